public import Media

extension Frame {
  /// A picture of cells as it is; where it has no colours it is drawn in text on `surface`.
  ///
  /// Its colours are its own: no theme changes them, and a terminal of fewer colours shows the nearest it has. Where the
  /// gallery has its pixels under a number, its cells stand for these.
  public init(_ picture: MediaPicture, imageNumber: UInt8? = nil, on surface: Role = .screen) {
    self.init(columns: picture.columns, rows: picture.rows, style: Style(.text, on: surface))
    if let imageNumber, picture.image != nil, max(columns, rows) <= PixelPart.limit {
      for place in cells.indices {
        cells[place].style.ink = .pixels(
          PixelPart(number: imageNumber, column: UInt16(place % columns), row: UInt16(place / columns)))
      }
      return
    }
    for (place, cell) in picture.cells.enumerated() {
      cells[place] = Cell(picture: cell, on: surface)
    }
  }

  /// A picture with what there is to know about it at a glance: of a movie that it plays, and how long.
  ///
  /// A thumbnail of a few cells has room for the mark alone. While it plays, `played` seconds of it are over.
  public init(
    _ picture: MediaPicture, of facts: MediaFacts, played: Double? = nil, imageNumber: UInt8? = nil,
    on surface: Role = .screen
  ) {
    self.init(picture, imageNumber: imageNumber, on: surface)
    guard facts.type.kind == .movie else { return }
    if let played {
      let rest = facts.duration.map { " / " + durationText($0) } ?? ""
      drawMark(" \(durationText(played.rounded(.down)))\(rest) ", isCentered: false)
      return
    }
    let isSmall = columns < 12 || rows < 4
    drawMark(isSmall ? "►" : " ► ", isCentered: true)
    if !isSmall, let duration = facts.duration { drawMark(" \(durationText(duration)) ", isCentered: false) }
  }

  /// A word on a patch of its own: in the middle of a picture, or at its bottom right.
  private mutating func drawMark(_ text: String, isCentered: Bool) {
    let width = text.count
    guard columns >= width else { return }
    let style =
      cells[0].style.isPictured || cells[0].style.hasPixels ? Style.mark : Style(.text, on: .field, reversed: true)
    let column = isCentered ? (columns - width) / 2 : columns - width
    put(text, column: column, row: isCentered ? (rows - 1) / 2 : rows - 1, width: width, style: style)
  }
}

extension Style {
  /// White on black, on whatever a picture shows there.
  fileprivate static var mark: Style {
    var style = Style(bold: true)
    style.ink = .rgb(0xFFFFFF)
    style.surface = .rgb(0x000000)
    return style
  }
}

extension Style {
  fileprivate var hasPixels: Bool { if case .pixels = ink { true } else { false } }
}

extension Cell {
  fileprivate init(picture cell: MediaPicture.Cell, on surface: Role) {
    self.init(cell.character, style: Style(.text, on: surface))
    if let color = cell.surface { style.surface = Ink(color) }
    guard let ink = cell.ink.map(Ink.init) else { return }
    style.ink = ink
    // One colour is a blank: fewer styles, and fewer bytes to a terminal.
    if cell.character == "█" {
      style.surface = ink
    } else if cell.character == " " {
      style.ink = style.surface
    } else if style.ink != style.surface {
      return
    }
    cluster = " "
  }
}

extension Ink {
  /// The colour of a picture; of the palette's, the nearest at the depth of the palette is the number itself.
  init(_ color: MediaPicture.Color) {
    switch color {
    case .rgb(let value): self = .rgb(value)
    case .palette(let number): self = .rgb(Palette.color(number).value)
    }
  }
}

/// Seconds as players show them: `0:04`, `12:30`, `1:02:03`.
func durationText(_ seconds: Double) -> String {
  let whole = Int(min(max(seconds.isFinite ? seconds : 0, 0), MediaLimits.duration).rounded())
  func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
  return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
}
