#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A moment of a clock that never jumps: for timers, never for anything that is shown or stored.
package struct MonotonicTime: Comparable {
  /// Nanoseconds since some moment in the past.
  package var nanoseconds: UInt64

  package static var now: MonotonicTime { MonotonicTime(nanoseconds: clock_gettime_nsec()) }

  package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool { left.nanoseconds < right.nanoseconds }

  /// The moment `seconds` later; a negative span is none, a giant one a century.
  package func adding(seconds: Double) -> MonotonicTime {
    let span = seconds.isFinite ? min(max(seconds, 0), 3e9) : 3e9
    return MonotonicTime(nanoseconds: nanoseconds &+ UInt64(span * 1e9))
  }

  /// Seconds from this moment to `later`; negative where that is past.
  package func seconds(until later: MonotonicTime) -> Double {
    Double(Int64(bitPattern: later.nanoseconds &- nanoseconds)) / 1e9
  }

  private static func clock_gettime_nsec() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
