/// How much one peer may ask for, and how many there may be.
///
/// None of these numbers is known of Apple's service (apple-rules 5.3, U); they keep one client from starving another and
/// the memory bounded. Those that somebody may want to change are keys of `endpoint` in `device.json`.
public struct EndpointLimits: Equatable, Sendable {
  /// Connections at a time.
  ///
  /// One more takes the place of one that has not said a word for ``wordlessSeconds``, else of the one that was silent for
  /// the longest, if that was for ``graceSeconds``; else it is closed at once.
  public var connections = 4096
  /// How long a connection may be silent while others wait for its place, in seconds.
  public var graceSeconds = 60.0
  /// How long a connection may be without its first SETTINGS while others wait for its place, in seconds.
  public var wordlessSeconds = 1.0
  /// Seconds until TLS is agreed on and the first SETTINGS are there.
  public var handshakeSeconds = 10.0
  /// Seconds from the first to the last byte of a request.
  public var requestSeconds = 30.0
  /// Seconds that a peer may take nothing of what waits for it.
  public var writeSeconds = 30.0
  /// Seconds without any request or PING; then GOAWAY with `IdleTimeout`.
  ///
  /// Apple advises a PING after about an hour (apple-rules 2.5).
  public var idleSeconds = 2 * 3600.0
  /// Seconds that a peer has to leave after a GOAWAY.
  public var leaveSeconds = 5.0
  /// Seconds between two looks at who is slow or silent.
  public var sweepSeconds = 1.0
  /// Bytes that are read from one connection in one turn of the loop.
  public var bytesPerTurn = 16 << 10
  /// Bytes that may wait for a peer; with more, nothing is read from it.
  public var outputBytes = 256 << 10
  /// Bytes of a body that are kept: more than the largest that is taken (apple-rules 4).
  public var bodyBytes = 8 << 10
  /// Bytes of all bodies of a connection that are on their way; who has more is cut off.
  public var keptBodyBytes = 1 << 20
  /// Bytes of a body that are read and thrown away; with more, the answer does not wait for the end.
  public var discardedBytes = 1 << 20
  /// Bytes of header fields that are kept, as RFC 9113 section 6.5.2 counts them.
  public var fieldBytes = 16 << 10
  /// Streams that a peer may reset at once, beyond ``resetsPerSecond``.
  public var resetBurst = 500
  /// Streams that a peer may reset a second in the long run.
  public var resetsPerSecond = 50.0
  /// Refusals in a row after which the connection is closed; 410 does not count (apple-rules 3.2, O); 0: never.
  public var refusalsInARow = 500
  /// Pushes, and answers, that are gathered for one transaction.
  public var pushesPerTransaction = 1024

  /// The limits as documented.
  public init() {}

  /// The same where the process may open `descriptors` files and sockets: some are needed for other things.
  public func fitting(descriptors: Int) -> EndpointLimits {
    var limits = self
    limits.connections = min(connections, max(descriptors - Self.otherDescriptors(of: descriptors), 1))
    return limits
  }

  /// How many of `descriptors` no provider gets: the store, the listeners, the control socket with its clients, delegates
  /// and extensions have them.
  public static func otherDescriptors(of descriptors: Int) -> Int { min(128, descriptors / 2) }
}
