/// The manual page belfry(1), made of the table, in man(7) macros, which every roff knows.
enum ManualPage {
  /// The source of docs/man/belfry.1.
  static func source(for commands: [CommandDescription]) -> String {
    var page = [
      ".\\\" Made by 'make docs' of the command table. Do not edit.",
      ".TH BELFRY 1 \"\" \"belfry \(VersionCommand.version)\" \"User Commands\"",
      ".SH NAME", "belfry \\- a notification center for the terminal",
      ".SH SYNOPSIS", ".B belfry", "[\\fBopen\\fR] [\\fIoptions\\fR]", ".br", ".B belfry",
      "\\fIcommand\\fR [\\fIoptions\\fR] [\\fIarguments\\fR]",
      ".SH DESCRIPTION",
      text(
        "Takes payloads of the Apple Push Notification service, decides what an iPhone would do with each and explains "
          + "why, shows it as banners and grouped threads, and logs the responses that the app would have received."),
      ".SH OPTIONS", "These are understood by every command, before or after its name.",
    ]
    page += CommonOptions.table.flatMap { item($0.spelling, $0.summary) }
    page.append(".SH COMMANDS")
    for command in commands { page += section(of: command) }
    page += [".SH FILES"] + files.flatMap { item($0.0, $0.1) }
    page += [".SH ENVIRONMENT"] + environment.flatMap { item($0.0, $0.1) }
    page += [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { item("\($0.rawValue)", $0.meaning) }
    page += [".SH EXAMPLES"]
    page += commands.compactMap(\.examples.first).flatMap { item($0.line, $0.meaning) }
    return page.joined(separator: "\n") + "\n"
  }

  private static func section(of command: CommandDescription) -> [String] {
    var lines = [".SS \(escaped(command.name))"]
    for (number, usage) in command.usageLines.enumerated() {
      lines += (number == 0 ? [] : [".br"]) + ["\\fBbelfry \(escaped(usage))\\fR"]
    }
    lines += [".PP", text(sentence(command.summary))]
    for paragraph in command.discussion { lines += [".PP", text(paragraph)] }
    lines += command.arguments.flatMap { item($0.name, $0.summary) }
    lines += command.options.flatMap { item($0.spelling, $0.summary) }
    return lines
  }

  private static let files = [
    ("$XDG_STATE_HOME/belfry", "the state: deliveries, notifications, responses (~/.local/state/belfry)"),
    ("$XDG_CONFIG_HOME/belfry/config.json", "the settings of the screen (~/.config/belfry/config.json)"),
    ("$XDG_CONFIG_HOME/belfry/keys.json", "the keys (~/.config/belfry/keys.json)"),
    ("$XDG_CONFIG_HOME/belfry/apps", "app profiles, BUNDLE-ID.app.json (~/.config/belfry/apps)"),
    ("$XDG_CONFIG_HOME/belfry/device.json", "the device's profile (~/.config/belfry/device.json)"),
  ]

  private static let environment = [
    ("NO_COLOR", "if not empty, no colours unless --color asks for them"),
    ("BELFRY_CONFIG, BELFRY_KEYS", "other files than config.json and keys.json"),
    ("BELFRY_THEME, BELFRY_EDGES, BELFRY_BIDI", "like the options of these names; the options are stronger"),
    ("BELFRY_SHARE", "the folder with themes and demo-payloads"),
    ("XDG_STATE_HOME, XDG_CONFIG_HOME", "where the state and the profiles are"),
  ]

  private static func item(_ term: String, _ meaning: String) -> [String] {
    [".TP", "\\fB\(escaped(term))\\fR", text(meaning)]
  }

  /// Text that cannot be taken for a request: a line may not begin with a dot or an apostrophe.
  private static func text(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "~": "\\(ti"
      case "^": "\\(ha"
      default: String(character)
      }
    }.joined()
  }
}
