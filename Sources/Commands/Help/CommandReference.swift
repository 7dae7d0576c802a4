/// docs/commands.md, made of the table.
enum CommandReference {
  /// The whole page.
  static func page(for commands: [CommandDescription]) -> String {
    var parts = [
      "<!-- Made by 'make docs' of the command table. Do not edit. -->",
      "# Commands",
      "`belfry [open] [options]` · `belfry COMMAND [options] [arguments]`",
      "Results go to standard output, messages to standard error. Where a command reads a payload, `-` is standard "
        + "input. What `--json` prints is described in [json.md](json.md).",
      table(["command", "does"], commands.map { ["[`\($0.name)`](#\($0.name))", $0.summary] }),
      "## Common options", "Before or after the command's name.",
      table(["option", "means"], CommonOptions.table.map { [code($0.spelling), $0.summary] }),
      "## Exit codes", table(["code", "means"], ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] }),
    ]
    for command in commands { parts += section(of: command) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(of command: CommandDescription) -> [String] {
    var parts = ["## \(command.name)", escaped(sentence(command.summary))]
    parts.append("```\n" + command.usageLines.map { "belfry " + $0 }.joined(separator: "\n") + "\n```")
    parts += command.discussion.map(escaped)
    if !command.arguments.isEmpty {
      parts.append(table(["argument", "is"], command.arguments.map { [code($0.name), $0.summary] }))
    }
    if !command.options.isEmpty {
      parts.append(table(["option", "means"], command.options.map { [code($0.spelling), $0.summary] }))
    }
    let lines = command.examples.map { "# \($0.meaning)\n\($0.line)" }
    parts.append("```sh\n" + lines.joined(separator: "\n") + "\n```")
    let codes = command.exitCodes.map { "\($0.code.rawValue), \($0.meaning)" }
    if !codes.isEmpty { parts.append("Exit codes: " + codes.joined(separator: "; ") + ".") }
    return parts
  }

  /// A table in Markdown.
  static func table(_ headings: [String], _ rows: [[String]]) -> String {
    let lines = [headings, headings.map { _ in "---" }] + rows.map { $0.map(escapedInTable) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func escapedInTable(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func escaped(_ text: String) -> String {
    text.map { "<>*_".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
