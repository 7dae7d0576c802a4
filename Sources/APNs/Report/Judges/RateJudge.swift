import Center

/// How quickly a provider pushes to one device.
///
/// The service names no number; ours is what nobody could read. Sources: apple-rules 2.5 and 6.
struct RateJudge: Equatable, Sendable {
  /// Pushes that one device may get within ``second``.
  static let tolerated = 10
  /// Seconds.
  static let second: Double = 1

  private struct Window: Equatable {
    var start: Timestamp
    var count: Int
  }

  /// By ``RequestRecord/tokenHash``: every push is asked about, and a number is found sooner than a text.
  private var windows = Remembered<UInt64, Window>(limit: 4096)

  /// Whether a push that was taken is one too many for its device.
  mutating func isTooQuick(_ record: RequestRecord) -> Bool {
    guard !record.isError else { return false }
    let token = record.tokenHash
    guard var window = windows[token], record.receivedAt.seconds(since: window.start) < Self.second else {
      windows[token] = Window(start: record.receivedAt, count: 1)
      return false
    }
    window.count += 1
    windows[token] = window
    return window.count > Self.tolerated
  }
}
