public import Media
public import Screen
public import TextLayout

/// One place of the grid.
public struct Cell: Equatable, Sendable {
  /// What stands here; nil where the wide cluster at the left covers the cell.
  public var cluster: Character?
  /// How it looks.
  public var style: Style
  /// Makes a cell.
  public init(_ cluster: Character? = " ", style: Style = Style()) {
    self.cluster = cluster
    self.style = style
  }
}

/// What is on the screen: a grid of styled cells, with everything that a painter, an export or a mouse needs.
///
/// A value.
public struct Frame: Equatable, Sendable {
  /// Cells of a row.
  public let columns: Int
  /// Rows of the grid.
  public let rows: Int
  /// Row by row; `columns * rows` of them.
  public internal(set) var cells: [Cell]
  /// Where the hardware cursor stands; nil: hidden.
  public internal(set) var cursor: Position?
  /// The shape of the field that is typed in, nil where there is none: the viewer's state keeps it.
  public internal(set) var field: EditableText.Shape?
  /// What the mouse can hit; later ones lie on top.
  public internal(set) var regions: [Region] = []
  /// Where text was reordered, so that exports can hand it over in logical order.
  public internal(set) var reorderings: [Reordering] = []
  /// The list's window after this frame: the viewer's state keeps it.
  public internal(set) var viewport = Viewport()
  /// How far the page on top can be scrolled: the viewer's state keeps it.
  public internal(set) var pageScrollLimit = 0
  /// What it looked up in the gallery, or would have: the shell asks for what is not there yet.
  public internal(set) var mediaRequests: [MediaRequest] = []
  /// Seconds until an animation in it shows its next picture; nil: nothing in it moves.
  public internal(set) var nextPictureSeconds: Double?
  /// What is found on the page that is searched: the viewer's state keeps it.
  public internal(set) var pageFinding: PageFinding?

  /// A place in the grid, counted from 0.
  public struct Position: Equatable, Sendable {
    /// Cells at its left.
    public var column: Int
    /// Rows above it.
    public var row: Int
    /// Makes a place.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// A rectangle that the mouse can hit.
  public struct Region: Equatable, Sendable {
    /// Its left edge.
    public var column: Int
    /// Its top edge.
    public var row: Int
    /// Its width.
    public var columns: Int
    /// Its height.
    public var rows: Int
    /// What is hit.
    public var target: Target
  }

  /// A stretch of a row whose clusters stand in visual order.
  public struct Reordering: Equatable, Sendable {
    /// The row.
    public var row: Int
    /// Its left edge.
    public var column: Int
    /// Cells that it takes.
    public var columns: Int
    /// For each cluster of the stretch, from the left, its place in logical order.
    public var logicalOrder: [Int]
    /// For each cluster of the stretch, from the left, its embedding level; brackets of odd levels are mirrored.
    public var levels: [UInt8]
    /// Whether the paragraph runs from right to left.
    public var isRightToLeft: Bool
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
