/// A moment: milliseconds since the start of 1970 in UTC. The core never asks for the time, it is told.
public struct Timestamp: Equatable, Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64
  /// Makes a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }
  /// Whether `left` is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
  /// The moment `seconds` later; saturates instead of overflowing.
  public func adding(seconds: Double) -> Timestamp {
    let sum = Double(milliseconds) + seconds * 1000
    return Timestamp(milliseconds: sum >= 9e15 ? 9_000_000_000_000_000 : sum <= -9e15 ? -9_000_000_000_000_000 : Int64(sum))
  }
  /// Seconds from `earlier` to this moment.
  public func seconds(since earlier: Timestamp) -> Double { Double(milliseconds - earlier.milliseconds) / 1000 }
}
