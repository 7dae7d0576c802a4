/// What a session tells its peer, and what it keeps of what the peer sends.
public struct SessionLimits: Equatable, Sendable {
  /// SETTINGS_MAX_CONCURRENT_STREAMS; nil: not told (a client, to which nobody opens streams).
  public var concurrentStreams: Int?
  /// SETTINGS_HEADER_TABLE_SIZE in bytes, in both directions.
  public var headerTableBytes = 4096
  /// SETTINGS_MAX_HEADER_LIST_SIZE in bytes, each field with the 32 that RFC 9113 adds.
  ///
  /// Of a message that has more only the beginning is kept, see ``HTTPMessage/hasTooManyFields``.
  public var fieldBytes = 8000
  /// SETTINGS_INITIAL_WINDOW_SIZE in bytes.
  public var streamWindow = 65_535
  /// The window of the connection in bytes.
  public var connectionWindow = 1 << 20
  /// How much of a body is kept, in bytes.
  public var bodyBytes = 65_536
  /// How much of a body is read and thrown away beyond that, in bytes.
  ///
  /// A message with more is handed over before it is complete, see ``HTTPMessage/isComplete``.
  public var discardedBodyBytes = 1 << 20
  /// How many entries a SETTINGS frame may have.
  public var settingsEntries = 32
  /// How many acknowledgements of PINGs and SETTINGS may wait for the peer to read.
  public var unsentAcknowledgements = 1000

  /// Makes the limits of a client: no stream is opened to it.
  public init(concurrentStreams: Int? = nil) { self.concurrentStreams = concurrentStreams }
}
