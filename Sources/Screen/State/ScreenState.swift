public import Center
public import TextLayout

/// Something in the list that can be selected.
public enum ListItem: Hashable, Sendable {
  /// By identifier.
  case liveActivity(String)
  /// The card of the scheduled summary; opened, its notifications follow as ``card(_:)``.
  case summary
  /// A closed stack of two or more, or a single notification that lies alone.
  case stack(ThreadKey)
  /// The heading of an opened stack, with its way to close it.
  case heading(ThreadKey)
  /// A notification of an opened stack.
  case card(NotificationKey)
}

/// What one viewer looks at: selection, opened stacks, pages, half-written replies.
///
/// A value, changed by ``reduce(_:center:)`` and ``centerChanged(_:)`` alone, but for what the shell keeps in it: the size of
/// the terminal, ``output``, ``gateway``, the time of ``motion``, and the renderer's answers
/// (``painted(viewport:pageScrollLimit:center:)``).
public struct ScreenState: Equatable, Sendable {
  /// Cells of the terminal in a row.
  public var columns: Int
  /// Rows of the terminal.
  public var rows: Int
  /// What the keys mean: the user's own, where there is a keymap file.
  public var keyMaps = KeyMaps.standard
  /// How the clock counts the hours; nil: as the device's locale does.
  public var hourFormat: HourFormat?
  /// From the bottom to the top; the first is `.list`, never empty.
  public var pages: [Page] = [.list]
  /// The selected item; nil only while the list is empty.
  public var selection: ListItem?
  /// The stacks that are open.
  public var openThreads: Set<ThreadKey> = []
  /// Whether the scheduled summary is open.
  public var isSummaryOpen = false
  /// The item at the top of the list's window and how many of its rows are scrolled away; kept by the renderer's
  /// answer (`Frame.viewport`).
  public var viewport: Viewport = Viewport()
  /// Rows scrolled inside the page on top (expanded text, help, inspector, output).
  public var pageScroll: Int = 0
  /// How far the page on top can be scrolled; kept by the renderer's answer (`Frame.pageScrollLimit`).
  public var pageScrollLimit: Int = 0
  /// The row of a picker or panel, or the marked button of an expanded notification: ``noButton`` while none is marked.
  public var pageSelection: Int = 0
  /// ``pageSelection`` of an expanded notification where Enter taps the notification.
  public static let noButton = -1
  /// ``pageScroll`` and ``pageSelection`` of the pages below, for the way back.
  var pagesBelow: [PagePosition] = []
  /// The shape of the field that is typed in; kept by the renderer's answer (`Frame.field`).
  public var field = EditableText.Shape.endless
  /// What the content extensions of open notifications did not pass on, in order; forgotten when the page closes, as the
  /// phone forgets an extension's view.
  public internal(set) var keptActions: [NotificationKey: [KeptAction]] = [:]
  /// How often a notification was opened: a view that is opened again is another one for the program that draws it.
  var openingCount = 0
  /// What programs said that open notifications show; the shell asks where ``wantedDescription(center:)`` has no answer.
  public var descriptions = ContentDescriptions()
  /// Half-written replies.
  public var drafts: [DraftKey: Draft] = [:]
  /// The drafts in the order in which they were last typed in; the end is the newest.
  public internal(set) var draftOrder: [DraftKey] = []
  /// What is searched for on the page on top.
  public internal(set) var pageSearch = PageSearch()
  /// The tab of the inspector.
  public var inspectorTab: InspectorTab = .payload
  /// The payload that the inspector shows of an arrival without a notification; the shell reads it where
  /// ``missingPayload(center:)`` asks for it.
  public var storedPayload: StoredPayload?
  /// What the first screen offers.
  public var welcome = Welcome()
  /// What the provider endpoint did; the shell keeps it.
  public var gateway = GatewayView()
  /// Where the viewer is on the provider page.
  public internal(set) var provider = ProviderPage()
  /// How the width is shared.
  public var panes = PaneSizes()
  /// The themes to choose among, and the one in force.
  public var themes = ThemeChoices()
  /// A line for the viewer that goes at the next key: what was done, or why not.
  public var notice: String?
  /// The `:` line.
  public var commandLine = Draft()
  /// Lines that were run, the oldest first.
  public internal(set) var commandHistory: [String] = []
  /// The line of ``commandHistory`` that is shown; nil for the one being written.
  public internal(set) var historyIndex: Int?
  /// What was typed before lines were recalled: only those that begin so are.
  var recalledBeginning: String?
  /// What the word before the cursor of the `:` line may become.
  public var lineCandidates = LineCandidates()
  /// What is typed into the palette.
  public var palette = Draft()
  /// The commands that the palette offers; the shell knows them.
  public var commands: [PaletteCommand] = []
  /// What a command of the `:` line printed.
  public var output: CommandOutput?
  /// Whether the selection goes to whatever comes in at the top: until the first key or click, never after it, so that a
  /// key never meets another notification than the one that was selected when it was pressed.
  public internal(set) var followsTop = true
  /// What a story says at the moment; nil where none is told.
  public var story: StoryCaption?
  /// The banner on its way in or out; the shell tells it the time.
  public var motion = BannerMotion()
  /// The animation of the opened notification; the shell tells it the time.
  public var playback = Playback()
  /// Arrivals while the viewer was not at the top of the list; for showing where the top is out of view.
  public var unseenCount: Int = 0
  /// The newest sequence number that ``unseenCount`` has counted.
  public internal(set) var countedSequence: Int64 = 0
  /// What the list is narrowed to.
  public internal(set) var filter = ListFilter()
  /// What is marked.
  public internal(set) var marks = Marks()
  /// Up to which change of the list ``filter`` and ``marks`` are in order.
  var listRevision: Int64 = 0
  /// What is selected as soon as it is in the list again.
  var comingBack: NotificationKey?
  /// Where the selection stands in the order, so that its neighbour is found when it is gone.
  public internal(set) var anchor = SelectionAnchor()

  /// A viewer who just sat down.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The page that the keys act on.
  public var page: Page { pages[pages.count - 1] }
}

/// Where the viewer was on a page.
struct PagePosition: Equatable, Sendable {
  var scroll: Int
  var selection: Int
  var search: PageSearch
}

/// A window over the list.
public struct Viewport: Equatable, Sendable {
  /// The item at the top; nil: the first.
  public var top: ListItem?
  /// How many of its rows are scrolled away.
  public var offset: Int
  /// Items that stand in the window, so that a page down knows how far to go; 0 where nothing was drawn yet.
  public var itemCount: Int
  /// A window at the top.
  public init(top: ListItem? = nil, offset: Int = 0, itemCount: Int = 0) {
    self.top = top
    self.offset = offset
    self.itemCount = itemCount
  }
}

/// The place of a selection in the order of the list.
public struct SelectionAnchor: Equatable, Sendable {
  /// The stack; nil for what stands above all stacks.
  var threadKey: ThreadKey?
  /// The stack's rank.
  var threadRank: Int64 = .min
  /// The card's own sequence number; nil where a stack or heading is selected.
  var cardSequence: Int64?
  /// A place at the very bottom.
  public init() {}
}
