/// Puts scalars together from bytes that come in one by one, however they are split over reads.
///
/// What is no UTF-8 is left out, and nothing else: the byte that shows a sequence to be broken begins anew. Overlong
/// forms, surrogates and what lies above U+10FFFF are no UTF-8.
/// Source: Unicode 16, table 3-7.
struct UTF8Decoder {
  /// The bits so far of a scalar whose last bytes have not come.
  private var bits: UInt32 = 0
  /// Bytes that are still to come.
  private var missing = 0
  /// What the next one may be.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes a byte; nil where it ends no scalar.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    guard missing > 0, allowed.contains(byte) else { return begin(byte) }
    bits = bits << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return missing == 0 ? Unicode.Scalar(bits) : nil
  }

  /// Forgets what has begun: something else came in between.
  mutating func reset() { missing = 0 }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    missing = 0
    allowed = 0x80...0xBF
    switch byte {
    case ..<0x80: return Unicode.Scalar(byte)
    case 0xC2...0xDF: expect(1, byte & 0x1F)
    case 0xE0: expect(2, byte & 0x0F, 0xA0...0xBF)
    case 0xED: expect(2, byte & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, byte & 0x0F)
    case 0xF0: expect(3, byte & 0x07, 0x90...0xBF)
    case 0xF1...0xF3: expect(3, byte & 0x07)
    case 0xF4: expect(3, byte & 0x07, 0x80...0x8F)
    default: break
    }
    return nil
  }

  private mutating func expect(_ count: Int, _ first: UInt8, _ next: ClosedRange<UInt8> = 0x80...0xBF) {
    bits = UInt32(first)
    missing = count
    allowed = next
  }
}
