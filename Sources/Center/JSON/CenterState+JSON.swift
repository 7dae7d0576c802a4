public import Payload

extension CenterState {
  /// The whole phone, as `state --json` prints it.
  public var json: JSONOutput {
    .object([
      ("device", deviceJSON),
      ("apps", .array(apps.values.sorted { $0.profile.bundleIdentifier < $1.profile.bundleIdentifier }.map(\.json))),
      ("threads", .array(threadOrder.reversed().compactMap { threads[$0.key]?.json })),
      ("notifications", .array(keysInScreenOrder.compactMap { notifications[$0].map(json(for:)) })),
      ("banner", .text(banner?.key.requestIdentifier)),
      ("summary", .array(summary.map { .string($0.requestIdentifier) })),
      ("storedPushes", .array((Array(storedPushes) + extensionPushes).map(\.json))),
      ("liveActivities", .array(orderedLiveActivities.map(\.json))),
      ("responseCount", .integer(responseCount)),
    ])
  }

  /// What the phone is doing now.
  public var deviceJSON: JSONOutput {
    .object([
      ("clock", .string(now.description)),
      ("locked", .bool(device.isLocked)),
      ("focus", .text(device.focus)),
      ("ringer", .bool(device.isRingerOn)),
      ("online", .bool(device.isOnline)),
      ("lowPower", .bool(device.isLowPower)),
      ("foregroundApp", .text(device.foregroundApp)),
      ("locale", .string(locale)),
    ])
  }
}

extension CenterState.App {
  /// `bundleIdentifier`, `name` and `badge`.
  public var json: JSONOutput {
    .object([
      ("bundleIdentifier", .string(profile.bundleIdentifier)), ("name", .string(profile.name)),
      ("badge", .integer(badge)),
    ])
  }
}

extension NotificationThread {
  /// The stack with its members, the newest first.
  public var json: JSONOutput {
    .object([
      ("bundleIdentifier", .string(key.bundleIdentifier)),
      ("threadIdentifier", .text(threadIdentifier)),
      ("count", .integer(Int64(members.count))),
      ("summary", .text(summaryLine)),
      ("requestIdentifiers", .array(members.reversed().map { .string($0.key.requestIdentifier) })),
    ])
  }
}
