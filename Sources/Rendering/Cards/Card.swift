/// The looks of a card that do not depend on what it says.
struct CardLooks: Equatable {
  var surface: Role
  var border: Role

  /// A card of the list.
  static let plain = CardLooks(surface: .card, border: .border)
  /// The card that the keys act on: only its sides change, so that moving the selection sends a hundred bytes and not
  /// two thousand over a slow line.
  static let selected = CardLooks(surface: .card, border: .selectedBorder)
  /// The card that lies over the screen.
  static let banner = CardLooks(surface: .bannerCard, border: .border)
  /// A panel over the list.
  static let panel = CardLooks(surface: .panel, border: .border)
  /// The field that a reply is typed into.
  static let field = CardLooks(surface: .field, border: .selectedBorder)
  /// The menu of a notification's actions.
  static let menu = CardLooks(surface: .button, border: .border)

  /// The style of `ink` on the card.
  func style(_ ink: Role, bold: Bool = false) -> Style { Style(ink, on: surface, bold: bold) }
}

/// A card with round corners: rows with a cell of air at both sides.
func card(_ rows: [CardRow], columns: Int, looks: CardLooks, edges: EdgeStyle) -> Frame {
  var frame = Frame(columns: columns, rows: rows.count + 2, style: looks.style(.text))
  switch edges {
  case .lines:
    // The border stands on the screen's surface, so that its corners look round.
    let border = looks == .selected ? CardLooks.plain.border : looks.border
    frame.box(
      column: 0, row: 0, columns: columns, rows: frame.rows, border: .rounded,
      style: Style(border, on: .screen, bold: border == .selectedBorder))
    if looks == .selected { frame.heavySides(looks) }
  case .blocks:
    frame.blockEdge("▄", row: 0, inset: 0, surface: looks.surface)
    frame.blockEdge("▀", row: frame.rows - 1, inset: 0, surface: looks.surface)
    if looks.border == .selectedBorder {
      frame.accentBar(isMirrored: rows.first?.isMirrored ?? false)
    }
  }
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

extension Frame {
  /// A row of half blocks in a card's colour, without its corners: half a row of the card, half a row of what is below.
  mutating func blockEdge(_ block: Character, row: Int, inset: Int, surface: Role, on below: Role = .screen) {
    fill(column: inset, row: row, columns: columns - 2 * inset, rows: 1, style: Style(.text, on: .screen))
    for column in inset + 1..<max(inset + 1, columns - inset - 1) {
      set(block, column: column, row: row, style: Style(surface, on: below), width: 1)
    }
  }

  /// Makes one row of a card stand out from edge to edge.
  mutating func markRow(_ row: Int, style: Style, edges: EdgeStyle) {
    let inset = edges == .lines ? 1 : 0
    fill(column: inset, row: row, columns: columns - 2 * inset, rows: 1, style: style)
  }

  /// Writes a word on the upper or lower edge of a card, where the card bulges round it if its edges are blocks.
  mutating func label(
    _ text: String, row: Int, ink: Role, bold: Bool = false, looks: CardLooks, edges: EdgeStyle,
    alignment: Alignment = .left
  ) {
    put(
      " \(text) ", column: 2, row: row, width: columns - 4,
      style: Style(ink, on: edges == .lines ? .screen : looks.surface, bold: bold), alignment: alignment)
  }

  /// Heavy lines at both sides of the card that the keys act on.
  fileprivate mutating func heavySides(_ looks: CardLooks) {
    for row in 1..<max(1, rows - 1) {
      for column in [0, columns - 1] {
        set("┃", column: column, row: row, style: Style(looks.border, on: .screen, bold: true), width: 1)
      }
    }
  }

  /// A bar along the leading edge of the card that the keys act on.
  fileprivate mutating func accentBar(isMirrored: Bool) {
    fill(
      column: isMirrored ? columns - 1 : 0, row: 1, columns: 1, rows: rows - 2, style: Style(.text, on: .selectedBorder)
    )
  }
}
