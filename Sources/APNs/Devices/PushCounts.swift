import Center

/// How many pushes each token got lately.
///
/// Source: apple-rules 3.2 (`TooManyRequests`).
struct PushCounts: Equatable, Sendable {
  private struct Count: Equatable {
    var start: Timestamp
    var pushes: Int
  }

  private static let seconds: Double = 60
  private var byToken: [String: Count] = [:]

  /// Counts a push to `token`, and tells how many it got within the minute that began with the first of them.
  mutating func count(_ token: String, at now: Timestamp) -> Int {
    let fresh = Count(start: now, pushes: 0)
    var count = byToken[token] ?? fresh
    if now.seconds(since: count.start) >= Self.seconds { count = fresh }
    count.pushes += 1
    byToken[token] = count
    return count.pushes
  }
}
