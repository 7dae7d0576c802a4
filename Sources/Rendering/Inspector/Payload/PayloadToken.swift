/// A piece of a payload's text, to be coloured: the bytes that it takes, exactly as they were sent.
struct PayloadToken: Equatable {
  /// What it is in JSON.
  enum Kind: Equatable {
    /// A text before a colon, quotes included.
    case key
    case text, number
    /// `true`, `false` and `null`.
    case literal
    /// Brackets, colons and commas.
    case punctuation
    /// Blanks and tabs.
    case blank
    /// A line end.
    case lineEnd
    /// What is no JSON.
    case other
  }

  var kind: Kind
  var range: Range<Int>
}

/// Splits a text into tokens.
///
/// Takes every text, JSON or not, and loses no byte of it: what is wrong with it is said by the findings.
struct PayloadTokenizer {
  private let bytes: [UInt8]
  private let end: Int
  private var place = 0
  private var tokens: [PayloadToken] = []

  /// The tokens of the first `limit` bytes.
  static func tokens(of bytes: [UInt8], limit: Int) -> [PayloadToken] {
    var tokenizer = PayloadTokenizer(bytes: bytes, end: min(bytes.count, limit))
    while tokenizer.place < tokenizer.end { tokenizer.takeToken() }
    return tokenizer.tokens
  }

  private init(bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  private mutating func takeToken() {
    switch bytes[place] {
    case UInt8(ascii: "\""): takeText()
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
      take(.punctuation) { _ in false }
    case UInt8(ascii: ":"):
      markKey()
      take(.punctuation) { _ in false }
    case UInt8(ascii: "\n"): take(.lineEnd) { _ in false }
    case UInt8(ascii: "\r"):
      var isFirst = true
      take(.lineEnd) { byte in
        defer { isFirst = false }
        return isFirst && byte == UInt8(ascii: "\n")
      }
    case UInt8(ascii: " "), UInt8(ascii: "\t"): take(.blank) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): take(.number, while: Self.isWord)
    default:
      let start = place
      take(.other, while: Self.isWord)
      if ["true", "false", "null"].contains(String(decoding: bytes[start..<place], as: UTF8.self)) {
        tokens[tokens.count - 1].kind = .literal
      }
    }
  }

  private mutating func take(_ kind: PayloadToken.Kind, while belongs: (UInt8) -> Bool) {
    let start = place
    place += 1
    while place < end, belongs(bytes[place]) { place += 1 }
    tokens.append(PayloadToken(kind: kind, range: start..<place))
  }

  /// To the closing quote; a text that has none ends with its line.
  private mutating func takeText() {
    let start = place
    place += 1
    while place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    if place < end, bytes[place] == UInt8(ascii: "\"") { place += 1 }
    place = min(place, end)
    tokens.append(PayloadToken(kind: .text, range: start..<place))
  }

  /// What stands before a colon is a key.
  private mutating func markKey() {
    guard let last = tokens.lastIndex(where: { $0.kind != .blank && $0.kind != .lineEnd }) else { return }
    if tokens[last].kind == .text || tokens[last].kind == .other { tokens[last].kind = .key }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      false
    default: true
    }
  }
}
