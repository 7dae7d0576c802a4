extension Rule {
  static let headerInPayload = Rule(
    "header-in-payload", .warning, "Request headers are not keys of the payload.",
    "`apns-priority`, `apns-push-type`, `apns-topic`, `apns-collapse-id` and `apns-expiration` go beside the body, as "
      + "HTTP/2 header fields. In the body they are custom data.",
    source: "2.2", bad: #"{"aps":{"alert":"Hello","apns-priority":10}}"#, good: #"{"aps":{"alert":"Hello"}}"#)
}

/// A header of the request that was written into the payload.
struct RequestHeader {
  /// The header's name.
  let name: String

  /// Judges a key; `priority` and the like are common words, so at the root their values must speak for it too.
  init?(key: String, isInAPS: Bool, value: JSONValue) {
    let first = key.utf8.first
    guard first == UInt8(ascii: "a") || first == UInt8(ascii: "p") || first == UInt8(ascii: "c") || isInAPS else {
      return nil
    }
    if key.hasPrefix("apns-") || key.hasPrefix("apns_") || Self.names.contains(where: { isSameWord($0, key) }) {
      name = Self.names.first { isSameWord($0, key) } ?? "apns-…"
    } else if let short = Self.shortNames.first(where: { isSameWord($0.key, key) }) {
      name = short.value
    } else if isSameWord(key, "priority"), isInAPS || Self.isPriority(value) {
      name = "apns-priority"
    } else if isInAPS, let common = Self.commonNames.first(where: { isSameWord($0.key, key) }) {
      name = common.value
    } else {
      return nil
    }
  }

  private static func isPriority(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .number: [1, 5, 10].contains(value.number?.integer)
    case .string: ["high", "normal", "1", "5", "10"].contains(value.string?.lowercased())
    default: false
    }
  }

  private static let names = [
    "apns-priority", "apns-push-type", "apns-topic", "apns-collapse-id", "apns-expiration", "apns-id",
    "apns-channel-id",
  ]
  private static let shortNames = [
    "push-type": "apns-push-type", "collapse-id": "apns-collapse-id", "collapse-key": "apns-collapse-id",
    "collapse-identifier": "apns-collapse-id",
  ]
  private static let commonNames = [
    "topic": "apns-topic", "expiration": "apns-expiration", "expiry": "apns-expiration", "ttl": "apns-expiration",
    "time-to-live": "apns-expiration",
  ]
}

extension RuleFamily {
  /// Headers at the root and in `aps`.
  static let headersInPayload = RuleFamily([.headerInPayload]) { subject, findings in
    guard subject.hasAPS else { return }
    check(subject.root, .root, isInAPS: false, &findings)
    check(subject.aps, .aps, isInAPS: true, &findings)
  }

  private static func check(
    _ object: LintObject, _ parent: PayloadKeyPath, isInAPS: Bool, _ findings: inout FindingCollector
  ) {
    for member in object.members where member.match == nil && !findings.isFull {
      guard isInAPS || canBeHeader(object, member) else { continue }
      let key = object.key(member)
      guard let header = RequestHeader(key: key, isInAPS: isInAPS, value: object.value(member)) else { continue }
      findings.report(
        .headerInPayload, at: object.keyPosition(member), parent.member(key),
        "\(quoted(key)) is a request header, not a key of the payload", fix: "send it as the header '\(header.name)'")
    }
  }

  /// Whether a key begins as a header does, so that most keys cost no text.
  private static func canBeHeader(_ object: LintObject, _ member: LintObject.Member) -> Bool {
    let content = object.document.nodes[member.keyIndex].contentRange
    guard content.count >= 6, content.count <= 24 else { return false }
    let start = object.document.bytes.withUnsafeBufferPointer { bytes in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[content.lowerBound + $1] | 0x20) }
    }
    return beginnings.contains(start)
  }

  /// The first four letters of `apns-…`, `priority`, `push-type`, `collapse-id`.
  private static let beginnings: [UInt32] = [0x6170_6E73, 0x7072_696F, 0x7075_7368, 0x636F_6C6C]
}
