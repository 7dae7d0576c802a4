/// How many colours a terminal has.
public enum ColorDepth: String, CaseIterable, Sendable {
  /// None: only weight, underlines and reversal.
  case mono
  /// The eight colours of ECMA-48 and their bright forms.
  case ansi16 = "16"
  /// The palette of xterm: the sixteen, a cube of 216 and a ramp of 24 greys.
  case ansi256 = "256"
  /// Any.
  case truecolor
}

/// A colour as it is asked of a terminal.
public enum TerminalColor: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// 0 to 15.
  case ansi16(UInt8)
  /// 0 to 255.
  case ansi256(UInt8)
  /// Any colour.
  case rgb(RGBColor)

  /// As a theme file has it: `12`, `#RRGGBB`.
  public var description: String {
    switch self {
    case .ansi16(let index), .ansi256(let index): "\(index)"
    case .rgb(let color): color.description
    }
  }
}

extension RGBColor {
  /// The nearest of the palette of 256, without its first sixteen, which people change.
  public var nearestOf256: UInt8 {
    func step(_ share: UInt8) -> (index: Int, value: UInt8) {
      let levels = Palette.cubeLevels
      let index = levels.indices.min { abs(Int(levels[$0]) - Int(share)) < abs(Int(levels[$1]) - Int(share)) } ?? 0
      return (index, levels[index])
    }
    let (red, green, blue) = (step(self.red), step(self.green), step(self.blue))
    let cube = RGBColor(red: red.value, green: green.value, blue: blue.value)
    let mean = (Int(self.red) + Int(self.green) + Int(self.blue)) / 3
    let rung = min(max((mean - 3) / 10, 0), 23)
    let shade = UInt8(8 + rung * 10)
    let grey = RGBColor(red: shade, green: shade, blue: shade)
    return distance(to: grey) < distance(to: cube)
      ? UInt8(232 + rung) : UInt8(16 + red.index * 36 + green.index * 6 + blue.index)
  }

  /// The nearest of the sixteen, as xterm draws them.
  public var nearestOf16: UInt8 {
    let colors = Palette.sixteen
    let nearest = colors.indices.min { distance(to: colors[$0]) < distance(to: colors[$1]) }
    return UInt8(nearest ?? 0)
  }
}
