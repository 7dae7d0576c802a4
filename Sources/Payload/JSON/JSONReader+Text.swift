/// Texts: keys and string values.
extension JSONReader {
  /// How far a text that is broken by a line end is looked through for its end.
  private static let lookAhead = 8192

  /// Reads the text whose `"` is at the current place and appends its node.
  @inline(__always)
  mutating func readText(isKey: Bool) {
    let start = place
    place += 1
    var flags: JSONNode.Flags = []
    let isClosed = scanText(from: start, flags: &flags)
    nodes.append(
      JSONNode(
        .string, start, place, next: nodes.count + 1, flags: flags, openingQuote: 1, closingQuote: isClosed ? 1 : 0))
  }

  /// Goes on to behind the closing quote; returns whether there is one.
  @inline(__always)
  private mutating func scanText(from start: Int, flags: inout JSONNode.Flags) -> Bool {
    while true {
      skipPlainCharacters()
      guard place < bytes.count else { return endTextAtEnd(from: start) }
      switch bytes[place] {
      case .quote:
        place += 1
        return true
      case .backslash:
        flags.insert(.hasEscapes)
        readEscape()
      case 0x80...: skipCharactersBeyondASCII()
      default:
        if !readControlCharacter(from: start) { return false }
      }
    }
  }

  /// Skips ASCII characters that stand for themselves, eight at a time.
  @inline(__always)
  private mutating func skipPlainCharacters() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = place
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quotes = word ^ (ones &* UInt64(UInt8.quote))
      let backslashes = word ^ (ones &* UInt64(UInt8.backslash))
      // A byte's high bit is set in the sum where the byte is a quote, a backslash, a control or beyond ASCII. A borrow
      // may set more bits, but only above the first one.
      let found =
        (((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
          | ((word &- (ones &* 0x20)) & ~word) | word) & (ones &* 0x80)
      if found != 0 {
        place = offset + found.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while offset < raw.count {
      let byte = raw[offset]
      if byte == .quote || byte == .backslash || byte < 0x20 || byte >= 0x80 { break }
      offset += 1
    }
    place = offset
  }

  /// Skips valid UTF-8 of more than one byte; notes what is not valid.
  private mutating func skipCharactersBeyondASCII() {
    while place < bytes.count, bytes[place] >= 0x80 {
      let length = UTF8Sequence.length(bytes, at: place)
      if length > 0 {
        place += length
      } else {
        skipInvalidUTF8()
      }
    }
  }

  /// Notes a byte that is no UTF-8 and skips it with its continuation bytes.
  mutating func skipInvalidUTF8() {
    fault(.invalidUTF8(byte: bytes[place]), at: place)
    place += 1
    var continuations = 0
    while place < bytes.count, bytes[place] & 0xC0 == 0x80, continuations < 3 {
      place += 1
      continuations += 1
    }
  }

  /// Reads an escape at a backslash.
  private mutating func readEscape() {
    let start = place
    guard start + 1 < bytes.count else {
      place = bytes.count
      return
    }
    switch bytes[start + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      place = start + 2
    case UInt8(ascii: "u"): readUnicodeEscape()
    case 0x00..<0x20, 0x80...:
      // What comes next is looked at by itself.
      fault(.invalidEscape("\\"), at: start)
      place = start + 1
    default:
      fault(.invalidEscape(string(start..<start + 2)), at: start)
      place = start + 2
    }
  }

  private mutating func readUnicodeEscape() {
    let start = place
    guard let unit = TextEscapes.unit(bytes, at: start) else {
      var end = start + 2
      while end < bytes.count, end < start + 6, bytes[end].hexadecimalValue != nil { end += 1 }
      fault(.invalidEscape(string(start..<end)), at: start)
      place = end
      return
    }
    place = start + 6
    guard unit & 0xF800 == 0xD800 else { return }
    if unit & 0xFC00 == 0xD800, let low = TextEscapes.unit(bytes, at: place), low & 0xFC00 == 0xDC00 {
      place += 6
    } else {
      fault(.loneSurrogate, at: start)
    }
  }

  /// Takes a raw control character into the text, or ends the text before it; returns whether the text goes on.
  ///
  /// A line end only belongs to the text if the next quote is followed by what may follow a text.
  private mutating func readControlCharacter(from start: Int) -> Bool {
    let byte = bytes[place]
    if byte == .lineFeed || byte == .carriageReturn, !isClosedBeyondLineEnd() {
      fault(.unterminatedText, at: start)
      while place > start + 1, bytes[place - 1].isWhitespace { place -= 1 }
      if place > start + 1, bytes[place - 1] == .comma { place -= 1 }
      return false
    }
    fault(.controlCharacterInText(Unicode.Scalar(byte)), at: place)
    place += 1
    return true
  }

  private func isClosedBeyondLineEnd() -> Bool {
    var offset = place
    let end = min(bytes.count, place + Self.lookAhead)
    while offset < end, bytes[offset] != .quote { offset += bytes[offset] == .backslash ? 2 : 1 }
    offset += 1
    while offset < end, bytes[offset].isWhitespace { offset += 1 }
    guard offset < end else { return offset == bytes.count && bytes[bytes.count - 1] == .quote }
    switch bytes[offset] {
    case .comma, .colon, .closeBrace, .closeBracket: return true
    default: return false
    }
  }

  private mutating func endTextAtEnd(from start: Int) -> Bool {
    place = bytes.count
    textRanToEnd = true
    fault(.unterminatedText, at: start)
    return false
  }

  /// The bytes as text, for a message.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
