/// The looks of a card that do not depend on what it says.
struct CardLooks: Equatable {
  var surface: Role
  var border: Role
  /// The ink of its bold first line.
  var title = Role.title
  /// Cells between its edge and its text.
  var padding = 2

  /// A card of the list.
  static let plain = CardLooks(surface: .card, border: .border)
  /// The card that the keys act on: a side and its title change and nothing else, so that moving the selection sends
  /// some four hundred bytes and not two thousand over a slow line.
  static let selected = CardLooks(surface: .card, border: .selectedBorder, title: .accent)
  /// The card that lies over the screen.
  static let banner = CardLooks(surface: .bannerCard, border: .secondaryText)
  /// A panel over the list.
  static let panel = CardLooks(surface: .panel, border: .border)
  /// The field that a reply is typed into.
  static let field = CardLooks(surface: .field, border: .selectedBorder)
  /// The menu of a notification's actions.
  static let menu = CardLooks(surface: .button, border: .border)

  /// The style of `ink` on the card.
  func style(_ ink: Role, bold: Bool = false) -> Style { Style(ink, on: surface, bold: bold) }
  /// The style of the bold first line.
  var titleStyle: Style { style(title, bold: true) }
}

/// A card with round corners: rows with air at both sides.
func card(_ rows: [CardRow], columns: Int, looks: CardLooks, edges: EdgeStyle) -> Frame {
  var frame = Frame(columns: columns, rows: rows.count + 2, style: looks.style(.text))
  if let lines = edges.border {
    // The border stands on the card, or a light card would float inside its own outline.
    let border = looks == .selected ? CardLooks.plain.border : looks.border
    frame.box(
      column: 0, row: 0, columns: columns, rows: frame.rows, border: lines,
      style: Style(border, on: looks.surface, bold: border == .selectedBorder))
    if looks == .selected { frame.heavySides(looks) }
  } else {
    frame.upperEdge(row: 0, surface: looks.surface)
    frame.lowerEdge(row: frame.rows - 1, surface: looks.surface)
    if looks.border == .selectedBorder { frame.accentBar(looks.border, isMirrored: rows.first?.isMirrored ?? false) }
  }
  for (index, row) in rows.enumerated() {
    frame.draw(row, column: looks.padding, row: index + 1, width: columns - 2 * looks.padding)
  }
  return frame
}

/// Frames under each other, the widest one's width.
func stacked(_ blocks: [Frame], columns: Int) -> Frame {
  var frame = Frame(columns: columns, rows: blocks.reduce(0) { $0 + $1.rows })
  var row = 0
  for block in blocks {
    frame.place(block, column: 0, row: row, window: 0..<frame.rows)
    row += block.rows
  }
  return frame
}

extension Frame {
  /// Makes one row of a card stand out from edge to edge.
  mutating func markRow(_ row: Int, style: Style, edges: EdgeStyle) {
    let inset = edges.border == nil ? 0 : 1
    fill(column: inset, row: row, columns: columns - 2 * inset, rows: 1, style: style)
  }

  /// Writes a word on the upper or lower edge of a card, which grows a tab with round corners for it where its edges are
  /// blocks.
  mutating func label(
    _ text: String, row: Int, ink: Role, bold: Bool = false, looks: CardLooks, edges: EdgeStyle,
    alignment: Alignment = .left
  ) {
    let label = Span(" \(text) ", Style(ink, on: looks.surface, bold: bold), limit: columns - 4)
    let column = alignment == .right ? columns - 2 - label.width : 2
    put(label.line, column: column, row: row, style: label.style)
    guard edges.border == nil, label.width > 2 else { return }
    let corner = Style(.screen, on: looks.surface)
    set(row == 0 ? "▘" : "▖", column: column, row: row, style: corner, width: 1)
    set(row == 0 ? "▝" : "▗", column: column + label.width - 1, row: row, style: corner, width: 1)
  }
}
