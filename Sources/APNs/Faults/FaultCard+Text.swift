import Center

extension FaultCard: CustomStringConvertible {
  /// The card on one line; ``init(_:)`` reads it back.
  ///
  ///     [next N | every N | P%] EFFECT [for SCOPE [and SCOPE]…] [from MOMENT] [until MOMENT] [on TIME off TIME]
  public var description: String {
    var words: [String] = []
    switch selector {
    case .each: break
    case .next(let count): words = ["next", "\(count)"]
    case .every(let count): words = ["every", "\(count)"]
    case .share(let hundredths): words = [Self.percentage(hundredths)]
    }
    words += effect.words
    let scopes = scope.phrases
    if !scopes.isEmpty { words += ["for", scopes.joined(separator: " and ")] }
    if let from = window.from { words += ["from", from.word] }
    if let until = window.until { words += ["until", until.word] }
    if let phases = window.phases {
      words += ["on", FaultTime.word(phases.on), "off", FaultTime.word(phases.off)]
    }
    return words.joined(separator: " ")
  }

  /// `5%`, `12.5%`, `0.05%`.
  private static func percentage(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)%" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
  }
}

extension FaultEffect {
  /// The words of an effect, in the order of the help; a reason stands for itself.
  enum Word: String, CaseIterable {
    case delay
    case noAnswer = "no-answer"
    case lostAnswer = "lost-answer"
    case goAway = "goaway"
    case drop
    case stall
    case idle
    case streams
  }

  fileprivate var words: [String] {
    switch self {
    case .reason(let reason, let since): [reason.rawValue] + (since.map { ["since", $0.word] } ?? [])
    case .delay(let milliseconds): [Word.delay.rawValue, FaultTime.word(milliseconds)]
    case .silence: [Word.noAnswer.rawValue]
    case .lostAnswer: [Word.lostAnswer.rawValue]
    case .goAway(let reason, let after): [Word.goAway.rawValue, reason.rawValue] + Self.threshold(after)
    case .drop(let after): [Word.drop.rawValue] + Self.threshold(after)
    case .stall(let after): [Word.stall.rawValue] + Self.threshold(after)
    case .idleClose(let milliseconds): [Word.idle.rawValue, FaultTime.word(milliseconds)]
    case .streamLimit(let limit): [Word.streams.rawValue, "\(limit)"]
    }
  }

  private static func threshold(_ after: Int) -> [String] { after == 1 ? [] : ["after", "\(after)"] }
}

extension FaultScope {
  /// The words that say what a scope is about.
  public enum Word: String, CaseIterable, Sendable {
    /// Device tokens, topics, kinds of push.
    case token, topic
    case pushType = "push-type"
    /// The address that a connection came in at, and its number.
    case environment, connection
  }

  fileprivate var phrases: [String] {
    var phrases: [String] = []
    func add(_ word: Word, _ value: String?) { if let value { phrases.append("\(word.rawValue) \(value)") } }
    add(.token, token?.text)
    add(.topic, topic?.text)
    add(.pushType, pushType)
    add(.environment, environment?.rawValue)
    add(.connection, connection.map(String.init))
    return phrases
  }
}

extension FaultMoment {
  fileprivate var word: String {
    switch self {
    case .at(let moment): moment.description
    case .later(let milliseconds): FaultTime.word(milliseconds)
    }
  }
}

/// Spans of time as words: `500ms`, `2s`, `5m`, `1h`.
enum FaultTime {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]

  /// No card waits longer: 30 days.
  static let limit: Int64 = 30 * 24 * 3_600_000

  /// The span in the largest unit that divides it.
  static func word(_ milliseconds: Int64) -> String {
    let unit = units.last { milliseconds % $0.milliseconds == 0 && milliseconds >= $0.milliseconds } ?? units[1]
    return "\(milliseconds / unit.milliseconds)\(unit.name)"
  }

  /// Milliseconds of `word`, a number with at most three decimals and a unit; nil where it is none or too long.
  static func milliseconds(_ word: some StringProtocol) -> Int64? {
    let number = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let unit = units.first(where: { $0.name == word[number.endIndex...].lowercased() }),
      let thousandths = thousandths(number)
    else { return nil }
    let (product, overflows) = thousandths.multipliedReportingOverflow(by: unit.milliseconds)
    guard !overflows, product % 1000 == 0, product / 1000 <= limit else { return nil }
    return product / 1000
  }

  /// `1.25` as 1250.
  private static func thousandths(_ number: some StringProtocol) -> Int64? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Int64(first), whole <= limit, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return whole * 1000 }
    guard (1...3).contains(parts[1].count), let fraction = Int64(parts[1]) else { return nil }
    return whole * 1000 + fraction * [100, 10, 1][parts[1].count - 1]
  }
}
