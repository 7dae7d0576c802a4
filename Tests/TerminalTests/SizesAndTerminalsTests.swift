import Testing

extension RealTerminal {
  @Suite("Sizes and terminals")
  struct SizesAndTerminalsTests {
    @Test("a resize repaints at once, larger and smaller")
    func resizes() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Title")
      try terminal.open()
      for (columns, rows) in [(120, 30), (50, 12), (80, 24)] {
        try terminal.resize(columns: columns, rows: rows)
        try terminal.wait("a card at \(columns)x\(rows)") { screen in
          screen.contains("Title") && screen.split(separator: "\n").allSatisfy { $0.count <= columns }
        }
      }
    }

    @Test("40x10 is enough, 39x9 says what is needed and comes back")
    func smallest() throws {
      let terminal = try Tmux(columns: 40, rows: 10)
      try terminal.push("one", title: "Title")
      try terminal.open()
      try terminal.wait("a card") { $0.contains("Title") }
      try terminal.resize(columns: 39, rows: 9)
      try terminal.wait("what is needed") { $0.contains("40x10") && !$0.contains("Title") }
      try terminal.resize(columns: 40, rows: 10)
      try terminal.wait("the card again") { $0.contains("Title") }
    }

    @Test("a giant terminal is drawn on in part, and obeys")
    func giant() throws {
      let terminal = try Tmux()
      // What the system says of the size; tmux itself goes on showing 80 by 24, so only the end can be looked at.
      try terminal.type("stty rows 65535 cols 65535; \(terminal.belfry) open; echo status=$?\n")
      try terminal.wait("the screen") { !$0.contains("shell$") }
      try terminal.press("q")
      try terminal.wait("the shell") { $0.contains("status=0") }
    }

    @Test("without UTF-8 and with an old terminal everything is ASCII")
    func plainTerminal() throws {
      let terminal = try Tmux(columns: 80, rows: 24, ["LANG": "C", "LC_ALL": "C", "TERM": "vt100"])
      try terminal.push("one", title: "Caf\\u00e9 \\u65e5\\u672c", body: "plain")
      try terminal.open()
      let screen = try terminal.wait("the card") { $0.contains("plain") }
      #expect(screen.filter { !$0.isASCII } == "")
      #expect(screen.contains("Caf? "))
      try terminal.press("j", "Down", "k", "Enter")
      try terminal.wait("the expanded notification") { $0.contains("back") }
    }

    @Test("an unknown terminal is drawn for as one of the usual kind, and says so")
    func unknownTerminal() throws {
      let terminal = try Tmux(["TERM": "no-such-terminal"])
      try terminal.open()
      try terminal.wait("the notice") { $0.contains("no terminfo entry for 'no-such-terminal'") }
    }

    @Test("a terminal that cannot show it is said so with 4", arguments: ["dumb", ""])
    func noScreen(name: String) throws {
      let terminal = try Tmux(["TERM": name])
      try terminal.type("\(terminal.belfry) open; echo status=$?\n")
      try terminal.wait("the advice and the status") { $0.contains("'belfry state'") && $0.contains("status=4") }
    }

    @Test("without a terminal 'open' ends with 4")
    func noTerminal() throws {
      let terminal = try Tmux()
      try terminal.type("\(terminal.belfry) open | cat; echo status=${PIPESTATUS[0]}\n")
      try terminal.wait("the status") { $0.contains("status=4") }
    }

    @Test("without a terminal the demo is told as text and ends with 0")
    func demoAsText() throws {
      let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let terminal = try Tmux(rows: 200, ["BELFRY_SHARE": "/" + checkout])
      try terminal.type("\(Tmux.belfry) demo | cat; echo status=${PIPESTATUS[0]}\n")
      let screen = try terminal.wait("the status") { $0.contains("status=0") }
      #expect(screen.contains("q quits"))
    }

    @Test("keys come from the terminal where standard input is a pipe")
    func pipedInput() throws {
      let terminal = try Tmux()
      try terminal.type("echo hello | \(terminal.belfry) open\n")
      try terminal.wait("the screen") { $0.contains("No Notifications") }
      try terminal.press("q")
      try terminal.wait("the shell") { !$0.contains("No Notifications") }
    }

    @Test("Ctrl-l repaints what something else wrote over")
    func redraws() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Title")
      try terminal.open()
      try terminal.wait("the card") { $0.contains("Title") }
      try terminal.scribble("SCRIBBLE")
      try terminal.wait("the scribble") { $0.contains("SCRIBBLE") }
      try terminal.press("C-l")
      try terminal.wait("the screen without it") { $0.contains("Title") && !$0.contains("SCRIBBLE") }
    }
  }
}
