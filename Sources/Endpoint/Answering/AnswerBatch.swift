import APNs
import HTTP2
import Runtime

/// What the requests of one turn came to: stored together, then answered.
struct AnswerBatch {
  /// A request that is to be answered.
  struct Entry {
    let session: ProviderSession
    let stream: StreamIdentifier
    var outcome: GatewayOutcome
    /// When the request was complete.
    let receivedAt: MonotonicTime
  }

  /// In the order in which they came.
  private(set) var entries: [Entry] = []

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Takes out all entries.
  mutating func takeAll() -> [Entry] {
    defer {
      // The next turn will bring about as many.
      let count = entries.count
      entries = []
      entries.reserveCapacity(count)
    }
    return entries
  }
}
