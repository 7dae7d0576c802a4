// The edges of a card. In blocks both are made of upper halves: fonts whose lower half blocks end a pixel too early, as
// many do, leave no seam between an edge and its card.

extension Frame {
  /// Half a row of what is outside, half a row of a card, and corners that are round by half a cell.
  mutating func upperEdge(row: Int, inset: Int = 0, surface: Role) {
    edge(("▛", "▀", "▜"), row: row, inset: inset, style: Style(.screen, on: surface))
  }

  /// The lower edge of a card, as ``upperEdge(row:inset:surface:)``.
  mutating func lowerEdge(row: Int, inset: Int = 0, surface: Role) {
    edge(("▝", "▀", "▘"), row: row, inset: inset, style: Style(surface, on: .screen))
  }

  private mutating func edge(
    _ blocks: (left: Character, middle: Character, right: Character), row: Int, inset: Int, style: Style
  ) {
    let right = columns - inset - 1
    guard inset < right else { return }
    fill(column: 0, row: row, columns: columns, rows: 1, style: Style(.text, on: .screen))
    set(blocks.left, column: inset, row: row, style: style, width: 1)
    for column in inset + 1..<right { set(blocks.middle, column: column, row: row, style: style, width: 1) }
    set(blocks.right, column: right, row: row, style: style, width: 1)
  }

  /// A bar along the leading edge of a card of blocks.
  ///
  /// One side only, and without the corners: in 256 colours a cell of another colour somewhere else costs thirty bytes.
  mutating func accentBar(_ ink: Role, isMirrored: Bool) {
    fill(column: isMirrored ? columns - 1 : 0, row: 1, columns: 1, rows: rows - 2, style: Style(.text, on: ink))
  }

  /// Heavy lines at both sides of a card of lines.
  mutating func heavySides(_ looks: CardLooks) {
    for row in 1..<max(1, rows - 1) {
      for column in [0, columns - 1] {
        set("┃", column: column, row: row, style: Style(looks.border, on: looks.surface, bold: true), width: 1)
      }
    }
  }

  /// What fills the lower half of a cell, as far as it can be told from an edge of blocks.
  func lowerHalf(column: Int, row: Int) -> Ink {
    let cell = cells[row * columns + column]
    return switch cell.cluster {
    case "▛", "▜": cell.style.ink
    default: cell.style.surface
    }
  }
}
