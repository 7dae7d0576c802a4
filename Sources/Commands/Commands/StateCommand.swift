import Runtime

/// `belfry state`: what the phone shows.
struct StateCommand: Command {
  static let description = CommandDescription(
    "state", "print what the device shows now",
    discussion: ["Device, apps with badges, threads in screen order, banner and summary. docs/json.md lists the keys."],
    examples: [
      .init("belfry state", "for people"),
      .init("belfry state --json | jq '.threads[0]'", "for programs"),
    ],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  init(_ arguments: ParsedArguments) {}

  func run(in context: Context) throws -> ExitCode {
    let states = try context.perform(.state)
    if context.common.json {
      context.printObjects(states)
    } else {
      let columns = context.environment.terminalColumns
      context.output.lines(states.flatMap { StateLines.lines($0, columns: columns) })
    }
    return .done
  }
}
