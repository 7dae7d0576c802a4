import Foundation
import Payload
import Testing

@testable import Commands

@Suite("belfry doctor")
struct DoctorTests {
  /// A good terminal.
  private static var xterm: TerminalFacts {
    var facts = TerminalFacts()
    facts.isTerminal = true
    facts.isKnown = true
    facts.canMoveCursor = true
    facts.colorCount = 256
    facts.hasMouse = true
    facts.columns = 80
    facts.rows = 24
    facts.codeset = "UTF-8"
    return facts
  }

  private func world(_ facts: TerminalFacts, _ variables: [String: String] = [:]) throws -> World {
    let world = try World()
    world.terminalFacts = facts
    try FileManager.default.createDirectory(atPath: world.folder + "/bin", withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
      atPath: world.folder + "/bin/belfry-media", contents: nil, attributes: [.posixPermissions: 0o755])
    world.variables.merge(["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(variables) { $1 }) { $1 }
    return world
  }

  /// The report with the world's folder by a name that does not change.
  private func report(_ world: World, _ words: String...) -> Finished {
    var finished = world.run(["doctor"] + words)
    finished.output = finished.output.replacing(world.folder, with: "/home/me")
    return finished
  }

  @Test("tells what pictures are drawn of, and what the terminal said about it")
  func pictures() throws {
    func line(_ change: (inout TerminalFacts) -> Void) throws -> String {
      var facts = Self.xterm
      change(&facts)
      let lines = report(try world(facts)).output.split(separator: "\n")
      return String(try #require(lines.first { $0.contains("  pictures ") }))
    }
    #expect(
      try line {
        $0.version = "kitty(0.35.2)"; $0.drawsPixels = true
      }.hasSuffix("pixels (kitty(0.35.2))"))
    #expect(try line { $0.version = "kitty(0.20.0)" }.contains("cells (kitty(0.20.0) does not draw pixels"))
    #expect(try line { $0.mayDrawPixels = true }.contains("cells (asked for pixels, it did not answer"))
    #expect(try line { _ in }.contains("cells (kitty and Ghostty are asked"))
  }

  @Test("tells what it found, what could be better and what does not work, line by line")
  func text() throws {
    var answering = Self.xterm
    answering.widths = [
      .init(name: "flag", cluster: "🇫🇷", expected: 2, measured: 2),
      .init(name: "joinedEmoji", cluster: "👨‍👩‍👧", expected: 2, measured: 6),
    ]
    answering.background = "#1E1E1E"
    expectText(report(try world(answering)).output, named: "doctor/xterm.txt")
    var poor = Self.xterm
    poor.codeset = "ANSI_X3.4-1968"
    poor.colorCount = 0
    poor.hasMouse = false
    poor.columns = 30
    expectText(report(try world(poor, ["TERM": "vt100", "LANG": "C"])).output, named: "doctor/vt100.txt")
    var pipe = TerminalFacts()
    pipe.codeset = "UTF-8"
    expectText(report(try world(pipe, ["TERM": ""])).output, named: "doctor/pipe.txt")
    expectText(report(try world(Self.xterm), "--json").output, named: "doctor/xterm.json")
  }

  @Test("ends with what does not work")
  func exitCodes() throws {
    #expect(report(try world(Self.xterm)).code == .done)
    #expect(report(try world(TerminalFacts())).code == .done, "in a pipe nothing is to be shown")
    var dumb = Self.xterm
    dumb.canMoveCursor = false
    #expect(report(try world(dumb, ["TERM": "dumb"])).code == .terminal)
    let broken = try world(Self.xterm)
    try broken.write("{ \"settings\": { \"grouping\": \"by_app\" } }", to: "apps/com.example.a.app.json")
    #expect(report(broken, "--apps", "apps").code == .no)
    #expect(report(try world(Self.xterm), "--state", "/dev/null/nowhere").code == .failed)
    #expect(report(try world(Self.xterm), "--apps", "nowhere").code == .failed)
    #expect(report(try world(Self.xterm), "--config", "nowhere.json").code == .failed)
  }

  @Test(
    "chooses who orders right-to-left text by what the environment tells",
    arguments: [
      ([:], "shaped"), (["VTE_VERSION": "6800"], "terminal"), (["KONSOLE_VERSION": "220400"], "terminal"),
      (["MLTERM": "3.9.3"], "terminal"), (["TERM_PROGRAM": "Apple_Terminal"], "terminal"),
      (["VTE_VERSION": "6800", "TMUX": "/tmp/tmux-0/default,1,0"], "shaped"), (["BELFRY_BIDI": "app"], "app"),
      (["TERM_PROGRAM": "iTerm.app"], "shaped"),
    ])
  func bidi(variables: [String: String], mode: String) throws {
    let object = try #require(report(try world(Self.xterm, variables), "--json").objects.first)
    #expect(object["bidi"]?["mode"]?.string == mode)
  }

  @Test(
    "names the theme that the screen takes, and why",
    arguments: [
      (nil, [:], "ios-dark", "dark: nothing tells of the background"),
      (nil, ["COLORFGBG": "0;15"], "ios-light", "light: COLORFGBG is 0;15"),
      ("#FAFAF0", ["COLORFGBG": "15;0"], "ios-light", "light: the terminal's background is #FAFAF0"),
      ("#FAFAF0", ["BELFRY_THEME": "mono"], "mono", "as set"),
    ])
  func theme(background: String?, variables: [String: String], name: String, reason: String) throws {
    var facts = Self.xterm
    facts.background = background
    let object = try #require(report(try world(facts, variables), "--json").objects.first)
    #expect(object["settings"]?["theme"]?["name"]?.string == name)
    #expect(object["settings"]?["theme"]?["reason"]?.string == reason)
  }

  @Test("a theme that is not there is a fault, and so are keys that mean nothing") func faults() throws {
    let lost = report(try world(Self.xterm, ["BELFRY_THEME": "nowhere"]))
    #expect(lost.code == .failed)
    #expect(lost.lines.contains { $0.hasPrefix("x theme") && $0.contains("no such theme") })
    let keyed = try world(Self.xterm)
    try keyed.write(#"{ "list": { "dissmiss": "x" } }"#, to: ".config/belfry/keys.json")
    let told = report(keyed)
    #expect(told.code == .no)
    #expect(told.lines.contains { $0.hasPrefix("x keys") && $0.contains("1 fault") })
  }

  @Test("changes nothing: a state directory that is not there is not made")
  func looksOnly() throws {
    let world = try world(Self.xterm)
    _ = report(world, "--state", world.folder + "/state")
    #expect(!FileManager.default.fileExists(atPath: world.folder + "/state"))
  }
}
