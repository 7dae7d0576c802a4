/// How many colours a picture is made of; the names are those of `--color`.
public enum MediaColors: String, CaseIterable, Sendable {
  /// Any.
  case truecolor
  /// xterm's palette without its first sixteen.
  case ansi256 = "256"
  /// The eight colours of ECMA-48 and their bright forms.
  case ansi16 = "16"
  /// None: dark and light are made by the characters alone.
  case mono
}

/// The characters that a picture is made of.
public enum MediaSymbols: String, CaseIterable, Sendable {
  /// Halves and quarters of cells, and shades where there are no colours: every terminal font has them.
  case blocks
  /// Dots, eight a cell: finer, where there are no colours.
  case braille
  /// ASCII.
  case ascii
}

/// How a picture is cut.
public enum MediaShape: String, CaseIterable, Sendable {
  /// All of it, as large as it fits.
  case whole
  /// The square in its middle: a thumbnail.
  case square
}

/// What a picture of cells should be like.
public struct PictureWish: Hashable, Sendable {
  /// The width at most, in cells.
  public var columns: Int
  /// The height at most, in cells.
  public var rows: Int
  /// Its colours.
  public var colors: MediaColors
  /// Its characters.
  public var symbols: MediaSymbols
  /// How it is cut.
  public var shape: MediaShape
  /// The part of the picture that counts, before it is cut to its shape.
  public var clip: UnitRectangle
  /// What shows through where the picture is transparent, 0xRRGGBB.
  public var background: UInt32
  /// What characters are drawn in where there are no colours, 0xRRGGBB.
  public var foreground: UInt32
  /// How wide a cell is for its height.
  public var cellAspect: Double
  /// Whether its pixels are wanted beside its cells; pictures that move have none.
  public var hasPixels: Bool

  /// Makes a wish.
  public init(
    columns: Int, rows: Int, colors: MediaColors = .truecolor, symbols: MediaSymbols = .blocks,
    shape: MediaShape = .whole, clip: UnitRectangle = .whole, background: UInt32 = 0x000000,
    foreground: UInt32 = 0xFFFFFF, cellAspect: Double = 0.5, hasPixels: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.colors = colors
    self.symbols = symbols
    self.shape = shape
    self.clip = clip
    self.background = background
    self.foreground = foreground
    self.cellAspect = cellAspect
    self.hasPixels = hasPixels
  }

  /// The cells that a picture `aspect` times as wide as high takes, once it is cut: as many as fit.
  public func size(aspect: Double) -> (columns: Int, rows: Int) {
    // In heights of a cell.
    let (roomWidth, roomHeight) = (Double(columns) * cellAspect, Double(rows))
    let shown = shape == .square ? 1 : aspect * clip.width / clip.height
    let height = min(roomHeight, roomWidth / shown)
    func cells(_ length: Double, limit: Int) -> Int { min(max(Int(length.rounded()), 1), limit) }
    return (cells(height * shown / cellAspect, limit: columns), cells(height, limit: rows))
  }

  /// The part of a picture `aspect` times as wide as high that is shown.
  public func part(aspect: Double) -> UnitRectangle { shape == .square ? clip.middleSquare(aspect: aspect) : clip }
}
