import Runtime

/// `belfry clear`: empties the list.
struct ClearCommand: Command {
  static let description = CommandDescription(
    "clear", "dismiss all notifications",
    discussion: ["Deliveries and responses are kept: see deliveries and log."],
    examples: [.init("belfry clear", "an empty center; nobody is asked")],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  init(_ arguments: ParsedArguments) {}

  func run(in context: Context) throws -> ExitCode { try context.performQuietly(.clear) }
}
