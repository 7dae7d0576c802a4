import Payload
import Runtime

/// `belfry deliveries`: every arrival.
struct DeliveriesCommand: Command {
  static let description = CommandDescription(
    "deliveries", "list every arrival, shown or not, with its verdict",
    options: [
      .option("--after", "N", .integer(0...Int64.max), "leave out what came, and did not change, up to number N")
    ],
    examples: [
      .init("belfry deliveries", "a line for each"),
      .init("belfry deliveries --json", "the whole decisions, one object a line"),
    ],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  var after: Int64

  init(_ arguments: ParsedArguments) { after = arguments.integer("--after") ?? 0 }

  func run(in context: Context) throws -> ExitCode {
    var isFirst = true
    try context.center.perform(.deliveries(after: after)) { page in
      if context.common.json {
        context.printObjects(page)
      } else if !page.isEmpty {
        printTable(of: page, heading: isFirst, in: context)
      } else if isFirst {
        context.message("no arrivals yet")
      }
      isFirst = false
    }
    return .done
  }

  private func printTable(of deliveries: [JSONOutput], heading: Bool, in context: Context) {
    var table = TextTable(
      heading ? ["TIME", "APP", "NOTIFICATION", "TYPE", "BYTES", "PRESENTATION", "ERRORS"] : nil)
    for delivery in deliveries {
      let errors = delivery["findings"].items.filter { $0["severity"].text == "error" }.count
      table.append([
        delivery["receivedAt"].words, delivery["bundleIdentifier"].words, delivery["requestIdentifier"].words,
        delivery["pushType"].words, "\(delivery["bytes"].integer ?? 0)", DeliveryLines.outcome(delivery),
        errors == 0 ? "" : "\(errors)",
      ])
    }
    context.output.lines(table.lines(columns: context.environment.terminalColumns))
  }
}
