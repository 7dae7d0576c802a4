import Center
import TextLayout

extension Scene {
  /// The app's glyph on its tint, about as wide as high: `▐✉▌`; its initial where a glyph cannot be drawn: `[C]`.
  func appTile(_ profile: AppProfile, on surface: Role = .screen) -> [Span] {
    let glyph = sanitized(profile.glyph, keepingLines: false).first { cellWidth(of: $0) > 0 } ?? "◆"
    var shown = String(glyph)
    if edges == .ascii, !glyph.isASCII {
      let initial = profile.name.uppercased().first { $0.isASCII && $0.isLetter } ?? "*"
      shown = String(initial) + String(repeating: " ", count: cellWidth(of: glyph) - 1)
    }
    return pill(shown, tileStyle(profile), on: .role(surface))
  }
}

/// The tint behind the glyph, and black or white on it, whichever is easier to see.
private func tileStyle(_ profile: AppProfile) -> Style {
  var style = Style(.glyph, on: .appTile, bold: true)
  guard let tint = RGBColor(hexadecimal: profile.tint) else { return style }
  style.surface = .tint(tint.value)
  let white = RGBColor(0xFFFFFF)
  // iOS draws white on most tints, also where black would have a little more contrast.
  style.ink = .rgb(tint.contrast(with: white) >= 1.9 ? white.value : 0x1C1C1E)
  return style
}
