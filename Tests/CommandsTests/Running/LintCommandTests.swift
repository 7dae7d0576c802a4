import Payload
import Testing

@testable import Commands

@Suite("belfry lint")
struct LintCommandTests {
  private static let good = """
    {"Simulator Target Bundle":"com.example.chat","aps":{"alert":{"title":"Maya","body":"On my way"},"thread-id":"t"}}
    """

  @Test("a good file prints nothing and ends with 0")
  func good() throws {
    let world = try World()
    try world.write(Self.good, to: "a.apns")
    #expect(
      world.run(["lint", "a.apns"])
        == Finished(code: .done, output: "", messages: "0 errors, 0 warnings, 0 infos in 1 file\n"))
  }

  @Test("an error ends with 1, and --quiet leaves out the summary")
  func bad() throws {
    let world = try World()
    try world.write("{\"aps\":{\"alert\":\"a\",}}", to: "a.json")
    let finished = world.run(["lint", "--quiet", "a.json"])
    #expect(finished.code == .no)
    #expect(finished.lines.first?.hasPrefix("a.json:1:20: error[trailing-comma]: ") == true)
    #expect(finished.messages == "")
  }

  @Test("warnings count only with --strict")
  func strict() throws {
    let world = try World()
    try world.write("{\"aps\":{\"alert\":\"a\",\"content_available\":1}}", to: "a.json")
    #expect(world.run(["lint", "a.json"]).code == .done)
    #expect(world.run(["lint", "--strict", "a.json"]).code == .no)
  }

  @Test("a folder stands for the payloads in it, sorted, without hidden files and Belfry's own")
  func folder() throws {
    let world = try World()
    for name in ["b.apns", "a.json", "deep/c.apns", ".hidden.apns", "x.app.json", "device.json", "notes.txt"] {
      try world.write("no JSON", to: "folder/" + name)
    }
    let finished = world.run(["lint", "folder"])
    #expect(
      finished.headlines.map { $0.prefix { $0 != ":" } } == ["folder/a.json", "folder/b.apns", "folder/deep/c.apns"])
    #expect(finished.code == .no)
  }

  @Test("what cannot be read ends with 3, the rest is still checked")
  func unreadable() throws {
    let world = try World()
    try world.write(Self.good, to: "a.apns")
    #expect(
      world.run(["lint", "missing", "a.apns"])
        == Finished(
          code: .failed, output: "",
          messages: "belfry: cannot read 'missing': no such file\n0 errors, 0 warnings, 0 infos in 1 file\n"))
  }

  @Test("standard input is read for -")
  func standardInput() throws {
    let world = try World()
    world.standardInput = Array("[]".utf8)
    let finished = world.run(["lint", "-"])
    #expect(finished.code == .no)
    #expect(finished.lines.first?.hasPrefix("-:1:1: error[") == true)
  }

  @Test("--json has one finding a line, with the documented keys in order")
  func json() throws {
    let world = try World()
    try world.write("{\"aps\":{\"alert\":\"a\",}}", to: "a.apns")
    let finding = try #require(world.run(["lint", "--json", "a.apns"]).objects.first)
    #expect(
      finding.members.map(\.key) == [
        "file", "line", "column", "keyPath", "rule", "severity", "message", "suggestion",
      ])
    #expect(
      world.run(["lint", "--json", "a.apns"]).output == world.run(["lint", "--format", "json", "a.apns"]).output)
  }

  @Test("a profile widens what is checked")
  func profile() throws {
    let world = try World()
    try world.write(
      "{\"categories\":[{\"identifier\":\"MESSAGE\",\"actions\":[]}]}", to: "apps/com.example.chat.app.json")
    try world.write(
      "{\"Simulator Target Bundle\":\"com.example.chat\",\"aps\":{\"alert\":\"a\",\"category\":\"message\"}}",
      to: "a.apns")
    #expect(!world.run(["lint", "a.apns"]).output.contains("MESSAGE"))
    #expect(world.run(["lint", "a.apns", "--apps", "apps"]).output.contains("did you mean 'MESSAGE'"))
    #expect(
      world.run(["lint", "a.apns", "--apps", "nowhere"])
        == Finished(code: .failed, output: "", messages: "belfry: cannot read 'nowhere': no such folder\n"))
  }

  @Test("many files come in the order of their names")
  func many() throws {
    let world = try World()
    for number in 100..<400 { try world.write("{\"aps\":{\"alert\":\"a\",}}", to: "folder/\(number).json") }
    let finished = world.run(["lint", "folder", "--json"])
    #expect(finished.objects.compactMap { $0["file"]?.string } == (100..<400).map { "folder/\($0).json" })
  }
}

extension Finished {
  /// The lines that begin a finding.
  fileprivate var headlines: [String] { lines.filter { !$0.hasPrefix(" ") } }
}
