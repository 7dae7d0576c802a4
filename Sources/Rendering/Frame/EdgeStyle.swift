/// How the edges of cards are drawn.
///
/// All styles take the same rows and columns.
public enum EdgeStyle: String, CaseIterable, Sendable {
  /// Thin lines with round corners: for text, and where colours are few or none.
  case lines
  /// Lines of ASCII, with initials in place of glyphs.
  case ascii
  /// Half blocks in the card's own colour: soft solid cards with half a row of air between them.
  ///
  /// Needs surfaces that differ, hence 256 colours.
  case blocks

  /// The border of a card; nil where cards have no line round them.
  var border: BorderSet? {
    switch self {
    case .lines: .rounded
    case .ascii: .ascii
    case .blocks: nil
    }
  }
}

extension ColorDepth {
  /// The edges that look best at this depth.
  public var edges: EdgeStyle {
    switch self {
    case .mono, .ansi16: .lines
    case .ansi256, .truecolor: .blocks
    }
  }
}
