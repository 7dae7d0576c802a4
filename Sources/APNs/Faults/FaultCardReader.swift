import Center
import Payload

extension FaultCard {
  /// Reads the text of a card; letters count in either case, and the clauses after the effect may stand in any order.
  public init(_ text: String) throws(FaultCardFault) {
    var reader = FaultCardReader(text)
    self = try reader.card()
  }
}

/// Reads a card word by word.
struct FaultCardReader {
  private var words: ArraySlice<Substring>
  /// The words read so far, for messages.
  private var past: [Substring] = []
  /// Whether it came to the end and looked for more.
  private(set) var ranOut = false
  /// Words of a card at most.
  private static let wordLimit = 40

  init(_ text: String) {
    words = text.split(maxSplits: Self.wordLimit, whereSeparator: \.isWhitespace)[...]
  }

  mutating func card() throws(FaultCardFault) -> FaultCard {
    let selector = try selector()
    var card = FaultCard(try effect(), selector: selector)
    var seen: Set<String> = []
    while let word = take() {
      let clause = word.lowercased()
      guard seen.insert(clause).inserted else { throw FaultCardFault("'\(clause)' stands twice") }
      try read(clause, as: String(word), into: &card)
    }
    ranOut = false
    try check(card)
    return card
  }

  private mutating func selector() throws(FaultCardFault) -> FaultSelector {
    guard let word = words.first else {
      throw FaultCardFault("nothing stands here; expected a card such as 'next 3 TooManyRequests'")
    }
    switch word.lowercased() {
    case "next":
      take()
      return .next(try count(1...1_000_000_000, "next 3"))
    case "every":
      take()
      return .every(try count(1...1_000_000_000, "every 10"))
    default:
      guard word.hasSuffix("%") else { return .each }
      take()
      let share = FaultTime.milliseconds("\(word.dropLast())s").map { $0 / 10 }
      guard let share, (1...10_000).contains(share), FaultTime.milliseconds("\(word.dropLast())s") == share * 10 else {
        throw FaultCardFault("'\(excerpt(word))' is no share; expected 0.01% to 100%, such as 5%")
      }
      return .share(hundredths: Int(share))
    }
  }

  private mutating func effect() throws(FaultCardFault) -> FaultEffect {
    let selector = past.first.map { String($0) }
    guard let word = take() else {
      throw FaultCardFault(
        "nothing happens\(place); expected a reason such as TooManyRequests, or \(list(FaultEffect.Word.self))")
    }
    if let selector, ["next", "every"].contains(word.lowercased()) || word.hasSuffix("%") {
      throw FaultCardFault(
        isSame(selector, word)
          ? "'\(excerpt(word))' stands twice" : "a card has one of next, every and a share, not '\(excerpt(word))' too")
    }
    if let reason = Reason.allCases.first(where: { isSame($0.rawValue, word) }) { return .reason(reason, since: nil) }
    switch FaultEffect.Word.allCases.first(where: { isSame($0.rawValue, word) }) {
    case .delay: return .delay(milliseconds: try time("delay 2s"))
    case .noAnswer: return .silence
    case .lostAnswer: return .lostAnswer
    case .goAway: return .goAway(try goAwayReason(), after: 1)
    case .drop: return .drop(after: 1)
    case .stall: return .stall(after: 1)
    case .idle: return .idleClose(milliseconds: try time("idle 30s"))
    case .streams: return .streamLimit(try count(1...1_000_000, "streams 1"))
    case nil:
      let known = Reason.allCases.map(\.rawValue) + FaultEffect.Word.allCases.map(\.rawValue) + ["next", "every"]
      throw FaultCardFault(
        "'\(excerpt(word))' is no reason of the service, and none of \(list(FaultEffect.Word.self))",
        suggestion: meant(word, known))
    }
  }

  /// The reason of a GOAWAY, `Shutdown` where none is named.
  private mutating func goAwayReason() throws(FaultCardFault) -> Reason {
    guard let word = words.first, !Self.clauses.contains(word.lowercased()) else { return .shutdown }
    guard let reason = Reason.allCases.first(where: { isSame($0.rawValue, word) }) else {
      throw FaultCardFault(
        "'\(excerpt(word))' is no reason of the service",
        suggestion: meant(word, Reason.allCases.map(\.rawValue) + Self.clauses))
    }
    take()
    return reason
  }

  static let clauses = ["after", "since", "for", "from", "until", "on"]

  private mutating func read(_ clause: String, as word: String, into card: inout FaultCard) throws(FaultCardFault) {
    switch (clause, card.effect) {
    case ("after", .goAway(let reason, _)): card.effect = .goAway(reason, after: try threshold())
    case ("after", .drop): card.effect = .drop(after: try threshold())
    case ("after", .stall): card.effect = .stall(after: try threshold())
    case ("after", _): throw FaultCardFault("'after' belongs to goaway, drop and stall")
    case ("since", .reason(let reason, _)) where reason.status == 410:
      card.effect = .reason(reason, since: try moment("since 2026-07-01T12:00:00Z"))
    case ("since", _): throw FaultCardFault("'since' belongs to Unregistered and ExpiredToken, which come with a time")
    case ("for", _): try scopes(&card.scope)
    case ("from", _): card.window.from = try moment("from 10s")
    case ("until", _): card.window.until = try moment("until 60s")
    case ("on", _): card.window.phases = try phases()
    default:
      throw FaultCardFault(
        "did not expect '\(excerpt(word[...]))'; expected \(ConfigurationReader.listing(Self.clauses))",
        suggestion: meant(word[...], Self.clauses))
    }
  }

  private mutating func threshold() throws(FaultCardFault) -> Int { try count(0...1_000_000_000, "after 100") }

  private mutating func phases() throws(FaultCardFault) -> FaultWindow.Phases {
    let on = try time("on 30s off 60s")
    guard let word = take(), word.lowercased() == "off" else {
      throw FaultCardFault("'on' has no 'off'; expected two times, such as on 30s off 60s")
    }
    let off = try time("on 30s off 60s")
    guard on > 0 else { throw FaultCardFault("a card that is on for no time never strikes") }
    return FaultWindow.Phases(on: on, off: off)
  }

  private mutating func scopes(_ scope: inout FaultScope) throws(FaultCardFault) {
    repeat {
      guard let word = take() else {
        throw FaultCardFault("nobody stands behind 'for'; expected \(list(FaultScope.Word.self)) and a value")
      }
      guard let kind = FaultScope.Word.allCases.first(where: { isSame($0.rawValue, word) }) else {
        throw FaultCardFault(
          "'\(excerpt(word))' is none of \(list(FaultScope.Word.self))",
          suggestion: meant(word, FaultScope.Word.allCases.map(\.rawValue)))
      }
      guard let value = take() else { throw FaultCardFault("'\(kind.rawValue)' has no value") }
      try narrow(&scope, kind, value)
    } while takes("and")
  }

  private func narrow(
    _ scope: inout FaultScope, _ kind: FaultScope.Word, _ value: Substring
  ) throws(FaultCardFault) {
    switch kind {
    case .token:
      guard value.utf8.allSatisfy({ $0.isHexadecimalDigit || $0 == UInt8(ascii: "*") }) else {
        throw FaultCardFault(
          "'\(excerpt(value))' is no token; expected hexadecimal digits, with * for any of them, such as 00fc*")
      }
      scope.token = FaultPattern(value.lowercased())
    case .topic: scope.topic = FaultPattern(String(value))
    case .pushType: scope.pushType = value.lowercased()
    case .environment:
      guard let environment = APNsEnvironment(rawValue: value.lowercased()) else {
        throw FaultCardFault(
          "'\(excerpt(value))' is no environment; expected sandbox or production",
          suggestion: meant(value, APNsEnvironment.allCases.map(\.rawValue)))
      }
      scope.environment = environment
    case .connection:
      guard let number = Int64(value), number > 0 else {
        throw FaultCardFault("'\(excerpt(value))' is no number of a connection; 'belfry connections' lists them")
      }
      scope.connection = number
    }
  }

  /// What each word allows and all together do not.
  private func check(_ card: FaultCard) throws(FaultCardFault) {
    if card.effect.strikesOpening, card.scope.namesRequests {
      throw FaultCardFault(
        "a connection has no token, topic or push type when it begins; narrow this card by environment or connection")
    }
    if case .at(let from)? = card.window.from, case .at(let until)? = card.window.until, until <= from {
      throw FaultCardFault("'until' is not after 'from'")
    }
  }
}

// Words.
extension FaultCardReader {
  @discardableResult
  private mutating func take() -> Substring? {
    guard let word = words.popFirst() else {
      ranOut = true
      return nil
    }
    past.append(word)
    return word
  }

  private mutating func takes(_ expected: String) -> Bool {
    guard words.first?.lowercased() == expected else { return false }
    take()
    return true
  }

  private mutating func count(_ range: ClosedRange<Int>, _ example: String) throws(FaultCardFault) -> Int {
    guard let word = take() else { throw FaultCardFault("a number is missing\(place), as in '\(example)'") }
    guard let count = Int(word), range.contains(count) else {
      throw FaultCardFault(
        "'\(excerpt(word))' is no whole number from \(range.lowerBound) to \(range.upperBound), as in '\(example)'")
    }
    return count
  }

  private mutating func time(_ example: String) throws(FaultCardFault) -> Int64 {
    guard let word = take() else { throw FaultCardFault("a time is missing\(place), as in '\(example)'") }
    guard let milliseconds = FaultTime.milliseconds(word) else {
      throw FaultCardFault(
        "'\(excerpt(word))' is no time of at most 30 days; expected a number with ms, s, m or h, as in '\(example)'")
    }
    return milliseconds
  }

  private mutating func moment(_ example: String) throws(FaultCardFault) -> FaultMoment {
    guard let word = take() else { throw FaultCardFault("a moment is missing\(place), as in '\(example)'") }
    if let milliseconds = FaultTime.milliseconds(word) { return .later(milliseconds: milliseconds) }
    if let moment = Timestamp(iso8601: String(word)) { return .at(moment) }
    throw FaultCardFault(
      "'\(excerpt(word))' is no moment; expected a time in ISO 8601, or a span from when the card is laid, such as 10s")
  }

  /// ` after 'next 3'`; nothing at the beginning.
  private var place: String { past.isEmpty ? "" : " after '\(excerpt(past.suffix(3).joined(separator: " ")[...]))'" }

  private func isSame(_ known: String, _ word: Substring) -> Bool { isSameWord(known, String(word)) }

  /// The nearest known word, else the first one that begins so.
  private func meant(_ word: Substring, _ known: [String]) -> String? {
    let beginning = word.lowercased()
    let near =
      nearest(String(word), in: known)
      ?? (beginning.count > 2 ? known.first { $0.lowercased().hasPrefix(beginning) } : nil)
    return near.map { "did you mean '\($0)'?" }
  }

  private func excerpt(_ word: Substring) -> String { ConfigurationReader.excerpt(String(word)) }

  private func list<Word>(_ type: Word.Type) -> String where Word: CaseIterable & RawRepresentable<String> {
    Word.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
