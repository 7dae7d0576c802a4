import Center
import Testing

@testable import Screen

@Suite("Searching a page that is read")
struct PageSearchTests {
  /// A page of output with ten lines in view, as the renderer would answer for matches in these rows.
  private func desk(scroll: Int = 0) -> Desk {
    var desk = Desk("chat:1")
    desk.screen.show(CommandOutput(title: "x", text: (0..<40).map { "line \($0)" }.joined(separator: "\n")))
    desk.screen.pageScroll = scroll
    desk.screen.pageScrollLimit = 30
    return desk
  }

  @Test("every key asks for the first match from where the search began, Enter keeps it")
  func begins() {
    var desk = desk(scroll: 5)
    desk.press("/ 'ab")
    #expect(desk.pages == "output > search")
    #expect(desk.screen.pageSearch.text == "ab")
    #expect(desk.screen.pageSearch.request == .begin && desk.screen.pageSearch.origin == 5)
    #expect(desk.screen.pageScroll == 5, "the page stays where it is until something is found")
    desk.press("Enter")
    #expect(desk.pages == "output" && desk.screen.pageSearch.text == "ab")
  }

  @Test("the answer of the renderer scrolls, and is asked for once")
  func answers() {
    var desk = desk()
    desk.press("/ 'ab Enter")
    let finding = PageFinding(scroll: 12, row: 15, number: 2, count: 4)
    desk.screen.painted(viewport: Viewport(), pageScrollLimit: 30, finding: finding, center: desk.center)
    #expect(desk.screen.pageScroll == 12 && desk.screen.pageSearch.current == 15)
    #expect(desk.screen.pageSearch.request == .stay)
  }

  @Test("n and N add up until the next frame")
  func steps() {
    var desk = desk()
    desk.press("n")
    #expect(desk.screen.notice == "nothing is searched for: / searches this page")
    desk.press("/ 'ab Enter")
    desk.screen.pageSearch.request = .stay
    desk.press("n n n N")
    #expect(desk.screen.pageSearch.request == .step(2))
  }

  @Test("Esc in the line goes back to where the page was, Esc on the page ends the search, then leaves")
  func escape() {
    var desk = desk(scroll: 7)
    desk.press("/ 'ab")
    desk.screen.pageScroll = 20
    desk.press("Esc")
    #expect(desk.pages == "output" && desk.screen.pageScroll == 7 && desk.screen.pageSearch == PageSearch())
    desk.press("/ 'ab Enter Esc")
    #expect(desk.pages == "output" && desk.screen.pageSearch == PageSearch())
    desk.press("Esc")
    #expect(desk.pages == "")
  }

  @Test("backspace on the empty line leaves it, and Enter on it searches for nothing")
  func emptyLine() {
    var desk = desk()
    desk.press("/ 'a Backspace")
    #expect(desk.pages == "output > search")
    desk.press("Backspace")
    #expect(desk.pages == "output")
    desk.press("/ Enter")
    #expect(desk.pages == "output" && desk.screen.pageSearch == PageSearch())
  }

  @Test("each page has a search of its own", arguments: ["?", "i", "Enter"])
  func everyPage(key: String) {
    var desk = Desk("chat:1")
    desk.press("\(key) / 'ab Enter")
    #expect(desk.screen.pageSearch.text == "ab")
    desk.press(key == "?" ? "q" : "?")
    #expect(desk.screen.pageSearch.text == "")
    if key != "?" {
      desk.press("q")
      #expect(desk.screen.pageSearch.text == "ab")
    }
  }
}
