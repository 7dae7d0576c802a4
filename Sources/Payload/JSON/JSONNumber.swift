/// A JSON number that keeps every digit that was sent.
public struct JSONNumber: Equatable, Sendable, CustomStringConvertible {
  /// The number as it stands in the text.
  public let text: String

  /// Wraps `text`, which must be a number of RFC 8259 section 6.
  init(text: String) { self.text = text }

  /// The digits as sent.
  public var description: String { text }
  /// The nearest double; infinite where the number is beyond the range of doubles.
  public var double: Double { Double(text) ?? .nan }
  /// Whether it is below zero; `-0` is not.
  public var isNegative: Bool {
    let parts = parts
    return parts.isNegative && !parts.digits.isEmpty
  }
  /// Whether the value is whole (`1`, `1.0`, `1e2`), however great it is.
  public var isWhole: Bool {
    let parts = parts
    return parts.digits.isEmpty || parts.exponent >= 0
  }
  /// The integer, where the value is whole and fits 64 bits; worked out in decimal, never rounded.
  public var integer: Int64? {
    let parts = parts
    if parts.digits.isEmpty { return 0 }
    guard parts.exponent >= 0, parts.exponent + parts.digits.count <= 19 else { return nil }
    var value: Int64 = 0
    for place in 0..<(parts.digits.count + parts.exponent) {
      let digit = place < parts.digits.count ? Int64(parts.digits[place]) : 0
      let (product, isTooGreat) = value.multipliedReportingOverflow(by: 10)
      let (sum, hasOverflown) = product.addingReportingOverflow(parts.isNegative ? -digit : digit)
      if isTooGreat || hasOverflown { return nil }
      value = sum
    }
    return value
  }
  /// Whether it is whole and further from zero than 2^53, so that a reader that uses doubles may change its digits.
  public var exceedsExactDoubles: Bool {
    guard isWhole else { return false }
    guard let integer else { return true }
    return integer.magnitude > 1 << 53
  }

  /// The significant digits without zeros at either end (none for zero), and the power of ten to multiply them with.
  private var parts: (isNegative: Bool, digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var isNegative = false
    var isFraction = false
    var fractionDigits = 0
    var writtenExponent = 0
    var remaining = Substring(text).utf8
    while let byte = remaining.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        writtenExponent = Self.exponent(remaining)
        remaining = Substring().utf8
      default:
        digits.append(byte &- UInt8(ascii: "0"))
        if isFraction { fractionDigits += 1 }
      }
    }
    var exponent = writtenExponent - fractionDigits
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    return (isNegative, Array(digits.drop { $0 == 0 }), exponent)
  }

  /// An exponent, held within a range that no text is long enough to make up for.
  private static func exponent(_ text: Substring.UTF8View) -> Int {
    var value = 0
    for byte in text where byte >= UInt8(ascii: "0") {
      value = min(value * 10 + Int(byte &- UInt8(ascii: "0")), 1 << 40)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}
