import Foundation
import Testing

extension RealTerminal {
  @Suite("A flood")
  struct FloodTests {
    /// A terminal with twelve notifications, the last of them selected.
    private func terminal() throws -> Tmux {
      let terminal = try Tmux()
      for number in 1...12 { try terminal.push("old-\(number)", title: "Old \(number)", thread: "old-\(number)") }
      try FileManager.default.createDirectory(atPath: watched(terminal), withIntermediateDirectories: true)
      try terminal.open("--apps \(terminal.apps()) --watch \(watched(terminal))")
      try terminal.press("Escape", "G")
      try terminal.wait("the end of the list", until: showsTheOldest)
      return terminal
    }

    private func watched(_ terminal: Tmux) -> String { terminal.folder.appendingPathComponent("watched").path }

    private func showsTheOldest(_ screen: String) -> Bool {
      screen.split(separator: "\n").contains { $0.contains("Old 1 ") || $0.hasSuffix("Old 1") }
    }

    /// What the screen says of itself when all have come: the count, the card that was selected, the keys that were
    /// typed meanwhile.
    private func expectAllThere(_ terminal: Tmux, count: String, stored: Int) throws {
      try terminal.wait("\(count) more, and the card where it was", seconds: 120) { screen in
        screen.contains("▐\(count) new▌") && showsTheOldest(screen)
      }
      try terminal.press("Enter")
      try terminal.wait("the selected notification, opened") { showsTheOldest($0) && $0.contains("Like") }
      let state = try terminal.beside(["state", "--json"])
      #expect(state.components(separatedBy: "\"deliveredAt\"").count - 1 == stored)
      #expect(try terminal.beside(["deliveries", "--json"]).split(separator: "\n").count == stored)
    }

    @Test("a thousand pushes of four processes: none is lost, they are counted, keys go on, the selection stays")
    func pushes() throws {
      let terminal = try terminal()
      let paths = try (1...10).map { number in
        try terminal.payload(
          "flood-\(number).apns",
          #"{"aps":{"alert":{"title":"Flood","body":"text"},"sound":"default","thread-id":"flood-\#(number)"}}"#)
      }
      // Four connections to the control socket at once, 250 pushes each.
      let all = (0..<25).flatMap { _ in paths }.joined(separator: " ")
      let push = "\(Tmux.belfry) push com.example.chat \(all) --state \(terminal.folder.path)/state"
      _ = try terminal.beside("sh", ["-c", "for n in 1 2 3 4; do \(push) >/dev/null 2>&1 & done"])
      // While they come: a notification is opened and closed, a reply written.
      try terminal.press("Enter")
      try terminal.wait("the notification") { showsTheOldest($0) && $0.contains("Reply") }
      try terminal.press("r")
      try terminal.type("still typing")
      try terminal.wait("what is typed") { $0.contains("still typing") }
      try terminal.press("Escape", "Escape")
      try expectAllThere(terminal, count: "1,000", stored: 1_012)
    }

    @Test("a thousand files in a watched folder, all at once: the same")
    func files() throws {
      let terminal = try terminal()
      let folder = terminal.folder.appendingPathComponent("all-at-once")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1...1_000 {
        let json =
          #"{"Simulator Target Bundle":"com.example.chat","aps":{"alert":"file \#(number)","thread-id":"\#(number % 10)"}}"#
        try Data(json.utf8).write(to: folder.appendingPathComponent("file-\(number).apns"))
      }
      _ = try terminal.beside("sh", ["-c", "mv \(folder.path)/*.apns \(watched(terminal))/"])
      try terminal.press("k", "j")
      try expectAllThere(terminal, count: "1,000", stored: 1_012)
    }
  }
}
