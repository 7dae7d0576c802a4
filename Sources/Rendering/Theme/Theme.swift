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
    /// What sets the role apart beside its colour.
    public var attributes: Set<Attribute>
    /// What sets the role apart where there is no colour at all.
    public var mono: Set<Attribute>

    /// Makes looks.
    public init(
      color: RGBColor, ansi256: UInt8? = nil, ansi16: UInt8? = nil, attributes: Set<Attribute> = [],
      mono: Set<Attribute> = []
    ) {
      self.color = color
      self.ansi256 = ansi256
      self.ansi16 = ansi16
      self.attributes = attributes
      self.mono = mono
    }
  }

  /// The name that `--theme` takes: `ios-light`.
  public var name: String
  /// What it is made for.
  public var appearance: Appearance
  /// The contrast that its text has at least, 4.5 to 21 (WCAG 2, success criterion 1.4.3).
  public var contrast: Double
  /// Whether apps keep their own tints; else their tiles look like ``Role/appTile``.
  public var usesTints: Bool
  private var looks: [Role: Looks]

  /// Makes a theme; a role without looks gets plain ones for its appearance.
  public init(
    name: String, appearance: Appearance, looks: [Role: Looks], contrast: Double = 4.5, usesTints: Bool = true
  ) {
    self.name = name
    self.appearance = appearance
    self.looks = looks
    self.contrast = contrast
    self.usesTints = usesTints
  }

  /// The looks of a role.
  public subscript(role: Role) -> Looks {
    looks[role] ?? Looks(color: RGBColor(role.isSurface == (appearance == .light) ? 0xFFFFFF : 0x000000))
  }
}

extension Theme {
  /// The colour of `ink` where every colour can be had.
  public func rgb(_ ink: Ink) -> RGBColor {
    switch ink {
    case .role(let role): self[role].color
    case .tint(let value): usesTints ? RGBColor(value) : self[.appTile].color
    case .rgb(let value): RGBColor(value)
    case .pixels: self[.card].color
    }
  }

  /// The colour of `ink` at a depth; nil where there are none.
  func color(_ ink: Ink, depth: ColorDepth) -> TerminalColor? {
    let given: Looks? =
      switch ink {
      case .role(let role): self[role]
      case .tint where !usesTints: self[.appTile]
      case .tint, .rgb, .pixels: nil
      }
    return switch depth {
    case .mono: nil
    case .ansi16: .ansi16(given?.ansi16 ?? rgb(ink).nearestOf16)
    case .ansi256: .ansi256(given?.ansi256 ?? rgb(ink).nearestOf256)
    case .truecolor: .rgb(rgb(ink))
    }
  }
}
