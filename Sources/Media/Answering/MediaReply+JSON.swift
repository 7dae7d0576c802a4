public import Payload

extension Result where Success == MediaAnswer, Failure == MediaRefusal {
  /// The reply as JSON, as docs/media.md has it.
  public var mediaJSON: JSONOutput {
    switch self {
    case .success(let answer): answer.json
    case .failure(let refusal): refusal.json
    }
  }

  /// Reads a reply that may have been made by a program in the hands of a hostile file.
  public init(mediaJSON source: [UInt8]) throws(MediaJSONError) {
    let object = try BoundedObject(source: source, limit: MediaLimits.answerBytes)
    if object.has("error") {
      let error = try object.object("error")
      let message = try error.text("message", bytes: 1...500)
      self = .failure(MediaRefusal(try error.word("reason"), printable(message)))
    } else {
      self = .success(try MediaAnswer(object))
    }
  }
}

extension MediaRefusal {
  /// The refusal as JSON: `{"error":{"reason":…,"message":…}}`.
  public var json: JSONOutput {
    .object([("error", .object([("reason", .string(reason.rawValue)), ("message", .string(message))]))])
  }
}

extension MediaFacts {
  /// The facts as members of an object.
  public var members: [(String, JSONOutput)] {
    [
      ("kind", .string(type.kind.rawValue)), ("type", .string(type.rawValue)), ("bytes", .integer(Int64(byteCount))),
      ("width", pixels.map { .integer(Int64($0.width)) } ?? .null),
      ("height", pixels.map { .integer(Int64($0.height)) } ?? .null),
      ("duration", duration.map { .double($0) } ?? .null),
      ("frameCount", frameCount.map { .integer(Int64($0)) } ?? .null), ("animated", .bool(isAnimated)),
    ]
  }

  fileprivate init(_ object: BoundedObject) throws(MediaJSONError) {
    let range = 1...MediaLimits.dimension * 4
    self.init(
      type: try object.word("type"), byteCount: try object.integer("bytes", in: 0...MediaKind.greatestByteLimit))
    if object.has("width") || object.has("height") {
      pixels = Pixels(width: try object.integer("width", in: range), height: try object.integer("height", in: range))
    }
    if object.has("duration") { duration = try object.number("duration", in: 0...MediaLimits.duration) }
    if object.has("frameCount") { frameCount = try object.integer("frameCount", in: 1...MediaKind.greatestByteLimit) }
  }
}

extension MediaAnswer {
  /// The answer as JSON.
  public var json: JSONOutput {
    .object([
      ("media", .object(facts.members)), ("pictures", .array(pictures.map(\.json))), ("cutShort", .bool(isCutShort)),
      ("levels", .array(levels.map { .integer(Int64($0)) })),
    ])
  }

  fileprivate init(_ object: BoundedObject) throws(MediaJSONError) {
    self.init(facts: try MediaFacts(try object.object("media")), isCutShort: try object.bool("cutShort"))
    for picture in try object.elements("pictures", count: 0...MediaLimits.frames) {
      pictures.append(try TimedPicture(try BoundedObject(picture)))
    }
    for level in try object.elements("levels", count: 0...MediaLimits.levels) {
      guard let level = level.number?.integer.flatMap({ UInt8(exactly: $0) }) else {
        throw MediaJSONError("'levels' has something else than numbers from 0 to 255")
      }
      levels.append(level)
    }
  }
}

/// A message without what could steer a terminal.
private func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? "\u{FFFD}" : $0 }))
}
