/// Names a stream of a connection: odd where the client opened it.
public typealias StreamIdentifier = Int32

/// Why a stream or a connection ended (RFC 9113 section 7).
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number on the wire.
  public var rawValue: UInt32
  /// Takes any number: a peer may send one that has no name.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nothing is wrong.
  public static let noError = ErrorCode(rawValue: 0)
  /// The peer broke a rule.
  public static let protocolError = ErrorCode(rawValue: 1)
  /// Our own fault.
  public static let internalError = ErrorCode(rawValue: 2)
  /// More was sent than the window allowed.
  public static let flowControlError = ErrorCode(rawValue: 3)
  /// SETTINGS were not acknowledged in time.
  public static let settingsTimeout = ErrorCode(rawValue: 4)
  /// A frame for a stream that was over.
  public static let streamClosed = ErrorCode(rawValue: 5)
  /// A frame of a wrong size.
  public static let frameSizeError = ErrorCode(rawValue: 6)
  /// Nothing was done: the request can be made again.
  public static let refusedStream = ErrorCode(rawValue: 7)
  /// The answer is not wanted any more.
  public static let cancel = ErrorCode(rawValue: 8)
  /// The state of header compression is lost.
  public static let compressionError = ErrorCode(rawValue: 9)
  /// The connection behind a CONNECT failed.
  public static let connectError = ErrorCode(rawValue: 10)
  /// The peer is too much work.
  public static let enhanceYourCalm = ErrorCode(rawValue: 11)
  /// TLS is not good enough.
  public static let inadequateSecurity = ErrorCode(rawValue: 12)
  /// HTTP/1.1 is wanted.
  public static let http11Required = ErrorCode(rawValue: 13)

  private static let names = [
    "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT", "STREAM_CLOSED",
    "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR", "CONNECT_ERROR", "ENHANCE_YOUR_CALM",
    "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
  ]
}

extension ErrorCode: CustomStringConvertible {
  /// The name in RFC 9113, or the number where there is none.
  public var description: String { rawValue < Self.names.count ? Self.names[Int(rawValue)] : "error \(rawValue)" }
}
