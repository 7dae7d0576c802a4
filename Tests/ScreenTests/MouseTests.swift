import Center
import Testing

@testable import Screen

@Suite("The mouse")
struct MouseTests {
  private let first = ListItem.stack(ThreadKey(bundleIdentifier: "mail", group: ""))
  private let chat = ListItem.stack(ThreadKey(bundleIdentifier: "chat", group: ""))

  @Test("a click selects, a click on what is selected opens it")
  func clicks() {
    var desk = Desk("chat:1 mail:2")
    desk.act(.mouse(.click, .item(chat)))
    #expect(desk.list == "  2\n> 1")
    #expect(desk.pages == "")
    desk.act(.mouse(.click, .item(chat)))
    #expect(desk.pages == "expanded 1")
    desk.act(.mouse(.click, .closePage))
    #expect(desk.pages == "")
  }

  @Test("a click on a button presses it")
  func presses() {
    var desk = Desk("chat:1")
    desk.press("Enter")
    desk.act(.mouse(.click, .action(0)))
    #expect(desk.events == [.actionChosen(Desk.key("1"), actionIdentifier: "like", userText: nil)])
  }

  @Test("the right button dismisses, the wheel moves")
  func rightClickAndWheel() {
    var desk = Desk("chat:1 mail:2")
    desk.act(.mouse(.wheelDown, nil))
    #expect(desk.list == "  2\n> 1")
    desk.act(.mouse(.rightClick, .item(first)))
    #expect(desk.events == [.notificationsDismissed([Desk.key("2", app: "mail")])])
  }

  @Test("a click on the banner opens its notification")
  func banner() {
    var desk = Desk("chat:1")
    desk.act(.mouse(.click, .banner(Desk.key("1"))))
    #expect(desk.pages == "expanded 1")
  }

  @Test("a click answers a question, chooses a row, sends a reply")
  func pages() {
    var desk = Desk("chat:1")
    desk.press("C")
    desk.act(.mouse(.click, .row(1)))
    #expect(desk.events.isEmpty)
    desk.press("f")
    desk.act(.mouse(.click, .row(2)))
    #expect(desk.events == [.focusChanged("work")])
    desk.press("r 'x")
    desk.act(.mouse(.click, .sendReply))
    #expect(desk.events.last == .actionChosen(Desk.key("1"), actionIdentifier: "reply", userText: "x"))
  }

  @Test("a click on an app selects its newest stack")
  func app() {
    var desk = Desk("chat/a:1 chat/b:2 mail:3")
    desk.act(.mouse(.click, .app("chat")))
    #expect(desk.list == "  3\n> 2\n  1")
  }
}
