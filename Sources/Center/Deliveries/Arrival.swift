public import Payload

/// A push as it came in, before anything was decided.
public struct Arrival: Equatable, Sendable {
  /// The headers of the request, or what a command's options say.
  public struct Headers: Equatable, Sendable {
    /// `apns-push-type`; nil where absent.
    public var pushType: PushType?
    /// 10, 5 or 1; nil where absent (a provider that gives none gets 10, a file the one that fits its push type).
    public var priority: Int?
    /// `apns-expiration`; nil where absent.
    public var expiration: Int64?
    /// `apns-collapse-id`; nil or empty where absent.
    public var collapseIdentifier: String?
    /// `apns-topic`; nil where absent.
    public var topic: String?
    /// Headers of a push that says nothing.
    public init(
      pushType: PushType? = nil, priority: Int? = nil, expiration: Int64? = nil, collapseIdentifier: String? = nil,
      topic: String? = nil
    ) {
      self.pushType = pushType
      self.priority = priority
      self.expiration = expiration
      self.collapseIdentifier = collapseIdentifier
      self.topic = topic
    }
  }
  /// The door that it came through: some rules differ (apple-rules 10).
  public enum Source: String, CaseIterable, Sendable {
    /// A file or standard input, as `simctl push` takes it.
    case file
    /// The provider endpoint.
    case endpoint
    /// The app itself: a local notification, which is on the phone from the beginning.
    case local
  }

  /// The greatest number of bytes that a broadcast may have (apple-rules 4).
  public static let broadcastByteLimit = 5120

  /// The app.
  public var bundleIdentifier: String
  /// The body as it was sent.
  public var payload: [UInt8]
  /// The headers.
  public var headers: Headers
  /// The door.
  public var source: Source
  /// The `apns-id`, given or made.
  public var deliveryIdentifier: String
  /// The identifier that the system assigns where there is no collapse identifier.
  public var assignedRequestIdentifier: String
  /// The channel of a broadcast; nil for a push to this phone alone.
  public var channel: String?
  /// The device token that it was sent to; nil where none was named.
  public var deviceToken: String?
  /// When its app was removed: the service took the push and did not know it yet; nil: the app is there.
  public var appRemovedAt: Timestamp?
  /// The files that whoever made the notification on the phone has attached; no push over the air brings any.
  public var attachments: [Attachment]
  /// Makes an arrival.
  public init(
    bundleIdentifier: String, payload: [UInt8], headers: Headers = Headers(), source: Source = .file,
    deliveryIdentifier: String, assignedRequestIdentifier: String, channel: String? = nil,
    attachments: [Attachment] = []
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.payload = payload
    self.headers = headers
    self.source = source
    self.deliveryIdentifier = deliveryIdentifier
    self.assignedRequestIdentifier = assignedRequestIdentifier
    self.channel = channel
    self.attachments = attachments
  }

  /// The request identifier: the collapse identifier, else the one that was assigned.
  ///
  /// Source: apple-rules 7.9.
  public var requestIdentifier: String {
    guard let collapse = headers.collapseIdentifier, !collapse.isEmpty else { return assignedRequestIdentifier }
    return collapse
  }
}
