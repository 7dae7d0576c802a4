#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RGBColor {
  /// The relative luminance of WCAG 2: 0 for black to 1 for white.
  public var luminance: Double {
    func linear(_ share: UInt8) -> Double {
      let value = Double(share) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of WCAG 2 between two colours: 1 for none to 21 for black on white.
  public func contrast(with other: RGBColor) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }
}

/// Text of a theme that is hard to read.
public struct ContrastFinding: Equatable, Sendable {
  /// What is written.
  public var ink: Role
  /// What it is written on.
  public var surface: Role
  /// What it is.
  public var ratio: Double
  /// What it should be at least.
  public var required: Double
}

extension Theme {
  /// Which inks stand on which surfaces, and the contrast that they need: 4.5 for text, 3 for what is large, bold or
  /// said elsewhere too (WCAG 2, success criteria 1.4.3 and 1.4.11).
  static let contrastRequirements: [(inks: [Role], surfaces: [Role], ratio: Double)] = [
    ([.text, .title, .secondaryText], [.screen, .card, .bannerCard, .panel], 4.5),
    ([.accent, .destructive, .warning, .success, .link], [.screen, .card, .bannerCard, .panel], 4.5),
    ([.text, .title, .secondaryText], [.statusLine], 4.5), ([.text], [.field, .button], 4.5),
    ([.destructive], [.button], 4.5), ([.selectedText], [.selection, .selectedButton], 4.5),
    ([.badgeText], [.badgePill], 4.5), ([.hintKey, .hintText], [.screen], 4.5),
    ([.tertiaryText], [.screen, .card, .bannerCard, .panel], 3), ([.placeholder], [.field], 3),
    ([.glyph], [.appTile], 3), ([.selectedBorder], [.screen], 3),
  ]

  /// Every pair of ink and surface whose contrast is too small for its use.
  public func contrastFindings() -> [ContrastFinding] {
    Self.contrastRequirements.flatMap { requirement in
      requirement.inks.flatMap { ink in
        requirement.surfaces.compactMap { surface in
          let ratio = self[ink].color.contrast(with: self[surface].color)
          return ratio < requirement.ratio
            ? ContrastFinding(ink: ink, surface: surface, ratio: ratio, required: requirement.ratio) : nil
        }
      }
    }
  }
}
