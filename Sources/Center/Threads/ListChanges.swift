/// Which notifications came, changed or went lately, by sequence number, for viewers that keep something made of them.
///
/// It says nothing that the rest of the state does not say, hence all values are equal.
struct ListChanges: Equatable, Sendable {
  /// Changes that are kept at least.
  static let limit = 1_000

  /// How many changes there were, ever.
  private(set) var revision: Int64 = 0
  /// The newest of them, oldest first.
  private var sequences: [Int64] = []

  static func == (left: Self, right: Self) -> Bool { true }

  /// A notification came, changed or went.
  mutating func note(_ sequence: Int64) {
    if sequences.count >= 2 * Self.limit { sequences.removeFirst(Self.limit) }
    sequences.append(sequence)
    revision += 1
  }

  /// Something changed that every notification may look different by.
  mutating func noteAll() {
    sequences = []
    revision += 1
  }

  /// Begins behind `earlier`, of which nothing is left to tell.
  mutating func follow(_ earlier: Self) {
    revision = earlier.revision
    noteAll()
  }

  /// What changed since `revision`; nil: so much that everything has to be looked at again.
  func since(_ earlier: Int64) -> ArraySlice<Int64>? {
    let count = revision - earlier
    guard count >= 0, count <= sequences.count else { return nil }
    return sequences.suffix(Int(count))
  }
}

extension CenterState {
  /// Grows with every change of what is in the list, and of what may be seen of it.
  public var listRevision: Int64 { changes.revision }

  /// The sequence numbers of the notifications that came, changed or went since a revision; nil: any of them may have.
  public func sequencesChanged(since revision: Int64) -> ArraySlice<Int64>? { changes.since(revision) }

  /// The notification with this sequence number; O(log n).
  public func notification(numbered sequence: Int64) -> Notification? {
    arrivals.key(of: sequence).flatMap { notifications[$0] }.flatMap { $0.sequence == sequence ? $0 : nil }
  }

  /// All notifications, the oldest first.
  public var notificationsByArrival: some Sequence<Notification> {
    arrivals.all.lazy.compactMap { entry in
      notifications[entry.key].flatMap { $0.sequence == entry.sequence ? $0 : nil }
    }
  }

  /// The same state for whoever watched `earlier`: they look at everything again.
  public func following(_ earlier: CenterState) -> CenterState {
    var state = self
    state.changes.follow(earlier.changes)
    return state
  }
}
