extension Theme.Appearance {
  /// What suits a terminal: what the colour of its background is, where it told it, else what `COLORFGBG` says of it,
  /// else dark.
  ///
  /// `COLORFGBG` holds the numbers of two of the sixteen colours, ink and background last (`15;0`, `0;default;15`); rxvt
  /// made it up, Konsole and others set it too.
  public init(background: RGBColor?, colorFGBG: String?) {
    if let background {
      self = background.isLight ? .light : .dark
    } else {
      let number = colorFGBG.flatMap { $0.split(separator: ";").last }.flatMap { UInt8($0) }
      // The dark eight but for white, and bright black.
      self = number.map { $0 <= 6 || $0 == 8 || $0 > 15 ? .dark : .light } ?? .dark
    }
  }
}
