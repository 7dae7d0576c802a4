import Center
import Media
import Payload
import Rendering

/// `belfry render`: draws payloads without a terminal.
struct RenderCommand: Command {
  /// How a frame is written.
  enum Format: String, CaseIterable {
    case text, ansi, json, html, svg, png

    /// Whether colours and blocks can be seen.
    var hasColors: Bool { self == .ansi || self == .svg || self == .html }
  }

  static let formats: [Format] = [.text, .ansi, .json, .html, .svg]
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
      .init("belfry render chat.apns --as svg --theme ios-light --out chat.svg", "a picture to paste"),
      .init("belfry render photo.apns --attach map.png --as svg --out photo.svg", "with what an extension attached"),
      .init("belfry render chat.apns --view expanded --columns 60 --out chat.txt", "into a file"),
    ],
    exitCodes: [
      .init(.no, "a payload was refused; the others are drawn"),
      .init(.failed, "a file cannot be read or written"),
    ])

  private static let renderOptions: [OptionDescription] = [
    .option("--view", "VIEW", .words(views + ["all"]), "banner, lock-screen, center, expanded or all (the default)"),
    .option("--as", "FORMAT", .words(Format.allCases.map(\.rawValue)), "text (the default), ansi, json, svg or html"),
    .option("--columns", "N", .integer(20...500), "width in cells [80]"),
    .option("--rows", "N", .integer(1...1000), "height in cells [as many as it takes]"),
    .option("--theme", "NAME|FILE", .name(.theme), "colours; belfry theme lists them"),
    AttachedFiles.option,
    .option("--locale", "ID", .locale, "the device's language, such as ur or de_DE"),
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
  var attachedPaths: [String]
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
    attachedPaths = arguments.values("--attach")
    pushType = arguments.word("--push-type")
    outputPath = arguments.value("--out")
  }

  func run(in context: Context) throws -> ExitCode {
    let files = PayloadFiles(paths, from: context.environment.currentDirectory)
    files.tellSkipped(in: context)
    if let failure = files.failures.first { throw failure }
    var device = context.deviceProfile()
    if let locale { device.locale = LocaleIdentifier.normalized(locale) ?? locale }
    var payloads = RenderedPayloads(device: device, profiles: try context.profiles(), now: context.common.clock)
    for path in files.paths { payloads.append(try context.bytes(of: path), name: path, pushType: pushType) }
    payloads.attachments = try AttachedFiles.read(attachedPaths, in: context)
    let theme = try theme(in: context)
    let depth = depth(in: context)
    let edges = format.hasColors ? depth.edges : .lines
    var gallery = MediaGallery(
      look: MediaGallery.Look(theme: theme, depth: format.hasColors ? depth : .mono, edges: edges))
    let media = MediaSession(in: context.environment)
    var frames: [(caption: String, frame: Frame)] = []
    var refusals: [String] = []
    for view in shownViews {
      let drawn = payloads.frame(
        view, columns: columns, rows: rows, edges: edges, gallery: &gallery, fill: media.fill,
        describe: DescriptionSession().descriptions)
      refusals = drawn.refusals
      frames.append((view.rawValue, drawn.frame))
    }
    try write(written(frames, theme, depth), in: context)
    refusals.forEach { context.message(terminalSafe($0)) }
    for name in payloads.namesForExtensions {
      context.message(
        terminalSafe("\(name): drawn as it was sent; on a device the app's service extension would have it first"))
    }
    return refusals.isEmpty ? .done : .no
  }

  /// The theme that was asked for; what is wrong in it is said on standard error.
  private func theme(in context: Context) throws(InputFailure) -> Theme {
    // A picture has no terminal whose background could say anything.
    let name = ThemePreference(theme ?? ThemePreference.automaticWord).name(on: .dark)
    let file = try ThemeLibrary(in: context.environment).theme(named: name)
    file.remarks.forEach { context.environment.messages.line($0) }
    return file.theme ?? .dark
  }

  /// The colours of the terminal; a picture has all of them unless fewer are asked for.
  private func depth(in context: Context) -> ColorDepth {
    let isPicture = format == .svg || format == .html
    if isPicture, context.common.color == .auto { return .truecolor }
    return ColorDepth(
      context.common.color, isTerminal: outputPath == nil && context.environment.outputIsTerminal,
      variables: context.environment.variables)
  }

  private func written(_ frames: [(caption: String, frame: Frame)], _ theme: Theme, _ depth: ColorDepth) -> String {
    switch format {
    case .json:
      frames.map { JSONOutput.object([("view", .string($0.caption)), ("frame", $0.frame.json)]).line + "\n" }.joined()
    case .svg: picture(of: frames).svg(theme: theme, depth: depth)
    case .html:
      picture(of: frames).htmlPage(title: frames.map(\.caption).joined(separator: ", "), theme: theme, depth: depth)
    case .ansi: listed(frames) { $0.ansi(theme: theme, depth: depth) }
    case .text, .png: listed(frames, as: \.text)
    }
  }

  /// One frame as it is, several in one picture.
  private func picture(of frames: [(caption: String, frame: Frame)]) -> Frame {
    frames.count == 1 ? frames[0].frame : sheet(frames)
  }

  /// One frame as it is, several one after the other under their names.
  private func listed(_ frames: [(caption: String, frame: Frame)], as text: (Frame) -> String) -> String {
    guard frames.count > 1 else { return frames.map { text($0.frame) }.joined() }
    return frames.map { "[\($0.caption)]\n" + text($0.frame) }.joined(separator: "\n")
  }

  private func write(_ text: String, in context: Context) throws {
    guard let outputPath else { return context.output.write(text) }
    try FileBytes.write(Array(text.utf8), to: context.absolute(outputPath), name: outputPath)
  }
}
