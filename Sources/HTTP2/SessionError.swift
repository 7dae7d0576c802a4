/// Why a connection cannot go on: it is to be closed, after what ``Session/send(into:upTo:)`` still gives.
public enum SessionError: Error, Equatable, Sendable {
  /// The peer speaks HTTP/1.
  case http1
  /// The peer speaks something else: its first bytes are no preface (RFC 9113 section 3.4).
  case notHTTP2
  /// The peer makes us answer more than it reads: PINGs, SETTINGS.
  case flooded
  /// One header block in too many frames.
  case tooManyContinuations
  /// There is no memory.
  case outOfMemory
  /// Anything else, in nghttp2's words.
  case other(String)
}

extension SessionError: CustomStringConvertible {
  /// What happened, as a clause.
  public var description: String {
    switch self {
    case .http1: "the peer speaks HTTP/1; expected HTTP/2 (curl: --http2-prior-knowledge)"
    case .notHTTP2: "the peer does not speak HTTP/2"
    case .flooded: "the peer floods the connection with frames that ask for answers"
    case .tooManyContinuations: "the peer sends endless header fields"
    case .outOfMemory: "there is not enough memory"
    case .other(let message): message
    }
  }
}
