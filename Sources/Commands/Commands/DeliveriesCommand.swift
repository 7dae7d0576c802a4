import Runtime

/// `belfry deliveries`: every arrival.
struct DeliveriesCommand: Command {
  static let description = CommandDescription(
    "deliveries", "list every arrival, shown or not, with its verdict",
    options: [.option("--after", "N", .integer(0...Int64.max), "leave out the first N arrivals")],
    examples: [
      .init("belfry deliveries", "a line for each"),
      .init("belfry deliveries --json", "the whole decisions, one object a line"),
    ],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  var after: Int64

  init(_ arguments: ParsedArguments) { after = arguments.integer("--after") ?? 0 }

  func run(in context: Context) throws -> ExitCode {
    let deliveries = try context.perform(.deliveries(after: after))
    if context.common.json {
      context.printObjects(deliveries)
      return .done
    }
    if deliveries.isEmpty {
      context.message("no arrivals yet")
      return .done
    }
    var table = TextTable(["TIME", "APP", "NOTIFICATION", "TYPE", "BYTES", "PRESENTATION", "ERRORS"])
    for delivery in deliveries {
      let errors = delivery["findings"].items.filter { $0["severity"].text == "error" }.count
      table.append([
        delivery["receivedAt"].words, delivery["bundleIdentifier"].words, delivery["requestIdentifier"].words,
        delivery["pushType"].words, "\(delivery["bytes"].integer ?? 0)", delivery["presentation"].words,
        errors == 0 ? "" : "\(errors)",
      ])
    }
    table.lines(columns: context.environment.terminalColumns).forEach { context.output.line($0) }
    return .done
  }
}
