public import Center

/// A page: what the keys act on.
///
/// The list is at the bottom, others lie on top of it.
public enum Page: Hashable, Sendable {
  /// The notification center.
  case list
  /// A notification with its full text and its actions.
  case expanded(NotificationKey)
  /// The text field of a text action.
  case reply(NotificationKey, actionIdentifier: String)
  /// Which Focus is on; its rows are ``ScreenState/panelRows(center:)``.
  case focusPicker
  /// What the phone is doing; its rows are ``ScreenState/panelRows(center:)``.
  case devicePanel
  /// What providers asked, their connections and their report card.
  case provider
  /// What goes wrong on purpose; its rows are ``ScreenState/faultRows``.
  case faults
  /// Which theme is in force; its rows are those of ``ThemeChoices/offered``.
  case themePicker
  /// A question before something that cannot be undone.
  case confirmation(Confirmation)
  /// The device is locked and this action wants it unlocked.
  case unlock(NotificationKey, actionIdentifier: String)
  /// The keys of the page below.
  case help
  /// The inspector as a page of its own (below 110 columns).
  case inspector
  /// The `:` line.
  case commandLine
  /// Everything that can be done here, by name.
  case palette
  /// The `/` line: filters the list, or searches the page below.
  case filter
  /// What a command of the `:` line printed: ``ScreenState/output``.
  case output
}

/// A question.
public enum Confirmation: Hashable, Sendable {
  /// The end of the program, and with it of so many half-written replies.
  case quit(draftCount: Int)
  /// Everything in the list.
  case clearAll(count: Int)
  /// A whole stack.
  case dismissThread(ThreadKey, count: Int)
  /// Everything that the filter shows.
  case dismissMatches(count: Int)
  /// Everything that is marked.
  case dismissMarked(count: Int)
  /// A button of everything that is marked.
  case actOnMarked(actionIdentifier: String, title: String, count: Int)
  /// Everything that waits for the scheduled summary.
  case dismissSummary(count: Int)
}

/// The tabs of the inspector.
public enum InspectorTab: String, CaseIterable, Sendable {
  case payload, explanation, responses, deliveries, badges, device
}

/// What a command printed.
public struct CommandOutput: Equatable, Sendable {
  /// The line that was typed.
  public var title: String
  /// What it printed, as lines.
  public var text: String
  /// Makes an output.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
