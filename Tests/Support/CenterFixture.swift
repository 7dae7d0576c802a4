public import Center
import Payload

/// A phone for tests: a center, its clock, and payloads that come in one after the other.
///
/// It begins on Friday, 3 July 2026, at 9:41 UTC with the apps of ``profiles``.
public struct CenterFixture: Sendable {
  /// The phone.
  public private(set) var center: CenterState
  private var count = 0

  /// 2026-07-03T09:41:00Z.
  public static let start = Timestamp(milliseconds: 1_783_071_660_000)

  /// A phone with invented apps, or with others.
  public init(profiles: [AppProfile] = Self.profiles, device: DeviceProfile = .standard) {
    center = CenterState(now: Self.start, deviceProfile: device, profiles: profiles)
  }

  /// Applies an event `seconds` after the last one.
  @discardableResult
  public mutating func apply(_ event: CenterEvent, after seconds: Double = 0) -> [CenterEffect] {
    center.reduce(event, at: center.now.adding(seconds: seconds))
  }

  /// Delivers a payload; returns the name of the notification that it makes.
  @discardableResult
  public mutating func deliver(
    _ payload: String, to bundleIdentifier: String = "com.example.chat", after seconds: Double = 0,
    headers: Arrival.Headers = Arrival.Headers()
  ) -> NotificationKey {
    deliver(Array(payload.utf8), to: bundleIdentifier, after: seconds, headers: headers)
  }

  /// Delivers a payload; returns the name of the notification that it makes.
  @discardableResult
  public mutating func deliver(
    _ payload: [UInt8], to bundleIdentifier: String = "com.example.chat", after seconds: Double = 0,
    headers: Arrival.Headers = Arrival.Headers()
  ) -> NotificationKey {
    count += 1
    let request = headers.collapseIdentifier ?? "request-\(count)"
    apply(
      .payloadArrived(
        Arrival(
          bundleIdentifier: bundleIdentifier, payload: payload, headers: headers,
          deliveryIdentifier: "delivery-\(count)", assignedRequestIdentifier: request)), after: seconds)
    return NotificationKey(bundleIdentifier: bundleIdentifier, requestIdentifier: request)
  }

  /// Lets time pass until banners have left.
  public mutating func wait(seconds: Double) { apply(.timePassed, after: seconds) }
}

extension CenterFixture {
  /// Invented apps: a chat, a railway, a bank, a newspaper.
  public static var profiles: [AppProfile] {
    [
      profile(
        "com.example.chat", "Chat", glyph: "✉", tint: "#34C759", categories: [message],
        capabilities: [.timeSensitive]),
      profile("com.example.rail", "Rail", glyph: "▶", tint: "#007AFF", capabilities: [.timeSensitive]),
      profile("com.example.bank", "Bank", glyph: "$", tint: "#5856D6", categories: [transfer]),
      profile("com.example.news", "The Daily", glyph: "¶", tint: "#FF9500"),
      profile("com.example.alarm", "Alarm", glyph: "!", tint: "#FF3B30", capabilities: [.criticalAlerts]),
    ]
  }

  private static func profile(
    _ bundleIdentifier: String, _ name: String, glyph: String, tint: String, categories: [NotificationCategory] = [],
    capabilities: Set<AppProfile.Capability> = []
  ) -> AppProfile {
    var profile = AppProfile.plain(bundleIdentifier: bundleIdentifier)
    profile.name = name
    profile.glyph = glyph
    profile.tint = tint
    profile.categories = categories
    profile.capabilities = capabilities
    return profile
  }

  /// Reply, a plain button, a destructive one.
  private static var message: NotificationCategory {
    NotificationCategory(
      identifier: "MESSAGE",
      actions: [
        NotificationAction(
          identifier: "reply", title: "Reply", options: [],
          textInput: NotificationAction.TextInput(buttonTitle: "Send", placeholder: "Message")),
        NotificationAction(identifier: "like", title: "Like", options: []),
        NotificationAction(identifier: "delete", title: "Delete", options: [.destructive]),
      ])
  }

  /// Buttons that want the device unlocked and that open the app.
  private static var transfer: NotificationCategory {
    NotificationCategory(
      identifier: "TRANSFER",
      actions: [
        NotificationAction(identifier: "approve", title: "Approve", options: [.authenticationRequired]),
        NotificationAction(identifier: "details", title: "Show Details", options: [.foreground]),
      ])
  }
}
