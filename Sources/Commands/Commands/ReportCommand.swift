import Payload
import Runtime

/// `belfry report`: the report card of the providers.
struct ReportCommand: Command {
  static let description = CommandDescription(
    "report", "grade what providers do against Apple's rules",
    discussion: [
      "Each finding says what was seen, the rule that it breaks with its source, and what to do; docs/faults.md has "
        + "all of them. A violation is something that the service refuses, drops or shuts a provider out for; advice is "
        + "something that works and could work better.",
      "The grade is A for nothing, B for advice alone, C for one violated rule, D for two, F for more. clear begins a "
        + "new report, say before a test run.",
    ],
    arguments: [.init("VERB", .words(["clear"]), count: .optional, "clear, or nothing for the report")],
    options: [.flag("--strict", "advice counts as a violation")],
    examples: [
      .init("belfry report", "the report card"),
      .init("belfry report clear", "forget what was seen"),
      .init("belfry report --strict", "in CI: 1 where anything was found"),
    ],
    exitCodes: [
      .init(.no, "a rule is violated; with --strict, anything was found"),
      .init(.failed, "the state directory cannot be used"),
    ])

  var clears: Bool
  var isStrict: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    clears = arguments.positionals.first != nil
    isStrict = arguments.has("--strict")
    if clears, isStrict { throw .conflict("clear", "--strict") }
  }

  func run(in context: Context) throws -> ExitCode {
    if clears { return try context.performQuietly(.provider(.requests(.clearReport))) }
    let report = try context.perform(.provider(.requests(.report))).first ?? .null
    if context.common.json {
      context.output.line(report.line)
    } else {
      context.output.lines(ReportLines.lines(of: report))
    }
    let found = isStrict ? Int64(report["findings"].items.count) : report["violations"].integer ?? 0
    return found == 0 ? .done : .no
  }
}
