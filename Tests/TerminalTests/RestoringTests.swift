import Foundation
import Testing

extension RealTerminal {
  @Suite("Giving the terminal back")
  struct RestoringTests {
    private func modes(_ terminal: Tmux) throws -> String {
      try terminal.type("clear; stty -a | cksum\n")
      return try lastLine(terminal) { $0.split(separator: "\n").contains { isChecksum($0) } }
    }

    private func lastLine(_ terminal: Tmux, until condition: (String) -> Bool) throws -> String {
      let screen = try terminal.wait("a checksum", until: condition)
      return String(screen.split(separator: "\n").last { isChecksum($0) } ?? "")
    }

    private func isChecksum(_ line: Substring) -> Bool {
      let words = line.split(separator: " ")
      return words.count == 2 && words.allSatisfy { $0.allSatisfy(\.isNumber) }
    }

    @Test(
      "whatever ends it, the terminal is as it was and the shell sees the right status",
      arguments: [
        ("TERM", 143), ("HUP", 129), ("INT", 130), ("SEGV", 139), ("ABRT", 134), ("ILL", 132), ("TRAP", 133),
        ("FPE", 136), ("BUS", 135), ("QUIT", 131), ("USR1", 138), ("USR2", 140), ("ALRM", 142), ("VTALRM", 154),
        ("XCPU", 152),
      ])
    func signals(name: String, status: Int) throws {
      let terminal = try Tmux()
      let before = try modes(terminal)
      try terminal.open()
      #expect(try terminal.format("alternate_on") == "1")
      let center = try terminal.beside("cat", [terminal.folder.path + "/state/lock"])
      try terminal.beside("kill", ["-\(name)", center.trimmingCharacters(in: .whitespacesAndNewlines)])
      try terminal.wait("the shell") { $0.contains("shell$") && !$0.contains("Friday") }
      try terminal.type("echo status=$?\n")
      try terminal.wait("status \(status)") { $0.contains("status=\(status)") }
      #expect(try terminal.format("alternate_on") == "0")
      #expect(try terminal.format("cursor_flag") == "1")
      #expect(try terminal.format("mouse_any_flag") == "0")
      #expect(try modes(terminal) == before)
    }

    @Test("q and Ctrl-c end it with 0", arguments: ["q", "C-c"])
    func quits(key: String) throws {
      let terminal = try Tmux()
      let before = try modes(terminal)
      try terminal.open()
      try terminal.press(key)
      try terminal.wait("the shell") { $0.contains("shell$") && !$0.contains("Friday") }
      try terminal.type("echo status=$?\n")
      try terminal.wait("status 0") { $0.contains("status=0") }
      #expect(try terminal.format("mouse_any_flag") == "0")
      #expect(try modes(terminal) == before)
    }

    @Test("Ctrl-z gives the terminal to the shell, fg brings the screen back")
    func suspends() throws {
      let terminal = try Tmux()
      let before = try modes(terminal)
      try terminal.push("one", title: "Waiting")
      try terminal.open()
      try terminal.wait("the notification") { $0.contains("Waiting") }
      try terminal.press("C-z")
      try terminal.wait("the shell") { $0.contains("Stopped") && !$0.contains("Waiting") }
      #expect(try terminal.format("alternate_on") == "0")
      #expect(try modes(terminal) == before)
      try terminal.type("fg\n")
      try terminal.wait("the screen") { $0.contains("Waiting") && $0.contains("12:00") }
      try terminal.press("Enter")
      try terminal.wait("a key that works") { $0.contains("back") }
    }
  }
}
