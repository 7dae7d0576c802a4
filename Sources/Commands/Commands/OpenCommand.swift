/// `belfry open`: the screen.
///
/// Parsed here, run by `belfry`.
enum OpenCommand {
  static let description = CommandDescription(
    "open", "open the notification center (the same as a bare 'belfry')",
    discussion: [
      "Shows the center on this terminal. Notifications that other commands push appear at once. Press ? for the keys.",
      "With --watch, every new or changed payload file (.apns or .json) in DIR is delivered once it is complete.",
    ],
    options: [
      .option("--watch", "DIR", .folder, repeatable: true, "deliver new and changed payload files of this folder")
    ] + screenOptions,
    examples: [
      .init("belfry", "opens the center"),
      .init("belfry open --watch payloads", "delivers each payload that is saved in this folder"),
      .init("belfry --theme ios-light --no-mouse", "light, and the mouse is left to the terminal"),
    ],
    exitCodes: [
      .init(.failed, "the state directory cannot be used"),
      .init(.terminal, "this terminal cannot show it; --plain works everywhere"),
    ])

  /// What every command with a screen takes.
  static let screenOptions: [OptionDescription] = [
    .option("--theme", "NAME|FILE", .text, "colours of the screen"),
    .flag("--plain", "print lines in place of a screen"),
    .flag("--ascii", "draw borders and glyphs in ASCII"),
    .flag("--no-mouse", "leave the mouse to the terminal"),
  ]

  static func options(_ arguments: ParsedArguments, common: CommonOptions) -> OpenOptions {
    OpenOptions(
      common: common, watchedFolders: arguments.values("--watch"), usesMouse: !arguments.has("--no-mouse"),
      isPlain: arguments.has("--plain"), theme: arguments.value("--theme"), isASCII: arguments.has("--ascii"))
  }
}
