extension CommandTable {
  /// What is wrong with the table itself, in words; a test expects nothing.
  static func faults(in commands: [CommandDescription], common: [OptionDescription]) -> [String] {
    repeated(commands.map(\.name)).map { "command '\($0)' stands twice" } + commands.flatMap { faults(of: $0, common) }
  }

  private static func faults(of command: CommandDescription, _ common: [OptionDescription]) -> [String] {
    var faults: [String] = []
    let options = command.options + common
    faults += repeated(options.flatMap { [$0.name] + [$0.shortName].compactMap { $0 } }).map { "option '\($0)' twice" }
    faults += options.filter { !$0.name.hasPrefix("--") }.map { "option '\($0.name)' has no dashes" }
    faults += repeated(command.arguments.map(\.name)).map { "argument '\($0)' twice" }
    for (left, right) in zip(command.arguments, command.arguments.dropFirst()) {
      if left.takesRest { faults.append("'\(right.name)' follows '\(left.name)', which takes the rest") }
      if !left.isRequired, right.isRequired {
        faults.append("required '\(right.name)' follows optional '\(left.name)'")
      }
    }
    let sentences = [command.summary] + options.map(\.summary) + command.arguments.map(\.summary)
    faults += sentences.filter { $0.isEmpty || $0.hasSuffix(".") }.map { "'\($0)' is empty or ends in a full stop" }
    if command.summary.count > 60 { faults.append("the summary has more than 60 characters") }
    if command.examples.isEmpty { faults.append("no example") }
    for example in command.examples where !example.line.contains("belfry") {
      faults.append("example '\(example.line)' does not call belfry")
    }
    return faults.map { "\(command.name): \($0)" }
  }

  private static func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
  }
}
