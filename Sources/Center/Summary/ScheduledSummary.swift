/// The scheduled summary: what waits for it, in which order, and when it comes.
///
/// Source: apple-rules 7.2.
extension CenterState {
  /// Lets a notification wait.
  mutating func wait(_ notification: Notification) {
    waitingForSummary.insert(.init(sequence: notification.sequence, key: notification.key))
    summary.insert(notification.key, at: summaryIndex(of: notification))
  }

  /// Takes a notification out of the summary; does nothing where it is not in it.
  mutating func waitNoLonger(_ notification: Notification) {
    guard waitingForSummary.remove(sequence: notification.sequence) else { return }
    let index = summaryIndex(of: notification)
    if index < summary.count, summary[index] == notification.key { summary.remove(at: index) }
  }

  /// The place of a notification: the higher relevance score first, the newer first among equals; O(log n).
  private func summaryIndex(of notification: Notification) -> Int {
    summaryIndex { $0.isMoreRelevant(than: notification) }
  }

  /// The place that a new notification would get, counted from 0.
  func summaryPlace(ofRelevance score: Double) -> Int { summaryIndex { $0.relevanceScore > score } }

  /// How many stand before the place; `isBefore` is true for the first ones only.
  private func summaryIndex(where isBefore: (Notification) -> Bool) -> Int {
    var low = 0
    var high = summary.count
    while low < high {
      let middle = (low + high) / 2
      if let other = notifications[summary[middle]], isBefore(other) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// When the next summary comes that something waits for.
  var summaryDueAt: Timestamp? {
    guard let first = waitingForSummary.first, let notification = notifications[first.key] else { return nil }
    return deviceProfile.summaryTime(after: notification.deliveredAt)
  }

  /// The summary comes: what waited for it moves to the list, the least relevant first, so that the featured one ends
  /// up on top.
  ///
  /// Nothing is alerted again.
  mutating func deliverSummary(_ effects: inout [CenterEffect]) {
    while let due = summaryDueAt, due <= now {
      let arrived = summary.reversed().filter { key in
        notifications[key].map { $0.deliveredAt < due } ?? false
      }
      guard !arrived.isEmpty else { return }
      for key in arrived {
        guard var notification = notifications[key] else { continue }
        waitNoLonger(notification)
        changes.note(notification.sequence)
        lastSequence += 1
        changes.note(lastSequence)
        notification.sequence = lastSequence
        notification.presentation = .list
        notifications[key] = notification
        arrivals.insert(.init(sequence: notification.sequence, key: key), among: notifications)
        list(notification)
        effects.append(.storeNotification(notification))
      }
    }
  }
}

extension Notification {
  /// Whether it stands before `other` in the summary.
  func isMoreRelevant(than other: Notification) -> Bool {
    (relevanceScore, sequence) > (other.relevanceScore, other.sequence)
  }
}

extension DeviceProfile {
  /// The first summary time after `moment`, by the clock on the wall; nil where none is set.
  func summaryTime(after moment: Timestamp) -> Timestamp? {
    let day: Int64 = 86_400_000
    let offset = Int64(secondsFromUTC) * 1000
    let local = (moment.milliseconds + offset).quotientAndRemainder(flooredBy: day)
    let midnight = moment.milliseconds - local.remainder
    let times = summaryTimes.filter { (0..<1440).contains($0) }.map { Int64($0) * 60_000 }
    guard let first = times.min() else { return nil }
    let next = times.filter { $0 > local.remainder }.min() ?? first + day
    return Timestamp(milliseconds: midnight + next)
  }
}
