import Center
import Payload
import Runtime

/// `belfry app`: the apps and their profiles.
struct AppCommand: Command {
  /// The first word.
  enum Verb: String, CaseIterable { case list, show, check }

  static let description = CommandDescription(
    "app", "list the apps, show one, or check app profiles",
    discussion: [
      "An app profile is a file BUNDLE-ID.app.json; docs/profiles.md lists its keys. Without a verb the apps are "
        + "listed. check reads the profiles of PATH, or of all folders of apps, and the device's, and reports what is "
        + "wrong in them."
    ],
    arguments: [
      .init("VERB", .words(Verb.allCases.map(\.rawValue)), count: .optional, "list (the default), show or check"),
      .init("NAME", .path, count: .zeroOrMore, "for show: a bundle identifier; for check: files or folders"),
    ],
    examples: [
      .init("belfry app", "all that are known"),
      .init("belfry app show com.example.chat", "its settings and categories"),
      .init("belfry app check demo-payloads", "finds mistakes in profiles"),
    ],
    exitCodes: [
      .init(.no, "check found an error"),
      .init(.failed, "no such app, or a file cannot be read"),
    ],
    usage: ["[list]", "show BUNDLE-ID", "check [PATH...]"])

  var verb: Verb
  var names: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    verb = arguments.positionals.first.flatMap(Verb.init) ?? .list
    names = Array(arguments.positionals.dropFirst())
    switch verb {
    case .list: if let name = names.first { throw .unexpectedArgument(name, command: "app list") }
    case .show:
      if names.isEmpty { throw .missingArgument("a bundle identifier", command: "app show") }
      if names.count > 1 { throw .unexpectedArgument(names[1], command: "app show") }
    case .check: break
    }
  }

  func run(in context: Context) throws -> ExitCode {
    switch verb {
    case .list: return try list(in: context)
    case .show: return try show(names[0], in: context)
    case .check: return try ProfileCheck(paths: names).run(in: context)
    }
  }
}
