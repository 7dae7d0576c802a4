import Foundation
import Testing

@testable import Terminal

extension RealTerminal {
  /// The program itself on modelled terminals.
  @Suite("The program on a terminal")
  struct RunningTests {
    private static let modern = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

    private func opened(
      _ model: TerminalModel = TerminalModel(columns: 80, rows: 24), arguments: [String] = ["open"],
      variables: [String: String] = modern
    ) throws -> RunningTerminal {
      let terminal = try RunningTerminal(model, arguments, variables: variables)
      // The hints come last.
      try terminal.pseudo.wait("the first frame") { screen in
        screen.text.contains("No Notifications") && screen.text(ofRow: screen.rows - 1).contains("? keys")
      }
      return terminal
    }

    @Test(
      "in the C locale, on an old terminal or where ASCII is asked for, no byte is above 127",
      arguments: [
        (["TERM": "vt100", "LANG": "C"], ["open"]), (["TERM": "vt100"], ["open"]),
        (["TERM": "xterm-256color", "LC_ALL": "POSIX"], ["open"]),
        (["TERM": "xterm-256color", "LANG": "C.UTF-8", "BELFRY_PROBE": "off"], ["open", "--ascii"]),
      ])
    func sevenBits(variables: [String: String], arguments: [String]) throws {
      let terminal = try opened(arguments: arguments, variables: variables)
      let control = try terminal.control()
      let payload = #"{"aps":{"alert":{"title":"Café 日本","body":"👨‍👩‍👧 سلام"},"badge":3}}"#
      #expect(control.push(payload) == 200)
      let screen = try terminal.pseudo.wait("the card") { $0.text.contains("Caf? ") }
      #expect(screen.highByteCount == 0)
      #expect(screen.text.allSatisfy { $0.isASCII })
      #expect(screen.text.contains(".----") && screen.text.contains("|  "))
      #expect(screen.unknown == [])
    }

    @Test("frames in ASCII leave text as it is")
    func asciiEdges() throws {
      let terminal = try opened(arguments: ["open", "--edges", "ascii"])
      _ = try terminal.control().push(#"{"aps":{"alert":"Café 日本"}}"#)
      let screen = try terminal.pseudo.wait("the card") { $0.text.contains("Café 日本") }
      #expect(screen.text.contains(".----") && screen.text.contains("|  "))
      #expect(!screen.text.contains { "╭─│▄▀".contains($0) })
    }

    @Test("Ctrl-l and a change of size that changes nothing repaint everything")
    func repaints() throws {
      let terminal = try opened()
      let before = terminal.pseudo.screen.text
      terminal.pseudo.scribble()
      #expect(terminal.pseudo.screen.text != before)
      kill(terminal.process, SIGWINCH)
      try terminal.pseudo.wait("the screen as it was") { $0.text == before }
      terminal.pseudo.scribble()
      terminal.pseudo.type("\u{0C}")
      try terminal.pseudo.wait("the screen as it was") { $0.text == before }
    }

    @Test(
      "whatever ends it, the terminal is as it was",
      arguments: [
        ("q", 0), ("\u{03}", 0), (nil, SIGTERM), (nil, SIGHUP), (nil, SIGSEGV), (nil, SIGABRT), (nil, SIGTRAP),
      ]
        as [(String?, Int32)])
    func givenBack(key: String?, signal: Int32) throws {
      let terminal = try RunningTerminal(TerminalModel(columns: 80, rows: 24), variables: Self.modern)
      let open = try terminal.pseudo.wait("the first frame") { $0.text.contains("No Notifications") }
      #expect(open.isAlternate && !open.showsCursor && open.modes.isSuperset(of: [1000, 1006, 2004]))
      #expect(terminal.modes != terminal.modesBefore)
      if let key { terminal.pseudo.type(key) } else { kill(terminal.process, signal) }
      #expect(terminal.end() == (0, signal))
      try terminal.pseudo.wait("the main screen, with its cursor and without the mouse and pastes") {
        !$0.isAlternate && $0.showsCursor && $0.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 2004])
      }
      #expect(terminal.modes == terminal.modesBefore)
    }

    @Test("only clicks and the wheel are asked for, and nothing with --no-mouse")
    func mouse() throws {
      #expect(try opened().pseudo.screen.modes.isDisjoint(with: [1001, 1002, 1003]))
      let without = try opened(arguments: ["open", "--no-mouse"])
      #expect(without.pseudo.screen.modes.isDisjoint(with: [1000, 1001, 1002, 1003, 1006]))
    }

    @Test("while the terminal has stopped reading, arrivals are taken and answered; then it shows the newest")
    func stalls() throws {
      let terminal = try opened(TerminalModel(columns: 300, rows: 100))
      let control = try terminal.control()
      terminal.pseudo.setReading(false)
      // Every turn of the screen is a giant frame: soon the terminal takes no more.
      for number in 1...1_000 {
        let answer = control.push(#"{"aps":{"alert":{"title":"Number \#(number)"},"thread-id":"t\#(number)"}}"#)
        guard answer == 200 else {
          Issue.record("push \(number) was answered with \(answer)")
          return
        }
        if number % 50 == 0 { kill(terminal.process, SIGWINCH) }
      }
      terminal.pseudo.setReading(true)
      try terminal.pseudo.wait("the newest") { $0.text.contains("Number 1000") }
      terminal.pseudo.type("q")
      #expect(terminal.end() == (0, 0))
    }

    @Test("it ends though the terminal has stopped reading", arguments: [SIGTERM, SIGSEGV])
    func endsStalled(signal: Int32) throws {
      let terminal = try opened(TerminalModel(columns: 300, rows: 100))
      let control = try terminal.control()
      terminal.pseudo.setReading(false)
      for number in 1...100 {
        _ = control.push(#"{"aps":{"alert":{"title":"Number \#(number)"},"thread-id":"t\#(number)"}}"#)
        kill(terminal.process, SIGWINCH)
      }
      kill(terminal.process, signal)
      #expect(terminal.end() == (0, signal))
      terminal.pseudo.setReading(true)
      try terminal.pseudo.wait("the main screen") { !$0.isAlternate && $0.showsCursor }
    }
  }
}
