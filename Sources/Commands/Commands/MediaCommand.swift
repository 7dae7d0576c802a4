import Center
import Media
import Payload
import Rendering
import Runtime

/// `belfry media`: what a file is that a notification could carry, and what it looks or sounds like.
struct MediaCommand: Command {
  static let description = CommandDescription(
    "media", "show an image, a sound or a movie as an attachment",
    discussion: [
      "Says what FILE is by its content, whatever its name: an image (\(limit(.image)): JPEG, GIF, PNG), a sound "
        + "(\(limit(.audio)): AIFF, WAV, MP3, MPEG-4 audio) or a movie (\(limit(.movie)): MPEG, MPEG-2, MPEG-4, AVI). "
        + "These are the types and the sizes that iOS takes as attachments of notifications.",
      "Draws the picture in the colours of the terminal, of a movie the frame at --time, of sound its level. "
        + "belfry-media decodes it, a program of its own with limits on memory, time and pixels (docs/media.md).",
    ],
    arguments: [.init("FILE", .path, "an image, a sound or a movie")],
    options: [
      .option(
        "--columns", "N", .integer(1...Int64(MediaLimits.cells)), "width in cells at most [that of the terminal, 80]"),
      .option("--rows", "N", .integer(1...Int64(MediaLimits.cells)), "height in cells at most [24]"),
      .option("--time", "SECONDS", .text, "show a movie or an animation at this time [0]"),
      .flag("--thumbnail", "show the square that a notification has beside its text, 6x3 cells unless said otherwise"),
      .option(
        "--symbols", "SET", .words(MediaSymbols.allCases.map(\.rawValue)), "blocks (the default), braille or ascii"),
    ],
    examples: [
      .init("belfry media map.png", "what it is, and what it looks like"),
      .init("belfry media tour.mp4 --time 2.5 --columns 40", "a frame of a movie"),
      .init("belfry media chime.wav --json", "the facts, the level and the picture as JSON"),
    ],
    exitCodes: [
      .init(.no, "the file cannot be attached: its type, its size, or it is broken"),
      .init(.failed, "there is no such file, or belfry-media cannot be started"),
    ])

  private static func limit(_ kind: MediaKind) -> String { "\(kind.byteLimit >> 20) MB" }

  var path: String
  var columns: Int?
  var rows: Int?
  var time: Double?
  var isThumbnail: Bool
  var symbols: MediaSymbols

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positionals[0]
    columns = arguments.integer("--columns").map(Int.init)
    rows = arguments.integer("--rows").map(Int.init)
    if let text = arguments.value("--time") {
      guard let seconds = Double(text), (0...MediaLimits.duration).contains(seconds) else {
        throw .other(
          "--time is \(quoted(text)); expected seconds from 0 to \(Int(MediaLimits.duration)), such as 2.5",
          command: "media")
      }
      time = seconds
    }
    isThumbnail = arguments.has("--thumbnail")
    symbols = arguments.word("--symbols") ?? .blocks
  }

  func run(in context: Context) throws -> ExitCode {
    guard context.environment.takesStreams else {
      throw InputFailure(path: path, reason: "the screen does not wait for it; run belfry media in a shell")
    }
    let session = MediaSession(in: context.environment)
    let depth = ColorDepth(
      context.common.color, isTerminal: context.environment.outputIsTerminal, variables: context.environment.variables)
    do throws(MediaRefusal) {
      // The facts decide what else there is to ask.
      let facts = try session.ask(MediaRequest(path: context.absolute(path), want: .probe)).facts
      let want: MediaRequest.Want =
        facts.type.kind == .audio
        ? .level(count: width(in: context)) : .picture(wish(in: context, depth: depth), time: time)
      let answer = try session.ask(MediaRequest(path: context.absolute(path), want: want))
      show(answer, depth: depth, in: context)
      return .done
    } catch {
      guard error.reason.concernsFile else { throw InputFailure(path: path, reason: terminalSafe(error.message)) }
      if context.common.json { context.printObjects([error.json]) }
      context.message(terminalSafe("\(path) cannot be attached: \(error.message)"))
      return .no
    }
  }

  private func width(in context: Context) -> Int {
    columns ?? min(max(context.environment.terminalColumns ?? 80, 10), 100)
  }

  private func wish(in context: Context, depth: ColorDepth) -> PictureWish {
    let colors = MediaColors(rawValue: depth.rawValue) ?? .mono
    guard isThumbnail else {
      return PictureWish(columns: width(in: context), rows: rows ?? 24, colors: colors, symbols: symbols)
    }
    let height = rows ?? columns.map { max(1, $0 / 2) } ?? 3
    return PictureWish(
      columns: columns ?? min(height * 2, MediaLimits.cells), rows: height, colors: colors, symbols: symbols,
      shape: .square)
  }

  private func show(_ answer: MediaAnswer, depth: ColorDepth, in context: Context) {
    if context.common.json {
      context.printObjects([answer.json])
      return
    }
    context.output.line(terminalSafe("\(path): \(answer.facts.words)"))
    let frame: Frame
    if let picture = answer.pictures.first?.picture {
      frame = Frame(picture, of: answer.facts)
    } else {
      frame = Frame(levels: answer.levels, of: answer.facts, columns: width(in: context))
    }
    context.output.write(depth == .mono ? frame.text : frame.ansi(theme: .dark, depth: depth))
  }
}

extension MediaFacts {
  /// In a sentence: `animated GIF image, 320x240, 2 seconds, 10 pictures, 18,648 bytes`.
  fileprivate var words: String {
    var parts = [(isAnimated ? "animated " : "") + type.title]
    if let pixels { parts.append("\(pixels.width)x\(pixels.height)") }
    if let duration {
      let tenths = (duration * 10).rounded() / 10
      parts.append(tenths == tenths.rounded() ? counted(Int(tenths), "second") : "\(tenths) seconds")
    }
    if isAnimated, let frameCount { parts.append("\(frameCount) pictures") }
    return (parts + ["\(groupedDigits(byteCount)) bytes"]).joined(separator: ", ")
  }
}
