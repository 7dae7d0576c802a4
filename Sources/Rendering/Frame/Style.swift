/// Colours and weight of a cell, by the part that it plays.
///
/// Themes say what a role looks like.
public enum Role: String, CaseIterable, Sendable {
  // Surfaces (backgrounds).
  case screen, card, bannerCard, panel, statusLine, field, selection, button, selectedButton
  case badgePill, appTile
  /// The cards of a stack that show below its first one, where edges are blocks: the upper and the lower of them.
  case peekingCard, lastPeekingCard
  /// Behind what a search found.
  case match
  // Inks (foregrounds).
  case text, secondaryText, tertiaryText, title, border, selectedBorder, accent, destructive, warning, success
  case badgeText, glyph, link, placeholder, hintKey, hintText
  /// On ``selection`` and ``selectedButton``.
  case selectedText
  /// On ``match``.
  case matchText

  /// Whether the role colours what lies behind text.
  public var isSurface: Bool {
    switch self {
    case .screen, .card, .bannerCard, .panel, .statusLine, .field, .selection, .button,
      .selectedButton, .badgePill, .appTile, .peekingCard, .lastPeekingCard, .match:
      true
    default: false
    }
  }
}

/// What colour something has: a role of the theme, or an app's own tint.
public enum Ink: Equatable, Hashable, Sendable {
  /// As the theme says.
  case role(Role)
  /// An app's tint, 0xRRGGBB; a theme of few colours shows its own in place of it.
  case tint(UInt32)
  /// 0xRRGGBB, whatever the theme.
  case rgb(UInt32)
  /// Pixels of a picture in place of text; only on a terminal that draws them, never in what is exported.
  case pixels(PixelPart)
}

/// The looks of a cell.
public struct Style: Equatable, Hashable, Sendable {
  /// The colour of what stands in the cell.
  public var ink: Ink
  /// The colour behind it.
  public var surface: Ink
  /// Heavier strokes.
  public var isBold: Bool
  /// Fainter than the ink is.
  public var isDim: Bool
  /// With a line below.
  public var isUnderlined: Bool
  /// With ink and surface exchanged.
  public var isReversed: Bool

  /// Makes a style.
  public init(
    _ ink: Role = .text, on surface: Role = .screen, bold: Bool = false, dim: Bool = false, underlined: Bool = false,
    reversed: Bool = false
  ) {
    self.ink = .role(ink)
    self.surface = .role(surface)
    self.isBold = bold
    self.isDim = dim
    self.isUnderlined = underlined
    self.isReversed = reversed
  }
}
