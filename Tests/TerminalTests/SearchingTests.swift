import Testing

extension RealTerminal {
  @Suite("Searching, marking and bringing back")
  struct SearchingTests {
    @Test("the list narrows while one types, Enter keeps it, n goes on, Esc shows everything")
    func filters() throws {
      let terminal = try Tmux()
      try terminal.push("one", title: "Anna at the pier", thread: "a")
      try terminal.push("two", title: "Otto", thread: "b")
      try terminal.push("three", title: "Änne writes", thread: "c")
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("Escape")
      try terminal.wait("all") { $0.contains("Anna") && $0.contains("Otto") && $0.contains("Änne") }
      try terminal.type("/ann")
      try terminal.wait("the matches and their count") { screen in
        screen.contains("Anna") && screen.contains("Änne") && !screen.contains("Otto") && screen.contains("2 of 3")
      }
      try terminal.press("Enter")
      try terminal.wait("the sign of the filter") { $0.contains("Filter: ann") }
      try terminal.press("n", "Enter")
      try terminal.wait("the second match, opened") { $0.contains("Anna") && !$0.contains("Änne") }
      try terminal.press("Escape", "Escape")
      try terminal.wait("everything") { $0.contains("Otto") && !$0.contains("Filter:") }
    }

    @Test("marked notifications go together and come back together")
    func marks() throws {
      let terminal = try Tmux()
      for name in ["First", "Second", "Third"] { try terminal.push(name, title: name, thread: name) }
      try terminal.open("--apps \(terminal.apps())")
      try terminal.press("Escape")
      try terminal.wait("all") { $0.contains("First") && $0.contains("Third") }
      try terminal.press("m", "m")
      try terminal.wait("the marks") { $0.contains("2 marked") }
      try terminal.press("d")
      try terminal.wait("what was not marked") { screen in
        screen.contains("First") && !screen.contains("Second") && !screen.contains("Third")
      }
      try terminal.press("u")
      try terminal.wait("everything, and the notice") { screen in
        screen.contains("Second") && screen.contains("Third") && screen.contains("2 brought back")
      }
      _ = try terminal.beside(["clear"])
      try terminal.wait("nothing") { !$0.contains("First") && !$0.contains("Third") }
      #expect(try terminal.beside(["dismiss", "--undo"]).contains("3 brought back"))
      try terminal.wait("everything") { $0.contains("First") && $0.contains("Third") }
    }

    @Test("the help is searched")
    func help() throws {
      let terminal = try Tmux()
      try terminal.open()
      try terminal.type("?/redraw")
      try terminal.wait("the line with the match") { $0.contains("redraw") && $0.contains("1 of 1") }
      try terminal.press("Enter", "Escape", "Escape")
      try terminal.wait("the list") { $0.contains("No Notifications") }
    }
  }
}
