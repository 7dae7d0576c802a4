/// The looks of a cell as they are asked of a terminal.
public struct ResolvedStyle: Equatable, Hashable, Sendable {
  /// The colour of what stands in the cell; nil: the terminal's own.
  public var foreground: TerminalColor?
  /// The colour behind it; nil: the terminal's own.
  public var background: TerminalColor?
  /// Heavier strokes.
  public var isBold: Bool
  /// Fainter strokes.
  public var isDim: Bool
  /// With a line below.
  public var isUnderlined: Bool
  /// With ink and surface exchanged.
  public var isReversed: Bool
}

extension Theme {
  /// What `style` looks like in this theme on a terminal of this depth.
  public func resolve(_ style: Style, depth: ColorDepth) -> ResolvedStyle {
    var style = style
    // The glyph was chosen for the tint.
    if !usesTints, case .tint = style.surface { style.ink = .role(.glyph) }
    let attributes = attributes(of: style, hasColors: depth != .mono)
    let isBold = style.isBold || attributes.contains(.bold)
    let isDim = style.isDim || (attributes.contains(.dim) && !isBold)
    var resolved = ResolvedStyle(
      foreground: color(style.ink, depth: depth), background: color(style.surface, depth: depth), isBold: isBold,
      isDim: isDim && depth != .truecolor, isUnderlined: style.isUnderlined || attributes.contains(.underlined),
      isReversed: style.isReversed != attributes.contains(.reversed))
    switch depth {
    case .ansi16:
      let surface = resolved.background?.rgb ?? rgb(style.surface)
      // A tint may have become any of the sixteen, and two colours that fell together would hide the text.
      if !style.isPictured, resolved.foreground == resolved.background || style.isGlyphOnTint {
        resolved.foreground = .ansi16(surface.isLight ? 0 : 15)
      }
      // Bold makes the dark eight bright on many terminals: grey titles on white.
      if surface.isLight, case .ansi16(..<8) = resolved.foreground { resolved.isBold = false }
    case .truecolor where isDim:
      resolved.foreground = .rgb(rgb(style.ink).mixed(with: rgb(style.surface), share: 96))
    default: break
    }
    return resolved
  }

  private func attributes(of style: Style, hasColors: Bool) -> Set<Attribute> {
    func attributes(_ role: Role) -> Set<Attribute> {
      hasColors ? self[role].attributes : self[role].attributes.union(self[role].mono)
    }
    var all: Set<Attribute> = []
    // A surface as ink is half a cell of that surface, not text on it.
    if case .role(let role) = style.ink, !role.isSurface { all.formUnion(attributes(role)) }
    switch style.surface {
    case .role(let role): all.formUnion(attributes(role))
    // A tint stands in for the tile of an app without one.
    case .tint: all.formUnion(attributes(.appTile))
    case .rgb, .pixels: break
    }
    return all
  }
}

extension Style {
  /// Whether the ink is half a cell of a surface, a tint or a picture, and no text.
  public var paintsSurface: Bool {
    switch ink {
    case .role(let role): role.isSurface
    case .tint: true
    case .rgb: isPictured
    case .pixels: true
    }
  }

  /// Whether this is a part of a picture: both colours are its own, and where they fall together nothing is hidden.
  var isPictured: Bool {
    if case (.rgb, .rgb) = (ink, surface) { true } else { false }
  }

  fileprivate var isGlyphOnTint: Bool {
    if case .tint = surface { true } else { false }
  }
}

extension RGBColor {
  /// Whether black is easier to read on it than white.
  var isLight: Bool { luminance > 0.179 }
}

extension ResolvedStyle {
  /// The same for a terminal with eight colours, which has no bright forms.
  ///
  /// A bright surface becomes the colour itself, a bright ink the colour in bold. Half a cell of a surface is that surface,
  /// as in the cell beside it. Bright black would be black: grey text is white and dim on a dark surface, black on a light one.
  public func inEightColors(paintsSurface: Bool = false) -> ResolvedStyle {
    var looks = self
    if case .ansi16(let color) = background { looks.background = .ansi16(color & 7) }
    guard case .ansi16(let ink) = foreground, let surface = looks.background else { return looks }
    if paintsSurface {
      looks.foreground = .ansi16(ink & 7)
      if ink > 7 { looks.isBold = false }
      return looks
    }
    let isOnLight = surface.rgb.isLight
    if ink == 8 {
      looks.foreground = .ansi16(isOnLight ? 0 : 7)
      looks.isDim = !isOnLight
    } else if ink > 8 {
      looks.foreground = .ansi16(ink & 7)
      looks.isBold = !isOnLight
    }
    if looks.foreground == surface { looks.foreground = .ansi16(isOnLight ? 0 : 7) }
    return looks
  }
}
