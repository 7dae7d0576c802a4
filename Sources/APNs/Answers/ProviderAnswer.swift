public import Center

/// What the service answers to one request.
///
/// Source: apple-rules 3.1.
public struct ProviderAnswer: Equatable, Sendable {
  /// `:status`.
  public var status: Int
  /// nil: yes.
  public var reason: Reason?
  /// `apns-id`, or `apns-request-id` at the broadcast and channel endpoints: the request's own, or a made one.
  public var identifier: String
  /// It is one of the broadcast and channel endpoints, whose identifier is called `apns-request-id`.
  public var isForChannels = false
  /// `apns-unique-id`; nil in production.
  public var uniqueIdentifier: String?
  /// Since when the token has been dead; with 410 alone.
  public var timestamp: Timestamp?
  /// Further fields, such as `apns-channel-id`.
  public var fields: [ProviderRequest.Field]
  /// The body where it is not that of a reason: an answer of the channel endpoints; else nil.
  public var content: [UInt8]?

  /// Makes an answer; the status is that of the reason where none is given.
  public init(
    status: Int? = nil, reason: Reason? = nil, identifier: String, uniqueIdentifier: String? = nil,
    timestamp: Timestamp? = nil, fields: [ProviderRequest.Field] = [], content: [UInt8]? = nil
  ) {
    self.status = status ?? reason?.status ?? 200
    self.reason = reason
    self.identifier = identifier
    self.uniqueIdentifier = uniqueIdentifier
    self.timestamp = timestamp
    self.fields = fields
    self.content = content
  }
}
