import Testing

@testable import Screen

@Suite("Quitting with half-written replies")
struct QuittingTests {
  /// A viewer with as many half-written replies.
  private func desk(drafts: Int) -> Desk {
    var desk = Desk("chat/a:1 chat/b:2 chat/c:3")
    for _ in 0..<drafts { desk.press("r 'soon' Esc j") }
    return desk
  }

  @Test("q asks before a half-written reply is lost, and says how many", arguments: [1, 2, 3])
  func asks(drafts: Int) {
    var desk = desk(drafts: drafts)
    desk.press("q")
    #expect(desk.screen.page == .confirmation(.quit(draftCount: drafts)))
    #expect(desk.commands.isEmpty)
  }

  @Test("y quits, everything else that answers stays and keeps the text", arguments: ["y", "Enter", "n", "Esc", "q"])
  func answers(key: String) {
    var desk = desk(drafts: 1)
    desk.press("q \(key)")
    let quits = ["y", "Enter"].contains(key)
    #expect(desk.commands == (quits ? [.quit] : []))
    #expect(desk.pages == "")
    desk.press("e")
    #expect(desk.draft == "soon|")
  }

  @Test(":q asks as well, Ctrl-c never does") func otherWays() {
    var asked = desk(drafts: 1)
    asked.press(": 'q Enter")
    #expect(asked.pages == "question" && asked.commands.isEmpty)
    asked.press("Ctrl-c")
    #expect(asked.commands == [.quit])
    var writing = desk(drafts: 1)
    writing.press("e Ctrl-c")
    #expect(writing.commands == [.quit])
  }

  @Test("a reply that was sent or emptied is none", arguments: ["Enter", "Ctrl-u Esc"])
  func nothingIsLost(end: String) {
    var desk = desk(drafts: 1)
    desk.press("e \(end) q")
    #expect(desk.commands == [.quit])
  }
}
