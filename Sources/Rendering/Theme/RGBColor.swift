/// A colour of the screen, in sRGB.
public struct RGBColor: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The share of red, 0 to 255.
  public var red: UInt8
  /// The share of green, 0 to 255.
  public var green: UInt8
  /// The share of blue, 0 to 255.
  public var blue: UInt8

  /// A colour from its shares.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour from 0xRRGGBB; what is above is ignored.
  public init(_ value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// A colour from `#RRGGBB`; nil for anything else.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, !text.contains("+"), !text.contains("-"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(value)
  }

  /// 0xRRGGBB.
  public var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// `#RRGGBB`.
  public var description: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The share of a mix with `other`, 0 being this colour and 256 the other.
  func mixed(with other: RGBColor, share: Int) -> RGBColor {
    func mix(_ left: UInt8, _ right: UInt8) -> UInt8 {
      UInt8(clamping: (Int(left) * (256 - share) + Int(right) * share) / 256)
    }
    return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// How far apart two colours are to the eye, squared: the weighted distance known as redmean, in whole numbers.
  func distance(to other: RGBColor) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let red = Int(self.red) - Int(other.red)
    let green = Int(self.green) - Int(other.green)
    let blue = Int(self.blue) - Int(other.blue)
    return ((512 + mean) * red * red) / 256 + 4 * green * green + ((767 - mean) * blue * blue) / 256
  }
}
