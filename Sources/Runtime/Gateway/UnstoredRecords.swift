import APNs

/// What providers did since it was last stored.
///
/// Requests are stored behind the answers, many at once: every error, and of the rest as many as a person could look at.
struct UnstoredRecords {
  /// Requests that were not refused, at most so many each time.
  static let successLimit = 200
  /// Where there are more, they are stored at once.
  static let limit = 5000
  /// Seconds that records wait for others.
  static let patience = 0.2

  private(set) var requests: [RequestRecord] = []
  private(set) var connections: [Int64: ConnectionRecord] = [:]
  private var successes = 0
  private var isChanged = false

  /// Whether there is nothing to store.
  var isEmpty: Bool { !isChanged }
  /// Whether there is so much that nothing should be added.
  var isFull: Bool { requests.count >= Self.limit }

  mutating func add(_ record: RequestRecord) {
    isChanged = true
    guard !record.isError else { return requests.append(record) }
    guard successes < Self.successLimit else { return }
    successes += 1
    requests.append(record)
  }

  mutating func add(_ record: ConnectionRecord) {
    isChanged = true
    connections[record.number] = record
  }

  /// Something of the report changed, or of the connections that are open.
  mutating func touch() { isChanged = true }
}
