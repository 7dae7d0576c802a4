public import Payload

extension MediaRequest {
  /// The request as JSON, as docs/media.md has it.
  public var json: JSONOutput {
    var members: [(String, JSONOutput)] = [("file", .string(path))]
    switch want {
    case .probe: members.append(("want", .string("probe")))
    case .picture(let wish, let time):
      members += [("want", .string("picture"))] + wish.members
      if let time { members.append(("time", .double(time))) }
    case .frames(let wish, let limit):
      members += [("want", .string("frames"))] + wish.members + [("frames", .integer(Int64(limit)))]
    case .film(let wish, let start, let count, let rate):
      members += [("want", .string("film"))] + wish.members
      members += [("time", .double(start)), ("frames", .integer(Int64(count))), ("rate", .double(rate))]
    case .level(let count): members += [("want", .string("level")), ("levels", .integer(Int64(count)))]
    }
    return .object(members)
  }

  /// Reads a request; what is wrong with it is the error.
  public init(json source: [UInt8]) throws(MediaJSONError) {
    let object = try BoundedObject(source: source, limit: MediaLimits.requestBytes)
    let path = try object.text("file", bytes: 1...MediaLimits.pathBytes)
    guard !path.utf8.contains(0) else { throw MediaJSONError("'file' has a zero byte") }
    self.path = path
    switch try object.text("want", bytes: 1...16) {
    case "probe": want = .probe
    case "picture":
      let time = object.has("time") ? try object.number("time", in: 0...MediaLimits.duration) : nil
      want = .picture(try PictureWish(object), time: time)
    case "frames":
      want = .frames(try PictureWish(object), limit: try object.integer("frames", in: 1...MediaLimits.frames))
    case "film":
      want = .film(
        try PictureWish(object), start: try object.number("time", in: 0...MediaLimits.duration),
        count: try object.integer("frames", in: 1...MediaLimits.frames),
        rate: try object.number("rate", in: MediaLimits.rate))
    case "level": want = .level(count: try object.integer("levels", in: 1...MediaLimits.levels))
    default: throw MediaJSONError("'want' is none of probe, picture, frames, film, level")
    }
  }
}

extension PictureWish {
  fileprivate var members: [(String, JSONOutput)] {
    let members: [(String, JSONOutput)] = [
      ("columns", .integer(Int64(columns))), ("rows", .integer(Int64(rows))), ("colors", .string(colors.rawValue)),
      ("symbols", .string(symbols.rawValue)), ("shape", .string(shape.rawValue)),
      (
        "clip",
        .object([
          ("x", .double(clip.x)), ("y", .double(clip.y)), ("width", .double(clip.width)),
          ("height", .double(clip.height)),
        ])
      ),
      ("background", .integer(Int64(background))), ("foreground", .integer(Int64(foreground))),
      ("cellAspect", .double(cellAspect)),
    ]
    return hasPixels ? members + [("pixels", .bool(true))] : members
  }

  /// Only `columns` and `rows` have to be said.
  fileprivate init(_ object: BoundedObject) throws(MediaJSONError) {
    self.init(
      columns: try object.integer("columns", in: 1...MediaLimits.cells),
      rows: try object.integer("rows", in: 1...MediaLimits.cells))
    if object.has("colors") { colors = try object.word("colors") }
    if object.has("symbols") { symbols = try object.word("symbols") }
    if object.has("shape") { shape = try object.word("shape") }
    if object.has("background") { background = UInt32(try object.integer("background", in: 0...0xFFFFFF)) }
    if object.has("foreground") { foreground = UInt32(try object.integer("foreground", in: 0...0xFFFFFF)) }
    if object.has("cellAspect") { cellAspect = try object.number("cellAspect", in: 0.1...10) }
    if object.has("pixels") { hasPixels = try object.bool("pixels") }
    if object.has("clip") {
      let part = try object.object("clip")
      let clip = UnitRectangle(
        x: try part.number("x", in: 0...1), y: try part.number("y", in: 0...1),
        width: try part.number("width", in: 0...1), height: try part.number("height", in: 0...1))
      guard let clip else { throw MediaJSONError("'clip' is empty or reaches out of the picture") }
      self.clip = clip
    }
  }
}
