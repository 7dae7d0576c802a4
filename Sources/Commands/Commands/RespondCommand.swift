import Runtime

/// `belfry respond`: presses a button.
struct RespondCommand: Command {
  static let description = CommandDescription(
    "respond", "press a button of a notification, or tap it",
    discussion: [
      IdentifierArgument.help,
      "ACTION is the identifier of one of its category's actions, 'default' for a tap, or 'dismiss'. Prints the "
        + "response that the app receives.",
    ],
    arguments: [
      .init("ID", .name(.notification), "an identifier, a unique beginning of one, or latest"),
      .init("ACTION", .name(.action), "an action's identifier, default or dismiss"),
    ],
    options: [.option("--text", "TEXT", .text, "what is typed into a text action")],
    examples: [
      .init("belfry respond latest default", "taps the newest notification"),
      .init("belfry respond latest REPLY --text 'on my way'", "types a reply"),
    ],
    exitCodes: [
      .init(.no, "the action cannot be chosen so: the device is locked, text is missing or not wanted"),
      .init(.failed, "no such notification, or it has no such action"),
    ])

  var identifier: String
  var action: String
  var text: String?

  init(_ arguments: ParsedArguments) {
    identifier = arguments.positionals[0]
    action = arguments.positionals[1]
    text = arguments.value("--text")
  }

  func run(in context: Context) throws -> ExitCode {
    let responses = try context.perform(.respond(identifier: identifier, action: action, text: text))
    if context.common.json {
      context.printObjects(responses)
    } else if !responses.isEmpty {
      ResponseLines.write(responses, as: .table, heading: true, to: context)
    }
    if responses.isEmpty, action != "dismiss" {
      context.message("the app's content extension keeps '\(action)': the app hears nothing of it")
    }
    return .done
  }
}
