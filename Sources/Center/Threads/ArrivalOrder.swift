/// Notifications by the order of their sequence numbers, to tell which is the oldest.
///
/// What leaves the list elsewhere stays here as a dead entry until it is met or half of the entries are dead, so that
/// taking a notification out costs nothing. It follows from ``CenterState/notifications``, hence all values are equal.
struct ArrivalOrder: Equatable, Sendable {
  struct Entry: Sequenced {
    let sequence: Int64
    let key: NotificationKey
  }

  private var entries = SequenceOrdered<Entry>()

  static func == (left: Self, right: Self) -> Bool { true }

  /// The number of the newest entry; nil where there is none.
  var newestSequence: Int64? { entries.last?.sequence }

  /// The key of the notification that has, or had, this number.
  func key(of sequence: Int64) -> NotificationKey? { entries.index(ofSequence: sequence).map { entries[$0].key } }

  /// All entries, the oldest first; dead ones among them.
  var all: SequenceOrdered<Entry> { entries }

  /// Takes in a notification that is newer than all others.
  mutating func append(_ entry: Entry) { entries.insert(entry) }

  /// Takes in a notification, which may have the number of one that it replaces.
  mutating func insert(_ entry: Entry, among notifications: [NotificationKey: Notification]) {
    if entries.index(ofSequence: entry.sequence) == nil { entries.insert(entry) }
    guard entries.count > 64, entries.count > notifications.count * 2 else { return }
    entries = SequenceOrdered(ascending: entries.filter { isLive($0, among: notifications) })
  }

  /// Takes in notifications that come back with the numbers that they had.
  mutating func insert(ascending entries: [Entry]) { self.entries.insert(ascending: entries) }

  /// The oldest of `notifications`.
  mutating func oldest(among notifications: [NotificationKey: Notification]) -> NotificationKey? {
    while let first = entries.first {
      if isLive(first, among: notifications) { return first.key }
      entries.remove(sequence: first.sequence)
    }
    return nil
  }

  /// Whether every one of `notifications` would be found.
  func isComplete(for notifications: [NotificationKey: Notification]) -> Bool {
    entries.lazy.filter { isLive($0, among: notifications) }.count == notifications.count
  }

  private func isLive(_ entry: Entry, among notifications: [NotificationKey: Notification]) -> Bool {
    notifications[entry.key]?.sequence == entry.sequence
  }
}
