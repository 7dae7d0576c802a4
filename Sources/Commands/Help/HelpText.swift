/// The help for people: less than 80 columns wide, made of the table.
enum HelpText {
  private static let width = 79

  /// `belfry help`.
  static func overview(of commands: [CommandDescription]) -> String {
    let examples: [CommandDescription.Example] = [
      .init("belfry demo", "the center on invented apps"),
      .init("belfry push chat.apns", "delivers a payload and says what the device did with it"),
      .init("belfry explain latest", "says why"),
      .init("belfry lint payloads", "finds what is wrong in payloads"),
    ]
    return """
      belfry \(VersionCommand.version) - a notification center for the terminal

      Usage: belfry [open] [options]
             belfry COMMAND [options] [arguments]

      Commands:
      \(list(commands.map { ($0.name, $0.summary) }))

      Common options, before or after the command:
      \(list(CommonOptions.table.map { ($0.spelling, $0.summary) }))

      Examples:
      \(list(examples))

      Exit codes:
      \(list(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))

      'belfry help COMMAND' says more about a command, 'man belfry' everything.

      """
  }

  /// `belfry help COMMAND`.
  static func page(for command: CommandDescription) -> String {
    var parts = ["belfry \(command.name) - \(command.summary)", usage(of: command)]
    parts += command.discussion.map { wrapped($0, width: width).joined(separator: "\n") }
    if !command.arguments.isEmpty {
      parts.append("Arguments:\n" + list(command.arguments.map { ($0.name, $0.summary) }))
    }
    if !command.options.isEmpty {
      parts.append("Options:\n" + list(command.options.map { ($0.spelling, $0.summary) }))
    }
    parts.append("Common options:\n" + list(CommonOptions.table.map { ($0.spelling, $0.summary) }))
    parts.append("Examples:\n" + list(command.examples))
    parts.append("Exit codes:\n" + list(command.allExitCodes.map { ("\($0.code.rawValue)", $0.meaning) }))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: CommandDescription) -> String {
    let lines = command.usageLines.map { "belfry " + $0 }
    return "Usage: " + lines.joined(separator: "\n       ")
  }

  /// Two columns; a long left cell has a line of its own.
  private static func list(_ rows: [(String, String)]) -> String {
    let column = min(22, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.flatMap { left, right -> [String] in
      var lines = wrapped(right, width: width - 2 - column).map { indent(column + 2) + $0 }
      guard left.count + 2 <= column, let first = lines.first else { return [indent(2) + left] + lines }
      lines[0] = indent(2) + left + first.dropFirst(2 + left.count)
      return lines
    }.joined(separator: "\n")
  }

  private static func list(_ examples: [CommandDescription.Example]) -> String {
    examples.map { "  \($0.line)\n      \($0.meaning)" }.joined(separator: "\n")
  }

  private static func indent(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension CommandDescription {
  /// All exit codes in order: those that every command has and those of this one.
  var allExitCodes: [ExitMeaning] {
    let every = [ExitMeaning(.done, ExitCode.done.meaning), ExitMeaning(.usage, ExitCode.usage.meaning)]
    return (every + exitCodes).sorted { $0.code.rawValue < $1.code.rawValue }
  }
}
