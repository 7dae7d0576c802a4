import Runtime

/// `belfry explain`: why an arrival was treated as it was.
struct ExplainCommand: Command {
  static let description = CommandDescription(
    "explain", "say step by step what was decided about an arrival",
    discussion: ["Then what was found in the payload, as belfry lint says it.", IdentifierArgument.help],
    arguments: [.init("ID", .name(.delivery), "an identifier, a unique beginning of one, or latest")],
    examples: [
      .init("belfry explain latest", "why the last push rang, or did not"),
      .init("belfry explain latest --json", "the decision as JSON"),
    ],
    exitCodes: [.init(.failed, "no such arrival")])

  var identifier: String

  init(_ arguments: ParsedArguments) { identifier = arguments.positionals[0] }

  func run(in context: Context) throws -> ExitCode {
    let deliveries = try context.perform(.explain(identifier))
    if context.common.json {
      context.printObjects(deliveries)
    } else {
      context.output.lines(deliveries.flatMap(DeliveryLines.explanation))
    }
    return .done
  }
}

/// What the commands with an `ID` say about it.
enum IdentifierArgument {
  static let help =
    "ID is the request identifier that push prints, the collapse identifier if there was one, or the apns-id; a unique "
    + "beginning is enough, and 'latest' is the newest."
}
