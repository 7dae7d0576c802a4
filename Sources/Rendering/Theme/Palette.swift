/// The colours that terminals number, as xterm draws them before anybody changes them.
enum Palette {
  /// The eight of ECMA-48 and their bright forms.
  static let sixteen: [RGBColor] =
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { RGBColor($0) }

  /// The shares of red, green and blue in the cube of 216 colours.
  static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Number `index` of the 256: the sixteen, the cube, 24 greys.
  static func color(_ index: UInt8) -> RGBColor {
    switch index {
    case ..<16: return sixteen[Int(index)]
    case ..<232:
      let place = Int(index) - 16
      return RGBColor(
        red: cubeLevels[place / 36], green: cubeLevels[place / 6 % 6], blue: cubeLevels[place % 6])
    default:
      let shade = 8 + (index - 232) * 10
      return RGBColor(red: shade, green: shade, blue: shade)
    }
  }
}

extension TerminalColor {
  /// What the colour looks like on a terminal whose palette is xterm's.
  public var rgb: RGBColor {
    switch self {
    case .ansi16(let index), .ansi256(let index): Palette.color(index)
    case .rgb(let color): color
    }
  }
}
