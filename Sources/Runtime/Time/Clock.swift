public import Center

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a runtime gets the time from.
public protocol Clock: AnyObject {
  /// The present moment.
  var now: Timestamp { get }
  /// Whether it moves only when told to.
  var isStanding: Bool { get }
  /// Moves the clock forward; the system's clock is not impressed.
  func advance(seconds: Double)
}

/// The system's clock.
public final class SystemClock: Clock {
  /// Makes the clock.
  public init() {}
  /// The system's time.
  public var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
  /// Always false.
  public var isStanding: Bool { false }
  /// Does nothing.
  public func advance(seconds: Double) {}
}

/// A clock that stands still until it is advanced (`--clock TIME`).
public final class StandingClock: Clock {
  /// Where it was set to stand.
  public let start: Timestamp
  /// Where it stands.
  public internal(set) var now: Timestamp
  /// Makes a clock that stands at `start`.
  public init(_ start: Timestamp) {
    self.start = start
    self.now = start
  }
  /// Always true.
  public var isStanding: Bool { true }
  /// Moves it forward; time never runs backwards.
  public func advance(seconds: Double) { if seconds > 0 { now = now.adding(seconds: seconds) } }
}
