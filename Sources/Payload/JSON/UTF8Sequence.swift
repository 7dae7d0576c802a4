/// Which bytes make a character in UTF-8.
///
/// Source: RFC 3629 section 4.
enum UTF8Sequence {
  /// The length of the character that begins at `offset`, which is in `bytes`; 0 where the bytes are no UTF-8.
  @inline(__always)
  static func length(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let first = bytes[offset]
    let remaining = bytes.count - offset
    switch first {
    case 0x00..<0x80: return 1
    case 0xC2..<0xE0:
      return remaining >= 2 && bytes[offset + 1] & 0xC0 == 0x80 ? 2 : 0
    case 0xE0..<0xF0:
      guard remaining >= 3 else { return 0 }
      let second = bytes[offset + 1]
      guard second & 0xC0 == 0x80, bytes[offset + 2] & 0xC0 == 0x80 else { return 0 }
      // Overlong forms and surrogates.
      if first == 0xE0 && second < 0xA0 || first == 0xED && second >= 0xA0 { return 0 }
      return 3
    case 0xF0..<0xF5:
      guard remaining >= 4 else { return 0 }
      let second = bytes[offset + 1]
      guard second & 0xC0 == 0x80, bytes[offset + 2] & 0xC0 == 0x80, bytes[offset + 3] & 0xC0 == 0x80 else { return 0 }
      // Overlong forms and what lies beyond U+10FFFF.
      if first == 0xF0 && second < 0x90 || first == 0xF4 && second >= 0x90 { return 0 }
      return 4
    default: return 0
    }
  }

  /// The character that begins at `offset`; U+FFFD where the bytes are no UTF-8.
  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar {
    let length = length(bytes, at: offset)
    if length == 1 { return Unicode.Scalar(bytes[offset]) }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
