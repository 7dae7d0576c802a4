import Center
import Payload
import Rendering

/// `belfry render`: draws payloads without a terminal.
struct RenderCommand: Command {
  /// How a frame is written.
  enum Format: String, CaseIterable { case text, ansi, json, html, svg, png }

  static let formats: [Format] = [.text, .ansi, .json]
  static let views = View.allCases.map(\.rawValue)

  static let description = CommandDescription(
    "render", "draw payloads without a terminal",
    discussion: [
      "Delivers the payloads in the order given into a fresh center with the apps' profiles, and writes a view of it. "
        + "The same payloads give the same bytes: the clock stands still (--clock moves it), nothing is stored.",
      "A payload that names no app in 'Simulator Target Bundle' goes to \(RenderedPayloads.standardApp).",
    ],
    arguments: [.init("PATH", .path, count: .oneOrMore, "payload files or folders, or - for standard input")],
    options: renderOptions,
    examples: [
      .init("belfry render chat.apns", "the banner, the lock screen, the list and the opened notification"),
      .init("belfry render chat.apns --view banner --as ansi --color truecolor", "in colours"),
      .init("belfry render chat.apns --view expanded --columns 60 --out chat.txt", "into a file"),
    ],
    exitCodes: [
      .init(.no, "a payload was refused; the others are drawn"),
      .init(.failed, "a file cannot be read or written"),
    ])

  private static let renderOptions: [OptionDescription] = [
    .option("--view", "VIEW", .words(views + ["all"]), "banner, lock-screen, center, expanded or all (the default)"),
    .option("--as", "FORMAT", .words(Format.allCases.map(\.rawValue)), "text (the default), ansi or json"),
    .option("--columns", "N", .integer(20...500), "width in cells [80]"),
    .option("--rows", "N", .integer(1...1000), "height in cells [as many as it takes]"),
    .option("--theme", "NAME|FILE", .text, "colours, for ansi"),
    .option("--locale", "ID", .text, "the device's language, such as ur or de_DE"),
    .option(
      "--push-type", "TYPE", .words(PushType.allCases.map(\.rawValue)),
      "as the header apns-push-type: \(PushType.words)"),
    .option("--out", "FILE", .outputFile, "write here instead of to standard output"),
  ]

  var paths: [String]
  var shownViews: [View]
  var format: Format
  var columns: Int
  var rows: Int?
  var theme: String?
  var locale: String?
  var pushType: PushType?
  var outputPath: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    guard paths.filter({ $0 == "-" }).count < 2 else { throw .standardInputTwice }
    shownViews = arguments.word("--view", as: View.self).map { [$0] } ?? View.allCases
    format = arguments.word("--as") ?? (arguments.has("--json") ? .json : .text)
    guard Self.formats.contains(format) else {
      throw .laterValue(option: "--as", value: format.rawValue, available: Self.formats.map(\.rawValue))
    }
    if format != .json, arguments.has("--json") { throw .conflict("--json", "--as \(format.rawValue)") }
    columns = arguments.integer("--columns").map(Int.init) ?? 80
    rows = arguments.integer("--rows").map(Int.init)
    theme = arguments.value("--theme")
    locale = arguments.value("--locale")
    pushType = arguments.word("--push-type")
    outputPath = arguments.value("--out")
  }

  func run(in context: Context) throws -> ExitCode {
    let files = PayloadFiles(paths, from: context.environment.currentDirectory)
    if let failure = files.failures.first { throw failure }
    var device = context.deviceProfile()
    if let locale { device.locale = locale }
    var payloads = RenderedPayloads(device: device, profiles: try context.profiles(), now: context.common.clock)
    for path in files.paths { payloads.append(try context.bytes(of: path), name: path, pushType: pushType) }
    let theme = try ThemeChoice.theme(named: theme, in: context.environment)
    let depth = ColorDepth(
      context.common.color, isTerminal: outputPath == nil && context.environment.outputIsTerminal,
      variables: context.environment.variables)
    var text = ""
    var refusals: [String] = []
    for view in shownViews {
      let drawn = payloads.frame(
        view, columns: columns, rows: rows, edges: format == .ansi ? depth.edges : .lines)
      refusals = drawn.refusals
      if shownViews.count > 1, format != .json { text += (text.isEmpty ? "" : "\n") + "[\(view.rawValue)]\n" }
      text += written(drawn.frame, view, theme, depth)
    }
    try write(text, in: context)
    refusals.forEach { context.message(terminalSafe($0)) }
    return refusals.isEmpty ? .done : .no
  }

  private func written(_ frame: Frame, _ view: View, _ theme: Theme, _ depth: ColorDepth) -> String {
    switch format {
    case .ansi: frame.ansi(theme: theme, depth: depth)
    case .json: JSONOutput.object([("view", .string(view.rawValue)), ("frame", frame.json)]).line + "\n"
    case .text, .html, .svg, .png: frame.text
    }
  }

  private func write(_ text: String, in context: Context) throws {
    guard let outputPath else { return context.output.write(text) }
    try FileBytes.write(Array(text.utf8), to: context.absolute(outputPath), name: outputPath)
  }
}
