import Payload
import Runtime

/// `belfry log`: the responses.
struct LogCommand: Command {
  /// How responses are written.
  enum Format: String, CaseIterable { case table, jsonl, csv }

  static let description = CommandDescription(
    "log", "print the responses that the apps received",
    discussion: [
      "What each app's delegate would have got, in order: button, typed text, activation, user info; and "
        + "what became of telling the app's delegate in Belfry, where it has one (docs/delegate.md).",
      "csv is RFC 4180 with a heading. Text that a spreadsheet would take for a formula gets an apostrophe in front; "
        + "jsonl has it exactly.",
    ],
    options: [
      .option("--format", "FORMAT", .words(Format.allCases.map(\.rawValue)), "table (the default), jsonl or csv"),
      .option("--limit", "N", .integer(1...Int64.max), "so many of the newest [all]; not with --after"),
      .option("--after", "N", .integer(0...Int64.max), "only responses after this sequence number"),
      .flag("--follow", "go on with new ones until interrupted"),
    ],
    examples: [
      .init("belfry log", "all of them as a table"),
      .init("belfry log --format jsonl --follow", "a line for each, as they come"),
      .init("belfry log --format csv > responses.csv", "for a spreadsheet"),
    ],
    exitCodes: [.init(.failed, "the state directory cannot be used")])

  var format: Format?
  var after: Int64
  /// nil: all behind ``after``.
  var limit: Int64?
  var follows: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments.word("--format")
    after = arguments.integer("--after") ?? 0
    limit = arguments.integer("--limit")
    follows = arguments.has("--follow")
    if limit != nil, arguments.has("--after") { throw .conflict("--after", "--limit") }
    if let format, format != .jsonl, arguments.has("--json") {
      throw .conflict("--json", "--format \(format.rawValue)")
    }
  }

  func run(in context: Context) throws -> ExitCode {
    let format = self.format ?? (context.common.json ? .jsonl : .table)
    var after = after
    var limit = limit
    var isFirst = true
    repeat {
      try context.center.perform(limit.map { .newestResponses($0) } ?? .responses(after: after)) { page in
        after = page.last?["sequence"].integer ?? after
        if isFirst || !page.isEmpty { ResponseLines.write(page, as: format, heading: isFirst, to: context) }
        isFirst = false
        return context.endPage()
      }
      limit = nil
    } while follows && !context.output.isClosed && context.environment.waitForMore()
    return .done
  }
}
