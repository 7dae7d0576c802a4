public import Center

/// What the cards have in store for one request.
public struct FaultDraw: Equatable, Sendable {
  /// In place of the answer that the request would have got.
  public enum Answer: Equatable, Sendable {
    /// This reason; `since` is the `timestamp` of a 410, nil with any other.
    case reason(Reason, since: Timestamp?)
    /// None, ever; the push is not taken.
    case silence
    /// The push is taken as it would have been, and its answer is not sent.
    case lost
  }

  /// nil: the request is answered as it would have been.
  public var answer: Answer?
  /// Seconds that the answer waits.
  public var delay: Double = 0
  /// What becomes of the connection, once the answer is out where there is one.
  public var actions: [ConnectionAction] = []
  /// The texts of the cards that struck, for the record: `next 3 TooManyRequests`.
  public var cause = ""

  /// Adds what a card does.
  mutating func add(_ effect: FaultEffect, of text: String, at moment: Timestamp, laidAt: Timestamp) {
    cause += cause.isEmpty ? text : "; " + text
    switch effect {
    case .reason(let reason, let since):
      let dead = reason.status == 410 ? since?.resolved(from: laidAt) ?? moment : nil
      answer = .reason(reason, since: dead)
    case .delay(let milliseconds): delay += Double(milliseconds) / 1000
    case .silence: answer = .silence
    case .lostAnswer:
      answer = .lost
      actions.append(.drop)
    case .goAway(let reason, _): actions.append(.goAway(reason))
    case .drop:
      answer = .silence
      actions.append(.drop)
    case .stall: actions.append(.stall)
    case .idleClose, .streamLimit: break
    }
  }
}

/// What the cards have in store for a connection that begins.
public struct ConnectionFaults: Equatable, Sendable {
  /// The stream limit that it has from beginning to end; nil: the usual one.
  public var streamLimit: Int?
  /// Seconds without a request after which it is closed with `IdleTimeout`; nil: the usual.
  public var idleSeconds: Double?
  /// What becomes of it at once.
  public var actions: [ConnectionAction] = []
  /// The texts of the cards that struck.
  public var cause = ""

  /// Nothing.
  public init() {}

  mutating func add(_ effect: FaultEffect, of text: String) {
    cause += cause.isEmpty ? text : "; " + text
    switch effect {
    case .streamLimit(let limit): streamLimit = streamLimit ?? limit
    case .idleClose(let milliseconds): idleSeconds = idleSeconds ?? Double(milliseconds) / 1000
    case .goAway(let reason, _): actions.append(.goAway(reason))
    case .drop: actions.append(.drop)
    case .stall: actions.append(.stall)
    case .reason, .delay, .silence, .lostAnswer: break
    }
  }
}
