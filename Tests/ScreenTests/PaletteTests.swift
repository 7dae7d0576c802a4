import Center
import Testing

@testable import Screen

@Suite("The palette")
struct PaletteTests {
  private func found(_ desk: Desk) -> [String] { desk.screen.foundEntries(center: desk.center).map(\.entry.title) }

  @Test(
    "letters are found in their order, and nothing else",
    arguments: [
      ("dnd", "Do Not Disturb on or off", [0, 3, 7]), ("dev", "The device", [4, 5, 6]), ("", "anything", []),
      ("copy pay", "Copy the payload", [0, 1, 2, 3, 9, 10, 11]),
      ("pay copy", "Copy the payload", [0, 1, 2, 3, 9, 10, 11]),
      ("ÄR", "Ärger", [0, 1]),
    ] as [(String, String, [Int])])
  func places(typed: String, text: String, places: [Int]) { #expect(fuzzyMatch(typed, in: text)?.places == places) }

  @Test("what is not there is not found", arguments: [("x", "abc"), ("ba", "ab"), ("aa", "a"), ("a b", "a")])
  func misses(typed: String, text: String) { #expect(fuzzyMatch(typed, in: text) == nil) }

  @Test(
    "beginnings of words come before letters that lie scattered, and short texts before long ones",
    arguments: [
      ("rd", "Redraw", "Clear the board"), ("foc", "Focus: Work", "Set off for Cork"),
      ("lock", "Lock or unlock", "A long look at clocks"), ("q", "Quit", "Quit, but only after a long while of doubt"),
    ])
  func ranks(typed: String, better: String, worse: String) throws {
    let first = try #require(fuzzyMatch(typed, in: better))
    let second = try #require(fuzzyMatch(typed, in: worse))
    #expect(first.score > second.score)
  }

  @Test("a giant text and a giant pattern are found or not, at once")
  func giants() {
    let giant = String(repeating: "ab", count: 100_000)
    #expect(fuzzyMatch("ab", in: giant) != nil)
    #expect(fuzzyMatch(giant, in: "ab") == nil)
  }

  @Test("it offers buttons, keys, Focus modes and commands, and no keys that only move")
  func offers() {
    var desk = Desk("chat:1")
    desk.screen.commands = [PaletteCommand(name: "state", summary: "print the state", needsMore: false)]
    desk.press("Ctrl-p")
    let titles = found(desk)
    for title in ["Like", "Choose a Focus", "Focus: Work", "state: print the state", "Lock or unlock", "Quit"] {
      #expect(titles.contains(title), "\(titles)")
    }
    #expect(!titles.contains("Next") && !titles.contains("Half a page down"))
    #expect(
      desk.screen.foundEntries(center: desk.center).first { $0.entry.title == "Lock or unlock" }?.entry.keys == "K")
  }

  @Test(
    "Enter does it on the page below",
    arguments: [
      ("'lock", [.locked], ""), ("'like", [.actionChosen(Desk.key("1"), actionIdentifier: "like", userText: nil)], ""),
      ("'focuswork", [.focusChanged("work")], ""), ("'cleara", [], "question"), ("'zzzz", [], "palette"),
    ] as [(String, [CenterEvent], String)])
  func enter(keys: String, events: [CenterEvent], pages: String) {
    var desk = Desk("chat:1")
    desk.press("Ctrl-p \(keys) Enter")
    #expect(desk.events == events)
    #expect(desk.pages == pages)
  }

  @Test("a command runs, or opens the line where it wants more")
  func commands() {
    var desk = Desk("chat:1")
    desk.screen.commands = [
      PaletteCommand(name: "state", summary: "print the state", needsMore: false),
      PaletteCommand(name: "respond", summary: "press a button", needsMore: true),
    ]
    desk.press("Ctrl-p 'state Enter")
    #expect(desk.commands == [.run("state")])
    desk.press("Ctrl-p 'respond Enter")
    #expect(desk.pages == "command")
    #expect(desk.screen.commandLine.marked == "respond |")
  }

  @Test("the selection goes round, starts anew with each letter, and Esc leaves")
  func moves() {
    var desk = Desk("chat:1")
    desk.press("Ctrl-p Up")
    #expect(desk.screen.pageSelection == found(desk).count - 1)
    desk.press("'f")
    #expect(desk.screen.pageSelection == 0)
    desk.press("Esc")
    #expect(desk.pages == "")
    desk.press("Ctrl-p")
    #expect(desk.screen.palette.text == "")
  }
}
