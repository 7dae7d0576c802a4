/// A moment: milliseconds since the start of 1970 in UTC.
///
/// The core never asks for the time, it is told.
public struct Timestamp: Equatable, Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, within 285,000 years of it.
  public let milliseconds: Int64

  /// No moment is further from 1970 than this, so that no arithmetic on moments can overflow.
  static let bound: Int64 = 9_000_000_000_000_000

  /// Makes a moment; one beyond the bounds becomes the nearest within them.
  public init(milliseconds: Int64) { self.milliseconds = min(max(milliseconds, -Self.bound), Self.bound) }

  /// Makes a moment of seconds since 1970, as payloads give them; what is no number counts as 0.
  public init(secondsSince1970 seconds: Double) {
    self = Timestamp(milliseconds: 0).adding(seconds: seconds.isNaN ? 0 : seconds)
  }

  /// Whether `left` is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

  /// The moment `seconds` later; saturates instead of overflowing.
  public func adding(seconds: Double) -> Timestamp {
    let sum = Double(milliseconds) + seconds * 1000
    if sum.isNaN { return self }
    let bound = Double(Self.bound)
    return Timestamp(milliseconds: Int64(min(max(sum, -bound), bound)))
  }

  /// Seconds from `earlier` to this moment.
  public func seconds(since earlier: Timestamp) -> Double { Double(milliseconds - earlier.milliseconds) / 1000 }
}
