import Center
import Payload
import Runtime

/// `belfry focus`: turns a Focus on or off, or lists them.
struct FocusCommand: Command {
  static let description = CommandDescription(
    "focus", "turn a Focus on or off, or list them",
    discussion: [
      "Ready made are do-not-disturb, work and sleep; device.json may add others. Without NAME all are listed, the one "
        + "that is on is marked."
    ],
    arguments: [.init("NAME", .name(.focus), count: .optional, "the identifier of a Focus, or off")],
    examples: [
      .init("belfry focus do-not-disturb", "turns it on"),
      .init("belfry focus off", "turns any off"),
      .init("belfry focus", "lists them"),
    ],
    exitCodes: [.init(.failed, "no such Focus, or the state directory cannot be used")])

  var name: String?

  init(_ arguments: ParsedArguments) { name = arguments.positionals.first }

  func run(in context: Context) throws -> ExitCode {
    if let name { return try context.performQuietly(.focus(name == "off" ? nil : name)) }
    let current = try context.perform(.state).first?["device"]["focus"].text
    let modes = context.deviceProfile().focusModes
    if context.common.json {
      for mode in modes {
        context.output.line(
          JSONOutput.object([
            ("identifier", .string(mode.identifier)), ("name", .string(mode.name)),
            ("active", .bool(mode.identifier == current)),
          ]).line)
      }
      return .done
    }
    var table = TextTable()
    for mode in modes { table.append([mode.identifier == current ? "*" : " ", mode.identifier, mode.name]) }
    context.output.lines(table.lines(columns: context.environment.terminalColumns))
    return .done
  }
}
