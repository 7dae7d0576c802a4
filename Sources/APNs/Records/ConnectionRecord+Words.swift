extension ConnectionRecord.End {
  /// Why, as a clause: `closed by the provider`.
  public var words: String {
    switch self {
    case .peer: "closed by the provider"
    case .goAway: "closed after a GOAWAY"
    case .idle: "nothing was asked for too long"
    case .slow: "it took nothing of its answers for too long"
    case .protocolError: "it broke the rules of HTTP/2"
    case .handshake: "TLS could not be agreed on"
    case .fault: "a card of the fault deck"
    case .limit: "it was one too many"
    case .shutdown: "the center ended"
    case .lost: "lost, with the center that had it"
    }
  }

  /// Why, in a word or two for a column: `closed`.
  public var shortWords: String {
    switch self {
    case .peer: "closed"
    case .goAway: "GOAWAY"
    case .protocolError: "bad HTTP/2"
    case .handshake: "no TLS"
    case .idle, .slow, .fault, .limit, .shutdown, .lost: rawValue
    }
  }
}
