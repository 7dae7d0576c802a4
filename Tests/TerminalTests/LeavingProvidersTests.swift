import Foundation
import Testing

extension RealTerminal {
  @Suite("The end of a screen that providers are connected to")
  struct LeavingProvidersTests {
    /// A provider that says hello by HTTP/2 and then listens until it is sent away; what it heard goes into a file.
    private static let provider = #"""
      exec 3<>/dev/tcp/127.0.0.1/$1
      printf 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0' >&3
      cat <&3 >"$2"
      """#

    @Test("connected providers are sent away in order, and the program ends as it was asked", arguments: ["q", "TERM"])
    func leaves(end: String) throws {
      let terminal = try Tmux()
      let ready = terminal.folder.appendingPathComponent("ready.json")
      let heard = terminal.folder.appendingPathComponent("heard")
      try terminal.type(
        "\(terminal.belfry) open --listen 127.0.0.1:0 --cleartext --trust-all --ready-file \(ready.path); echo exit=$?\n"
      )
      try terminal.wait("the first frame") { $0.contains("12:00 ") && !$0.contains("shell$") }
      let line = try JSONDecoder().decode(Ready.self, from: Data(contentsOf: ready))
      let port = try #require(line.addresses["sandbox"]?.split(separator: ":").last)
      let provider = Process()
      provider.executableURL = URL(fileURLWithPath: "/bin/bash")
      provider.arguments = ["-c", Self.provider, "provider", String(port), heard.path]
      try provider.run()
      try terminal.wait("the connection in the status line") { _ in
        try terminal.beside(["connections", "--json"]).contains(#""end":null"#)
      }
      if end == "q" { try terminal.press("q") } else { kill(line.pid, SIGTERM) }
      try terminal.wait("the shell") { $0.contains(end == "q" ? "exit=0" : "exit=143") }
      provider.waitUntilExit()
      #expect(try Data(contentsOf: heard).range(of: Data("Shutdown".utf8)) != nil)
    }

    private struct Ready: Decodable {
      var addresses: [String: String]
      var pid: Int32
    }
  }
}
