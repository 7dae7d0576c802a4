/// A picture made of cells.
public struct MediaPicture: Equatable, Sendable {
  /// A colour of a cell.
  public enum Color: Equatable, Sendable {
    /// 0xRRGGBB.
    case rgb(UInt32)
    /// A number of xterm's palette.
    case palette(UInt8)
  }

  /// One place of a picture.
  public struct Cell: Equatable, Sendable {
    /// A character one cell wide: ASCII, a block element or a braille pattern.
    public var character: Character
    /// Its colour; nil: that of text.
    public var ink: Color?
    /// The colour behind it; nil: that of what the picture lies on.
    public var surface: Color?

    /// Makes a cell.
    public init(_ character: Character, ink: Color? = nil, surface: Color? = nil) {
      self.character = character
      self.ink = ink
      self.surface = surface
    }
  }

  /// Cells of a row.
  public let columns: Int
  /// Rows.
  public let rows: Int
  /// Row by row; `columns * rows` of them.
  public let cells: [Cell]
  /// Its pixels, where they were wanted and it stands alone.
  public let image: PixelImage?

  /// Makes a picture; nil where the count of the cells is not that of its size, or a character is none of a picture's.
  public init?(columns: Int, rows: Int, cells: [Cell], image: PixelImage? = nil) {
    guard columns > 0, rows > 0, cells.count == columns * rows,
      cells.allSatisfy({ Self.isDrawable($0.character) })
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.cells = cells
    self.image = image
  }

  /// Whether a picture may have this character: it takes one cell everywhere, and steers no terminal.
  static func isDrawable(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    return switch scalar.value {
    case 0x20...0x7E, 0x2580...0x259F, 0x2800...0x28FF: true
    default: false
    }
  }
}

/// A picture and how long it is shown.
public struct TimedPicture: Equatable, Sendable {
  /// The picture.
  public var picture: MediaPicture
  /// Seconds until the next one; 0 where it stands alone.
  public var delay: Double

  /// Makes one.
  public init(_ picture: MediaPicture, delay: Double = 0) {
    self.picture = picture
    self.delay = delay
  }
}
