import Testing

@testable import Center
@testable import Screen

@Suite("A content extension's view and the keys")
struct ContentExtensionTests {
  private func desk(_ arrivals: String = "chat:1") -> Desk {
    var desk = Desk()
    var chat = Desk.chat
    chat.contentExtensions = [
      ContentExtension(
        categories: ["message"],
        reactions: ["like": .init(.doNotDismiss), "reply": .init(.doNotDismiss), "delete": .init(.dismiss)])
    ]
    desk.apply([.profilesLoaded([chat, Desk.mail])])
    desk.arrive(arrivals)
    return desk
  }

  @Test("an action that the view keeps leaves it open, or opens it", arguments: ["1", "Enter 1", "Enter j Enter"])
  func stays(keys: String) {
    var desk = desk()
    desk.press(keys)
    #expect(desk.pages == "expanded 1")
    #expect(desk.screen.keptActions == [Desk.key("1"): KeptAction(actionIdentifier: "like")])
    #expect(desk.screen.notice == "Like: kept by Chat's content extension")
  }

  @Test("a reply that the view keeps comes back to it with its text", arguments: ["r", "Enter r"])
  func keepsText(keys: String) {
    var desk = desk()
    desk.press("\(keys) 'hi Enter")
    #expect(desk.pages == "expanded 1")
    #expect(desk.screen.keptActions == [Desk.key("1"): KeptAction(actionIdentifier: "reply", userText: "hi")])
    #expect(desk.screen.drafts.isEmpty)
  }

  @Test("closed, the view forgets, and the list is as it was")
  func forgets() {
    var desk = desk("chat:1 mail:2 chat:3")
    let before = desk.list
    desk.press("1 Esc")
    #expect(desk.pages == "" && desk.screen.keptActions.isEmpty && desk.list == before)
  }

  @Test("an action that the view closes takes the notification away")
  func closes() {
    var desk = desk()
    desk.press("Enter 3")
    #expect(desk.pages == "" && desk.list == "")
    #expect(desk.screen.notice == "Delete: closed by Chat's content extension")
  }
}
