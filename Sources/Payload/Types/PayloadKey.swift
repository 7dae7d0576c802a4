/// The keys that a device reads, found by their bytes: reading a payload makes no string of a key.
enum PayloadKey {
  // At the root.
  case aps, simulatorTargetBundle, mdm
  // In `aps`.
  case alert, badge, sound, threadIdentifier, category, contentAvailable, mutableContent, targetContentIdentifier
  case interruptionLevel, relevanceScore, filterCriteria, contentChanged
  // In `aps`, for Live Activities.
  case event, timestamp, contentState, staleDate, dismissalDate, attributesType, attributes, inputPushChannel
  // In `alert`.
  case title, subtitle, body, launchImage
  case titleLocKey, subtitleLocKey, locKey, titleLocArgs, subtitleLocArgs, locArgs

  private static let table: [(name: StaticString, key: PayloadKey)] = [
    ("aps", .aps), ("Simulator Target Bundle", .simulatorTargetBundle), ("mdm", .mdm),
    ("alert", .alert), ("badge", .badge), ("sound", .sound), ("thread-id", .threadIdentifier),
    ("category", .category), ("content-available", .contentAvailable), ("mutable-content", .mutableContent),
    ("target-content-id", .targetContentIdentifier), ("interruption-level", .interruptionLevel),
    ("relevance-score", .relevanceScore), ("filter-criteria", .filterCriteria), ("content-changed", .contentChanged),
    ("event", .event), ("timestamp", .timestamp), ("content-state", .contentState), ("stale-date", .staleDate),
    ("dismissal-date", .dismissalDate), ("attributes-type", .attributesType), ("attributes", .attributes),
    ("input-push-channel", .inputPushChannel),
    ("title", .title), ("subtitle", .subtitle), ("body", .body), ("launch-image", .launchImage),
    ("title-loc-key", .titleLocKey), ("subtitle-loc-key", .subtitleLocKey), ("loc-key", .locKey),
    ("title-loc-args", .titleLocArgs), ("subtitle-loc-args", .subtitleLocArgs), ("loc-args", .locArgs),
  ]

  /// The key of `member`, where a device reads it somewhere.
  init?(_ member: JSONValue.Member) {
    let found =
      member.keyHasEscapes
      ? Self.table.first { member.keyEquals($0.name) }
      : member.withKeyBytes { bytes in
        Self.table.first { $0.name.utf8CodeUnitCount == bytes.count && Self.isEqual($0.name, bytes) }
      }
    guard let found else { return nil }
    self = found.key
  }

  @inline(__always)
  private static func isEqual(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for offset in 0..<bytes.count where name.utf8Start[offset] != bytes[offset] { return false }
    return true
  }
}
