/// Writes texts of JSON as Belfry sends them out.
///
/// C0 and C1 controls, DEL, line separators and bidirectional controls are escaped, so that no output of Belfry's can
/// steer a terminal. All else is raw UTF-8.
enum TextQuoting {
  /// Appends `text`, which is UTF-8, in quotes.
  static func quote(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    output.append(.quote)
    var written = 0
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte >= 0x20, byte < 0x7F, byte != .quote, byte != .backslash {
        offset += 1
        continue
      }
      let length = byte < 0x80 ? 1 : max(1, UTF8Sequence.length(text, at: offset))
      if let escape = escape(text, offset, length) {
        output.append(contentsOf: text[written..<offset])
        output.append(.backslash)
        output.append(contentsOf: escape)
        written = offset + length
      }
      offset += length
    }
    output.append(contentsOf: text[written...])
    output.append(.quote)
  }

  /// What stands for a character behind a backslash; nil where it stands for itself.
  private static func escape(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ length: Int) -> [UInt8]? {
    switch text[offset] {
    case .quote: return [.quote]
    case .backslash: return [.backslash]
    case .lineFeed: return [UInt8(ascii: "n")]
    case .carriageReturn: return [UInt8(ascii: "r")]
    case 0x09: return [UInt8(ascii: "t")]
    case let byte where byte < 0x20 || byte == 0x7F: return hexadecimal(UInt32(byte))
    case 0xC2, 0xD8, 0xE2, 0xEF:
      let value = UTF8Sequence.scalar(text, at: offset).value
      return steersTerminals(value) ? hexadecimal(value) : nil
    default: return nil
    }
  }

  /// Whether a character beyond ASCII is a control, or changes the direction or the lines of what stands around it.
  private static func steersTerminals(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [UInt8(ascii: "u")] + (0..<4).reversed().map { digits[Int(value >> (4 * UInt32($0)) & 0xF)] }
  }
}
