import Center
import Storage

extension Clock {
  /// Lets a standing clock go on where an earlier process with the same `--clock` left it.
  func resume(from store: Store) throws(StoreError) {
    guard let standing = self as? StandingClock, let note = try store.note(standingClockNote) else { return }
    let moments = note.split(separator: " ").compactMap { Int64($0) }
    guard moments.count == 2, moments[0] == standing.start.milliseconds, moments[1] > moments[0] else { return }
    standing.now = Timestamp(milliseconds: moments[1])
  }

  /// Remembers where a standing clock stands: `start now`, in milliseconds.
  func keep(in store: Store) throws(StoreError) {
    guard let standing = self as? StandingClock else { return }
    try store.setNote(standingClockNote, to: "\(standing.start.milliseconds) \(standing.now.milliseconds)")
  }
}

private let standingClockNote = "standing-clock"
