@preconcurrency import CNcurses
import Rendering

/// Makes ncurses' cells of pieces, in the colours of a theme.
///
/// Lives for one frame: a terminal with few pairs may hand out a pair again for other colours.
final class CursesInk {
  private let curses: Curses
  private let theme: Theme
  private let depth: ColorDepth
  private let hasOnlyEightColors: Bool
  private var known: [Style: (attributes: attr_t, pair: Int32)] = [:]

  init(curses: Curses, theme: Theme, depth: ColorDepth) {
    self.curses = curses
    self.theme = theme
    self.depth = depth
    hasOnlyEightColors = curses.colorCount < 16
  }

  /// The cells of a row.
  func cells(_ pieces: [Painter.Piece], standIns: inout StandIns) -> [cchar_t] {
    let columns = pieces.reduce(0) { $0 + $1.width }
    var column = 0
    return pieces.map { piece in
      let (attributes, pair) = looks(of: piece.style)
      var scalars = piece.scalars
      if let placing = piece.placing {
        let placed = StandIns.Placed(
          text: String(String.UnicodeScalarView(scalars)), width: piece.width,
          mayBeNarrower: piece.width == 2 && placing == .perhapsNarrower, column: column,
          endsRow: column + piece.width == columns)
        scalars = [standIns.scalar(for: placed) ?? (piece.width == 2 ? "\u{3000}" : "?")]
      }
      column += piece.width
      return curses.cell(scalars, attributes, pair: pair)
    }
  }

  private func looks(of style: Style) -> (attributes: attr_t, pair: Int32) {
    var style = style
    var imageNumber: UInt8?
    if case .pixels(let part) = style.ink {
      imageNumber = part.number
      // The same for all of its cells.
      style.ink = .pixels(PixelPart(number: part.number, column: 0, row: 0))
    }
    if let looks = known[style] { return looks }
    var resolved = theme.resolve(style, depth: depth)
    if hasOnlyEightColors { resolved = resolved.inEightColors(paintsSurface: style.paintsSurface) }
    let attributes = curses.attributes(of: resolved)
    var pair: Int32 = 0
    if depth != .mono {
      let foreground = imageNumber.map { Int32($0) } ?? number(resolved.foreground)
      pair = curses.pair(foreground: foreground, background: number(resolved.background))
    }
    known[style] = (attributes, pair)
    return (attributes, pair)
  }

  private func number(_ color: TerminalColor?) -> Int32 {
    switch color {
    case nil: -1
    case .ansi16(let index), .ansi256(let index): Int32(index)
    // Where colours are direct, terminfo's setaf takes 0 to 7 for the palette, which people change: black would be
    // whatever their black is, and bold black grey. The nearest that is a colour of its own cannot be told from it.
    case .rgb(let color): max(8, Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue))
    }
  }
}
