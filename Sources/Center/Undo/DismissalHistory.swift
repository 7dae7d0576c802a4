/// A dismissal that can be taken back: what it took out of the list.
public struct Dismissal: Equatable, Sendable {
  /// When.
  public let dismissedAt: Timestamp
  /// What lay in the list or waited for the summary, in the order of arrival; never empty.
  public let notifications: [Notification]
  /// How many responses apps were given for it.
  public let responseCount: Int
}

/// The dismissals that can be taken back, the oldest first.
///
/// It is kept in memory alone: a center that starts again remembers none. Both bounds hold together, and a dismissal of
/// more than fits keeps the newest of what it took.
struct DismissalHistory: Equatable, Sendable {
  static let dismissalLimit = 20
  static let notificationLimit = 20_000

  private(set) var dismissals: [Dismissal] = []
  private(set) var notificationCount = 0
  /// By app: the number of the newest push that took its notifications out of the list (apple-rules 1.6).
  ///
  /// What was dismissed before it would be gone by now.
  private var clearings: [String: Int64] = [:]

  /// The one that would be taken back.
  var last: Dismissal? { dismissals.last }

  /// Remembers a dismissal.
  mutating func append(_ dismissal: Dismissal) {
    dismissals.append(dismissal)
    notificationCount += dismissal.notifications.count
    while dismissals.count > Self.dismissalLimit || notificationCount > Self.notificationLimit {
      notificationCount -= dismissals.removeFirst().notifications.count
    }
  }

  /// Forgets the newest.
  mutating func removeLast() {
    guard let last = dismissals.popLast() else { return }
    notificationCount -= last.notifications.count
    if dismissals.isEmpty { clearings = [:] }
  }

  /// A push with this number took an app's notifications out of the list.
  mutating func noteClearing(of app: String, by sequence: Int64) {
    if !dismissals.isEmpty { clearings[app] = sequence }
  }

  /// Whether a push has come since that would have taken `notification` out of the list.
  func wasCleared(_ notification: Notification) -> Bool {
    guard notification.presentation != .summary, let clearing = clearings[notification.bundleIdentifier] else {
      return false
    }
    return notification.sequence < clearing
  }
}

extension CenterState {
  /// Remembers what is about to leave by the user's own hand; a banner that is in no list cannot be brought back.
  mutating func remember(_ keys: some Sequence<NotificationKey>, responseCount: Int) {
    var seen: Set<NotificationKey> = []
    var dismissed: [Notification] = []
    for key in keys where !isBannerOnly(key) && seen.insert(key).inserted {
      if let notification = notifications[key] { dismissed.append(notification) }
    }
    guard !dismissed.isEmpty else { return }
    dismissed.sort { $0.sequence < $1.sequence }
    dismissals.append(
      Dismissal(
        dismissedAt: now, notifications: dismissed.suffix(DismissalHistory.notificationLimit),
        responseCount: responseCount))
  }
}
