import Center
import Payload
import Runtime

/// `belfry app`: the apps, their profiles and settings.
struct AppCommand: Command {
  /// The first word.
  enum Verb: String, CaseIterable { case list, show, set, check }

  static let description = CommandDescription(
    "app", "list the apps, show one, change its settings, check profiles",
    discussion: [
      "An app profile is a file BUNDLE-ID.app.json; docs/profiles.md lists its keys. Without a verb the apps are "
        + "listed. check reads the profiles of PATH, or of all folders of apps, and the device's, and reports what is "
        + "wrong in them.",
      "set changes what the user allowed, as the system's settings do: KEY and VALUE are those under 'settings' in a "
        + "profile, with on and off for true and false. It is kept with the state and counts more than the profile, "
        + "until the profile's own settings are changed.",
    ],
    arguments: [
      .init("VERB", .words(Verb.allCases.map(\.rawValue)), count: .optional, "list (the default), show, set or check"),
      .init(
        "NAME", .following(["show": .name(.app), "set": .name(.setting), "check": .path]), count: .zeroOrMore,
        "for show: a bundle identifier; for set: one, and KEY=VALUE; for check: files or folders"),
    ],
    examples: [
      .init("belfry app", "all that are known"),
      .init("belfry app show com.example.chat", "its settings and categories"),
      .init("belfry app set com.example.chat sounds=off", "as if switched off in the system's settings"),
      .init("belfry app check demo-payloads", "finds mistakes in profiles"),
    ],
    exitCodes: [
      .init(.no, "check found an error"),
      .init(.failed, "no such app, or a file cannot be read"),
    ],
    usage: ["[list]", "show BUNDLE-ID", "set BUNDLE-ID KEY=VALUE...", "check [PATH...]"])

  var verb: Verb
  var names: [String]
  /// For set: words by key.
  var settings: [String: String] = [:]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    verb = arguments.positionals.first.flatMap(Verb.init) ?? .list
    names = Array(arguments.positionals.dropFirst())
    switch verb {
    case .list: if let name = names.first { throw .unexpectedArgument(name, command: "app list") }
    case .show:
      if names.isEmpty { throw .missingArgument("a bundle identifier", command: "app show") }
      if names.count > 1 { throw .unexpectedArgument(names[1], command: "app show") }
    case .set:
      if names.isEmpty { throw .missingArgument("a bundle identifier", command: "app set") }
      if names.count == 1 { throw .missingArgument("KEY=VALUE", command: "app set") }
      settings = try Self.settings(of: names.dropFirst())
    case .check: break
    }
  }

  func run(in context: Context) throws -> ExitCode {
    switch verb {
    case .list: return try list(in: context)
    case .show: return try show(names[0], in: context)
    case .set: return try context.performQuietly(.appSettings(settings, bundleIdentifier: names[0]))
    case .check: return try ProfileCheck(paths: names).run(in: context)
    }
  }
}
