extension Rule {
  static let byteOrderMark = Rule(
    "byte-order-mark", .warning, "A payload begins with its first brace, not with a byte order mark.",
    "Some editors put U+FEFF before the text. Apple's reader skips it, other JSON readers may refuse it (RFC 8259, "
      + "section 8.1), and it counts three bytes of the size limit.",
    source: "1.1",
    bad: RuleExample(
      shown: "(EF BB BF){\"aps\":{\"alert\":\"Hello\"}}", bytes: Array("\u{FEFF}{\"aps\":{\"alert\":\"Hello\"}}".utf8)),
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let utf16 = Rule(
    "utf-16", .warning, "A payload is UTF-8, not UTF-16.",
    "Apple's reader on the device also takes UTF-16; the service documents UTF-8 only, and the size doubles.",
    source: "1.1",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"Hello\"}} (saved as UTF-16, little end first)",
      bytes: [0xFF, 0xFE] + "{\"aps\":{\"alert\":\"Hello\"}}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let utf32 = Rule(
    "utf-32", .warning, "A payload is UTF-8, not UTF-32.",
    "Apple's reader on the device also takes UTF-32; the service documents UTF-8 only, and the size is four times as "
      + "great.",
    source: "1.1",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"Hello\"}} (saved as UTF-32, great end first)",
      bytes: "{\"aps\":{\"alert\":\"Hello\"}}".utf8.flatMap { [0, 0, 0, $0] }),
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let invalidUTF8 = Rule(
    "invalid-utf8", .error, "Every byte belongs to a UTF-8 character.",
    "A file saved as Latin-1 or Windows-1252, or a text cut in the middle of a character, is refused as a whole. The "
      + "message counts bytes from 1.",
    source: "1.1",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"caf(E9)\"}}",
      bytes: Array("{\"aps\":{\"alert\":\"caf".utf8) + [0xE9] + Array("\"}}".utf8)),
    good: #"{"aps":{"alert":"café"}}"#)

  static let invalidUTF16 = Rule(
    "invalid-utf16", .error, "Every unit of UTF-16 text belongs to a character.",
    "Half a surrogate pair, or an odd byte at the end, is no character.", source: "1.1",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"(D83D)\"}} (UTF-16, little end first)",
      bytes: [0xFF, 0xFE]
        + (Array("{\"aps\":{\"alert\":\"".utf16) + [0xD83D] + Array("\"}}".utf16)).flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }),
    good: #"{"aps":{"alert":"📧"}}"#)

  static let invalidUTF32 = Rule(
    "invalid-utf32", .error, "Every unit of UTF-32 text is a character.",
    "Values beyond U+10FFFF and surrogates are no characters.", source: "1.1",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"(00110000)\"}} (UTF-32, great end first)",
      bytes: "{\"aps\":{\"alert\":\"".utf8.flatMap { [0, 0, 0, $0] } + [0, 0x11, 0, 0]
        + "\"}}".utf8.flatMap { [0, 0, 0, $0] }),
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let loneSurrogate = Rule(
    "lone-surrogate", .error, "A `\\u` escape of a surrogate stands in a pair.",
    "Characters beyond U+FFFF are written as two escapes. A text cut between them leaves half a character: readers "
      + "refuse it or put U+FFFD in its place. Belfry does the latter.",
    source: "1.1", bad: #"{"aps":{"alert":"You have \ud83d"}}"#, good: #"{"aps":{"alert":"You have \ud83d\udce7"}}"#)
}

extension RuleFamily {
  /// Encodings that Apple's reader takes and the service does not promise to.
  static let textEncoding = RuleFamily([.utf16, .utf32]) { subject, findings in
    let (rule, name): (Rule, String)
    switch subject.document.encoding {
    case .utf8: return
    case .utf16BigEndian, .utf16LittleEndian: (rule, name) = (.utf16, "UTF-16")
    case .utf32BigEndian, .utf32LittleEndian: (rule, name) = (.utf32, "UTF-32")
    }
    findings.report(
      rule, at: subject.start, .root, "the text is \(name), expected UTF-8",
      fix: "save it as UTF-8: \(subject.document.bytes.count) bytes in place of \(subject.document.sourceByteCount)")
  }
}
