import Center
import Testing

@testable import Screen

@Suite("Moving through the list")
struct NavigationTests {
  @Test("the newest stack is at the top, and the selection waits there")
  func order() {
    let desk = Desk("chat/a:1 mail:2 chat/a:3 chat/b:4")
    #expect(
      desk.list == """
        > 4
          stack chat/a 2
          2
        """)
  }

  @Test(
    "keys move the selection and open and close stacks",
    arguments: [
      ("j", "  4\n> stack chat/a 3\n  2"),
      ("j k", "> 4\n  stack chat/a 3\n  2"),
      ("k", "> 4\n  stack chat/a 3\n  2"),
      ("G", "  4\n  stack chat/a 3\n> 2"),
      ("G j", "  4\n  stack chat/a 3\n> 2"),
      ("G g", "> 4\n  stack chat/a 3\n  2"),
      ("Ctrl-d Ctrl-d Ctrl-d", "  4\n  stack chat/a 3\n> 2"),
      ("PgDn PgUp", "> 4\n  stack chat/a 3\n  2"),
      ("j l", "  4\n  open chat/a\n>   5\n    3\n    1\n  2"),
      ("j Enter", "  4\n  open chat/a\n>   5\n    3\n    1\n  2"),
      ("j o", "  4\n  open chat/a\n>   5\n    3\n    1\n  2"),
      ("j Space Space", "  4\n> stack chat/a 3\n  2"),
      ("j l j j h", "  4\n> stack chat/a 3\n  2"),
      ("j l j j j", "  4\n  open chat/a\n    5\n    3\n    1\n> 2"),
      ("j l k", "  4\n> open chat/a\n    5\n    3\n    1\n  2"),
      ("j l k Enter", "  4\n> stack chat/a 3\n  2"),
      ("j l Esc", "  4\n> stack chat/a 3\n  2"),
      ("l", "> 4\n  stack chat/a 3\n  2"),
    ])
  func moves(keys: String, list: String) {
    var desk = Desk("chat/a:1 mail:2 chat/a:3 chat/a:5 chat/b:4")
    // The banner's Esc comes first; here it is gone.
    desk.apply([.bannerDismissed])
    desk.press(keys)
    #expect(desk.list == list)
    #expect(desk.screen.pages == [.list])
  }

  @Test("walking up meets the same items as walking down")
  func walksBothWays() {
    var desk = Desk("chat/a:1 mail:2 chat/a:3 mail/x:5 mail/x:6 chat/b:4")
    desk.press("G k l")
    var down: [ListItem] = []
    var item = desk.screen.firstItem(center: desk.center)
    while let current = item {
      down.append(current)
      item = desk.screen.item(after: current, center: desk.center)
    }
    #expect(desk.listBackwards.reversed() == down)
    #expect(down.count == 6)
  }

  @Test("what a Focus silenced is walked through after all others, and counted as new like them")
  func walksThroughWhatIsHeld() {
    var desk = Desk("mail:1 chat/a:2")
    desk.press("G")
    desk.apply([.focusChanged("work")])
    desk.arrive("mail/b:3 mail/c:4")
    #expect(desk.list == "  2\n> 1\n  4\n  3")
    #expect(desk.screen.unseenCount == 4, "two from before the first picture, two held ones")
    desk.press("G")
    #expect(desk.list == "  2\n  1\n  4\n> 3")
    desk.apply([.notificationsDismissed([NotificationKey(bundleIdentifier: "mail", requestIdentifier: "3")])])
    #expect(desk.list == "  2\n  1\n> 4")
    desk.apply([.focusChanged(nil)])
    #expect(desk.list == "> 4\n  2\n  1")
  }

  @Test("arrivals at the top take the selection along until the first key, never after it")
  func followsTheTopUntilTheFirstKey() {
    var desk = Desk("mail:1")
    desk.arrive("mail/b:2")
    #expect(desk.list == "> 2\n  1")
    desk.press("k")
    desk.arrive("mail/c:3")
    #expect(desk.list == "  3\n> 2\n  1")
  }

  @Test("what comes in above the view is counted, and seen again at the top")
  func countsUnseen() {
    var desk = Desk("mail/a:1 mail/b:2 mail/c:3")
    desk.press("G")
    desk.screen.painted(
      viewport: Viewport(top: desk.screen.selection), pageScrollLimit: 0, center: desk.center)
    desk.screen.unseenCount = 0
    desk.arrive("chat/x:4 chat/x:5")
    #expect(desk.screen.unseenCount == 2)
    desk.screen.painted(viewport: Viewport(), pageScrollLimit: 0, center: desk.center)
    #expect(desk.screen.unseenCount == 0)
  }

  @Test(
    "a selection that is gone moves to what took its place",
    arguments: [
      ("j", "2", "  3\n> 1"),
      ("", "3", "> 2\n  1"),
      ("G", "1", "  3\n> 2"),
    ])
  func neighbour(keys: String, gone: String, list: String) {
    var desk = Desk("mail/a:1 mail/b:2 mail/c:3")
    desk.press("k " + keys)
    desk.apply([.notificationsDismissed([Desk.key(gone, app: "mail")])])
    #expect(desk.list == list)
  }

  @Test("a card that is gone gives the selection to the older one of its stack")
  func neighbourInStack() {
    var desk = Desk("chat/a:1 chat/a:2 chat/a:3")
    desk.press("l j")
    desk.apply([.notificationsDismissed([Desk.key("2")])])
    #expect(desk.list == "  open chat/a\n    3\n>   1")
    desk.apply([.notificationsDismissed([Desk.key("1")])])
    #expect(desk.list == "> 3")
  }

  @Test("an arrival in the selected stack takes the stack to the top and the selection with it")
  func stackMovesUp() {
    var desk = Desk("chat/a:1 mail:2")
    desk.press("j")
    desk.arrive("chat/a:3")
    #expect(desk.list == "> stack chat/a 2\n  2")
  }

  @Test("an empty list selects nothing and no key harms")
  func emptyList() {
    var desk = Desk()
    desk.press("j k g G l h o Enter d D C t r 1 y Y b e Esc Space Ctrl-d PgUp")
    #expect(desk.screen.selection == nil)
    #expect(desk.events.isEmpty)
    #expect(desk.screen.pages == [.list])
  }
}
