public import Center

/// What the service knows of one connection of a provider.
///
/// The first push with a valid token binds team and key (apple-rules 5.1).
public struct ProviderConnection: Equatable, Sendable {
  /// Counts from 1 as long as the center runs.
  public var number: Int64
  /// The address that it came in at.
  public var environment: APNsEnvironment
  /// When it came.
  public var openedAt: Timestamp
  /// Requests that it has brought; ``Gateway/take(_:on:at:with:)`` counts each before it looks at it.
  public var requestCount: Int64 = 0
  /// Makes a connection on which nothing was asked yet.
  public init(number: Int64, environment: APNsEnvironment, openedAt: Timestamp) {
    self.number = number
    self.environment = environment
    self.openedAt = openedAt
  }
}
