public import Screen

/// Colours and weight of a cell, by the part that it plays. Themes say what a role looks like.
public enum Role: String, CaseIterable, Sendable {
  // Surfaces (backgrounds).
  case screen, card, selectedCard, bannerCard, panel, statusLine, field, selection, button, selectedButton
  case badgePill, appTile
  // Inks (foregrounds).
  case text, secondaryText, tertiaryText, title, border, selectedBorder, accent, destructive, warning, success
  case badgeText, glyph, link, placeholder, hintKey, hintText
}

/// What colour something has: a role of the theme, or an app's own tint.
public enum Ink: Equatable, Hashable, Sendable {
  case role(Role)
  /// 0xRRGGBB.
  case rgb(UInt32)
}

/// The looks of a cell.
public struct Style: Equatable, Hashable, Sendable {
  public var ink: Ink
  public var surface: Ink
  public var isBold: Bool
  public var isDim: Bool
  public var isUnderlined: Bool
  public var isReversed: Bool
  /// Makes a style.
  public init(
    _ ink: Role = .text, on surface: Role = .screen, bold: Bool = false, dim: Bool = false, underlined: Bool = false,
    reversed: Bool = false
  ) {
    self.ink = .role(ink)
    self.surface = .role(surface)
    self.isBold = bold
    self.isDim = dim
    self.isUnderlined = underlined
    self.isReversed = reversed
  }
}

/// One place of the grid.
public struct Cell: Equatable, Sendable {
  /// What stands here; nil where the wide cluster at the left covers the cell.
  public var cluster: Character?
  public var style: Style
  /// Makes a cell.
  public init(_ cluster: Character? = " ", style: Style = Style()) {
    self.cluster = cluster
    self.style = style
  }
}

/// What is on the screen: a grid of styled cells, with everything that a painter, an export or a mouse needs. A value.
public struct Frame: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row; `columns * rows` of them.
  public internal(set) var cells: [Cell]
  /// Where the hardware cursor stands; nil: hidden.
  public internal(set) var cursor: (Position)?
  /// What the mouse can hit; later ones lie on top.
  public internal(set) var regions: [Region] = []
  /// Where text was reordered, so that exports can hand it over in logical order.
  public internal(set) var reorderings: [Reordering] = []
  /// The list's window after this frame: the viewer's state keeps it.
  public internal(set) var viewport = Viewport()
  /// How far the page on top can be scrolled: the viewer's state keeps it.
  public internal(set) var pageScrollLimit = 0

  /// A place in the grid, counted from 0.
  public struct Position: Equatable, Sendable {
    public var column: Int
    public var row: Int
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// A rectangle that the mouse can hit.
  public struct Region: Equatable, Sendable {
    public var column: Int
    public var row: Int
    public var columns: Int
    public var rows: Int
    public var target: Target
  }

  /// A stretch of a row whose clusters stand in visual order.
  public struct Reordering: Equatable, Sendable {
    public var row: Int
    public var column: Int
    public var columns: Int
    /// For each cluster of the stretch, from the left, its place in logical order.
    public var logicalOrder: [Int]
  }

  /// An empty grid.
  public init(columns: Int, rows: Int, style: Style = Style()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.cells = Array(repeating: Cell(" ", style: style), count: self.columns * self.rows)
  }

  /// What the mouse hits at a place.
  public func target(column: Int, row: Int) -> Target? {
    regions.last { region in
      row >= region.row && row < region.row + region.rows && column >= region.column
        && column < region.column + region.columns
    }?.target
  }
}
