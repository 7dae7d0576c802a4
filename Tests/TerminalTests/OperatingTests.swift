import Foundation
import Testing

extension RealTerminal {
  @Suite("Operating the screen")
  struct OperatingTests {
    @Test("keys move, open a stack and a notification, and press its button")
    func navigates() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "First", thread: "a")
      try terminal.push("two", title: "Second", thread: "a")
      try terminal.push("three", title: "Third", thread: "b")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.wait("the newest stack above the older one") { screen in
        screen.contains("Third") && screen.contains("Second") && !screen.contains("First")
      }
      try terminal.press("Escape", "j", "Enter")
      try terminal.wait("the whole stack") { $0.contains("First") && $0.contains("Second") }
      try terminal.press("j", "Enter")
      try terminal.wait("the expanded notification and its buttons") { screen in
        screen.contains("First") && screen.contains("Like") && !screen.contains("Third")
      }
      try terminal.press("1")
      try terminal.wait("the list without it") { $0.contains("Third") && !$0.contains("First") }
      try terminal.press("q")
      try terminal.wait("the shell") { $0.contains("shell$") && !$0.contains("Third") }
      let log = try terminal.beside(["log", "--format", "jsonl"])
      #expect(log.contains(#""actionIdentifier":"like""#))
      #expect(log.split(separator: "\n").count == 1)
    }

    @Test(
      "a reply is sent as it was typed, in every writing",
      arguments: ["grüße 👨‍👩‍👧 🇫🇷", "你好，世界", "چائے تیار ہے", "e\u{301}a"])
    func replies(text: String) throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Question")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("r")
      try terminal.wait("the field") { $0.contains("Send") }
      try terminal.type(text)
      try terminal.press("Enter")
      try terminal.wait("the list without it") { $0.contains("No Older Notifications") }
      let log = try terminal.beside(["log", "--format", "jsonl"])
      #expect(log.contains("\"userText\":\"\(text)\""), "\(log)")
    }

    @Test("a reply survives arrivals, resizing and looking elsewhere")
    func draftSurvives() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Question")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("r")
      try terminal.type("half ")
      try terminal.wait("the text") { $0.contains("half") }
      try terminal.push("two", title: "Interruption", thread: "b")
      try terminal.wait("the text and the banner") { $0.contains("half") && $0.contains("Interruption") }
      try terminal.resize(columns: 60, rows: 20)
      try terminal.wait("the text on the smaller screen") { $0.contains("half") }
      try terminal.press("Escape", "Escape")
      try terminal.wait("the list") { $0.contains("Question") && !$0.contains("half ") }
      try terminal.press("e")
      try terminal.type("written")
      try terminal.press("Enter")
      try terminal.wait("the list without it") { !$0.contains("Question") }
      #expect(try terminal.beside(["log", "--format", "jsonl"]).contains(#""userText":"half written""#))
    }

    @Test("a paste is text with its lines, never keys")
    func pastes() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Question")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("r")
      try terminal.wait("the field") { $0.contains("Send") }
      try terminal.paste("first\nq\u{3}second\u{1B}[31m\u{7}")
      try terminal.wait("the pasted text") { $0.contains("first") && $0.contains("qsecond") }
      try terminal.press("Enter")
      try terminal.wait("the list without it") { $0.contains("No Older Notifications") }
      #expect(try terminal.beside(["log", "--format", "jsonl"]).contains(#""userText":"first\nqsecond[31m""#))
    }

    @Test("a byte that is no character costs nothing but itself, typed or pasted")
    func brokenBytes() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Question")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("r")
      try terminal.wait("the field") { $0.contains("Send") }
      try terminal.type(bytes: [0x4B, 0xFF, 0x4C, 0xC3, 0xA9, 0x4D])
      try terminal.type(bytes: Array("\u{1B}[200~G".utf8) + [0x9B] + Array("\u{1B}[AHI\u{1B}[201~!".utf8))
      try terminal.wait("all that was typed") { $0.contains("!") }
      try terminal.press("Enter")
      try terminal.wait("the list without it") { $0.contains("No Older Notifications") }
      #expect(try terminal.beside(["log", "--format", "jsonl"]).contains(#""userText":"KLéMG[AHI!""#))
    }

    @Test("a click selects, a second one opens, the wheel moves, the right button dismisses")
    func mouse() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Lower", thread: "a")
      try terminal.push("two", title: "Upper", thread: "b")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("Escape")
      let screen = try terminal.wait("both") { $0.contains("Lower") && $0.contains("Upper") }
      let row = try #require(
        screen.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("Lower") })
      try terminal.mouse(0, column: 20, row: row)
      try terminal.mouse(0, column: 20, row: row)
      try terminal.wait("the expanded notification") { $0.contains("Like") && !$0.contains("Upper") }
      try terminal.press("Escape")
      try terminal.wait("the list") { $0.contains("Upper") }
      try terminal.mouse(2, column: 20, row: row)
      try terminal.wait("the list without it") { $0.contains("Upper") && !$0.contains("Lower") }
    }

    @Test("the command line runs commands in the center that is shown")
    func commandLine() throws {
      let terminal = try Tmux()
      try terminal.open()
      let path = try terminal.payload("a.apns", #"{"aps":{"alert":"From the line"}}"#)
      try terminal.type(":push com.example.chat \(path)\n")
      try terminal.wait("the notification") { $0.contains("From the line") }
      try terminal.type(":q\n")
      try terminal.wait("the shell") { !$0.contains("From the line") }
    }

    @Test("the palette finds what is typed, and Enter does it")
    func palette() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Only")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("C-p")
      try terminal.wait("the palette") { $0.contains("What do you want to do?") }
      try terminal.type("lockun")
      try terminal.wait("what fits") { $0.contains("Lock or unlock") && !$0.contains("Choose a Focus") }
      try terminal.press("Enter")
      try terminal.wait("the locked phone") { $0.contains("Locked") && !$0.contains("Lock or unlock") }
    }

    @Test("Tab completes commands, what they take, and the identifiers of what is listed")
    func completes() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Only")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.type(":resp")
      try terminal.wait("the command that fits") { $0.contains("press a button") }
      try terminal.press("Tab")
      try terminal.type("lat")
      try terminal.press("Tab")
      try terminal.type("l")
      try terminal.press("Tab")
      try terminal.wait("the whole line") { $0.contains(":respond latest like") }
      try terminal.press("Enter")
      try terminal.wait("the response") { $0.contains("com.example.chat") }
      try terminal.press("Escape")
      try terminal.wait("the list without it") { $0.contains("No Older Notifications") }
    }

    @Test("help lists the keys, and Esc leaves it")
    func help() throws {
      let terminal = try Tmux()
      try terminal.open()
      try terminal.press("?")
      try terminal.wait("the keys") { $0.contains("next") && $0.contains("j") && !$0.contains("No Notifications") }
      try terminal.press("Escape")
      try terminal.wait("the list") { $0.contains("No Notifications") }
    }
  }
}

/// Tests that run the program in a real terminal, one after the other.
@Suite("In a real terminal", .serialized)
struct RealTerminal {}
