import Payload
import Runtime

/// `belfry connections`: the connections of providers.
struct ConnectionsCommand: Command {
  static let description = CommandDescription(
    "connections", "list the connections of providers",
    discussion: ["Those that are open and the newest that have ended: who, how, how much, and why they ended."],
    examples: [
      .init("belfry connections", "a line for each, oldest first"),
      .init("belfry connections --json", "with every detail, one object a line"),
    ],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  init(_ arguments: ParsedArguments) {}

  func run(in context: Context) throws -> ExitCode {
    let connections = try context.perform(.provider(.requests(.connections)))
    if context.common.json {
      context.printObjects(connections)
    } else if connections.isEmpty {
      context.message("no provider has connected yet")
    } else {
      context.output.lines(ConnectionLines.table(of: connections, columns: context.environment.terminalColumns))
    }
    return .done
  }
}
