/// `belfry demo`: the screen with a story.
///
/// Parsed here, run by `belfry`.
enum DemoCommand {
  static let description = CommandDescription(
    "demo", "open the center on invented apps, with a story of arrivals",
    discussion: [
      "Delivers the payloads of demo-payloads over half a minute into a center of its own, which is gone afterwards. "
        + "Without a terminal the story is printed as text."
    ],
    options: OpenCommand.screenOptions,
    examples: [
      .init("belfry demo", "the whole story on the screen"),
      .init("belfry demo --plain", "the same as text"),
    ],
    exitCodes: [.init(.failed, "the demo's payloads are not found; BELFRY_SHARE names their folder")])

  static func options(_ arguments: ParsedArguments, common: CommonOptions) -> DemoOptions {
    var screen = OpenCommand.options(arguments, common: common)
    if !arguments.has("--state") { screen.common.stateDirectory = ":memory:" }
    return DemoOptions(screen: screen, namesState: arguments.has("--state"))
  }
}
