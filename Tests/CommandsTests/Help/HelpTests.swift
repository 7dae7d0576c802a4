import Foundation
import Testing

@testable import Commands

@Suite("Help")
struct HelpTests {
  @Test("the overview and the page of every command are as recorded")
  func snapshots() throws {
    let world = try World()
    expectText(world.run(["help"]).output, named: "help/belfry.txt")
    for command in CommandTable.descriptions {
      expectText(world.run(["help", command.name]).output, named: "help/\(command.name).txt")
    }
  }

  @Test("no page is recorded for a command that is gone")
  func leftovers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: snapshotFolder.appendingPathComponent("help").path)
    #expect(Set(files) == Set((["belfry"] + CommandTable.descriptions.map(\.name)).map { $0 + ".txt" }))
  }

  @Test("every page is narrower than 80 columns and has examples")
  func width() throws {
    let world = try World()
    for words in [["help"]] + CommandTable.descriptions.map({ ["help", $0.name] }) {
      let page = world.run(words)
      #expect(page.code == .done)
      #expect(page.lines.filter { $0.count >= 80 } == [])
      #expect(page.lines.contains("Examples:"))
    }
  }

  @Test("--help, -h and help are the same page", arguments: CommandTable.descriptions.map(\.name))
  func spellings(_ name: String) throws {
    let world = try World()
    let page = world.run(["help", name])
    #expect(world.run([name, "--help"]) == page)
    #expect(world.run(["-h", name]) == page)
  }

  @Test("the version is one line")
  func version() throws {
    #expect(
      try World().run(["--version"]) == Finished(code: .done, output: "belfry 0.1.0\n", messages: ""))
  }

  @Test(
    "the committed pages are those that the table makes now",
    arguments: [
      ("docs/commands.md", "markdown"), ("docs/man/belfry.1", "man"), ("docs/configuration.md", "configuration"),
    ])
  func generated(path: String, format: String) throws {
    let committed = try String(contentsOf: repositoryFolder.appendingPathComponent(path), encoding: .utf8)
    #expect(try World().run(["help", "--format", format]).output == committed, "run 'make docs'")
  }
}
