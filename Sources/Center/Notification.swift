public import Payload

/// Names a notification: an identifier is unique within its app only.
public struct NotificationKey: Hashable, Sendable {
  public let bundleIdentifier: String
  /// The `apns-collapse-id`, or what the system assigned (apple-rules 7.9).
  public let requestIdentifier: String
  /// Makes a key.
  public init(bundleIdentifier: String, requestIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    self.requestIdentifier = requestIdentifier
  }
}

/// How an arrival was presented; the words of the JSON.
public enum Presentation: String, CaseIterable, Sendable {
  /// Alerted: a banner, or lit on the Lock Screen.
  case banner
  /// In the list without a banner.
  case list
  /// Waits for the scheduled summary.
  case summary
  /// In the list, its alert silenced by Focus.
  case held
  /// Nothing to show.
  case none
}

/// A notification that was accepted for the list, with its text resolved.
public struct Notification: Equatable, Sendable {
  public var key: NotificationKey
  /// Grows with every arrival; unique. Later is newer.
  public var sequence: Int64
  public var deliveryIdentifier: String
  /// `thread-id` as sent; nil where absent or empty.
  public var threadIdentifier: String?
  public var categoryIdentifier: String?
  /// Empty where the payload had none: the app's name takes its place on screen (apple-rules 1.3).
  public var title: String
  public var subtitle: String
  public var body: String
  /// The level after the checks of the app's capabilities.
  public var interruptionLevel: InterruptionLevel
  public var relevanceScore: Double
  public var targetContentIdentifier: String?
  public var filterCriteria: String?
  public var deliveredAt: Timestamp
  public var presentation: Presentation
  /// Why its alert was silenced; nil unless ``presentation`` is `.held`.
  public var heldReason: String?
  /// How many earlier notifications with this identifier it replaced.
  public var replacedCount: Int
  /// The payload as it came. ``userInfo`` is made of it when asked for.
  public var payload: [UInt8]

  /// The payload as the app gets it, minified JSON with every digit as sent.
  public var userInfo: String { Payload(JSONDocument(payload))?.userInfo ?? "{}" }
  /// The group that it belongs to when its app is grouped automatically.
  public var bundleIdentifier: String { key.bundleIdentifier }
  /// The request's identifier.
  public var requestIdentifier: String { key.requestIdentifier }
}
