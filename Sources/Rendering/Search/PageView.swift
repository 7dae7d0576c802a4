import Screen
import TextLayout

/// How a page that is read is looked at: how far it is scrolled, and what is searched for in it.
struct PageView {
  var scroll: Int
  var search = PageSearch()

  /// The part of a page that is in view.
  struct Window {
    /// The first row in view.
    var start: Int
    /// How far the page can be scrolled.
    var limit: Int
    /// What was found; nil where nothing is searched for.
    var finding: PageFinding?
  }

  /// The part of `rows` that is in view where `visibleCount` have room: as it was scrolled, or moved as little as shows
  /// the match that the viewer asked for.
  func window(over rows: PageRows, visibleCount: Int) -> Window {
    let limit = max(0, rows.count - visibleCount)
    let start = min(max(0, scroll), limit)
    let needle = FoldedText(search.text)
    guard !needle.isEmpty else { return Window(start: start, limit: limit) }
    let matches = rows.rows(from: 0, limit: rows.count).enumerated().filter { $0.element.folded.contains(needle) }.map(
      \.offset)
    guard !matches.isEmpty else {
      return Window(start: start, limit: limit, finding: PageFinding(scroll: start, row: nil, number: 0, count: 0))
    }
    let number = place(among: matches, from: start)
    let row = matches[number]
    var top = start
    if search.request != .stay, row < start || row >= start + visibleCount { top = row - visibleCount / 3 }
    top = min(max(0, top), limit)
    return Window(
      start: top, limit: limit,
      finding: PageFinding(scroll: top, row: row, number: number + 1, count: matches.count))
  }

  /// Which of the matches the viewer stands at now.
  private func place(among matches: [Int], from start: Int) -> Int {
    let next = matches.firstIndex { $0 >= search.current ?? (search.request == .begin ? search.origin : start) }
    switch search.request {
    case .stay, .begin: return next ?? 0
    case .step(let steps):
      // From a match to the one behind it; from elsewhere the first step down only reaches the next one.
      let isAtMatch = search.current.map(matches.contains) ?? false
      let from = next ?? matches.count
      let place = isAtMatch || steps < 0 ? from + steps : from + steps - 1
      return (place % matches.count + matches.count) % matches.count
    }
  }

  /// What is searched for.
  var needles: [FoldedText] { search.text.isEmpty ? [] : [FoldedText(search.text)] }
}

extension Scene {
  /// How the page on top is looked at.
  var pageView: PageView { PageView(scroll: screen.pageScroll, search: screen.pageSearch) }
}

extension CardRow {
  /// The text of the row in logical order, as a search compares it.
  fileprivate var folded: FoldedText {
    var folded = FoldedText()
    for span in leading + trailing { folded.append(span.line.logicalText) }
    return folded
  }
}

extension Frame {
  /// Sets the matches apart that are in view, heavier in the row where the viewer stands; `rows` are those of the frame
  /// that the window is drawn in.
  mutating func show(_ window: PageView.Window, of view: PageView, columns range: Range<Int>, rows: Range<Int>) {
    highlight(view.needles, columns: range, rows: rows)
    if let row = window.finding?.row {
      let place = rows.lowerBound + row - window.start
      if rows.contains(place) { highlight(view.needles, columns: range, rows: place..<place + 1, bold: true) }
    }
    pageFinding = window.finding
  }
}
