public import Center

/// One request and its answer, as people look at it.
public struct RequestRecord: Equatable, Sendable {
  /// Which connection; ``ProviderConnection/number``.
  public var connection: Int64
  /// When it was complete.
  public var receivedAt: Timestamp
  /// `:method`.
  public var method: String
  /// `:path`.
  public var path: String
  /// The status that was answered; nil: none.
  public var status: Int?
  /// Why not.
  public var reason: Reason?

  /// Makes a record.
  public init(
    connection: Int64, receivedAt: Timestamp, method: String, path: String, status: Int? = nil, reason: Reason? = nil
  ) {
    self.connection = connection
    self.receivedAt = receivedAt
    self.method = method
    self.path = path
    self.status = status
    self.reason = reason
  }
}
