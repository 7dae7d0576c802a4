public import Center

/// Something in the list that can be selected.
public enum ListItem: Hashable, Sendable {
  /// By identifier.
  case liveActivity(String)
  /// The card of the scheduled summary.
  case summary
  /// A closed stack of two or more, or a single notification that lies alone.
  case stack(ThreadKey)
  /// The heading of an opened stack, with its way to close it.
  case heading(ThreadKey)
  /// A notification of an opened stack.
  case card(NotificationKey)
}

/// A page: what the keys act on. The list is at the bottom, others lie on top of it.
public enum Page: Hashable, Sendable {
  case list
  /// A notification with its full text and its actions.
  case expanded(NotificationKey)
  /// The text field of a text action.
  case reply(NotificationKey, actionIdentifier: String)
  case focusPicker
  case devicePanel
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
}

/// A question.
public enum Confirmation: Hashable, Sendable {
  case clearAll(count: Int)
  case dismissThread(ThreadKey, count: Int)
}

/// A half-written reply: text and cursor, in grapheme clusters. It belongs to one action of one notification.
public struct Draft: Equatable, Sendable {
  public var text: String
  /// Clusters before the cursor.
  public var cursor: Int
  /// An empty draft, or one with `text` and the cursor at its end.
  public init(text: String = "") {
    self.text = text
    self.cursor = text.count
  }
}

/// Names a draft.
public struct DraftKey: Hashable, Sendable {
  public let notification: NotificationKey
  public let actionIdentifier: String
  public init(notification: NotificationKey, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The tabs of the inspector.
public enum InspectorTab: String, CaseIterable, Sendable { case payload, explanation, responses, deliveries, badges, device }

/// What one viewer looks at.
public struct ScreenState: Equatable, Sendable {
  /// Cells of the terminal.
  public var columns: Int
  public var rows: Int
  /// From the bottom to the top; the first is `.list`, never empty.
  public var pages: [Page] = [.list]
  public var selection: ListItem?
  public var openThreads: Set<ThreadKey> = []
  /// The item at the top of the list's window and how many of its rows are scrolled away; kept by the renderer's
  /// answer (`Frame.viewport`).
  public var viewport: Viewport = Viewport()
  /// Rows scrolled inside the page on top (expanded text, help, inspector).
  public var pageScroll: Int = 0
  /// The marked button of an expanded notification, row of a picker, or line of a panel.
  public var pageSelection: Int = 0
  public var drafts: [DraftKey: Draft] = [:]
  public var inspectorTab: InspectorTab = .payload
  /// A line for the viewer that goes at the next key: what was done, or why not.
  public var notice: String?
  public var commandLine = Draft()
  /// Arrivals while the viewer was not at the top of the list.
  public var unseenCount: Int = 0

  /// A viewer who just sat down.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The page that the keys act on.
  public var page: Page { pages[pages.count - 1] }
}

/// A window over the list.
public struct Viewport: Equatable, Sendable {
  public var top: ListItem?
  public var offset: Int
  /// A window at the top.
  public init(top: ListItem? = nil, offset: Int = 0) {
    self.top = top
    self.offset = offset
  }
}
