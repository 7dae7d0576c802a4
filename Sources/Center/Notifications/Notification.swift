public import Payload

/// Names a notification: an identifier is unique within its app only.
public struct NotificationKey: Hashable, Sendable {
  /// The app.
  public let bundleIdentifier: String
  /// The `apns-collapse-id`, or what the system assigned (apple-rules 7.9).
  public let requestIdentifier: String
  /// Makes a key.
  public init(bundleIdentifier: String, requestIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    self.requestIdentifier = requestIdentifier
  }
}

/// A notification that was accepted for the list, with its text resolved.
public struct Notification: Equatable, Sendable {
  /// Its app and its request identifier.
  public var key: NotificationKey
  /// Grows with every arrival; unique.
  ///
  /// Later is newer.
  public var sequence: Int64
  /// The `apns-id` of the push that brought it.
  public var deliveryIdentifier: String
  /// `thread-id` as sent; nil where absent or empty.
  public var threadIdentifier: String?
  /// `category` as sent, registered or not.
  public var categoryIdentifier: String?
  /// Empty where the payload had none: the app's name takes its place on screen (apple-rules 1.3).
  public var title: String
  /// The second line; empty for none.
  public var subtitle: String
  /// The message; empty for none.
  public var body: String
  /// The level after the checks of the app's capabilities.
  public var interruptionLevel: InterruptionLevel
  /// 0 to 1; 0 where absent (apple-rules 7.2).
  public var relevanceScore: Double
  /// `target-content-id`.
  public var targetContentIdentifier: String?
  /// `filter-criteria`.
  public var filterCriteria: String?
  /// When it arrived.
  public var deliveredAt: Timestamp
  /// How it was presented; `.summary` turns to `.list` when the summary comes.
  public var presentation: Presentation
  /// Why its alert was silenced, such as `while in Work`; nil unless ``presentation`` is `.held`.
  public var heldReason: String?
  /// How many earlier notifications with this identifier it replaced.
  public var replacedCount: Int
  /// The payload as it came.
  ///
  /// ``userInfo`` is made of it when asked for.
  public var payload: [UInt8]
  /// Posted by the app itself: what it has to show is no part of its ``userInfo``.
  public var isLocal = false
  /// The files that it carries.
  public var attachments: [Attachment]

  /// Makes a notification that was stored before.
  public init(
    key: NotificationKey, sequence: Int64, deliveryIdentifier: String, threadIdentifier: String? = nil,
    categoryIdentifier: String? = nil, title: String = "", subtitle: String = "", body: String = "",
    interruptionLevel: InterruptionLevel = .active, relevanceScore: Double = 0,
    targetContentIdentifier: String? = nil, filterCriteria: String? = nil, deliveredAt: Timestamp,
    presentation: Presentation, heldReason: String? = nil, replacedCount: Int = 0, payload: [UInt8],
    attachments: [Attachment] = []
  ) {
    self.key = key
    self.sequence = sequence
    self.deliveryIdentifier = deliveryIdentifier
    self.threadIdentifier = threadIdentifier
    self.categoryIdentifier = categoryIdentifier
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.interruptionLevel = interruptionLevel
    self.relevanceScore = relevanceScore
    self.targetContentIdentifier = targetContentIdentifier
    self.filterCriteria = filterCriteria
    self.deliveredAt = deliveredAt
    self.presentation = presentation
    self.heldReason = heldReason
    self.replacedCount = replacedCount
    self.payload = payload
    self.attachments = attachments
  }

  /// The payload as the app gets it, minified JSON with every digit as sent; of a local notification what the app put in.
  public var userInfo: String {
    guard let payload = Payload(JSONDocument(payload)) else { return "{}" }
    return isLocal ? payload.customContent : payload.userInfo
  }
  /// The app.
  public var bundleIdentifier: String { key.bundleIdentifier }
  /// The request's identifier.
  public var requestIdentifier: String { key.requestIdentifier }
}
