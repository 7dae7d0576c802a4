import Center
import TextLayout

/// The app's glyph on its tint: ` ◆ `.
func appTile(_ profile: AppProfile) -> Span {
  let glyph = sanitized(profile.glyph, keepingLines: false).first { cellWidth(of: $0) > 0 } ?? "◆"
  return Span(" \(glyph) ", tileStyle(profile))
}

/// The tint behind the glyph, and black or white on it, whichever is easier to see.
private func tileStyle(_ profile: AppProfile) -> Style {
  var style = Style(.glyph, on: .appTile, bold: true)
  guard let tint = RGBColor(hexadecimal: profile.tint) else { return style }
  style.surface = .rgb(tint.value)
  let white = RGBColor(0xFFFFFF)
  // iOS draws white on most tints, also where black would have a little more contrast.
  style.ink = .rgb(tint.contrast(with: white) >= 1.9 ? white.value : 0x1C1C1E)
  return style
}

/// The number of an app's badge as a red pill.
func badgePill(_ badge: Int64) -> Span {
  Span(badge > 99_999 ? " 99999+ " : " \(badge) ", Style(.badgeText, on: .badgePill, bold: true))
}
