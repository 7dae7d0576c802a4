/// Text that is not JSON but nearly, or was meant to become JSON: other quotes, bare words, placeholders, brackets of
/// the wrong kind.
extension JSONReader {
  /// How far is looked ahead for the end of something.
  private static let lookAhead = 8192

  // MARK: Quotes

  /// The typographic quotation mark at `offset`, all of which take three bytes.
  func typographicQuote(at offset: Int) -> Unicode.Scalar? {
    guard offset + 2 < bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return nil }
    let last = bytes[offset + 2]
    return 0x98...0x9F ~= last ? Unicode.Scalar(0x2000 + UInt32(last & 0x3F)) : nil
  }

  /// Reads a text in apostrophes or typographic quotes; one that does not end in its line ends where a value may.
  mutating func readForeignText(isKey: Bool) {
    let start = place
    let mark = typographicQuote(at: start)
    fault(mark.map(JSONFault.Kind.smartQuote) ?? .singleQuotedText, at: start)
    let openingQuote = mark == nil ? 1 : 3
    let isSingle = mark.map { $0 < "\u{201C}" } ?? true
    var flags: JSONNode.Flags = []
    var closingQuote = 0
    var end = start + openingQuote
    let limit = min(bytes.count, start + Self.lookAhead)
    while end < limit, bytes[end] != .lineFeed, bytes[end] != .carriageReturn {
      if let closing = typographicQuote(at: end), mark != nil, (closing < "\u{201C}") == isSingle {
        closingQuote = 3
      } else if bytes[end] == (isSingle ? .apostrophe : .quote) {
        closingQuote = 1
      }
      if closingQuote > 0 { break }
      if bytes[end] == .backslash, end + 1 < limit {
        flags.insert(.hasEscapes)
        end += 1
      }
      end += 1
    }
    if closingQuote == 0 {
      (end, flags) = (start + openingQuote, [])
      while end < bytes.count, !bytes[end].endsJunk, isKey ? bytes[end] != .colon : true { end += 1 }
    }
    place = end + closingQuote
    nodes.append(
      JSONNode(
        .string, start, place, next: nodes.count + 1, flags: flags, openingQuote: openingQuote,
        closingQuote: closingQuote))
    if !isKey { valueIsComplete() }
  }

  /// Meets a letter right behind a text: the quote that ended it belongs to the text, which is taken to end at the
  /// next quote with a separator behind it.
  mutating func recoverInnerQuote() {
    fault(.unescapedQuote, at: place - 1)
    var end = place
    let limit = min(bytes.count, place + Self.lookAhead)
    while end < limit, bytes[end] != .lineFeed, bytes[end] != .carriageReturn {
      if bytes[end] == .quote, isSeparator(behind: end) {
        place = end + 1
        nodes[nodes.count - 1].end = UInt32(truncatingIfNeeded: place)
        nodes[nodes.count - 1].flags.insert(.hasEscapes)
        return
      }
      end += bytes[end] == .backslash ? 2 : 1
    }
    while place < bytes.count, !bytes[place].endsJunk { place += 1 }
  }

  private func isSeparator(behind offset: Int) -> Bool {
    var next = offset + 1
    let limit = min(bytes.count, next + 64)
    while next < limit, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    return next >= limit || bytes[next].endsJunk || bytes[next] == .colon
  }

  // MARK: Words

  /// Meets a word or number that JSON does not have.
  mutating func recoverWord() {
    let start = place
    var end = place
    while end < bytes.count, bytes[end].isWordByte { end += 1 }
    let word = excerpt(start..<end)
    if let text = textWithoutOpeningQuote(from: start) {
      fault(.missingOpeningQuote(excerpt(text)), at: start)
      place = text.upperBound
      if container != JSONNode.noParent { return valueIsMissing() }
    } else {
      let isNumber =
        bytes[start].isDigit || "+-.".utf8.contains(bytes[start]) || Self.notFinite.contains(word.lowercased())
      fault(isNumber ? .invalidNumber(word) : .invalidWord(word), at: start)
      place = max(start, end - 1)
    }
    skipJunk()
  }

  private static let notFinite: Set = ["nan", "inf", "infinity"]

  /// The bytes of a value in this line that has a quote at its end only.
  private func textWithoutOpeningQuote(from start: Int) -> Range<Int>? {
    var end = start
    let limit = min(bytes.count, start + Self.lookAhead)
    while end < limit, !bytes[end].endsJunk, bytes[end] != .quote { end += 1 }
    guard end < limit, bytes[end] == .quote, isSeparator(behind: end) else { return nil }
    return start..<end + 1
  }

  // MARK: Placeholders

  /// Whether the brace at the current place begins `{{name}}`.
  @inline(__always)
  var isPlaceholderBrace: Bool {
    place + 1 < bytes.count && bytes[place + 1] == .openBrace && placeholderEnd != nil
  }

  /// Whether three dots stand at the current place.
  var isEllipsis: Bool {
    place + 1 < bytes.count && bytes[place] == .period && bytes[place + 1] == .period
  }

  /// Whether a bracket of a placeholder opens at `offset`.
  func opensBracket(at offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] == .openBrace || bytes[offset] == UInt8(ascii: "("))
  }

  /// Meets something that was to be filled in, or HTML in place of everything.
  mutating func recoverPlaceholder() {
    if bytes[place] == UInt8(ascii: "<"), container == JSONNode.noParent {
      fault(.markup, at: place)
      place = bytes.count
      return
    }
    guard let end = placeholderEnd else { return recoverJunk() }
    fault(.placeholder(excerpt(place..<end)), at: place)
    guard container != JSONNode.noParent else {
      place = end
      return
    }
    place = end
    skipBlanks()
    if isInObject, expectation != .value, place < bytes.count, bytes[place] == .colon {
      nodes.append(JSONNode(.string, end, end, next: nodes.count + 1, flags: .isHidden))
      place += 1
      expectation = .value
    } else {
      valueOrKeyIsMissing()
    }
  }

  /// The end of the placeholder at the current place.
  private var placeholderEnd: Int? {
    let second = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch (bytes[place], second) {
    case (.openBrace, _):
      // Two objects within each other are no placeholder.
      return end(of: "}}", from: place + 2).flatMap { end in
        bytes[place..<end].contains { $0 == .quote || $0 == .colon } ? nil : end
      }
    case (UInt8(ascii: "<"), _): return end(of: ">", from: place + 1)
    case (UInt8(ascii: "$"), .openBrace): return end(of: "}", from: place + 2)
    case (UInt8(ascii: "$"), UInt8(ascii: "(")): return end(of: ")", from: place + 2)
    case (0xE2, _): return place + 3
    case (.period, _): return run { $0 == .period }
    default: return run { $0.isWordByte || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "@") }
    }
  }

  private func run(_ belongs: (UInt8) -> Bool) -> Int {
    var end = place + 1
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  /// The place behind `closing` in this line.
  private func end(of closing: StaticString, from start: Int) -> Int? {
    let limit = min(bytes.count, start + 256)
    var offset = start
    while offset + closing.utf8CodeUnitCount <= limit, bytes[offset] != .lineFeed {
      if (0..<closing.utf8CodeUnitCount).allSatisfy({ bytes[offset + $0] == closing.utf8Start[$0] }) {
        return offset + closing.utf8CodeUnitCount
      }
      offset += 1
    }
    return nil
  }

  // MARK: Brackets

  /// Meets the closing bracket of the other kind.
  ///
  /// If as many closing brackets follow as containers are open, and then
  /// nothing, it was mistyped; else the inner containers were left open.
  mutating func recoverBracket(_ byte: UInt8) {
    fault(
      .mismatchedBracket(found: Unicode.Scalar(byte), expected: isInObject ? "}" : "]"), at: place)
    if !closingBracketsMatchDepth, hasOpenContainer(byte == .closeBrace ? .object : .array) {
      while isInObject != (byte == .closeBrace) { endContainer(at: place) }
    }
    closeContainer()
  }

  private var closingBracketsMatchDepth: Bool {
    var (offset, count) = (place, 0)
    let limit = min(bytes.count, place + Self.lookAhead)
    while offset < limit {
      if bytes[offset] == .closeBrace || bytes[offset] == .closeBracket {
        count += 1
      } else if !bytes[offset].isWhitespace {
        return false
      }
      offset += 1
    }
    return count == depth
  }

  private func hasOpenContainer(_ kind: JSONValue.Kind) -> Bool {
    var index = container
    while index != JSONNode.noParent {
      if nodes[index].kind == kind { return true }
      index = Int(nodes[index].next)
    }
    return false
  }
}
