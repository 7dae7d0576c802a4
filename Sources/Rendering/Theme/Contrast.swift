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

extension RGBColor {
  /// How far it is from grey.
  fileprivate var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }
}

/// Text of a theme that is hard to read: an ink at a depth, on the surface where it is hardest.
public struct ContrastFinding: Equatable, Sendable {
  /// What is written.
  public var ink: Role
  /// What it is written on.
  public var surface: Role
  /// On which terminals.
  public var depth: ColorDepth
  /// What it is.
  public var ratio: Double
  /// What it should be at least.
  public var required: Double
  /// The nearest colour that is easy to read on every surface that the ink stands on; nil where there is none.
  public var suggestion: TerminalColor?
}

extension Theme {
  /// Which inks stand on which surfaces.
  struct Pairing {
    var inks: [Role]
    var surfaces: [Role]
    /// Large, bold, or said elsewhere too: less contrast is enough (WCAG 2, success criteria 1.4.3 and 1.4.11).
    var isLarge = false
  }

  static let pairings: [Pairing] = [
    Pairing(inks: [.text, .title, .secondaryText], surfaces: [.screen, .card, .bannerCard, .panel, .statusLine]),
    Pairing(
      inks: [.accent, .destructive, .warning, .success, .link], surfaces: [.screen, .card, .bannerCard, .panel]),
    Pairing(inks: [.text, .destructive], surfaces: [.button]), Pairing(inks: [.text], surfaces: [.field]),
    Pairing(inks: [.selectedText], surfaces: [.selection, .selectedButton]),
    Pairing(inks: [.matchText], surfaces: [.match]), Pairing(inks: [.badgeText], surfaces: [.badgePill]),
    Pairing(inks: [.hintKey, .hintText], surfaces: [.screen]),
    Pairing(inks: [.tertiaryText], surfaces: [.screen, .card, .bannerCard, .panel], isLarge: true),
    Pairing(inks: [.placeholder], surfaces: [.field], isLarge: true),
    Pairing(inks: [.glyph], surfaces: [.appTile], isLarge: true),
    Pairing(inks: [.selectedBorder], surfaces: [.screen], isLarge: true),
  ]

  /// Every ink that is too hard to read, at every depth that has colours, as xterm's palette has them.
  public func contrastFindings() -> [ContrastFinding] {
    let inks = Role.allCases.filter { !$0.isSurface }
    return inks.flatMap { ink in
      [ColorDepth.truecolor, .ansi256, .ansi16].compactMap { finding(ink, depth: $0) }
    }
  }

  private func finding(_ ink: Role, depth: ColorDepth) -> ContrastFinding? {
    let needs = Self.pairings.filter { $0.inks.contains(ink) }.flatMap { pairing in
      pairing.surfaces.compactMap { surface in
        color(.role(surface), depth: depth).map { (role: surface, color: $0.rgb, ratio: required(pairing)) }
      }
    }
    guard let color = color(.role(ink), depth: depth) else { return nil }
    func share(_ need: (role: Role, color: RGBColor, ratio: Double)) -> Double {
      color.rgb.contrast(with: need.color) / need.ratio
    }
    guard let worst = needs.min(by: { share($0) < share($1) }), share(worst) < 1 else { return nil }
    let suggestion = nearest(to: color.rgb, depth: depth) { candidate in
      needs.allSatisfy { candidate.contrast(with: $0.color) >= $0.ratio }
    }
    return ContrastFinding(
      ink: ink, surface: worst.role, depth: depth, ratio: color.rgb.contrast(with: worst.color), required: worst.ratio,
      suggestion: suggestion)
  }

  private func required(_ pairing: Pairing) -> Double {
    pairing.isLarge ? (contrast >= 7 ? 4.5 : 3) : contrast
  }

  /// The nearest colour of a depth that will do.
  private func nearest(to color: RGBColor, depth: ColorDepth, where isGood: (RGBColor) -> Bool) -> TerminalColor? {
    let candidates: [TerminalColor] =
      switch depth {
      case .mono: []
      case .ansi16: (0..<16).map { .ansi16($0) }
      case .ansi256: (16...255).map { .ansi256($0) }
      case .truecolor:
        stride(from: 8, through: 256, by: 8).flatMap { share in
          [0x000000, 0xFFFFFF].map { .rgb(color.mixed(with: RGBColor($0), share: share)) }
        }
      }
    // Grey text is not to become blue.
    func distance(_ candidate: TerminalColor) -> Int {
      let chroma = candidate.rgb.chroma - color.chroma
      return candidate.rgb.distance(to: color) + chroma * chroma
    }
    return candidates.filter { isGood($0.rgb) }.min { distance($0) < distance($1) }
  }
}
