extension ConnectionRecord {
  /// What ``endDetail`` says, for somebody who does not speak OpenSSL, with what to do; what is not known here stays as
  /// it is.
  public static func words(forDetail detail: String) -> String {
    for (part, words) in explanations where detail.contains(part) { return words }
    return detail
  }

  private static let explanations = [
    ("alert unknown ca", distrust), ("alert bad certificate", distrust), ("alert certificate unknown", distrust),
    ("no application protocol", "it does not offer HTTP/2 by ALPN: in curl --http2"),
    ("http request", "it spoke without TLS: the address begins with https://"),
  ]

  private static let distrust = "it does not trust Belfry's authority: belfry serve --print-env"
}

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
