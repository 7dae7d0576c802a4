import Payload
import Runtime

/// `belfry deliveries`: every arrival.
struct DeliveriesCommand: Command {
  static let description = CommandDescription(
    "deliveries", "list every arrival, shown or not, with its verdict",
    discussion: ["--json gives each record its revision, the number of its last change: --after goes on behind it."],
    options: [
      .option("--limit", "N", .integer(1...Int64.max), "so many of the newest [all]; not with --after"),
      .option("--after", "N", .integer(0...Int64.max), "leave out what came, and did not change, up to number N"),
    ],
    examples: [
      .init("belfry deliveries", "a line for each"),
      .init("belfry deliveries --limit 20", "the newest twenty"),
      .init("belfry deliveries --json", "the whole decisions, one object a line"),
    ],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  var after: Int64
  /// nil: all behind ``after``.
  var limit: Int64?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    after = arguments.integer("--after") ?? 0
    limit = arguments.integer("--limit")
    if limit != nil, arguments.has("--after") { throw .conflict("--after", "--limit") }
  }

  func run(in context: Context) throws -> ExitCode {
    var isFirst = true
    try context.center.perform(limit.map { .newestDeliveries($0) } ?? .deliveries(after: after)) { page in
      if context.common.json {
        context.printObjects(page)
      } else if !page.isEmpty {
        printTable(of: page, heading: isFirst, in: context)
      } else if isFirst {
        context.message("no arrivals yet")
      }
      isFirst = false
      return context.endPage()
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
