/// What frames, bars and symbols are drawn of.
enum GlyphSet: Equatable {
  /// Whatever Unicode has.
  case all
  /// What the fonts of the Linux console have: code page 437, with square corners and no quarters of blocks.
  case console
  /// ASCII.
  case ascii

  /// The glyph for `cluster`; text stays as it is.
  func form(of cluster: Character) -> Character {
    guard !cluster.isASCII else { return cluster }
    return switch self {
    case .all: cluster
    case .ascii: plainForm(of: cluster) ?? cluster
    case .console:
      consoleGlyphs.contains(cluster) ? cluster : consoleForms[cluster] ?? plainForm(of: cluster) ?? cluster
    }
  }
}

/// Glyphs of code page 437 that frames are made of.
private let consoleGlyphs = Set<Character>("─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬█▄▌▐▀░▒▓■•○►◄▲▼←↑→↓↔↕√≡°·«»×÷±")

private let consoleForms: [Character: Character] = [
  "╭": "┌", "╮": "┐", "╰": "└", "╯": "┘", "━": "═", "╾": "═", "┃": "║", "┏": "╔", "┓": "╗", "┗": "╚", "┛": "╝",
  "▁": "─", "▔": "─", "▏": "│", "▕": "│", "▖": "▄", "▗": "▄", "▘": "▀", "▝": "▀", "▙": "█", "▛": "█", "▜": "█",
  "▟": "█", "▂": "▄", "▃": "▄", "▅": "█", "▆": "█", "▇": "█", "▍": "▌", "▎": "▌", "▋": "▌", "▊": "█", "▉": "█",
  "●": "•", "◉": "•", "◆": "■", "◇": "○", "◯": "○", "✓": "√", "✔": "√", "›": "»", "‹": "«", "▸": "►", "▶": "►",
  "◂": "◄", "◀": "◄", "▴": "▲", "▾": "▼", "▰": "█", "▱": "░",
]
