/// `belfry demo`: the screen with a story.
///
/// Parsed here, run by `belfry`.
enum DemoCommand {
  static let description = CommandDescription(
    "demo", "open the center on invented apps, with a story of arrivals",
    discussion: [
      "Tells a story of two minutes on a phone of its own, which is gone afterwards: payloads of demo-payloads arrive, keys "
        + "are pressed, and a line says what to notice. All keys work meanwhile; p pauses the story and goes on, > goes to "
        + "what comes next, < back to what came before.",
      "Without a terminal, or with --plain, the story is printed as text.",
    ],
    options: OpenCommand.screenOptions + [.flag("--loop", "begin again when the story is over, until you quit")],
    examples: [
      .init("belfry demo", "the whole story on the screen"),
      .init("belfry demo --loop --theme ios-light", "again and again, for a stand"),
      .init("belfry demo --plain", "the same as text"),
    ],
    exitCodes: [.init(.failed, "the demo's payloads are not found; BELFRY_SHARE names their folder")])

  static func options(_ arguments: ParsedArguments, common: CommonOptions) -> DemoOptions {
    var screen = OpenCommand.options(arguments, common: common)
    if !arguments.has("--state") { screen.common.stateDirectory = ":memory:" }
    return DemoOptions(screen: screen, namesState: arguments.has("--state"), loops: arguments.has("--loop"))
  }
}
