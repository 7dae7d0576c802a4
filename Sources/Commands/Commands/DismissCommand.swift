import Payload
import Runtime

/// `belfry dismiss`: takes a notification or a stack out of the list, or brings the last dismissal back.
struct DismissCommand: Command {
  static let description = CommandDescription(
    "dismiss", "dismiss a notification or a whole thread, or take that back",
    discussion: [
      IdentifierArgument.help,
      "A center that runs remembers its last 20 dismissals, made by keys or by commands: --undo brings the last one "
        + "back to where it was, and says what does not come back and why. What apps were told stays in the log.",
    ],
    arguments: [
      .init("ID", .name(.notification), count: .optional, "an identifier, a unique beginning of one, or latest")
    ],
    options: [
      .option("--thread", "T", .name(.thread), "the thread with this thread-id; '' is the app's own group"),
      .option("--app", "BUNDLE-ID", .name(.app), "the app of the thread, where several have it"),
      .flag("--undo", "bring back what was dismissed last; needs a running center"),
    ],
    examples: [
      .init("belfry dismiss latest", "the newest notification"),
      .init("belfry dismiss --thread room-7", "a stack"),
      .init("belfry dismiss --undo", "both are there again, after two of these"),
    ],
    exitCodes: [
      .init(.no, "nothing is remembered that could be brought back"), .init(.failed, "no such notification or thread"),
    ],
    usage: ["[options] ID", "[options] --thread T [--app BUNDLE-ID]", "[options] --undo"])

  var operation: Operation

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let thread = arguments.value("--thread")
    if arguments.has("--undo") {
      if !arguments.positionals.isEmpty { throw .conflict("ID", "--undo") }
      if thread != nil { throw .conflict("--thread", "--undo") }
      if arguments.has("--app") { throw .requires("--app", "--thread") }
      operation = .undoDismissal
    } else if let identifier = arguments.positionals.first {
      if thread != nil { throw .conflict("ID", "--thread") }
      if arguments.has("--app") { throw .requires("--app", "--thread") }
      operation = .dismiss(identifier: identifier)
    } else {
      guard let thread else { throw .missingArgument("ID, --thread T or --undo", command: "dismiss") }
      operation = .dismissThread(thread, bundleIdentifier: arguments.value("--app"))
    }
  }

  func run(in context: Context) throws -> ExitCode {
    guard operation == .undoDismissal, !context.common.json else { return try context.performQuietly(operation) }
    for answer in try context.perform(operation) { context.output.line(answer["message"].words) }
    return .done
  }
}
