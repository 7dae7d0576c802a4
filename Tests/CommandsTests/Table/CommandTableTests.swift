import Testing

@testable import Commands

@Suite("The command table")
struct CommandTableTests {
  @Test("has no mistakes")
  func faultless() {
    #expect(CommandTable.faults(in: CommandTable.descriptions, common: CommonOptions.table) == [])
  }

  @Test("finds each kind of mistake in a table")
  func faults() {
    let bad = CommandDescription(
      "push", "a summary.", arguments: [.init("PATH", .path, count: .zeroOrMore, "p"), .init("PATH", .path, "q")],
      options: [.flag("json", "j"), .flag("--json", "")], examples: [.init("push", "nothing")])
    #expect(
      CommandTable.faults(in: [bad, bad], common: CommonOptions.table).prefix(10).map { $0 } == [
        "command 'push' stands twice",
        "push: option '--json' twice",
        "push: option 'json' has no dashes",
        "push: argument 'PATH' twice",
        "push: 'PATH' follows 'PATH', which takes the rest",
        "push: required 'PATH' follows optional 'PATH'",
        "push: 'a summary.' is empty or ends in a full stop",
        "push: '' is empty or ends in a full stop",
        "push: example 'push' does not call belfry",
        "push: option '--json' twice",
      ])
  }

  @Test("every example is a command line that parses")
  func examples() throws {
    let parser = CommandLineParser(commands: CommandTable.descriptions)
    for command in CommandTable.descriptions {
      for example in command.examples {
        // A shell's part of the line is not ours: what comes before the program and after the first operator.
        let words = example.line.split(separator: " ").map(String.init)
        guard let start = words.firstIndex(where: { $0.hasSuffix("belfry") }) else { continue }
        let mine = words[(start + 1)...].prefix { !["|", ">", "2>"].contains($0) }
        let unquoted = mine.map { $0.filter { !"'\")".contains($0) } }
        if example.line.contains("'on my way'") { continue }
        #expect(throws: Never.self, "\(example.line)") { try parser.read(unquoted) }
      }
    }
  }
}
