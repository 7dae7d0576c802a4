/// The looks of a card that do not depend on what it says.
struct CardLooks {
  var surface: Role
  var border: Role

  /// A card of the list.
  static let plain = CardLooks(surface: .card, border: .border)
  /// The card that the keys act on.
  static let selected = CardLooks(surface: .selectedCard, border: .selectedBorder)
  /// The card that lies over the screen.
  static let banner = CardLooks(surface: .bannerCard, border: .border)
  /// A panel over the list.
  static let panel = CardLooks(surface: .panel, border: .border)

  /// The style of `ink` on the card.
  func style(_ ink: Role, bold: Bool = false) -> Style { Style(ink, on: surface, bold: bold) }
}

/// A card with round corners: rows with a cell of air at both sides.
///
/// The border stands on the screen's surface, so that its corners look round.
func card(_ rows: [CardRow], columns: Int, looks: CardLooks) -> Frame {
  var frame = Frame(columns: columns, rows: rows.count + 2, style: looks.style(.text))
  frame.box(
    column: 0, row: 0, columns: columns, rows: rows.count + 2, border: .rounded,
    style: Style(looks.border, on: .screen, bold: looks.border == .selectedBorder))
  for (index, row) in rows.enumerated() {
    frame.draw(row, column: 2, row: index + 1, width: columns - 4)
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
