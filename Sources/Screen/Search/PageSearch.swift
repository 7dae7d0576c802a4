/// A search in the text of a page that is read: what is looked for, and where the viewer stands.
///
/// Only the renderer knows the lines of a page, which depend on the width: keys leave a ``Request``, the next frame
/// answers it with a ``PageFinding``.
public struct PageSearch: Equatable, Sendable {
  /// Where to go with the next frame.
  public enum Request: Equatable, Sendable {
    /// Nowhere.
    case stay
    /// To the first match from where the search began.
    case begin
    /// So many matches down, or up where it is negative; from the last one on to the first.
    case step(Int)
  }

  /// What is typed.
  public internal(set) var line = Draft()
  /// What the next frame has to do.
  public internal(set) var request = Request.stay
  /// The row at the top of the view when the search began.
  public internal(set) var origin = 0
  /// The row of the page with the match where the viewer stands; nil: none yet.
  public internal(set) var current: Int?

  /// No search.
  public init() {}

  /// What is looked for; empty: nothing.
  public var text: String { line.text }
}

/// What a search found on the page of a frame.
public struct PageFinding: Equatable, Sendable {
  /// How far the page is scrolled, so that the match is in view.
  public var scroll: Int
  /// The row of the page where the viewer stands; nil: nothing was found.
  public var row: Int?
  /// How many rows with a match there are down to that one, itself included.
  public var number: Int
  /// How many rows with a match there are.
  public var count: Int
  /// Makes a finding.
  public init(scroll: Int, row: Int?, number: Int, count: Int) {
    self.scroll = scroll
    self.row = row
    self.number = number
    self.count = count
  }
}

extension ScreenState {
  /// The page that the keys act on, or that the line at the bottom speaks of.
  public var pageUnderLine: Page { pages.last { $0 != .filter && $0 != .commandLine } ?? .list }

  /// `/` on a page that is read: opens the line with what was looked for last.
  mutating func beginPageSearch() {
    pageSearch.origin = pageScroll
    pageSearch.current = nil
    pushLine(.filter)
  }

  /// Keys of the line while it searches a page.
  mutating func reducePageSearchLine(_ intent: Intent) -> Outcome {
    switch intent {
    case .send:
      popLine()
      if pageSearch.text.isEmpty { pageSearch = PageSearch() }
    case .back: leavePageSearch()
    case .deleteBackward where pageSearch.text.isEmpty: leavePageSearch()
    case .cursorUp: stepToMatch(by: -1)
    case .cursorDown: stepToMatch(by: 1)
    case .complete: break
    default:
      let before = pageSearch.text
      note(pageSearch.line.editLine(intent))
      if pageSearch.text != before { pageSearch.request = .begin }
    }
    return Outcome()
  }

  /// Back to where the viewer was before the search.
  private mutating func leavePageSearch() {
    popLine()
    pageScroll = pageSearch.origin
    pageSearch = PageSearch()
  }

  /// `n` and `N` on a page.
  mutating func stepToMatch(by step: Int) {
    guard !pageSearch.text.isEmpty else { return notice = "nothing is searched for: / searches this page" }
    if case .step(let steps) = pageSearch.request {
      pageSearch.request = .step(steps + step)
    } else {
      pageSearch.request = .step(step)
    }
  }

  /// Esc on a page: a search goes first; returns whether there was one.
  mutating func clearPageSearch() -> Bool {
    guard !pageSearch.text.isEmpty else { return false }
    pageSearch = PageSearch()
    return true
  }

  /// Takes the renderer's answer.
  mutating func take(_ finding: PageFinding?) {
    guard let finding else { return }
    pageScroll = min(max(0, finding.scroll), pageScrollLimit)
    pageSearch.current = finding.row
    pageSearch.request = .stay
  }
}

extension Draft {
  /// Applies an editing intent to a text of one line; returns false where the text was full.
  mutating func editLine(_ intent: Intent) -> Bool {
    guard case .insert(let text) = intent else { return edit(intent) }
    return insert(String(text.map { $0.isNewline ? " " : $0 }))
  }
}
