import Foundation

/// Reads the pairs of a `.strings` file.
struct StringsReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lines: LineIndex
  private(set) var entries: [String: String] = [:]
  private(set) var faults: [StringsFault] = []
  private var place = 0
  private var hasGivenUp = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  /// Reads all pairs.
  mutating func read() {
    if isPropertyList { return fault(.propertyList, at: 0) }
    while !hasGivenUp {
      skipBlanks()
      guard place < bytes.count else { return }
      readPair()
    }
  }

  mutating func fault(_ kind: StringsFault.Kind, at offset: Int) {
    guard !hasGivenUp else { return }
    hasGivenUp = faults.count >= StringsFile.faultLimit
    faults.append(
      StringsFault(
        kind: hasGivenUp ? .tooManyFaults(limit: StringsFile.faultLimit) : kind,
        position: lines.position(at: offset, in: bytes)))
  }

  private var isPropertyList: Bool {
    ["bplist", "<?xml", "<plist", "<!DOCTYPE"].contains { bytes.starts(with: $0.utf8) }
  }

  // MARK: Pairs

  private mutating func readPair() {
    let start = place
    guard let key = readText() else {
      fault(.unexpectedCharacter(UTF8Sequence.scalar(bytes, at: place)), at: place)
      return skipPair()
    }
    skipBlanks()
    if take(UInt8(ascii: ";")) { return note(key, key, at: start) }
    guard take(UInt8(ascii: "=")) else {
      fault(.missingEquals(key: key), at: min(place, bytes.count))
      return skipPair()
    }
    skipBlanks()
    guard let value = readText() else {
      fault(.missingValue(key: key), at: min(place, bytes.count))
      return skipPair()
    }
    note(key, value, at: start)
    let end = place
    skipBlanks()
    // The next pair is not lost for want of a semicolon before it.
    if !take(UInt8(ascii: ";")) { fault(.missingSemicolon(key: key), at: end) }
  }

  private mutating func note(_ key: String, _ value: String, at offset: Int) {
    if entries.updateValue(value, forKey: key) != nil { fault(.duplicateKey(key), at: offset) }
  }

  /// Goes on behind the next semicolon or line.
  private mutating func skipPair() {
    while place < bytes.count, bytes[place] != UInt8(ascii: ";"), lineEnd == 0 { place += 1 }
    if place < bytes.count { place += max(1, lineEnd) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  // MARK: Blanks

  private mutating func skipBlanks() {
    while place < bytes.count, !hasGivenUp {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if bytes[place].isWhitespace || bytes[place] == 0x0B || bytes[place] == 0x0C {
        place += 1
      } else if lineEnd > 0 {
        place += lineEnd
      } else if bytes[place] == .slash, next == .slash {
        while place < bytes.count, lineEnd == 0 { place += 1 }
      } else if bytes[place] == .slash, next == .asterisk {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// How many bytes end a line here: a line feed, a carriage return, or one of Unicode's separators; 0: none.
  private var lineEnd: Int {
    switch bytes[place] {
    case .lineFeed, 0x0D: 1
    // U+2028 and U+2029.
    case 0xE2 where place + 2 < bytes.count && bytes[place + 1] == 0x80 && bytes[place + 2] | 1 == 0xA9: 3
    default: 0
    }
  }

  private mutating func skipBlockComment() {
    let start = place
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == .asterisk, bytes[place + 1] == .slash {
        place += 2
        return
      }
      place += 1
    }
    place = bytes.count
    fault(.unterminatedComment, at: start)
  }

  // MARK: Texts

  /// Reads a key or value; nil where none begins.
  private mutating func readText() -> String? {
    guard place < bytes.count else { return nil }
    if bytes[place] == .quote || bytes[place] == .apostrophe { return readQuoted(bytes[place]) }
    let start = place
    while place < bytes.count, Self.isBare(bytes[place]) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  /// What a text without quotes may have.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), .slash:
      true
    default: false
    }
  }

  private mutating func readQuoted(_ quote: UInt8) -> String {
    let start = place
    var units: [UInt16] = []
    var text: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != quote {
      if bytes[place] == .backslash {
        readEscape(into: &text, &units)
        continue
      }
      Self.append(&units, to: &text)
      let length = UTF8Sequence.length(bytes, at: place)
      if length == 0 { fault(.invalidEncoding, at: place) }
      text.append(contentsOf: bytes[place..<place + max(1, length)])
      place += max(1, length)
    }
    Self.append(&units, to: &text)
    if !take(quote) { fault(.unterminatedText, at: start) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape.
  ///
  /// `\U` escapes are UTF-16 units: they are collected until something else follows.
  private mutating func readEscape(into text: inout [UInt8], _ units: inout [UInt16]) {
    let start = place
    place = min(place + 2, bytes.count)
    let byte = start + 1 < bytes.count ? bytes[start + 1] : 0
    if byte | 0x20 == UInt8(ascii: "u"), let unit = readUnit() { return units.append(unit) }
    Self.append(&units, to: &text)
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case .quote, .apostrophe, .backslash, .lineFeed: text.append(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): readOctal(from: start + 1, into: &text)
    default:
      // The character itself, whole, is read next.
      place = start + 1
      fault(
        .invalidEscape("\\" + (place < bytes.count ? String(UTF8Sequence.scalar(bytes, at: place)) : "")), at: start)
    }
  }

  /// Reads up to three octal digits: a character of NeXTSTEP's encoding, which these files had before Unicode.
  private mutating func readOctal(from start: Int, into text: inout [UInt8]) {
    place = start
    var code: UInt32 = 0
    while place < min(start + 3, bytes.count), (0x30...0x37).contains(bytes[place]) {
      code = code << 3 | UInt32(bytes[place] - 0x30)
      place += 1
    }
    let character = UInt8(exactly: code).flatMap { String(bytes: [$0], encoding: .nextstep) }
    guard let character else {
      return fault(.invalidEscape(String(decoding: bytes[start - 1..<place], as: UTF8.self)), at: start - 1)
    }
    text.append(contentsOf: character.utf8)
  }

  /// Reads up to four hexadecimal digits.
  private mutating func readUnit() -> UInt16? {
    let start = place
    var unit: UInt32 = 0
    while place < min(start + 4, bytes.count), let digit = bytes[place].hexadecimalValue {
      unit = unit << 4 | digit
      place += 1
    }
    return place > start ? UInt16(unit) : nil
  }

  private static func append(_ units: inout [UInt16], to text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    units = []
  }
}
