/// Decodes the escapes of JSON texts.
enum TextEscapes {
  /// The UTF-16 unit of a whole `\uXXXX` at `offset`, or nil where there is none.
  static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == .backslash, bytes[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt32 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = bytes[index].hexadecimalValue else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Appends the UTF-8 of a text's content to `decoded`.
  ///
  /// Half a surrogate pair becomes U+FFFD, and the backslash of an
  /// escape that JSON does not have is dropped.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into decoded: inout [UInt8]) {
    decoded.reserveCapacity(decoded.count + range.count)
    let content = UnsafeBufferPointer(rebasing: bytes[range])
    var offset = 0
    while offset < content.count {
      let byte = content[offset]
      guard byte == .backslash, offset + 1 < content.count else {
        if byte != .backslash { decoded.append(byte) }
        offset += 1
        continue
      }
      switch content[offset + 1] {
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0C)
      case UInt8(ascii: "n"): decoded.append(0x0A)
      case UInt8(ascii: "r"): decoded.append(0x0D)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "u"):
        offset += decodeUnit(content, at: offset, into: &decoded)
        continue
      case let other: decoded.append(other)
      }
      offset += 2
    }
  }

  /// Appends the character of a `\u` escape, of a pair of them for one beyond U+FFFF; returns the bytes it takes.
  private static func decodeUnit(
    _ content: UnsafeBufferPointer<UInt8>, at offset: Int, into decoded: inout [UInt8]
  ) -> Int {
    guard let unit = unit(content, at: offset) else {
      decoded.append(UInt8(ascii: "u"))
      return 2
    }
    if unit & 0xFC00 == 0xD800, let low = self.unit(content, at: offset + 6), low & 0xFC00 == 0xDC00 {
      append(0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF), to: &decoded)
      return 12
    }
    append(unit, to: &decoded)
    return 6
  }

  private static func append(_ value: UInt32, to decoded: inout [UInt8]) {
    if value < 0x80 { return decoded.append(UInt8(value)) }
    decoded.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init())
  }
}
