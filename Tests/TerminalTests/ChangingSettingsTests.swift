import Foundation
import Testing

extension RealTerminal {
  @Suite("Settings that change while the screen is open")
  struct ChangingSettingsTests {
    /// A terminal with a configuration folder of its own.
    private func terminal() throws -> Tmux {
      let terminal = try Tmux()
      try FileManager.default.createDirectory(
        at: terminal.folder.appendingPathComponent(".config/belfry"), withIntermediateDirectories: true)
      return terminal
    }

    private func write(_ text: String, to name: String, of terminal: Tmux) throws {
      // In one step: written beside it and renamed over it.
      try Data(text.utf8).write(
        to: terminal.folder.appendingPathComponent(".config/belfry/" + name), options: .atomic)
    }

    @Test("new keys hold at once, in the hints too, and wrong ones leave the old ones")
    func keys() throws {
      let terminal = try terminal()
      try write(#"{ "list": { "showFocusPicker": "O" } }"#, to: "keys.json", of: terminal)
      try terminal.open()
      try terminal.wait("the hint with the user's key") { $0.contains("O Focus") }
      try write(#"{ "list": { "showFocusPicker": "w", "quit": "Q" } }"#, to: "keys.json", of: terminal)
      try terminal.wait("the notice") { $0.contains("settings read") }
      try terminal.press("w")
      try terminal.wait("the Focus picker") { $0.contains("Do Not Disturb") }
      try terminal.press("Escape")
      try terminal.wait("the hint with the new key") { $0.contains("w Focus") && $0.contains("Q quit") }
      try write(#"{ "list": { "quit": "Alt-q" } }"#, to: "keys.json", of: terminal)
      try terminal.wait("what is wrong and where") { $0.contains("keys.json:1:21: list.quit: 'Alt-q' needs Alt") }
      try terminal.press("Q")
      try terminal.wait("the shell") { $0.contains("shell$") }
    }

    @Test("a wrong configuration is told at the start and when it changes, and stops nothing")
    func wrongConfiguration() throws {
      let terminal = try terminal()
      try write("{\n  \"edges\": \"line\"\n}\n", to: "config.json", of: terminal)
      try terminal.open()
      try terminal.wait("what is wrong and where") { $0.contains("config.json:2:12: edges: 'line' is none of") }
      try write("{\n  \"theme\": \"ios-drak\"\n}\n", to: "config.json", of: terminal)
      try terminal.wait("what is wrong now") { $0.contains("config.json:2:12: theme:") }
      try write("{}", to: "config.json", of: terminal)
      try terminal.wait("that it was read") { $0.contains("settings read") }
      try terminal.type(":reload\n")
      try terminal.press("q")
      try terminal.wait("the shell") { $0.contains("shell$") }
    }

    @Test("the mouse is asked for and left as the file says, edges and ASCII follow")
    func terminalSettings() throws {
      let terminal = try terminal()
      try write(#"{ "mouse": false }"#, to: "config.json", of: terminal)
      try terminal.push("one", title: "First")
      try terminal.open()
      #expect(try terminal.format("mouse_any_flag") == "0")
      try write(#"{ "edges": "lines" }"#, to: "config.json", of: terminal)
      try terminal.wait("round corners") { $0.contains("╭") }
      #expect(try terminal.format("mouse_any_flag") == "1" && terminal.format("mouse_sgr_flag") == "1")
      try write(#"{ "ascii": true, "mouse": false }"#, to: "config.json", of: terminal)
      try terminal.wait("nothing but ASCII") { $0.contains("settings read") && $0.allSatisfy(\.isASCII) }
      #expect(try terminal.format("mouse_any_flag") == "0")
      try write("{}", to: "config.json", of: terminal)
      try terminal.wait("all signs again") { !$0.allSatisfy(\.isASCII) }
    }

    @Test("another theme changes every colour at once, and so does a change of its file")
    func theme() throws {
      let terminal = try terminal()
      try write(#"{ "theme": "ios-dark" }"#, to: "config.json", of: terminal)
      try terminal.open()
      let dark = try terminal.colors()
      try write(#"{ "theme": "ios-light" }"#, to: "config.json", of: terminal)
      try terminal.wait("that it was read") { $0.contains("settings read") }
      let light = try terminal.colors()
      #expect(light != dark)
      try write(#"{ "theme": "mine.json" }"#, to: "config.json", of: terminal)
      try terminal.wait("that there is no such file") { $0.contains("config.json:1:12: theme:") }
      #expect(try terminal.colors() == light)
      try write(##"{ "appearance": "dark", "roles": { "screen": "#102030" } }"##, to: "mine.json", of: terminal)
      try terminal.press("j")
      try terminal.type(":reload\n")
      try terminal.wait("the colours of the file") { _ in (try? terminal.colors() != light) ?? false }
      let mine = try terminal.colors()
      try write(##"{ "appearance": "dark", "roles": { "screen": "#A05060" } }"##, to: "mine.json", of: terminal)
      try terminal.wait("the new ones") { _ in (try? terminal.colors() != mine) ?? false }
    }
  }
}

extension Tmux {
  /// The escape sequences of colours on the screen.
  fileprivate func colors() throws -> Set<String> {
    Set(
      try styledScreen().split(separator: "\u{1B}[").compactMap { $0.split(separator: "m").first.map(String.init) })
  }
}
