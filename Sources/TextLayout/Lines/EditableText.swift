/// A text in a field that is typed in: its soft-wrapped lines, where the cursor stands among them, and where it goes.
///
/// The field is one cell wider than its lines, so that a cursor can stand behind a full one. Lines of a paragraph from
/// right to left are aligned to the right, with the free cell at their left.
///
/// The cursor lies on the cluster that what is typed comes before, wherever that stands; at the end of a paragraph it
/// lies on the cell where reading goes on. So each place in the text is one cell, in mixed text as well, and ← and → go
/// to the cell that is seen at the left and at the right, as the text systems of iOS and of desktops do it.
public struct EditableText: Equatable, Sendable {
  /// A place of the cursor, counted from 0.
  public struct Place: Equatable, Sendable {
    /// The line.
    public var line: Int
    /// The cell of the field.
    public var column: Int
    /// Makes a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What a field is like before anything is typed in it.
  public struct Shape: Equatable, Sendable {
    /// Cells of a line.
    public var width: Int
    /// Whether it begins at the right: a paragraph without letters runs as the one before it, the first one so.
    public var isRightToLeft: Bool
    /// Makes a shape.
    public init(width: Int, isRightToLeft: Bool) {
      self.width = width
      self.isRightToLeft = isRightToLeft
    }
    /// One line that never ends.
    public static let endless = Shape(width: 1 << 20, isRightToLeft: false)
  }

  /// The lines as they are shown.
  public var lines: [LaidLine] { laid.map(\.line) }
  private let laid: [EditingLine]

  /// Wraps `text` as a field of this shape shows it.
  ///
  /// Blanks at a line's end stay, so that the cursor can stand among them.
  public init(_ text: String, _ shape: Shape) {
    laid = editingLines(
      of: Array(text), width: min(max(shape.width, 1), 1 << 20), isRightToLeft: shape.isRightToLeft)
  }

  /// The cell of the field in which a line begins at the left.
  public func leftEdge(ofLine line: Int) -> Int { laid[line].leftEdge }

  /// Where the cursor stands with `cursor` clusters of the text before it; behind the end it stands at the end.
  public func place(ofCursor cursor: Int) -> Place {
    let index = lineIndex(ofCursor: cursor)
    let line = laid[index]
    let offset = min(max(cursor - line.range.lowerBound, 0), line.columns.count - 1)
    return Place(line: index, column: line.columns[offset])
  }

  /// The clusters before the cursor when it stands nearest to `column` of `line`; lines outside are clamped.
  public func cursor(nearest column: Int, line: Int) -> Int {
    let line = laid[min(max(line, 0), laid.count - 1)]
    let nearest = line.columns.indices.min { abs(line.columns[$0] - column) < abs(line.columns[$1] - column) } ?? 0
    return line.range.lowerBound + nearest
  }

  private func lineIndex(ofCursor cursor: Int) -> Int { laid.lastIndex { $0.range.lowerBound <= cursor } ?? 0 }
}

// MARK: Where the cursor goes

extension EditableText {
  /// The cursor after ←: on the cell that is seen at the left; at the edge of a line on to the line that reading comes
  /// from or goes to there.
  public func cursor(leftOf cursor: Int) -> Int { self.cursor(besides: cursor, step: -1) }

  /// The cursor after →.
  public func cursor(rightOf cursor: Int) -> Int { self.cursor(besides: cursor, step: 1) }

  /// The cursor after ↑: near to its column in the line above; on the first line at its start.
  public func cursor(above cursor: Int) -> Int {
    let place = place(ofCursor: cursor)
    return place.line == 0 ? 0 : self.cursor(nearest: place.column, line: place.line - 1)
  }

  /// The cursor after ↓: near to its column in the line below; on the last line at its end.
  public func cursor(below cursor: Int) -> Int {
    let place = place(ofCursor: cursor)
    guard place.line + 1 < laid.count else { return laid[place.line].lastCursor }
    return self.cursor(nearest: place.column, line: place.line + 1)
  }

  /// The cursor after Home: where reading begins in its line.
  public func cursor(atStartOfLineWith cursor: Int) -> Int { laid[lineIndex(ofCursor: cursor)].range.lowerBound }

  /// The cursor after End: where reading ends in its line.
  public func cursor(atEndOfLineWith cursor: Int) -> Int { laid[lineIndex(ofCursor: cursor)].lastCursor }

  private func cursor(besides cursor: Int, step: Int) -> Int {
    let index = lineIndex(ofCursor: cursor)
    let line = laid[index]
    let slots = line.slots
    let offset = min(max(cursor - line.range.lowerBound, 0), line.columns.count - 1)
    let next = (slots.firstIndex(of: offset) ?? 0) + step
    if slots.indices.contains(next) { return line.range.lowerBound + slots[next] }
    let goesOn = (step > 0) != line.line.isRightToLeft
    let neighbour = index + (goesOn ? 1 : -1)
    guard laid.indices.contains(neighbour) else { return line.range.lowerBound + offset }
    // Into the next line where that begins, into the one before where it ends: at the left or at the right.
    let entered = laid[neighbour]
    let isAtRight = goesOn == entered.line.isRightToLeft
    return entered.range.lowerBound + ((isAtRight ? entered.slots.last : entered.slots.first) ?? 0)
  }
}
