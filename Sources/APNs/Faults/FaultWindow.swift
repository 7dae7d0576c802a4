public import Center

/// When a card strikes; what is nil bounds nothing.
public struct FaultWindow: Equatable, Sendable {
  /// So long it strikes, so long it rests, in turns.
  public struct Phases: Equatable, Sendable {
    /// How long it strikes; at least a millisecond.
    public var on: Int64
    /// How long it rests.
    public var off: Int64
    /// Makes phases, in milliseconds.
    public init(on: Int64, off: Int64) {
      self.on = on
      self.off = off
    }
  }

  /// Not before.
  public var from: FaultMoment?
  /// Before this alone.
  public var until: FaultMoment?
  /// In turns, reckoned from ``from``, or from when the card was laid.
  public var phases: Phases?

  /// Always.
  public init(from: FaultMoment? = nil, until: FaultMoment? = nil, phases: Phases? = nil) {
    self.from = from
    self.until = until
    self.phases = phases
  }

  /// Whether the card strikes at `moment`, having been laid at `laidAt`.
  func contains(_ moment: Timestamp, laidAt: Timestamp) -> Bool {
    let start = from?.resolved(from: laidAt) ?? laidAt
    if from != nil, moment < start { return false }
    if let until, moment >= until.resolved(from: laidAt) { return false }
    guard let phases else { return true }
    let passed = moment.milliseconds - start.milliseconds
    // A clock that was turned back is before the first phase, which counts as its beginning.
    return passed < 0 || passed % (phases.on + phases.off) < phases.on
  }
}

/// A moment of a card: a fixed one, or one reckoned from when the card was laid.
public enum FaultMoment: Equatable, Sendable {
  /// This moment.
  case at(Timestamp)
  /// So many milliseconds after the card was laid.
  case later(milliseconds: Int64)

  /// The moment that is meant.
  func resolved(from start: Timestamp) -> Timestamp {
    switch self {
    case .at(let moment): moment
    case .later(let milliseconds): Timestamp(milliseconds: start.milliseconds + milliseconds)
    }
  }
}
