import Center
import Testing

@testable import Screen

@Suite("Pages")
struct PagesTests {
  @Test(
    "a key opens a page and Esc leaves it",
    arguments: [
      ("?", "help"), ("f", "focus"), ("v", "device"), ("i", "inspector"), (":", "command"), ("Enter", "expanded 1"),
      ("r", "reply 1 reply"), ("C", "question"), ("Enter i", "expanded 1 > inspector"), ("f ?", "focus > help"),
      ("v j Enter", "device > focus"), ("F1", "help"), ("4", "reply 1 secret"),
    ])
  func opensAndCloses(keys: String, pages: String) {
    var desk = Desk("chat:1")
    desk.press(keys)
    #expect(desk.pages == pages)
    for _ in 0..<3 { desk.press("Esc") }
    #expect(desk.pages == "")
    #expect(desk.commands.isEmpty, "Esc never quits")
  }

  @Test(
    "quitting needs q on the list or Ctrl-c anywhere",
    arguments: [
      ("q", true), ("Ctrl-c", true), ("Enter q", false), ("Enter q q", true), (": 'q Enter", true),
      (": 'quit Enter", true), ("r 'q", false), ("r Ctrl-c", true), ("? q", false), ("Esc Esc Esc", false),
    ])
  func quits(keys: String, isQuit: Bool) {
    var desk = Desk("chat:1")
    desk.press(keys)
    #expect(desk.commands.contains(.quit) == isQuit)
  }

  @Test("clearing asks, and does nothing until the answer is yes")
  func clearAll() {
    var desk = Desk("chat:1 mail:2")
    desk.press("C n")
    #expect(desk.events.isEmpty)
    desk.press("C y")
    #expect(desk.events == [.allDismissed])
    #expect(desk.screen.selection == nil)
  }

  @Test("d dismisses the card, D the stack after a question")
  func dismisses() {
    var desk = Desk("chat/a:1 chat/a:2 mail:3")
    desk.press("j D")
    #expect(desk.pages == "question")
    desk.press("y")
    #expect(desk.events == [.threadDismissed(ThreadKey(bundleIdentifier: "chat", group: "a"))])
    desk.press("d")
    #expect(desk.events.last == .notificationsDismissed([Desk.key("3", app: "mail")]))
    #expect(desk.list == "")
  }

  @Test("u brings back what was dismissed last, selected, and says so")
  func undoes() {
    var desk = Desk("chat:1 chat/a:2 mail:3")
    desk.press("j d")
    #expect(desk.list == "  3\n> 1")
    desk.press("g u")
    #expect(desk.events.last == .dismissalUndone)
    #expect(desk.list == "  3\n> 2\n  1")
    #expect(desk.screen.notice == "1 brought back")
    desk.press("u")
    #expect(desk.screen.notice == DismissalUndo.nothingToUndo)
  }

  @Test(
    "the phone's keys",
    arguments: [
      ("z", [.focusChanged("do-not-disturb")]),
      ("z z", [.focusChanged("do-not-disturb"), .focusChanged(nil)]),
      ("K K", [.locked, .unlocked]), ("L", []),
      ("f j Enter", [.focusChanged("do-not-disturb")]),
      ("f 3", [.focusChanged("work")]),
      ("f 3 f g Enter", [.focusChanged("work"), .focusChanged(nil)]),
      ("v Enter", [.locked]),
      ("v j j Enter Enter", [.ringerSwitched(on: false), .ringerSwitched(on: true)]),
      ("v 4", [.connectionChanged(isOnline: false)]),
      ("v 5 Enter Enter", [.foregroundAppChanged("chat"), .foregroundAppChanged("mail"), .foregroundAppChanged(nil)]),
    ] as [(String, [CenterEvent])])
  func phone(keys: String, events: [CenterEvent]) {
    var desk = Desk("chat:1 mail:2")
    desk.press(keys)
    #expect(desk.events == events)
  }

  @Test("what a command prints is a notice, or a page where it is long")
  func output() {
    var desk = Desk()
    desk.screen.show(CommandOutput(title: "focus", text: "one line\n"))
    #expect(desk.screen.notice == "one line")
    desk.screen.show(CommandOutput(title: "state", text: "two\nlines\n"))
    #expect(desk.pages == "output")
    desk.press("y Esc")
    #expect(desk.commands == [.copy("two\nlines\n")])
    #expect(desk.pages == "")
  }

  @Test("going back shows the page below as it was left")
  func rememberScroll() {
    var desk = Desk("chat:1")
    desk.press("Enter")
    desk.screen.painted(viewport: Viewport(), pageScrollLimit: 10, center: desk.center)
    desk.press("j j j i")
    #expect(desk.pages == "expanded 1 > inspector")
    #expect(desk.screen.pageScroll == 0)
    desk.press("Esc")
    #expect(desk.screen.pageScroll == 3)
  }

  @Test("y and Y copy the identifier and the payload of what is selected")
  func copies() {
    var desk = Desk("mail:42")
    desk.press("y")
    #expect(desk.commands == [.copy("42")])
    desk.press("Enter Y")
    #expect(desk.commands.count == 2)
    #expect(desk.screen.notice == "copied the payload")
  }

  @Test("the hints offer to clear only where something can be cleared", arguments: ["", "chat:1"])
  func hintsThatAct(arrivals: String) {
    let desk = Desk(arrivals)
    let keys = desk.screen.hints(center: desk.center).map(\.keys)
    #expect(keys.contains("C") == !arrivals.isEmpty)
    #expect(keys.contains("?"))
  }
}
