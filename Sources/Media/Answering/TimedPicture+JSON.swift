public import Payload

// A row of a picture is one text of its characters, and one text each of its colours: six hexadecimal digits a cell, or
// two for numbers of the palette. Numbers one by one would take three times the bytes and ten times the reading.

extension TimedPicture {
  /// The picture as JSON.
  public var json: JSONOutput {
    let rows = (0..<picture.rows).map { picture.cells[$0 * picture.columns..<($0 + 1) * picture.columns] }
    var members: [(String, JSONOutput)] = [
      ("columns", .integer(Int64(picture.columns))), ("rows", .integer(Int64(picture.rows))),
      ("delay", .double(delay)), ("text", .array(rows.map { .string(String($0.map(\.character))) })),
    ]
    if let ink = picture.cells.first?.ink {
      members += [
        ("colors", .string(ink.encoding.rawValue)),
        ("ink", .array(rows.map { .string($0.map { $0.ink?.digits ?? "" }.joined()) })),
        ("surface", .array(rows.map { .string($0.map { $0.surface?.digits ?? "" }.joined()) })),
      ]
    }
    if let image = picture.image { members.append(("png", .string(image.base64))) }
    return .object(members)
  }

  init(_ object: BoundedObject) throws(MediaJSONError) {
    let columns = try object.integer("columns", in: 1...MediaLimits.cells)
    let rows = try object.integer("rows", in: 1...MediaLimits.cells)
    let texts = try object.elements("text", count: rows...rows)
    var encoding: ColorEncoding?
    var (inks, surfaces): ([JSONValue], [JSONValue]) = ([], [])
    if object.has("colors") {
      encoding = try object.word("colors")
      inks = try object.elements("ink", count: rows...rows)
      surfaces = try object.elements("surface", count: rows...rows)
    }
    var cells: [MediaPicture.Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      guard texts[row].kind == .string, let text = texts[row].string, text.unicodeScalars.count == columns else {
        throw MediaJSONError("row \(row) of a picture is not \(columns) characters")
      }
      cells += text.unicodeScalars.map { MediaPicture.Cell(Character($0)) }
      guard let encoding else { continue }
      try encoding.read(inks[row], into: &cells[(row * columns)...], at: \.ink)
      try encoding.read(surfaces[row], into: &cells[(row * columns)...], at: \.surface)
    }
    var image: PixelImage?
    if object.has("png") {
      image = PixelImage(base64: try object.text("png", bytes: 1...MediaLimits.imageBytes))
      guard image != nil else { throw MediaJSONError("'png' is not a PNG file in base 64") }
    }
    guard let picture = MediaPicture(columns: columns, rows: rows, cells: cells, image: image) else {
      throw MediaJSONError("a picture has characters that are none of a picture's")
    }
    self.init(picture, delay: try object.number("delay", in: 0...MediaLimits.duration))
  }
}

/// How colours are written.
private enum ColorEncoding: String {
  case rgb, palette

  private var digitCount: Int { self == .rgb ? 6 : 2 }

  func read(
    _ value: JSONValue, into cells: inout ArraySlice<MediaPicture.Cell>,
    at place: WritableKeyPath<MediaPicture.Cell, MediaPicture.Color?>
  ) throws(MediaJSONError) {
    let failure = MediaJSONError("the colours of a picture's row are not \(digitCount) hexadecimal digits a cell")
    guard value.kind == .string, !value.hasEscapes else { throw failure }
    let numbers = value.withContentBytes { bytes -> [UInt32]? in
      guard bytes.count == cells.count * digitCount else { return nil }
      var numbers: [UInt32] = []
      numbers.reserveCapacity(cells.count)
      for start in stride(from: 0, to: bytes.count, by: digitCount) {
        var number: UInt32 = 0
        for byte in bytes[start..<start + digitCount] {
          guard let digit = hexadecimalValue(byte) else { return nil }
          number = number << 4 | digit
        }
        numbers.append(number)
      }
      return numbers
    }
    guard let numbers else { throw failure }
    for (index, number) in zip(cells.indices, numbers) {
      cells[index][keyPath: place] = self == .rgb ? .rgb(number) : .palette(UInt8(truncatingIfNeeded: number))
    }
  }
}

extension MediaPicture.Color {
  fileprivate var encoding: ColorEncoding {
    switch self {
    case .rgb: .rgb
    case .palette: .palette
    }
  }

  fileprivate var digits: String {
    let (value, count) =
      switch self {
      case .rgb(let value): (value & 0xFFFFFF, 6)
      case .palette(let number): (UInt32(number), 2)
      }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}

private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
