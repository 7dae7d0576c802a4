// OWNER: Center. Placeholders with the signatures that the screen and the commands build on.

extension CenterState {
  /// Stacks in screen order: `thread(at: 0)` is the top.
  public var threadCount: Int { threadOrder.count }
  /// The stack at `index` from the top.
  public func thread(at index: Int) -> NotificationThread? { nil }
  /// Where the stack stands from the top; O(log n).
  public func index(of key: ThreadKey) -> Int? { nil }
  /// The stack that a listed notification lies in.
  public func threadKey(of key: NotificationKey) -> ThreadKey? { nil }
  /// The category whose buttons the notification has now; nil where none is registered under its identifier.
  public func category(of notification: Notification) -> NotificationCategory? { nil }
  /// The buttons in order, ten at most; `limited` gives the two of a banner.
  public func actions(of notification: Notification, limited: Bool = false) -> [NotificationAction] { [] }
  /// What may be shown of its text now: hidden previews are replaced by placeholders (apple-rules 7.5).
  public func visibleText(of notification: Notification) -> VisibleText {
    VisibleText(title: notification.title, subtitle: notification.subtitle, body: notification.body, isHidden: false)
  }
  /// Waiting for the summary, the most relevant first; the first one is featured (apple-rules 7.2).
  public var summary: [NotificationKey] { [] }
  /// Live Activities on the Lock Screen, the most relevant first (apple-rules 9).
  public var orderedLiveActivities: [LiveActivity] { [] }
  /// When ``CenterEvent/timePassed`` would next change something; nil: never.
  public var nextDeadline: Timestamp? { nil }
  /// What is inconsistent; empty unless there is a bug. For tests and fuzzers.
  public func brokenInvariants() -> [String] { [] }
}

/// The text of a notification as it may be seen.
public struct VisibleText: Equatable, Sendable {
  /// The title, or the app's name where there is none.
  public var title: String
  public var subtitle: String
  public var body: String
  public var isHidden: Bool
}

extension CenterState {
  /// Applies `event` at `now` and returns what the shell has to do, in order.
  public mutating func reduce(_ event: CenterEvent, at now: Timestamp) -> [CenterEffect] { [] }
}
