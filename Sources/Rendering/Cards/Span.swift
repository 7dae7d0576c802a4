import TextLayout

/// A piece of a line in one style, laid out for its room.
struct Span {
  var line: LaidLine
  var style: Style

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
  var leading: [Span] = []
  var trailing: [Span] = []
  var isMirrored = false
}

extension Frame {
  /// Draws a row of a card between `column` and `column + width`.
  mutating func draw(_ content: CardRow, column: Int, row: Int, width: Int) {
    let left = content.isMirrored ? Array(content.trailing.reversed()) : content.leading
    let right = content.isMirrored ? Array(content.leading.reversed()) : content.trailing
    var place = column
    for span in left { place = put(span.line, column: place, row: row, style: span.style) }
    place = column + width - right.reduce(0) { $0 + $1.width }
    for span in right { place = put(span.line, column: place, row: row, style: span.style) }
  }
}
