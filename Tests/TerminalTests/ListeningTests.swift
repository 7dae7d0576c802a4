import Foundation
import Testing

extension RealTerminal {
  @Suite("The screen with the provider endpoint")
  struct ListeningTests {
    /// Opens a center that listens, and returns where.
    private func open(_ terminal: Tmux) throws -> String {
      let ready = terminal.folder.appendingPathComponent("ready.json")
      try terminal.open("--listen 127.0.0.1:0 --cleartext --adopt --trust-all --ready-file \(ready.path)")
      let line = try JSONDecoder().decode(Ready.self, from: Data(contentsOf: ready))
      return try #require(line.addresses["sandbox"])
    }

    private struct Ready: Decodable { var addresses: [String: String] }

    /// Pushes with curl, and returns the status.
    private func push(_ payload: String, to address: String, beside terminal: Tmux) throws -> String {
      try terminal.beside(
        "curl",
        [
          "--silent", "--output", "/dev/null", "--write-out", "%{http_code}", "--http2-prior-knowledge", "--header",
          "apns-topic: com.example.ferry", "--data", payload,
          address + "/3/device/" + String(repeating: "ab12", count: 16),
        ])
    }

    @Test("what a provider pushes is on the screen, and the endpoint ends with it")
    func pushes() throws {
      let terminal = try Tmux()
      let address = try open(terminal)
      let status = try push(#"{"aps":{"alert":{"title":"Night ferry"}}}"#, to: address, beside: terminal)
      #expect(status == "200")
      try terminal.wait("the notification") { $0.contains("Night ferry") }
      try terminal.press("q")
      try terminal.wait("the shell") { $0.contains("shell$") && !$0.contains("Night ferry") }
      // No connection, no status.
      #expect(try push("{}", to: address, beside: terminal) == "000")
    }

    @Test("an address that is in use is told before the screen is taken")
    func addressInUse() throws {
      let terminal = try Tmux()
      let address = try open(terminal)
      let other = try Tmux()
      let port = try #require(address.split(separator: ":").last)
      try other.type("\(other.belfry) open --listen 127.0.0.1:\(port) --cleartext; echo exit=$?\n")
      try other.wait("the message, and exit code 3") {
        $0.contains("cannot listen at 127.0.0.1:\(port)") && $0.contains("exit=3")
      }
    }
  }
}
