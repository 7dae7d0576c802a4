/// The looks of a cell in a picture, which has colours in place of a terminal's attributes.
struct PictureStyle: Equatable {
  var ink: RGBColor
  var surface: RGBColor
  var isBold: Bool
  var isUnderlined: Bool

  /// What a terminal of this depth would show for `style`.
  ///
  /// Without colours it is a terminal in the theme's appearance, and dim is halfway faint.
  init(_ style: Style, theme: Theme, depth: ColorDepth) {
    let looks = theme.resolve(style, depth: depth)
    let isDark = theme.appearance == .dark
    ink = looks.foreground?.rgb ?? RGBColor(isDark ? 0xE5E5E5 : 0x000000)
    surface = looks.background?.rgb ?? RGBColor(isDark ? 0x000000 : 0xFFFFFF)
    if looks.isDim { ink = ink.mixed(with: surface, share: 96) }
    if looks.isReversed { swap(&ink, &surface) }
    isBold = looks.isBold
    isUnderlined = looks.isUnderlined
  }
}

/// The looks of a frame's styles, each worked out once.
struct PictureStyles {
  let theme: Theme
  let depth: ColorDepth
  private var known: [Style: PictureStyle] = [:]

  init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
  }

  subscript(style: Style) -> PictureStyle {
    mutating get {
      if let looks = known[style] { return looks }
      let looks = PictureStyle(style, theme: theme, depth: depth)
      known[style] = looks
      return looks
    }
  }

  /// The colour behind everything.
  var background: RGBColor { PictureStyle(Style(), theme: theme, depth: depth).surface }
}

/// The fonts of pictures, the nearest to a terminal first: all of them are monospaced.
let pictureFonts = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', Consolas, 'Liberation Mono', monospace"
