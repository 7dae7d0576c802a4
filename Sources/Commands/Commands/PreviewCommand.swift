/// `belfry preview`: all views of payloads, as wide as the terminal and in its colours.
struct PreviewCommand: Command {
  static let description = CommandDescription(
    "preview", "show how payloads look in every view",
    discussion: ["The same as render --view all --as ansi, in the width and the colours of this terminal."],
    arguments: [.init("PATH", .path, count: .oneOrMore, "payload files or folders, or - for standard input")],
    options: RenderCommand.description.options.filter { previewOptions.contains($0.name) },
    examples: [.init("belfry preview chat.apns", "banner, lock screen, list, opened")],
    exitCodes: RenderCommand.description.exitCodes)

  private static let previewOptions = ["--theme", "--locale", "--push-type"]

  private var render: RenderCommand

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var arguments = arguments
    arguments.options["--as"] = [arguments.has("--json") ? "json" : "ansi"]
    render = try RenderCommand(arguments)
  }

  func run(in context: Context) throws -> ExitCode {
    var render = render
    // Text over the whole width of a wide window is no longer what a phone shows.
    render.columns = min(max(context.environment.terminalColumns ?? 80, 20), 100)
    if !context.environment.outputIsTerminal, render.format == .ansi { render.format = .text }
    return try render.run(in: context)
  }
}
