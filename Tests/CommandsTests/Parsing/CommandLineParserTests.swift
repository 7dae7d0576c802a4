import Center
import Testing

@testable import Commands

@Suite("Reading command lines")
struct CommandLineParserTests {
  private func read(_ line: String) throws -> CommandLineParser.Reading {
    try CommandLineParser(commands: CommandTable.descriptions).read(line.split(separator: " ").map(String.init))
  }

  @Test(
    "options and values may be written in every usual way",
    arguments: [
      "push --topic t a.apns --json", "push a.apns --topic=t --json", "--json push --topic t a.apns",
      "push --json --topic=t -- a.apns", "--json push a.apns --topic t",
    ])
  func spellings(_ line: String) throws {
    #expect(
      try read(line)
        == .run(
          ParsedArguments(command: "push", options: ["--topic": ["t"], "--json": []], positionals: ["a.apns"])))
  }

  @Test("common options with values may stand before the command")
  func commonBefore() throws {
    #expect(
      try read("--state s --apps a --apps b state")
        == .run(ParsedArguments(command: "state", options: ["--state": ["s"], "--apps": ["a", "b"]])))
  }

  @Test("nothing means open, with its options")
  func bare() throws {
    #expect(try read("") == .run(ParsedArguments(command: "open")))
    #expect(
      try read("--watch d --no-mouse")
        == .run(ParsedArguments(command: "open", options: ["--watch": ["d"], "--no-mouse": []])))
  }

  @Test("after two dashes everything is an argument, and one dash is standard input")
  func dashes() throws {
    #expect(try read("push -- --json -") == .run(ParsedArguments(command: "push", positionals: ["--json", "-"])))
    #expect(try read("lint -") == .run(ParsedArguments(command: "lint", positionals: ["-"])))
  }

  @Test("help and version win over missing arguments")
  func help() throws {
    #expect(try read("push --help") == .help(command: "push"))
    #expect(try read("-h push") == .help(command: "push"))
    #expect(try read("--help") == .help(command: nil))
    #expect(try read("push --version") == .version)
  }

  @Test("a value may be empty or begin with a dash")
  func oddValues() throws {
    #expect(
      try read("respond a b --text=--json")
        == .run(ParsedArguments(command: "respond", options: ["--text": ["--json"]], positionals: ["a", "b"])))
    #expect(
      try read("respond a b --text -5")
        == .run(ParsedArguments(command: "respond", options: ["--text": ["-5"]], positionals: ["a", "b"])))
    #expect(
      try read("dismiss --thread=")
        == .run(ParsedArguments(command: "dismiss", options: ["--thread": [""]])))
  }

  @Test("the options of open and demo come with their defaults filled in")
  func screens() {
    guard case .open(let open) = Commands.invocation(of: ["--plain"], variables: ["HOME": "/h"]) else {
      Issue.record("not open")
      return
    }
    #expect(open.common.stateDirectory == "/h/.local/state/belfry")
    #expect(open.common.appFolders == ["/h/.config/belfry/apps"])
    #expect(open.common.deviceProfilePath == "/h/.config/belfry/device.json")
    #expect(open.isPlain && open.settings == SettingsLayer() && open.configurationPath == nil)
    guard case .demo(let demo) = Commands.invocation(of: ["demo"], variables: [:]) else {
      Issue.record("not demo")
      return
    }
    #expect(demo.screen.common.stateDirectory == ":memory:" && !demo.namesState)
  }

  @Test("relative XDG folders are ignored, absolute ones used")
  func xdg() {
    let relative = Locations(variables: ["HOME": "/h", "XDG_STATE_HOME": "state"])
    #expect(relative.stateDirectory == "/h/.local/state/belfry")
    let absolute = Locations(variables: ["HOME": "/h", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c"])
    #expect(absolute.stateDirectory == "/s/belfry" && absolute.appFolder == "/c/belfry/apps")
  }
}
