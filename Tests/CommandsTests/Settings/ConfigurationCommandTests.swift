import Foundation
import Payload
import Screen
import Testing

@testable import Commands

@Suite("--print-config, --print-keys and --check-config")
struct ConfigurationCommandTests {
  private func world() throws -> World {
    let world = try World()
    try world.write(
      """
      {
        // What I like.
        "theme": "mine.json",
        "mouse": false,
        "watch": ["payloads"]
      }
      """, to: ".config/belfry/config.json")
    world.variables["BELFRY_EDGES"] = "lines"
    return world
  }

  @Test("the configuration says of each key what it means, what it may be, and where it came from") func prints() throws
  {
    let world = try world()
    let printed = world.run(["open", "--print-config", "--no-mouse"])
    #expect(printed.code == .done && printed.messages == "")
    expectText(printed.output.replacing(world.folder, with: "/home/ada"), named: "settings/print-config.txt")
    #expect(printed.lines.allSatisfy { $0.count < 80 || $0.contains(world.folder) })
    #expect(world.run(["--print-config", "--no-mouse"]) == printed)
  }

  @Test("what is printed is a file that says the same") func printedAgain() throws {
    let world = try world()
    let printed = world.run(["--print-config"]).output
    try world.write(printed, to: "printed.json")
    world.variables["BELFRY_EDGES"] = nil
    let again = world.run(["--print-config", "--config", "printed.json", "--json"])
    world.variables["BELFRY_EDGES"] = "lines"
    #expect(again == world.run(["--print-config", "--json"]))
    #expect(again.objects.count == 1)
  }

  @Test("the printed keys are those in force") func printsKeys() throws {
    let world = try World()
    try world.write(#"{ "list": { "dismiss": "x" } }"#, to: ".config/belfry/keys.json")
    let printed = world.run(["--print-keys"])
    #expect(printed.lines.contains(#"    "dismiss": "x",  // dismiss; built in: ["d", "Delete", "Backspace"]"#))
    try world.write(printed.output, to: "keys.json")
    #expect(world.run(["--print-keys", "--keys", "keys.json"]) == printed)
  }

  @Test("the check goes through the file, the keymap and the theme, and ends with 1") func checks() throws {
    let world = try World()
    try world.write(#"{ "roles": {}, "appearance": "lihgt" }"#, to: "conf/mine.json")
    try world.write("{\n  \"theme\": \"mine.json\",\n  \"moose\": false\n}\n", to: "conf/config.json")
    try world.write(#"{ "list": { "dismiss": "x", "tap": "x" } }"#, to: "conf/keys.json")
    let checked = world.run(["--check-config", "conf/config.json"])
    #expect(checked.code == .no)
    #expect(checked.lines.contains("conf/config.json:3:3: warning: moose: unknown key 'moose'; did you mean 'mouse'?"))
    #expect(
      checked.output.contains("conf/keys.json:1:36: error: list.tap: 'x' is the key of 'dismiss' already (line 1)"))
    #expect(checked.output.contains("conf/mine.json:1:30: error: appearance: 'lihgt'"))
    #expect(checked.messages == "2 errors in 3 files\n")
    #expect(world.run(["open", "--config", "conf/config.json", "--check-config"]) == checked)
    #expect(world.run(["--check-config", "conf/config.json", "--json"]).objects.count == checked.lines.count)
  }

  @Test("nothing to check is nothing wrong; a file that was named must be there") func nothingToCheck() throws {
    let world = try World()
    #expect(world.run(["--check-config"]) == Finished(code: .done, output: "", messages: "0 errors in 0 files\n"))
    #expect(
      world.run(["--check-config", "none.json"])
        == Finished(code: .failed, output: "", messages: "belfry: cannot read 'none.json': no such file\n"))
    #expect(world.run(["open", "none.json"]).code == .usage)
  }

  @Test("the examples of docs/configuration.md have nothing wrong in them") func examples() throws {
    let blocks = ConfigurationReference.page.components(separatedBy: "```json\n").dropFirst().map {
      Array($0.components(separatedBy: "```")[0].utf8)
    }
    #expect(blocks.count == 2)
    #expect(SettingsFile(try #require(blocks.first), file: "config.json").findings == [])
    #expect(KeyMapFile(try #require(blocks.last), file: "keys.json").findings == [])
  }

  @Test("a folder to watch that is not there is the file's fault") func missingFolder() throws {
    let world = try World()
    try world.write("{}", to: "payloads/a.json")
    try world.write("{\n  \"watch\": [\"payloads\", \"none\", \"config.json\"]\n}\n", to: "config.json")
    let checked = world.run(["--check-config", "config.json"])
    #expect(checked.code == .no)
    #expect(
      checked.lines
        == ["none", "config.json"].map {
          "config.json:2:12: error: watch: cannot watch '\(world.folder)/\($0)': no such folder"
        })
    #expect(checked.messages == "2 errors in 1 file\n")
    #expect(world.run(["--check-config", "config.json", "--watch", "payloads"]).code == .done)
  }

  @Test("a theme or keymap that the file names and that is not there is the file's fault") func missing() throws {
    let world = try World()
    try world.write("{\n  \"theme\": \"ios-drak\",\n  \"keys\": \"none.json\"\n}\n", to: ".config/belfry/config.json")
    let checked = world.run(["--check-config"])
    #expect(checked.code == .no && checked.lines.count == 2)
    #expect(checked.lines[0].contains("config.json:3:11: error: keys: cannot read"))
    #expect(checked.lines[1].contains("config.json:2:12: error: theme: cannot read 'ios-drak': no such theme"))
  }
}
