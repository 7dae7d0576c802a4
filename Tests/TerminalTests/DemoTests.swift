import Foundation
import Testing

extension RealTerminal {
  @Suite("The demo")
  struct DemoTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    private func demo(_ options: String) throws -> Tmux {
      let terminal = try Tmux(["BELFRY_SHARE": Self.repository.path])
      try terminal.type("\(Tmux.belfry) demo \(options)\n")
      try terminal.wait("the story's row") { $0.contains("▸") && !$0.contains("shell$") }
      return terminal
    }

    /// The number of the scene in the story's row: `▸ 7/30`.
    private func scene(_ screen: String) -> Int? {
      guard let sign = screen.range(of: "▸ ") else { return nil }
      return Int(screen[sign.upperBound...].prefix { $0.isNumber })
    }

    @Test("p pauses and goes on, > shows what comes next, < what came before, q quits")
    func presenting() throws {
      let terminal = try demo("--state :memory:")
      try terminal.press("p")
      let paused = try terminal.wait("that it is paused") { $0.contains("paused, p goes on") }
      let first = scene(paused) ?? 0
      for number in first + 1...first + 3 {
        try terminal.type(">")
        try terminal.wait("scene \(number)") { scene($0) == number && $0.contains("paused") }
      }
      try terminal.type("<")
      try terminal.wait("the scene before") { scene($0) == first + 2 }
      // Out of a field that the story may have opened: the viewer's own keys are text there.
      try terminal.press("Escape", "Escape", "?")
      try terminal.wait("the help") { $0.contains("scroll") }
      try terminal.press("G")
      try terminal.wait("the story's keys in the help") { $0.contains("pause the story") }
      try terminal.press("Escape", "p")
      try terminal.wait("that it goes on") { !$0.contains("paused") }
      try terminal.press("q")
      try terminal.wait("the shell") { $0.contains("shell$") && !$0.contains("▸") }
    }

    @Test("as text it is the same to the byte each time, and as the README has it")
    func text() throws {
      func told() throws -> String {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("demo-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: output) }
        return try spawn(
          "/usr/bin/env", ["BELFRY_SHARE=\(Self.repository.path)", "LANG=C.UTF-8", Tmux.belfry, "demo", "--plain"],
          output: output)
      }
      let text = try told()
      #expect(try told() == text)
      let readme = try String(contentsOf: Self.repository.appendingPathComponent("README.md"), encoding: .utf8)
      let part = try #require(readme.components(separatedBy: "$ belfry demo | cat\n").dropFirst().first)
      var rest = text[...]
      for line in part.components(separatedBy: "```")[0].split(separator: "\n") where line != "…" {
        let place = try #require(rest.range(of: line), "the demo does not say '\(line)' here; put in what it says")
        rest = rest[place.upperBound...]
      }
    }
  }
}
