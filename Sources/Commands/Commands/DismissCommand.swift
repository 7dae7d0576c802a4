import Runtime

/// `belfry dismiss`: takes a notification or a stack out of the list.
struct DismissCommand: Command {
  static let description = CommandDescription(
    "dismiss", "dismiss a notification or a whole thread",
    discussion: [IdentifierArgument.help],
    arguments: [
      .init("ID", .name(.notification), count: .optional, "an identifier, a unique beginning of one, or latest")
    ],
    options: [
      .option("--thread", "T", .name(.thread), "the thread with this thread-id; '' is the app's own group"),
      .option("--app", "BUNDLE-ID", .name(.app), "the app of the thread, where several have it"),
    ],
    examples: [
      .init("belfry dismiss latest", "the newest notification"),
      .init("belfry dismiss --thread room-7", "a stack"),
    ],
    exitCodes: [.init(.failed, "no such notification or thread")],
    usage: ["[options] ID", "[options] --thread T [--app BUNDLE-ID]"])

  var operation: Operation

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let thread = arguments.value("--thread")
    if let identifier = arguments.positionals.first {
      if thread != nil { throw .conflict("ID", "--thread") }
      if arguments.has("--app") { throw .requires("--app", "--thread") }
      operation = .dismiss(identifier: identifier)
    } else {
      guard let thread else { throw .missingArgument("ID or --thread T", command: "dismiss") }
      operation = .dismissThread(thread, bundleIdentifier: arguments.value("--app"))
    }
  }

  func run(in context: Context) throws -> ExitCode { try context.performQuietly(operation) }
}
