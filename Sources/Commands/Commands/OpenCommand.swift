/// `belfry open`: the screen.
///
/// Parsed here, run by `belfry`.
enum OpenCommand {
  static let description = CommandDescription(
    "open", "open the notification center (the same as a bare 'belfry')",
    discussion: [
      "Shows the center on this terminal. Notifications that other commands push appear at once. Press ? for the keys.",
      "With --listen, providers can push to it as to Apple's service (belfry help serve).",
      "With --watch, every new or changed payload file (.apns or .json) in DIR is delivered once it is complete.",
      "Settings and keys are read from config.json and keys.json; docs/configuration.md lists what they hold. Options "
        + "are stronger than the environment, that is stronger than the file. Changes hold at once.",
    ],
    arguments: [.init("FILE", .file(standardInput: false), count: .optional, "for --check-config: the file to check")],
    options: [
      .option("--watch", "DIR", .folder, repeatable: true, "deliver new and changed payload files of this folder"),
      .flag("--print-config", "print the configuration in force, as a file to save"),
      .flag("--print-keys", "print the keys in force, as a file to save"),
      .flag(checkOption, "report what is wrong in the configuration and what it names"),
    ] + EndpointOptions.table + screenOptions,
    examples: [
      .init("belfry", "opens the center"),
      .init("belfry open --watch payloads", "delivers each payload that is saved in this folder"),
      .init("belfry open --listen 127.0.0.1:2197", "shows what your provider pushes to this address"),
      .init("belfry --theme ios-light --no-mouse", "light, and the mouse is left to the terminal"),
      .init("belfry --print-config > ~/.config/belfry/config.json", "begins a configuration of your own"),
      .init("belfry --check-config", "finds mistakes in it, and in the keys and themes that it names"),
    ],
    exitCodes: [
      .init(.no, "--check-config found an error"),
      .init(.failed, "the state directory, an address or a file that was named cannot be used"),
      .init(.terminal, "this terminal cannot show it; --plain works everywhere"),
    ])

  /// What every command with a screen takes.
  static let screenOptions: [OptionDescription] = [
    .option("--config", "FILE", .file(standardInput: false), "settings [$XDG_CONFIG_HOME/belfry/config.json]"),
    .option("--keys", "FILE", .file(standardInput: false), "keymap [keys.json beside the configuration]"),
    .option("--theme", "NAME|FILE", .name(.theme), "colours, or auto; belfry theme lists them"),
    .option("--locale", "ID", .locale, "set the device's language, such as ur or de_DE"),
    .flag("--plain", "print lines in place of a screen"),
    .option(
      "--edges", "STYLE", .words(EdgePreference.allCases.map(\.rawValue)),
      "how cards are drawn: auto, blocks, lines, ascii"),
    .option(
      "--graphics", "HOW", .words(GraphicsPreference.allCases.map(\.rawValue)),
      "how pictures are drawn: auto, cells or kitty"),
    .flag("--ascii", "write nothing but ASCII, text included"),
    .flag("--no-mouse", "leave the mouse to the terminal"),
    .flag("--no-motion", "let banners come and go without sliding"),
    .option(
      "--bidi", "MODE", .words(BidiPreference.allCases.map(\.rawValue)),
      "how right-to-left text is written: auto, app, shaped or terminal"),
  ]

  static func options(_ arguments: ParsedArguments, common: CommonOptions) -> OpenOptions {
    OpenOptions(
      common: common, settings: settings(arguments), configurationPath: arguments.value("--config"),
      isPlain: arguments.has("--plain"), locale: arguments.value("--locale"), endpoint: nil)
  }

  /// What the words ask for: the screen, or something about its configuration.
  static func invocation(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) -> Invocation {
    if arguments.has(checkOption) { return .command(PlainCommand(try ConfigurationCheck(arguments), common: common)) }
    if let word = arguments.positionals.first { throw .unexpectedArgument(word, command: description.name) }
    if arguments.has("--print-config") || arguments.has("--print-keys") {
      return .command(PlainCommand(try ConfigurationPrint(arguments), common: common))
    }
    var options = options(arguments, common: common)
    if arguments.has("--listen") {
      options.endpoint = EndpointOptions(arguments)
    } else if let option = EndpointOptions.dependent.first(where: arguments.has) {
      throw .requires(option, "--listen")
    }
    return .open(options)
  }

  /// The option whose argument may follow without the command's name: `belfry --check-config FILE`.
  static let checkOption = "--check-config"

  /// What the options say; nil where one was not given.
  static func settings(_ arguments: ParsedArguments) -> SettingsLayer {
    var settings = SettingsLayer()
    settings.theme = arguments.value("--theme").map { ThemePreference($0) }
    settings.edges = arguments.word("--edges")
    settings.color = arguments.word("--color")
    settings.graphics = arguments.word("--graphics")
    settings.isASCII = arguments.has("--ascii") ? true : nil
    settings.hasMotion = arguments.has("--no-motion") ? false : nil
    settings.usesMouse = arguments.has("--no-mouse") ? false : nil
    settings.bidi = arguments.word("--bidi")
    settings.watchedFolders = arguments.has("--watch") ? arguments.values("--watch") : nil
    settings.keyMapPath = arguments.value("--keys")
    return settings
  }
}
