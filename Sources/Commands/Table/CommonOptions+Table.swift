extension CommonOptions {
  /// The options that every command takes, before or after its name.
  static let table: [OptionDescription] = [
    .option("--state", "DIR", .folder, "state directory, or :memory: [$XDG_STATE_HOME/belfry]"),
    .option("--apps", "DIR", .folder, repeatable: true, "folder of app profiles [$XDG_CONFIG_HOME/belfry/apps]"),
    .option("--clock", "TIME", .time, "the clock stands still at this moment until advanced"),
    .option("--seed", "N", .integer(0...Int64.max), "made identifiers repeat"),
    .flag("--offline", "fetch no media from the network for attachments"),
    .flag("--json", "print JSON, one object a line"),
    .option("--color", "WHEN", .words(ColorChoice.allCases.map(\.rawValue)), "auto, never, 16, 256 or truecolor"),
    .flag("--help", short: "-h", "show this help"),
    .flag("--version", "show the version"),
  ]
}
