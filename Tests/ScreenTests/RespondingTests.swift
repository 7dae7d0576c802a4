import Center
import Testing

@testable import Screen

@Suite("Answering a notification")
struct RespondingTests {
  private func chosen(_ identifier: String, _ action: String, text: String? = nil) -> CenterEvent {
    .actionChosen(Desk.key(identifier), actionIdentifier: action, userText: text)
  }

  @Test(
    "keys give the response that the app is to get",
    arguments: [
      ("Enter Enter", Response.defaultActionIdentifier),
      ("t", Response.defaultActionIdentifier),
      ("1", "like"),
      ("Enter 1", "like"),
      ("Enter j Enter", "like"),
      ("Enter Tab Tab Tab Enter", "delete"),
      ("Enter Shift-Tab Shift-Tab Enter", "delete"),
    ])
  func gives(keys: String, action: String) {
    var desk = Desk("chat:1")
    desk.press(keys)
    #expect(desk.events == [chosen("1", action)])
    #expect(desk.pages == "")
  }

  @Test("digits on a closed stack act on the card that shows")
  func actsOnNewest() {
    var desk = Desk("chat/a:1 chat/a:2")
    desk.press("1")
    #expect(desk.events == [chosen("2", "like")])
  }

  @Test(
    "a digit without a button says so",
    arguments: [
      ("chat:1", "7", "no button 7: this notification has 4"),
      ("mail:1", "1", "no button 1: this notification has none"),
      ("mail:1", "r", "this notification has no text action to reply with"),
    ])
  func unknownButton(arrivals: String, key: String, notice: String) {
    var desk = Desk(arrivals)
    desk.press(key)
    #expect(desk.screen.notice == notice)
    #expect(desk.events.isEmpty)
  }

  @Test("a reply goes to the notification that it was written for")
  func replies() {
    var desk = Desk("chat/a:1 chat/b:2")
    desk.press("j r 'hi")
    desk.arrive("chat/c:3")
    desk.press("'! Enter")
    #expect(desk.events == [chosen("1", "reply", text: "hi!")])
    #expect(desk.screen.drafts.isEmpty)
  }

  @Test("a half-written reply is kept for each action of each notification")
  func keepsDrafts() {
    var desk = Desk("chat/a:1 chat/b:2")
    desk.press("k r 'two Esc j r 'one Esc")
    #expect(desk.screen.drafts.count == 2)
    desk.press("k r")
    #expect(desk.draft == "two|")
    desk.press("Esc j r")
    #expect(desk.draft == "one|")
    desk.press("Left Left Esc e")
    #expect(desk.draft == "o|ne")
  }

  @Test("the key that the notice names goes on with the reply, wherever Esc led", arguments: ["", "Enter"])
  func goesOn(keys: String) {
    var desk = Desk("chat:1")
    desk.press("\(keys) r 'hi Esc")
    #expect(desk.screen.notice == "the text is kept: e goes on with it")
    desk.press("e")
    #expect(desk.draft == "hi|")
  }

  @Test("new lines and pastes are text, Enter sends")
  func severalLines() {
    var desk = Desk("chat:1")
    desk.press("r 'a Ctrl-j 'b")
    desk.act(.insert("c\nd"))
    desk.press("Ctrl-o 'e Enter")
    #expect(desk.events == [chosen("1", "reply", text: "a\nbc\nd\ne")])
  }

  @Test("a reply outlives its notification: nothing is sent, the text stays and can be copied")
  func notificationGone() {
    var desk = Desk("chat:1 mail:2")
    desk.press("j r 'lost")
    desk.apply([.notificationsDismissed([Desk.key("1")])])
    #expect(desk.draft == "lost|")
    desk.press("Enter")
    #expect(desk.screen.notice == "this notification is gone, so nothing was sent; Ctrl-y copies the text")
    #expect(desk.events.isEmpty)
    desk.press("Ctrl-y Esc")
    #expect(desk.commands == [.copy("lost")])
    #expect(desk.pages == "")
    desk.press("e")
    #expect(desk.draft == "lost|")
  }

  @Test("an empty reply is not sent")
  func emptyReply() {
    var desk = Desk("chat:1")
    desk.press("r Enter")
    #expect(desk.events.isEmpty)
    #expect(desk.pages == "reply 1 reply")
  }

  @Test(
    "a locked phone asks before it is unlocked",
    arguments: [
      ("3 y", [.unlocked, .actionChosen(Desk.key("1"), actionIdentifier: "delete", userText: nil)]),
      ("3 n", []),
      ("3 Esc", []),
      ("1", [.actionChosen(Desk.key("1"), actionIdentifier: "like", userText: nil)]),
      (
        "Enter Enter y",
        [.unlocked, .actionChosen(Desk.key("1"), actionIdentifier: Response.defaultActionIdentifier, userText: nil)]
      ),
      ("r 'x Enter", [.actionChosen(Desk.key("1"), actionIdentifier: "reply", userText: "x")]),
      ("4 y 'x Enter", [.unlocked, .actionChosen(Desk.key("1"), actionIdentifier: "secret", userText: "x")]),
      ("4 n", []),
    ] as [(String, [CenterEvent])])
  func locked(keys: String, events: [CenterEvent]) {
    var desk = Desk("chat:1", locked: true)
    desk.press(keys)
    #expect(desk.events == events)
    #expect(desk.pages == "")
  }

  @Test("a phone that was locked while a reply was written asks before sending, and sends the text")
  func lockedMeanwhile() {
    var desk = Desk("chat:1")
    desk.press("4 'x")
    desk.apply([.locked])
    desk.press("Enter")
    #expect(desk.pages == "reply 1 secret > unlock")
    desk.press("y")
    #expect(desk.events == [.unlocked, chosen("1", "secret", text: "x")])
    #expect(desk.screen.drafts.isEmpty)
  }

  @Test("an expanded notification that goes closes its page and says so")
  func expandedGone() {
    var desk = Desk("chat:1 mail:2")
    desk.press("j Enter")
    desk.apply([.notificationsDismissed([Desk.key("1")])])
    #expect(desk.pages == "")
    #expect(desk.screen.notice == "this notification is gone")
  }
}
