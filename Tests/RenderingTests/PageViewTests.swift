import Testing

@testable import Rendering
@testable import Screen

@Suite("Searching the lines of a page")
struct PageViewTests {
  /// Forty rows, ten in view; every tenth has a match.
  private let rows = (0..<40).map { CardRow(leading: [Span("\($0 % 10 == 3 ? "Needle" : "hay") \($0)", Style())]) }

  private func view(_ text: String, _ request: PageSearch.Request, scroll: Int = 0, current: Int? = nil) -> PageView {
    var search = PageSearch()
    search.line = Draft(text: text)
    search.request = request
    search.origin = scroll
    search.current = current
    return PageView(scroll: scroll, search: search)
  }

  private func finding(_ view: PageView) -> PageFinding? { view.window(over: PageRows(rows), visibleCount: 10).finding }

  @Test(
    "typing goes to the first match from where the search began, or on from the top",
    arguments: [(0, 3, 1, 0), (4, 13, 2, 4), (12, 13, 2, 12), (30, 33, 4, 30), (25, 33, 4, 25), (20, 23, 3, 20)])
  func begins(scroll: Int, row: Int, number: Int, top: Int) {
    #expect(
      finding(view("needle", .begin, scroll: scroll))
        == PageFinding(scroll: top, row: row, number: number, count: 4))
  }

  @Test(
    "steps go from match to match, round and round",
    arguments: [(3, 1, 13), (3, 2, 23), (33, 1, 3), (3, -1, 33), (13, -1, 3), (23, 5, 33)])
  func steps(current: Int, step: Int, row: Int) {
    #expect(finding(view("NEEDLE", .step(step), scroll: current, current: current))?.row == row)
  }

  @Test("a match that is out of view is brought into it, with lines above it")
  func scrolls() {
    #expect(finding(view("needle", .step(1), scroll: 0, current: 3))?.scroll == 10)
    #expect(finding(view("needle", .step(1), scroll: 4, current: 3))?.scroll == 4, "it is in view already")
    #expect(finding(view("needle", .step(-1), scroll: 0, current: 3))?.scroll == 30, "never beyond the end")
  }

  @Test("without a request the page stays as it was scrolled")
  func stays() {
    #expect(
      finding(view("needle", .stay, scroll: 20, current: 3)) == PageFinding(scroll: 20, row: 3, number: 1, count: 4))
  }

  @Test("what is not there is said to be not there, and what is not searched for has no answer")
  func nothing() {
    #expect(finding(view("thread", .begin, scroll: 7)) == PageFinding(scroll: 7, row: nil, number: 0, count: 0))
    #expect(finding(view("", .stay)) == nil)
  }

  @Test("matches are set apart in text of every direction, whole clusters of it")
  func highlights() {
    let scene = [("Zug Zürich", "zur", "Zür"), ("آپ کی ٹرین", "ٹرین", "ٹرین"), ("家族 👩‍👩‍👧!", "👩", "👩‍👩‍👧")]
    for (text, needle, found) in scene {
      var frame = Frame(columns: 20, rows: 1)
      frame.draw(CardRow(leading: [Span(text, Style())]), column: 0, row: 0, width: 20)
      frame.highlight(view(needle, .stay).needles, columns: 0..<20, rows: 0..<1)
      let marked = frame.logicalClusters(ofRow: 0).filter { $0.style.surface == .role(.match) }
      #expect(String(marked.map(\.cluster)) == found)
    }
  }
}
