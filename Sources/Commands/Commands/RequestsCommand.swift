import Payload
import Runtime

/// `belfry requests`: what providers asked, and what was answered.
struct RequestsCommand: Command {
  static let description = CommandDescription(
    "requests", "list what providers asked, and what was answered",
    discussion: [
      "The newest requests of the provider endpoint, oldest first. Every refused one is kept with its token, its reason "
        + "and its moment; of the others the newest. show prints one in full: header fields, the claims of the "
        + "provider token with its age, the answer. Credentials are cut short."
    ],
    arguments: [
      .init("VERB", .words(["show"]), count: .optional, "show, or nothing for the list"),
      .init("NUMBER", .text, count: .optional, "a number of the list, or latest"),
    ],
    options: [
      .flag("--errors", "only those that were refused or never answered"),
      .option("--limit", "N", .integer(1...RequestQuery.limit), "so many of the newest [50]; not with --after"),
      .option("--after", "N", .integer(0...Int64.max), "all after this number; not with --limit"),
      .flag("--follow", "go on with new ones until interrupted"),
    ],
    examples: [
      .init("belfry requests", "the newest fifty"),
      .init("belfry requests --errors --follow", "refusals as they come"),
      .init("belfry requests show latest", "the newest in full"),
      .init("belfry requests --after 0 --json", "everything that is kept, one object a line"),
    ],
    exitCodes: [.init(.failed, "no such request, or the state directory cannot be used")],
    usage: ["[options]", "show NUMBER|latest"])

  /// nil: the list.
  var shown: String?
  var errorsOnly: Bool
  var limit: Int64
  /// nil: the newest.
  var after: Int64?
  var follows: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    errorsOnly = arguments.has("--errors")
    limit = arguments.integer("--limit") ?? 50
    after = arguments.integer("--after")
    follows = arguments.has("--follow")
    if after != nil, arguments.has("--limit") { throw .conflict("--after", "--limit") }
    guard arguments.positionals.first != nil else { return }
    guard arguments.positionals.count > 1 else {
      throw .missingArgument("a number, or latest", command: "requests show")
    }
    shown = arguments.positionals[1]
    for option in ["--errors", "--limit", "--after", "--follow"] where arguments.has(option) {
      throw .conflict("show", option)
    }
  }

  func run(in context: Context) throws -> ExitCode {
    if let shown {
      for record in try context.perform(.provider(.requests(.show(shown)))) {
        if context.common.json {
          context.output.line(record.line)
        } else {
          context.output.lines(RequestLines.whole(record))
        }
      }
      return .done
    }
    var last = after
    var isFirst = true
    repeat {
      let query: RequestQuery =
        last.map { .list(after: $0, errorsOnly: errorsOnly) } ?? .newest(limit, errorsOnly: errorsOnly)
      try context.center.perform(.provider(.requests(query))) { page in
        last = page.last?["number"].integer ?? last
        if context.common.json {
          context.printObjects(page)
        } else if !page.isEmpty || isFirst && follows {
          context.output.lines(
            RequestLines.table(of: page, heading: isFirst, columns: context.environment.terminalColumns))
        } else if isFirst {
          context.message(errorsOnly ? "no refused requests" : "no provider has asked anything yet")
        }
        isFirst = false
        return context.endPage()
      }
      if follows { last = last ?? 0 }
    } while follows && !context.output.isClosed && context.environment.waitForMore()
    return .done
  }
}
