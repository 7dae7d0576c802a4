public import Center

/// A clock that runs from a moment of its own and can be moved forward: that of a story.
public final class RunningClock: Clock {
  private let start: Timestamp
  private var origin = MonotonicTime.now
  private var jumped = 0.0
  /// Makes a clock that runs from `start` on.
  public init(from start: Timestamp) { self.start = start }
  /// The moment that it has come to.
  public var now: Timestamp { start.adding(seconds: origin.seconds(until: .now) + jumped) }
  /// Always false.
  public var isStanding: Bool { false }
  /// Jumps forward.
  public func advance(seconds: Double) { if seconds > 0 { jumped += seconds } }
  /// Runs from its start again.
  public func startOver() {
    origin = .now
    jumped = 0
  }
}
