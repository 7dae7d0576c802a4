import Center
import Testing

@testable import Screen

@Suite("A terminal that is too small")
struct TooSmallTests {
  private func desk(_ keys: String = "", columns: Int = 39, rows: Int = 9) -> Desk {
    var desk = Desk("mail:3 chat/a:1 chat/b:2")
    desk.press(keys)
    (desk.screen.columns, desk.screen.rows) = (columns, rows)
    return desk
  }

  @Test("40x10 is enough, one cell less is not")
  func limit() {
    #expect(!desk(columns: 40, rows: 10).screen.isTooSmall)
    #expect(desk(columns: 39, rows: 10).screen.isTooSmall && desk(columns: 40, rows: 9).screen.isTooSmall)
  }

  @Test(
    "no key does what nobody sees",
    arguments: ["d", "D", "C y", "j", "r", "1", "z", "L", "M", "u", "?", ":", "/", "v", "Ctrl-p", "Enter", "Esc", "i"])
  func nothingActs(keys: String) {
    var desk = desk()
    let before = desk
    desk.press(keys)
    #expect(desk.events.isEmpty && desk.commands.isEmpty)
    #expect(desk.screen == before.screen)
  }

  @Test("what is typed into a reply does not come into it, and what was there stays")
  func drafts() {
    var desk = desk("r 'on' Left")
    desk.press("'more' Backspace Ctrl-u Enter Esc")
    #expect(desk.draft == "o|n")
    #expect(desk.events.isEmpty)
  }

  @Test("the mouse does nothing") func mouse() {
    var desk = desk()
    let before = desk.screen
    for action in [MouseAction.click, .doubleClick, .rightClick, .wheelDown] {
      for target in [nil, Target.item(.stack(desk.center.threadOrder[0].key)), .closePage, .app("mail")] {
        desk.act(.mouse(action, target))
      }
    }
    #expect(desk.screen == before && desk.events.isEmpty)
  }

  @Test(
    "quitting, suspending and redrawing work",
    arguments: [
      ("q", ScreenCommand.quit), ("Ctrl-c", .quit), ("r Ctrl-c", .quit), ("Ctrl-z", .suspend), ("Ctrl-l", .redraw),
    ])
  func waysOut(keys: String, command: ScreenCommand) {
    var desk = desk()
    desk.press(keys)
    #expect(desk.commands == [command])
  }

  @Test("q does not ask where nobody sees the question: with a half-written reply only Ctrl-c quits")
  func draftsAreKept() {
    var desk = desk("r 'soon' Esc")
    desk.press("q y")
    #expect(desk.commands.isEmpty && desk.pages == "")
    desk.press("Ctrl-c")
    #expect(desk.commands == [.quit])
  }
}
