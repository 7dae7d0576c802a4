/// What a card does.
///
/// The first four strike requests, the next three a connection once it has brought so many requests (0: as soon as it is
/// there), the last two hold for a connection from its beginning.
public enum FaultEffect: Equatable, Sendable {
  /// The reason is answered with its status; with 410 `since` is the `timestamp`, nil: the moment of the answer.
  case reason(Reason, since: FaultMoment?)
  /// The answer comes so much later; what it says is not changed.
  case delay(milliseconds: Int64)
  /// Nothing is ever answered, and the push is not taken.
  case silence
  /// The push is taken, but the connection is closed in place of an answer.
  case lostAnswer
  /// GOAWAY with the reason; what was begun is finished.
  case goAway(Reason, after: Int)
  /// The connection is closed at once, without an answer.
  case drop(after: Int)
  /// Nothing more is read from the connection: its window stays where it is.
  case stall(after: Int)
  /// GOAWAY with `IdleTimeout` where nothing was asked for so long.
  case idleClose(milliseconds: Int64)
  /// SETTINGS_MAX_CONCURRENT_STREAMS, whatever the provider has shown.
  case streamLimit(Int)

  /// Whether it gives the request its answer, or none, so that no other card can.
  var decidesAnswer: Bool {
    switch self {
    case .reason, .silence, .lostAnswer, .drop: true
    case .delay, .goAway, .stall, .idleClose, .streamLimit: false
    }
  }

  /// How many requests a connection has brought when it strikes; nil: it strikes requests.
  var threshold: Int? {
    switch self {
    case .goAway(_, let after), .drop(let after), .stall(let after): after
    case .idleClose, .streamLimit: 0
    case .reason, .delay, .silence, .lostAnswer: nil
    }
  }

  /// Whether it is drawn where a connection begins, before anything was asked.
  var strikesOpening: Bool { threshold == 0 }
}
