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
    #expect(desk.screen.keptActions == [Desk.key("1"): [KeptAction(actionIdentifier: "like")]])
    #expect(desk.screen.notice == "Like: kept by Chat's content extension")
  }

  @Test("a reply that the view keeps comes back to it with its text", arguments: ["r", "Enter r"])
  func keepsText(keys: String) {
    var desk = desk()
    desk.press("\(keys) 'hi Enter")
    #expect(desk.pages == "expanded 1")
    #expect(desk.screen.keptActions == [Desk.key("1"): [KeptAction(actionIdentifier: "reply", userText: "hi")]])
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

  private func drawnDesk() -> Desk {
    var desk = desk()
    var chat = desk.center.apps["chat"]?.profile ?? Desk.chat
    chat.contentExtensions[0].program = ContentProgram(["draw"])
    desk.apply([.profilesLoaded([chat, Desk.mail])])
    return desk
  }

  @Test("a program is asked when the view opens, and again after each action that it keeps")
  func asks() throws {
    var desk = drawnDesk()
    #expect(desk.screen.wantedDescription(center: desk.center) == nil)
    desk.press("Enter")
    let opened = try #require(desk.screen.wantedDescription(center: desk.center))
    #expect(opened.notification == Desk.key("1") && opened.responses == [])
    desk.press("1 1")
    let twice = try #require(desk.screen.wantedDescription(center: desk.center))
    #expect(twice.responses == [KeptAction(actionIdentifier: "like"), KeptAction(actionIdentifier: "like")])
    #expect(twice.opening == opened.opening)
  }

  @Test("opened again it is another view, closed it is none, and a page over it changes nothing")
  func opensAnew() throws {
    var desk = drawnDesk()
    desk.press("Enter")
    let first = try #require(desk.screen.wantedDescription(center: desk.center))
    desk.press("?")
    #expect(desk.screen.wantedDescription(center: desk.center) == first)
    desk.press("Esc Esc")
    #expect(desk.screen.wantedDescription(center: desk.center) == nil)
    desk.press("Enter")
    #expect(try #require(desk.screen.wantedDescription(center: desk.center)) != first)
  }

  @Test("what a program said is shown, until the view is opened anew")
  func shows() throws {
    var desk = drawnDesk()
    desk.press("Enter")
    let notification = try #require(desk.center.notifications[Desk.key("1")])
    func view() -> ExtensionView? { desk.screen.extensionView(of: notification, center: desk.center) }
    #expect(view()?.isAwaited == true)
    let request = try #require(desk.screen.wantedDescription(center: desk.center))
    desk.screen.descriptions.take(
      .described(ContentDescription([.text(ContentTemplate(text: "9:47"), .title)])), to: request)
    #expect(view()?.items == [.text("9:47", .title)])
    desk.press("1")
    #expect(view()?.items == [.text("9:47", .title)])
    desk.press("Esc Enter")
    #expect(view()?.isAwaited == true)
  }
}
