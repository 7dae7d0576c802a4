import TextLayout

/// A word on a colour of its own, whose ends are half a cell wide: a badge, a button, the tile of an app.
///
/// - Parameters:
///   - below: what the pill lies on.
///   - limit: cells that the word may take.
func pill(_ text: String, _ style: Style, on below: Ink = .role(.screen), limit: Int = .max) -> [Span] {
  var cap = Style()
  cap.ink = style.surface
  cap.surface = below
  return [Span("▐", cap), Span(text, style, limit: limit), Span("▌", cap)]
}

/// The number of an app's badge as a red pill.
func badgePill(_ badge: Int64) -> [Span] {
  pill(badge > 99_999 ? "99999+" : "\(badge)", Style(.badgeText, on: .badgePill, bold: true))
}

extension [Span] {
  /// Cells that the pieces take.
  var width: Int { reduce(0) { $0 + $1.width } }
}
