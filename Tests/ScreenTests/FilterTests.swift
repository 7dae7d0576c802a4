import Center
import Testing

@testable import Screen

@Suite("Filtering the list")
struct FilterTests {
  @Test("while one types, the list is what matches, the newest first, without stacks")
  func narrows() {
    var desk = Desk("chat/a:anna chat/a:otto mail:anton chat/b:berta")
    desk.press("/ 'an")
    #expect(desk.pages == "search")
    #expect(desk.list == ">   anton\n    anna")
    #expect(desk.listBackwards.count == 2)
    desk.press("'n")
    #expect(desk.list == ">   anna")
    desk.press("Backspace 't")
    #expect(desk.list == ">   anton", "the place is kept where it matches")
    desk.press("Enter")
    #expect(desk.pages == "" && desk.screen.filter.isOn && desk.screen.filter.count == 1)
  }

  @Test("Esc in the line brings the list back as it was")
  func cancels() {
    var desk = Desk("chat/a:anna chat/a:otto mail:anton")
    desk.press("j l")
    let before = desk.list
    desk.press("/ 'anton Esc")
    #expect(desk.list == before && !desk.screen.filter.isOn)
    desk.press("/ 'a Backspace Backspace")
    #expect(desk.list == before && desk.pages == "")
  }

  @Test("Esc in the list shows everything again, and the selected one where it lies")
  func reveals() {
    var desk = Desk("chat/a:anna chat/a:otto mail:anton")
    desk.press("/ 'anna Enter Esc Esc")
    #expect(desk.list == "  anton\n  open chat/a\n    otto\n>   anna")
    desk.press("Esc")
    #expect(desk.list == "  anton\n> stack chat/a 2")
  }

  @Test("n and N go round and round")
  func nextMatch() {
    var desk = Desk("chat:an1 chat:b chat:an2 chat:an3")
    desk.press("n")
    #expect(desk.screen.notice == "nothing is searched for: / filters the list")
    desk.press("/ 'an Enter n")
    #expect(desk.list == "    an3\n>   an2\n    an1")
    desk.press("n n")
    #expect(desk.list == ">   an3\n    an2\n    an1" && desk.screen.notice == "on from the top")
    desk.press("N")
    #expect(desk.list == "    an3\n    an2\n>   an1" && desk.screen.notice == "on from the bottom")
  }

  @Test(
    "qualifiers ask for fields",
    arguments: [
      ("app:chat", "3 1"), ("app:ma", "2"), ("thread:a", "3"), ("category:mess", "3 2 1"), ("level:active", "3 2 1"),
      ("level:critical", ""), ("is:banner", "3 2 1"), ("-app:chat", "2"), ("thread:a app:mail", ""), ("is:held", ""),
    ])
  func qualifiers(line: String, found: String) {
    var desk = Desk("chat:1 mail:2 chat/a:3")
    desk.press("/")
    desk.act(.insert(line))
    #expect(desk.list.filter { $0.isNumber || $0 == "\n" }.split(separator: "\n").joined(separator: " ") == found)
  }

  @Test("a Focus finds what it held")
  func focus() {
    var desk = Desk("chat:1")
    desk.apply([.focusChanged("work")])
    desk.arrive("chat:2")
    desk.press("/ 'focus:work")
    #expect(desk.list == ">   2")
    desk.press("Esc / 'is:held")
    #expect(desk.list == ">   2")
    desk.press("Esc / 'focus:sleep")
    #expect(desk.list == "")
  }

  @Test("what is hidden is not found by its text, and is found again when it may be seen")
  func hidden() {
    var device = DeviceProfile.standard
    device.showPreviews = .whenUnlocked
    var desk = Desk("chat:anna")
    desk.apply([.deviceProfileLoaded(device)])
    desk.press("/ 'anna Enter")
    #expect(desk.list == ">   anna", "by its title, and by its identifier")
    desk.press("/ Ctrl-u '\"b\" Enter")
    #expect(desk.list == ">   anna", "by its body")
    desk.apply([.locked])
    #expect(desk.list == "")
    desk.apply([.unlocked])
    #expect(desk.list == ">   anna")
  }

  @Test("what arrives comes in where it matches, what leaves goes, and the place is kept")
  func follows() {
    var desk = Desk("chat:an1 chat:an2 chat:an3")
    desk.press("/ 'an Enter j")
    desk.arrive("chat:b chat:an4")
    #expect(desk.list == "    an4\n    an3\n>   an2\n    an1")
    desk.apply([.notificationsDismissed([Desk.key("an2")])])
    #expect(desk.list == "    an4\n    an3\n>   an1")
    desk.press("d")
    #expect(desk.list == "    an4\n>   an3")
    desk.press("u")
    #expect(desk.list == "    an4\n    an3\n>   an1")
    desk.apply([.allDismissed])
    #expect(desk.list == "" && desk.screen.selection == nil)
    desk.arrive("chat:an5")
    #expect(desk.list == ">   an5")
  }

  @Test("following one by one gives the same as looking at everything again")
  func agrees() {
    var desk = Desk((0..<40).map { "chat/t\($0 % 3):n\($0)" }.joined(separator: " "))
    desk.press("/ '1 Enter")
    for number in [3, 11, 12, 21, 30, 31] {
      desk.apply([.notificationsDismissed([Desk.key("n\(number)")])])
      desk.arrive("chat/t1:n\(number + 100) mail:n\(number)")
      desk.apply([.dismissalUndone])
    }
    let followed = desk.screen.filter.matches
    desk.screen.filter.refresh(center: desk.center, marks: Marks())
    #expect(followed == desk.screen.filter.matches)
  }

  @Test("C clears the matches and no other, after a question")
  func clears() {
    var desk = Desk("chat:an1 chat:b chat:an2")
    desk.press("/ 'an Enter C")
    #expect(desk.pages == "question")
    desk.press("y")
    #expect(desk.events == [.notificationsDismissed([Desk.key("an2"), Desk.key("an1")])])
    desk.press("Esc")
    #expect(desk.list == "> b")
  }

  @Test("stacks do not open while the list is filtered")
  func noStacks() {
    var desk = Desk("chat/a:an1 chat/a:an2")
    desk.press("/ 'an Enter l")
    #expect(desk.list == ">   an2\n    an1")
    #expect(desk.screen.notice == "a filtered list has no stacks: Esc shows all")
  }

  @Test(
    "Tab completes qualifiers and their values",
    arguments: [
      ("le", "level:"), ("level:c", "level:critical "), ("-is:h", "-is:held "), ("x app:m", "x app:Mail "),
      ("focus:do", "focus:do-not-disturb "), ("thread:r", "thread:room-7 "), ("z", "z"), ("i", "is:"),
      ("category:m", "category:message "),
    ])
  func completes(typed: String, completed: String) {
    var desk = Desk("chat/room-7:1 mail:2")
    desk.press("/")
    desk.act(.insert(typed))
    desk.press("Tab")
    #expect(desk.screen.filter.line.text == completed)
  }

  @Test("arrows in the line go through the matches")
  func arrows() {
    var desk = Desk("chat:an1 chat:an2")
    desk.press("/ 'an Down")
    #expect(desk.list == "    an2\n>   an1")
    desk.press("Up Enter Enter")
    #expect(desk.pages == "expanded an2")
  }
}
