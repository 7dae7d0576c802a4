/// What the roles look like, at every depth of colour.
///
/// A value; read from `themes/*.json` by ``ThemeFile``.
public struct Theme: Equatable, Sendable {
  /// Whether the theme is made for a light or a dark screen.
  public enum Appearance: String, CaseIterable, Sendable {
    /// Dark text on light surfaces.
    case light
    /// Light text on dark surfaces.
    case dark
  }

  /// A way to set text apart that needs no colour.
  public enum Attribute: String, CaseIterable, Sendable {
    /// Heavier strokes.
    case bold
    /// Fainter strokes.
    case dim
    /// A line below.
    case underlined
    /// Ink and surface exchanged.
    case reversed
  }

  /// The looks of one role.
  public struct Looks: Equatable, Sendable {
    /// The colour for terminals that have any.
    public var color: RGBColor
    /// The colour of the palette of 256; nil: the nearest.
    public var ansi256: UInt8?
    /// The colour of the sixteen; nil: the nearest.
    public var ansi16: UInt8?
    /// What sets the role apart where there is no colour at all.
    public var mono: Set<Attribute>

    /// Makes looks.
    public init(color: RGBColor, ansi256: UInt8? = nil, ansi16: UInt8? = nil, mono: Set<Attribute> = []) {
      self.color = color
      self.ansi256 = ansi256
      self.ansi16 = ansi16
      self.mono = mono
    }
  }

  /// The name that `--theme` takes: `ios-light`.
  public var name: String
  /// What it is made for.
  public var appearance: Appearance
  private var looks: [Role: Looks]

  /// Makes a theme; a role without looks gets plain ones for its appearance.
  public init(name: String, appearance: Appearance, looks: [Role: Looks]) {
    self.name = name
    self.appearance = appearance
    self.looks = looks
  }

  /// The looks of a role.
  public subscript(role: Role) -> Looks {
    looks[role] ?? Looks(color: RGBColor(role.isSurface == (appearance == .light) ? 0xFFFFFF : 0x000000))
  }
}

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
    var resolved = ResolvedStyle(
      foreground: color(style.ink, depth: depth), background: color(style.surface, depth: depth),
      isBold: style.isBold, isDim: style.isDim && depth != .truecolor, isUnderlined: style.isUnderlined,
      isReversed: style.isReversed)
    switch depth {
    case .mono:
      let attributes = monoAttributes(of: style)
      resolved.isBold = style.isBold || attributes.contains(.bold)
      resolved.isDim = style.isDim || (attributes.contains(.dim) && !resolved.isBold)
      resolved.isUnderlined = style.isUnderlined || attributes.contains(.underlined)
      resolved.isReversed = style.isReversed != attributes.contains(.reversed)
    case .ansi16:
      let isOnLight = rgb(style.surface).luminance > 0.4
      // Two colours that fell together would hide the text.
      if resolved.foreground == resolved.background { resolved.foreground = .ansi16(isOnLight ? 0 : 15) }
      // Bold makes the dark eight bright on many terminals: grey titles on white.
      if isOnLight, case .ansi16(..<8) = resolved.foreground { resolved.isBold = false }
    case .truecolor where style.isDim:
      resolved.foreground = .rgb(rgb(style.ink).mixed(with: rgb(style.surface), share: 96))
    default: break
    }
    return resolved
  }

  /// The colour of `ink` where every colour can be had.
  public func rgb(_ ink: Ink) -> RGBColor {
    switch ink {
    case .role(let role): self[role].color
    case .rgb(let value): RGBColor(value)
    }
  }

  private func color(_ ink: Ink, depth: ColorDepth) -> TerminalColor? {
    let given: Looks? = if case .role(let role) = ink { self[role] } else { nil }
    return switch depth {
    case .mono: nil
    case .ansi16: .ansi16(given?.ansi16 ?? rgb(ink).nearestOf16)
    case .ansi256: .ansi256(given?.ansi256 ?? rgb(ink).nearestOf256)
    case .truecolor: .rgb(rgb(ink))
    }
  }

  private func monoAttributes(of style: Style) -> Set<Attribute> {
    var attributes: Set<Attribute> = []
    // A surface as ink is half a cell of that surface, not text on it.
    if case .role(let role) = style.ink, !role.isSurface { attributes.formUnion(self[role].mono) }
    switch style.surface {
    case .role(let role): attributes.formUnion(self[role].mono)
    // A tint stands in for the tile of an app without one.
    case .rgb: attributes.formUnion(self[.appTile].mono)
    }
    return attributes
  }
}
