public import Center

/// A connection of a provider, as people look at it.
public struct ConnectionRecord: Equatable, Sendable {
  /// Why a connection ended.
  public enum End: String, CaseIterable, Sendable {
    /// The provider closed it.
    case peer
    /// We went away and it closed.
    case goAway
    /// Nothing was asked for too long.
    case idle
    /// It took nothing of its answers for too long.
    case slow
    /// It spoke no HTTP/2, or broke its rules.
    case protocolError
    /// TLS could not be agreed on.
    case handshake
    /// A fault of the deck.
    case fault
    /// It was one too many.
    case limit
    /// The center ended.
    case shutdown
    /// The center was killed.
    case lost
  }

  /// ``ProviderConnection/number``.
  public let number: Int64
  /// The address that it came in at.
  public let environment: APNsEnvironment
  /// When it came.
  public let openedAt: Timestamp
  /// The provider's address and port: `127.0.0.1:53122`.
  public var peer: String
  /// `TLSv1.3`; nil in cleartext.
  public var tlsVersion: String?
  /// The subject of the client's certificate; nil: none was shown.
  public var certificate: String?
  /// `user-agent` of its first request; nil where it sends none.
  public var userAgent: String?
  /// Requests that were answered, or are never answered.
  public var requestCount: Int64 = 0
  /// Those among them that were refused.
  public var errorCount: Int64 = 0
  /// Streams over its limit, which were refused (REFUSED_STREAM) and are no requests.
  public var refusedStreamCount: Int64 = 0
  /// Requests that broke the rules of HTTP, or were never completed: their streams were reset.
  public var brokenRequestCount: Int64 = 0
  /// When it was sent a GOAWAY; nil: never.
  public var wentAwayAt: Timestamp?
  /// When it ended; nil: it has not.
  public var closedAt: Timestamp?
  /// Why.
  public var end: End?
  /// Why more exactly, in the words of TLS or HTTP/2: `tlsv1 alert unknown ca`; nil: there is no more to say.
  public var endDetail: String?

  /// Makes a record of a connection that has just come.
  public init(
    number: Int64, environment: APNsEnvironment, openedAt: Timestamp, peer: String = "", tlsVersion: String? = nil,
    certificate: String? = nil
  ) {
    self.number = number
    self.environment = environment
    self.openedAt = openedAt
    self.peer = peer
    self.tlsVersion = tlsVersion
    self.certificate = certificate
  }

  /// The record as a later process knows it: a connection that was open then is lost.
  public var outlived: ConnectionRecord {
    var record = self
    if record.closedAt == nil { record.end = record.end ?? .lost }
    return record
  }
}
