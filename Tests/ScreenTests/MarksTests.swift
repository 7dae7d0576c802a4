import Center
import Testing

@testable import Screen

@Suite("Marks")
struct MarksTests {
  private func marked(_ desk: Desk) -> String {
    desk.screen.markedNotifications(center: desk.center).map(\.requestIdentifier).joined(separator: " ")
  }

  @Test("m marks what is selected and goes down; on a marked one it takes the mark away")
  func marks() {
    var desk = Desk("chat:1 chat/a:2 chat/a:3 mail:4")
    desk.press("m m")
    #expect(marked(desk) == "4 3 2", "a closed stack is marked whole")
    #expect(desk.screen.selection == .stack(ThreadKey(bundleIdentifier: "chat", group: "")))
    #expect(desk.screen.marks.count(in: ThreadKey(bundleIdentifier: "chat", group: "a")) == 2)
    desk.press("k m")
    #expect(marked(desk) == "4")
    desk.press("Esc Esc")
    #expect(marked(desk) == "", "after the banner")
  }

  @Test("M marks everything, or the matches of a filter; pressed again it takes all marks away")
  func all() {
    var desk = Desk("chat:an1 chat:b mail:an2")
    desk.press("M")
    #expect(marked(desk) == "an2 b an1" && desk.screen.notice == "3 marked")
    desk.press("M")
    #expect(marked(desk) == "")
    desk.press("/ 'an Enter M")
    #expect(marked(desk) == "an2 an1")
    desk.press("Esc Esc")
    #expect(marked(desk) == "" && desk.screen.filter.isOn, "Esc goes one level back: banner, marks, filter")
  }

  @Test("d dismisses what is marked, wherever the selection stands, and u brings all of it back")
  func dismisses() {
    var desk = Desk("chat:1 chat:2 chat:3")
    desk.screen.viewport.itemCount = 5
    desk.press("l m m d")
    #expect(desk.events == [.notificationsDismissed([Desk.key("3"), Desk.key("2")])])
    #expect(desk.screen.notice == "2 dismissed; u brings them back")
    #expect(desk.screen.marks.isEmpty)
    desk.press("u")
    #expect(desk.center.notifications.count == 3)
  }

  @Test("more than the window shows is asked about first")
  func asks() {
    var desk = Desk("chat/a:1 chat/b:2 chat/c:3")
    desk.screen.viewport.itemCount = 2
    desk.press("M d")
    #expect(desk.pages == "question" && desk.events.isEmpty)
    desk.press("n")
    #expect(marked(desk) == "3 2 1")
    desk.press("d y")
    #expect(desk.list == "")
  }

  @Test(
    "a digit presses a button that all of them have",
    arguments: [
      ("1", "Like: sent for 2", 2), ("2", "'Reply' is written for one notification at a time", 0),
      ("9", "no button 9 on what is marked", 0),
    ])
  func buttons(key: String, notice: String, count: Int) {
    var desk = Desk("chat/a:1 chat/b:2")
    desk.screen.viewport.itemCount = 5
    desk.press("m m \(key)")
    #expect(desk.screen.notice == notice)
    #expect(desk.events.count == count)
  }

  @Test("a button that one of them does not have is pressed on none")
  func unequal() {
    var desk = Desk("mail:1 chat:2")
    desk.press("m m 1")
    #expect(desk.screen.notice == "not everything that is marked has 'Like'" && desk.events.isEmpty)
  }

  @Test("a locked phone has to be unlocked first")
  func locked() {
    var desk = Desk("chat/a:1 chat/b:2", locked: true)
    desk.press("m m 3")
    #expect(desk.screen.notice == "'Delete' needs the device unlocked: L unlocks it" && desk.events.isEmpty)
  }

  @Test("y and Y copy a line for each")
  func copies() {
    var desk = Desk("chat/a:1 chat/b:2")
    desk.press("m m y")
    #expect(desk.commands == [.copy("2\n1")])
    desk.press("Y")
    let payloads = desk.commands.compactMap { if case .copy(let text) = $0 { text } else { nil } }.last
    #expect(payloads?.split(separator: "\n").count == 2)
  }

  @Test("what leaves the list, or is replaced and alerts again, loses its mark")
  func loses() {
    var desk = Desk("chat/a:1 chat/a:2 chat/b:3")
    desk.press("M")
    desk.apply([.notificationsDismissed([Desk.key("1")])])
    #expect(marked(desk) == "3 2")
    #expect(desk.screen.marks.count(in: ThreadKey(bundleIdentifier: "chat", group: "a")) == 1)
    desk.arrive("chat/a:2")
    #expect(marked(desk) == "3")
    desk.apply([.allDismissed])
    #expect(desk.screen.marks == Marks())
  }

  @Test("stacks that are made anew keep the marks of what lies in them")
  func regrouped() {
    var desk = Desk("chat/a:1 chat/b:2")
    desk.press("m")
    var settings = AppProfile.Settings()
    settings.grouping = .byApp
    desk.apply([.settingsChanged(bundleIdentifier: "chat", settings)])
    #expect(desk.screen.marks.count(in: ThreadKey(bundleIdentifier: "chat", group: "")) == 1)
  }

  @Test("a filter for what is marked follows the marks")
  func filtered() {
    var desk = Desk("chat/a:1 chat/b:2 chat/c:3")
    desk.press("m m / 'is:marked Enter")
    #expect(desk.list == ">   3\n    2")
    desk.press("m")
    #expect(desk.list == ">   2")
  }
}
