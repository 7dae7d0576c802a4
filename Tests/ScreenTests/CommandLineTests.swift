import Testing

@testable import Screen

@Suite("The command line")
struct CommandLineTests {
  /// A desk at the `:` line, where these words may stand.
  private func desk(_ line: String, head: String = "", _ words: [String]) -> Desk {
    var desk = Desk("chat:1")
    desk.press(":")
    desk.screen.commandLine = Draft(text: line)
    offer(words, head: head, to: &desk)
    return desk
  }

  private func offer(_ words: [String], head: String = "", to desk: inout Desk) {
    let candidates = words.map { LineCandidates.Candidate(text: $0, isWhole: !$0.hasSuffix("/")) }
    desk.screen.lineCandidates = LineCandidates(
      line: desk.screen.lineBeforeCursor, head: head, candidates: candidates)
  }

  @Test("Tab writes what all words have in common, then one after the other, and round")
  func cycles() {
    var desk = desk("d", ["deliveries", "device"])
    desk.press("Tab")
    #expect(desk.screen.commandLine.marked == "de|")
    #expect(desk.screen.lineToComplete == "de")
    offer(["deliveries", "device"], to: &desk)
    var seen: [String] = []
    for key in ["Tab", "Tab", "Tab", "Shift-Tab", "Shift-Tab"] {
      desk.act(key == "Tab" ? .complete : .completeBackward)
      seen.append(desk.screen.commandLine.marked)
      #expect(desk.screen.lineToComplete == nil, "the words stay while one of them is chosen")
    }
    #expect(seen == ["deliveries|", "device|", "deliveries|", "device|", "deliveries|"])
    desk.press("'x")
    #expect(desk.screen.lineToComplete == "deliveriesx")
  }

  @Test("the only word is written with the blank that follows; a folder goes on")
  func onlyOne() {
    var one = desk("focus w", head: "focus ", ["work"])
    one.press("Tab")
    #expect(one.screen.commandLine.marked == "focus work |")
    var folder = desk("push de", head: "push ", ["demo-payloads/"])
    folder.press("Tab")
    #expect(folder.screen.commandLine.marked == "push demo-payloads/|")
  }

  @Test("what stands behind the cursor stays")
  func middle() {
    var desk = desk("dev lock", ["device"])
    desk.screen.commandLine.cursor = 3
    offer(["device"], to: &desk)
    desk.press("Tab")
    #expect(desk.screen.commandLine.marked == "device | lock")
  }

  @Test("where nothing fits, Tab says so")
  func nothing() {
    var desk = desk("xyz", [])
    desk.press("Tab")
    #expect(desk.screen.notice == "nothing to complete here")
    #expect(desk.screen.commandLine.marked == "xyz|")
  }

  @Test("the line is looked up once for each text, and only while it is open")
  func lookUp() {
    var desk = Desk("chat:1")
    #expect(desk.screen.lineToComplete == nil)
    desk.press(":")
    #expect(desk.screen.lineToComplete == "")
    desk.screen.lineCandidates = LineCandidates(line: "")
    #expect(desk.screen.lineToComplete == nil)
    desk.press("'f")
    #expect(desk.screen.lineToComplete == "f")
    desk.press("Esc :")
    #expect(desk.screen.lineToComplete == "")
  }

  @Test("lines are run, and recalled by their beginning")
  func history() {
    var desk = Desk()
    for line in ["focus work", "device lock", "focus off"] {
      desk.press(":")
      for character in line { desk.act(.insert(String(character))) }
      desk.press("Enter")
    }
    #expect(desk.commands == [.run("focus work"), .run("device lock"), .run("focus off")])
    desk.press(": 'f Up")
    #expect(desk.screen.commandLine.marked == "focus off|")
    desk.press("Up")
    #expect(desk.screen.commandLine.marked == "focus work|")
    desk.press("Up")
    #expect(desk.screen.commandLine.marked == "focus work|", "there is none before it")
    desk.press("Down Down")
    #expect(desk.screen.commandLine.marked == "f|")
    desk.press("Backspace Up Up")
    #expect(desk.screen.commandLine.marked == "device lock|")
    desk.press("Esc : Backspace")
    #expect(desk.pages == "")
  }
}
