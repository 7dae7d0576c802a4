import Payload

extension FaultCard {
  /// The words that may stand behind `words` on a card, each with a few words about it; what only the phone knows
  /// (tokens, topics) is not among them: ``openScope(of:)``.
  ///
  /// A word is offered where the reader takes it, so that there is one grammar.
  public static func candidates(after words: [String]) -> [(word: String, note: String)] {
    switch openScope(of: words) {
    case .pushType: return PushType.allCases.map { ($0.rawValue, "") }
    case .token, .topic, .connection: return []
    case .environment, nil: break
    }
    return vocabulary.filter { candidate in
      var reader = FaultCardReader((words + [candidate.word]).joined(separator: " "))
      return (try? reader.card()) != nil || reader.ranOut
    }
  }

  /// What the word behind `words` narrows: `topic` behind `… for topic`; nil where it narrows nothing.
  public static func openScope(of words: [String]) -> FaultScope.Word? {
    guard let last = words.last.flatMap({ FaultScope.Word(rawValue: $0.lowercased()) }), words.count > 1 else {
      return nil
    }
    return ["for", "and"].contains(words[words.count - 2].lowercased()) ? last : nil
  }

  /// Every word of a card, with examples of numbers and times, in the order of a card.
  private static let vocabulary: [(word: String, note: String)] =
    [("next", "the next so many, then no more"), ("every", "one of so many"), ("5%", "a share")]
    + ["1", "3", "10", "100"].map { ($0, "") }
    + FaultEffect.Word.allCases.map { ($0.rawValue, $0.note) }
    + Reason.allCases.map { ($0.rawValue, "\($0.status)") }
    + [
      ("after", "from the so many-th request of a connection on"), ("since", "the timestamp of a 410"),
      ("for", "whom it means"), ("from", "not before"), ("until", "not any more then"), ("on", "in turns, with off"),
      ("off", "and so long not"), ("and", "who is this too"),
    ]
    + FaultScope.Word.allCases.map { ($0.rawValue, "") }
    + APNsEnvironment.allCases.map { ($0.rawValue, "") }
    + ["2s", "10s", "30s", "1m", "5m"].map { ($0, "") }
}

extension FaultEffect.Word {
  /// What it does, in a few words.
  fileprivate var note: String {
    switch self {
    case .delay: "the answer comes later"
    case .noAnswer: "nothing is ever answered"
    case .lostAnswer: "taken, and the connection closed"
    case .goAway: "GOAWAY with a reason"
    case .drop: "the connection is closed at once"
    case .stall: "nothing more is read"
    case .idle: "closed where nothing is asked for so long"
    case .streams: "so many streams at a time"
    }
  }
}
