/// What to make of text that is not JSON: each of these notes a fault and says where and with what reading goes on.
extension JSONReader {
  /// Meets something else than a value where one is due.
  mutating func recoverValue(_ byte: UInt8) {
    switch byte {
    case .apostrophe: readForeignText(isKey: false)
    case .comma where container != JSONNode.noParent:
      fault(.missingValue, at: place)
      valueIsMissing()
    case .closeBrace, .closeBracket:
      guard container != JSONNode.noParent else { return recoverJunk() }
      if expectation == .element, byte == .closeBracket {
        noteTrailingComma()
        return closeContainer()
      }
      if expectation == .value { fault(.missingValue, at: place) }
      valueIsMissing()
    case .period where !isEllipsis: recoverWord()
    case .plus, UInt8(ascii: "_"), 0x41...0x5A, 0x61...0x7A: recoverWord()
    case .openBrace, .period, UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "<"):
      recoverPlaceholder()
    case 0x80... where typographicQuote(at: place) != nil: readForeignText(isKey: false)
    case 0x80... where scalarAtPlace == "…": recoverPlaceholder()
    case 0x80... where scalarAtPlace.properties.isAlphabetic: recoverWord()
    default: recoverJunk()
    }
  }

  /// Meets something else than a key where one is due.
  mutating func recoverKey(_ byte: UInt8) {
    switch byte {
    case .closeBrace:
      noteTrailingComma()
      closeContainer()
    case .comma:
      fault(.missingValue, at: place)
      comma = place
      place += 1
      expectation = .key
    case .closeBracket: recoverBracket(byte)
    case .apostrophe: readForeignKey()
    case .openBrace, .openBracket, .colon:
      // Its value is read, so that its own faults are found, and then kept off the list.
      fault(.missingKey, at: place)
      nodes.append(JSONNode(.string, place, place, next: nodes.count + 1, flags: .isHidden))
      if byte == .colon { place += 1 }
      expectation = .value
    case 0x80... where typographicQuote(at: place) != nil: readForeignKey()
    case 0x80... where scalarAtPlace == "…": recoverPlaceholder()
    case 0x80... where !scalarAtPlace.properties.isAlphabetic: recoverJunk()
    case .period where isEllipsis: recoverPlaceholder()
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "<"): recoverPlaceholder()
    case UInt8(ascii: "$") where opensBracket(at: place + 1): recoverPlaceholder()
    case let byte where byte.isWordByte: readBareKey()
    default: recoverJunk()
    }
  }

  private mutating func readBareKey() {
    let start = place
    while place < bytes.count, bytes[place].isWordByte { place += max(1, UTF8Sequence.length(bytes, at: place)) }
    fault(.unquotedKey(excerpt(start..<place)), at: start)
    nodes.append(JSONNode(.string, start, place, next: nodes.count + 1))
    expectKeySeparator()
  }

  private mutating func readForeignKey() {
    readForeignText(isKey: true)
    expectKeySeparator()
  }

  private mutating func expectKeySeparator() {
    skipBlanks()
    if place < bytes.count, bytes[place] == .colon {
      place += 1
      expectation = .value
    } else {
      recoverColon()
    }
  }

  /// Meets something else than a colon behind a key.
  mutating func recoverColon() {
    expectation = .value
    guard place < bytes.count, let key = nodes.last else { return }
    switch bytes[place] {
    case UInt8(ascii: "="):
      let end = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ">") ? place + 2 : place + 1
      fault(.wrongSeparator(string(place..<end)), at: place)
      place = end
    case .comma, .closeBrace, .closeBracket:
      fault(.missingColon(key: excerpt(key.contentRange)), at: Int(key.end))
      valueIsMissing()
    case let byte where byte.isWordByte && isRightBehindText && typographicQuote(at: place) == nil:
      recoverInnerQuote()
      expectKeySeparator()
    default: fault(.missingColon(key: excerpt(key.contentRange)), at: Int(key.end))
    }
  }

  /// Meets something else than a comma or the right closing bracket behind a value.
  mutating func recoverSeparator(_ byte: UInt8) {
    switch byte {
    case .closeBrace, .closeBracket: recoverBracket(byte)
    case UInt8(ascii: ";"):
      fault(.wrongSeparator(";"), at: place)
      comma = place
      place += 1
      expectation = isInObject ? .key : .element
    case .colon:
      fault(.unexpectedCharacter(":"), at: place)
      place += 1
      expectation = isInObject ? .key : .element
    case let byte where byte.isWordByte && isRightBehindText && typographicQuote(at: place) == nil: recoverInnerQuote()
    case .quote, .apostrophe, .openBrace, .openBracket: noteMissingComma()
    case .period where isEllipsis: recoverPlaceholder()
    case .period, .plus: recoverJunk()
    case let byte where byte.isWordByte && (byte < 0x80 || UTF8Sequence.length(bytes, at: place) > 0):
      noteMissingComma()
    default: recoverJunk()
    }
  }

  private mutating func noteMissingComma() {
    var end = place
    while end > 0, bytes[end - 1].isWhitespace { end -= 1 }
    var start = end
    if let last = nodes.last, last.end == end, last.kind != .object, last.kind != .array {
      start = Int(last.start)
    } else if end > 0, bytes[end - 1] == .quote {
      // A text that could not be read.
      start -= 1
      while start > 0, end - start < 40, !bytes[start - 1].endsJunk, bytes[start - 1] != .colon { start -= 1 }
      while bytes[start].isWhitespace { start += 1 }
    } else {
      repeat {
        start -= 1
      } while start > 0 && end - start < 40 && bytes[start].isWordByte && bytes[start - 1].isWordByte
    }
    fault(.missingComma(after: excerpt(max(0, start)..<end)), at: place)
    expectation = isInObject ? .key : .element
  }

  /// Whether a text ended right before the current place.
  private var isRightBehindText: Bool {
    guard let last = nodes.last, last.kind == .string, last.closingQuote == 1 else { return false }
    return Int(last.end) == place
  }

  // MARK: Values that are not there

  /// Leaves out the value that was due: in an object its key goes too.
  mutating func valueIsMissing() {
    noteUnreadValue()
    if isInObject { nodes.removeLast() }
    expectation = .separator
  }

  /// Keeps what is known of the value that is left out, so that its faults can name it.
  private mutating func noteUnreadValue() {
    guard container != JSONNode.noParent, let fault = faults.last, !hasGivenUp else { return }
    let key = isInObject ? nodes.last.flatMap { $0.flags.contains(.isHidden) ? nil : $0 } : nil
    if isInObject, key == nil { return }
    let start = key.map { Int($0.start) } ?? fault.position.offset
    unreadValues.append(
      UnreadValue(container: container, key: key, range: start..<max(place, fault.position.offset + 1)))
  }

  mutating func noteTrailingComma() {
    // The comma of `[1,,]` has its fault already.
    let isNoted = faults.last.map { $0.kind == .missingValue && $0.position.offset == comma } ?? false
    if dialect == .payload, !isNoted { fault(.trailingComma, at: comma) }
  }

  // MARK: Junk

  /// Notes a character that belongs nowhere here and goes on behind what it began.
  mutating func recoverJunk() {
    let length = UTF8Sequence.length(bytes, at: place)
    let scalar = scalarAtPlace
    fault(length == 0 ? .invalidUTF8(byte: bytes[place]) : .unexpectedCharacter(scalar), at: place)
    let isBlank = scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    if length > 0, isBlank || scalar == ":" {
      place += length
    } else {
      skipJunk()
    }
  }

  /// Goes on at what may end a value or key that cannot be read: the end of the line, a comma, a quote, a closing
  /// bracket; before the outermost value at an opening bracket.
  mutating func skipJunk() {
    place += 1
    if container == JSONNode.noParent {
      while place < bytes.count, bytes[place] != .openBrace, bytes[place] != .openBracket { place += 1 }
      return
    }
    while place < bytes.count, !bytes[place].endsJunk, bytes[place] != .quote { place += 1 }
    valueOrKeyIsMissing()
  }

  /// Says what is due behind something that could not be read.
  mutating func valueOrKeyIsMissing() {
    switch expectation {
    case .value, .element, .firstElement: valueIsMissing()
    case .key, .firstKey:
      // As if the object began here: a closing bracket or a key is fine.
      expectation = place < bytes.count && bytes[place] == .comma ? .separator : .firstKey
    case .separator, .nothing: break
    }
  }

  /// The character at the current place; U+FFFD where the bytes are no UTF-8.
  var scalarAtPlace: Unicode.Scalar { UTF8Sequence.scalar(bytes, at: place) }

  /// A part of the text for a message: what can stand on a line, and not too long.
  func excerpt(_ range: Range<Int>) -> String {
    let limit = 40
    let text = string(range.lowerBound..<min(range.upperBound, range.lowerBound + 4 * limit))
    return text.unicodeScalars.count <= limit
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
  }
}
