import Payload

/// `belfry help` and `--help`.
struct HelpCommand: Command {
  static let description = CommandDescription(
    "help", "show help for a command, or this overview",
    arguments: [.init("COMMAND", .name(.command), count: .optional, "the command to explain")],
    options: [
      .option(
        "--format", "FORMAT", .words(["text", "man", "markdown", "rules", "configuration"]),
        "text, or a page of the manual: man (belfry.1), markdown (commands.md), rules, configuration")
    ],
    examples: [.init("belfry help push", "the same as 'belfry push --help'")])

  /// nil: the overview.
  var topic: String?
  var format = "text"

  init(topic: String?) { self.topic = topic }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    topic = arguments.positionals.first
    format = arguments.value("--format") ?? format
    guard let topic, CommandTable.description(of: topic) == nil else { return }
    if CommandTable.laterCommands.contains(topic) { throw .laterCommand(topic) }
    throw .unknownCommand(topic, nearest: nearest(topic, in: CommandTable.descriptions.map(\.name)))
  }

  func run(in context: Context) throws -> ExitCode {
    let commands = CommandTable.descriptions
    switch format {
    case "man": context.output.write(ManualPage.source(for: commands))
    case "markdown": context.output.write(CommandReference.page(for: commands))
    case "configuration": context.output.write(ConfigurationReference.page)
    case "rules": context.output.write(RuleReference.markdown)
    default:
      let command = topic.flatMap(CommandTable.description(of:))
      context.output.write(command.map(HelpText.page(for:)) ?? HelpText.overview(of: commands))
    }
    return .done
  }
}
