public import Center

/// A card on the table, with what it has done so far.
public struct LaidCard: Equatable, Sendable {
  /// Names it in commands; no other card of the deck has it.
  public let number: Int
  /// What it does.
  public let card: FaultCard
  /// ``FaultCard/description``, made once.
  public let text: String
  /// When it was laid; its phases and relative moments count from here.
  public internal(set) var laidAt: Timestamp
  /// Whether it takes part.
  public internal(set) var isOn = true
  /// How many it meant, while it was on and within its time.
  public internal(set) var seen: Int64 = 0
  /// How many it struck.
  public internal(set) var struck: Int64 = 0

  init(number: Int, _ card: FaultCard, laidAt: Timestamp) {
    self.number = number
    self.card = card
    self.laidAt = laidAt
    text = card.description
  }

  /// A card as it was stored; nil where `text` is none.
  public init?(number: Int, stored text: String, laidAt: Timestamp, isOn: Bool, seen: Int64, struck: Int64) {
    guard let card = try? FaultCard(text) else { return nil }
    self.init(number: number, card, laidAt: laidAt)
    self.isOn = isOn
    self.seen = seen
    self.struck = struck
  }

  /// How many it will still strike; nil: there is no end.
  public var left: Int64? { if case .next(let count) = card.selector { max(0, Int64(count) - struck) } else { nil } }

  /// Whether it has struck all that it was laid for.
  public var isSpent: Bool { left == 0 }

  /// Whether it can still strike at `moment`.
  public func isActive(at moment: Timestamp) -> Bool {
    guard isOn, !isSpent else { return false }
    return card.window.until.map { moment < $0.resolved(from: laidAt) } ?? true
  }

  /// Counts one that is meant and says whether it is struck.
  mutating func deal(seed: UInt64, place: Int) -> Bool {
    seen += 1
    let strikes =
      switch card.selector {
      case .each: true
      case .next(let count): struck < Int64(count)
      case .every(let count): seen % Int64(max(1, count)) == 0
      case .share(let hundredths): FaultDice.roll(seed: seed, place: place, seen) < hundredths
      }
    if strikes { struck += 1 }
    return strikes
  }
}

/// Chance that repeats: a function of the deck's seed, the card's place in it and how many it has seen.
///
/// So what a card does is not changed by those below it, and a deck that is dealt anew falls the same way, from its file
/// too, which keeps the order and no numbers.
enum FaultDice {
  /// 0 to 9,999, evenly.
  static func roll(seed: UInt64, place: Int, _ seen: Int64) -> Int {
    Int(mixed(mixed(mixed(seed) ^ UInt64(bitPattern: Int64(place + 1))) ^ UInt64(bitPattern: seen)) % 10_000)
  }

  /// The finalizer of SplitMix64: every bit of the result depends on every bit of `value`.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
