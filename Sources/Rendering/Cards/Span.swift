import Screen
import TextLayout

/// A piece of a line in one style, laid out for its room.
struct Span {
  var line: LaidLine
  var style: Style
  /// What the mouse hits here; nil: nothing of its own.
  var target: Target?

  /// Text on one line of at most `limit` cells; blanks at its end stay, as far as they have room.
  init(_ text: String, _ style: Style, limit: Int = .max) {
    self.style = style
    guard limit > 0 else {
      line = LaidLine(clusters: [], logicalOrder: nil, width: 0, isRightToLeft: false)
      return
    }
    line = layOutLine(text, width: limit)
    guard text.utf8.last == UInt8(ascii: " "), !line.isRightToLeft else { return }
    let blanks = min(text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count, limit - line.width)
    line.clusters += Array(repeating: " ", count: blanks)
    line.width += blanks
    guard let order = line.logicalOrder else { return }
    line.logicalOrder = order + (order.count..<order.count + blanks)
    line.levels += Array(repeating: 0, count: blanks)
  }

  /// A line that is laid out already.
  init(_ line: LaidLine, _ style: Style) {
    self.line = line
    self.style = style
  }

  /// Cells that it takes.
  var width: Int { line.width }

  /// Blanks.
  static func blank(_ width: Int, _ style: Style) -> Span {
    Span(
      LaidLine(
        clusters: Array(repeating: " ", count: max(0, width)), logicalOrder: nil, width: max(0, width),
        isRightToLeft: false), style)
  }
}

/// A row of a card: pieces from the leading edge on, pieces up to the trailing edge.
///
/// Mirrored, the leading edge is at the right.
struct CardRow {
  /// A row of a picture, and where it stands.
  struct Picture {
    /// One row, or nothing but what is looked up.
    var frame: Frame
    var place: Place

    /// At the trailing edge, so that text ends before it, or in the middle of a row of its own.
    enum Place { case trailing, center }

    init(_ frame: Frame, _ place: Place) {
      self.frame = frame
      self.place = place
    }
  }

  var leading: [Span] = []
  var trailing: [Span] = []
  var isMirrored = false
  var picture: Picture?
}

extension Frame {
  /// Draws a row of a card between `column` and `column + width`.
  mutating func draw(_ content: CardRow, column: Int, row: Int, width: Int) {
    let (column, width) = draw(content.picture, isMirrored: content.isMirrored, column: column, row: row, width: width)
    let left = content.isMirrored ? Array(content.trailing.reversed()) : content.leading
    let right = content.isMirrored ? Array(content.leading.reversed()) : content.trailing
    var place = column
    for span in left { place = put(span, column: place, row: row) }
    place = column + width - right.reduce(0) { $0 + $1.width }
    for span in right { place = put(span, column: place, row: row) }
  }

  private mutating func put(_ span: Span, column: Int, row: Int) -> Int {
    let end = put(span.line, column: column, row: row, style: span.style)
    if let target = span.target, end > column {
      addRegion(target, column: column, row: row, columns: end - column, rows: 1)
    }
    return end
  }

  /// Draws a row of a picture; returns the room that it leaves for text.
  private mutating func draw(
    _ picture: CardRow.Picture?, isMirrored: Bool, column: Int, row: Int, width: Int
  ) -> (column: Int, width: Int) {
    guard let picture else { return (column, width) }
    guard picture.frame.columns > 0 else {
      takeMedia(of: picture.frame)
      return (column, width)
    }
    let taken = picture.frame.columns
    let place =
      switch picture.place {
      case .center: column + (width - taken) / 2
      case .trailing: isMirrored ? column : column + width - taken
      }
    self.place(picture.frame, column: place, row: row, window: row..<row + 1)
    guard picture.place == .trailing else { return (column, width) }
    let rest = width - taken - Thumbnail.gap
    return (isMirrored ? column + taken + Thumbnail.gap : column, rest)
  }
}
