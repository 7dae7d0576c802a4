import Payload
import Testing

@Suite("Faults of a JSON text")
struct JSONFaultTests {
  typealias Kind = JSONFault.Kind

  static let meanings: [(String, Kind)] = [
    ("", .empty), (" \n", .blank), ("\u{FEFF}{}", .byteOrderMark), (#"["\ud800"]"#, .loneSurrogate),
    ("[1,]", .trailingComma), (#"["ab" 2]"#, .missingComma(after: "\"ab\"")), ("[[1] 2]", .missingComma(after: "]")),
    ("[12 34]", .missingComma(after: "12")), (#"{"key" 1}"#, .missingColon(key: "key")), ("[,1]", .missingValue),
    ("{:1}", .missingKey), (#"{"a" => 1}"#, .wrongSeparator("=>")), (#"{"a" = 1}"#, .wrongSeparator("=")),
    ("[1;2]", .wrongSeparator(";")), ("[*]", .unexpectedCharacter("*")), ("{abc: 1}", .unquotedKey("abc")),
    ("['a']", .singleQuotedText), ("[“a”]", .smartQuote("“")), (#"[so what"]"#, .missingOpeningQuote("so what\"")),
    (#"["a "b" c"]"#, .unescapedQuote), (#"["a"#, .unterminatedText), ("[1", .unterminatedArray),
    ("{", .unterminatedObject), ("[1}", .mismatchedBracket(found: "}", expected: "]")),
    ("{]", .mismatchedBracket(found: "]", expected: "}")), ("[\"\u{7}\"]", .controlCharacterInText("\u{7}")),
    (#"["\x41"]"#, .invalidEscape("\\x")), (#"["\u12x4"]"#, .invalidEscape("\\u12")),
    ("[0x10]", .invalidNumber("0x10")),
    ("[yes]", .invalidWord("yes")), ("[<your name>]", .placeholder("<your name>")),
    ("[{{ name }}]", .placeholder("{{ name }}")),
    ("[$(name)]", .placeholder("$(name)")), ("[…]", .placeholder("…")), ("<html>", .markup), ("[1] // x", .comment),
    ("[1] # x", .hashComment), ("[1] /* x", .unterminatedComment), ("[1] [2]", .textAfterRoot),
    (
      #"{"a":1,"a":2}"#,
      .duplicateKey("a", first: SourcePosition(offset: 1, line: 1, column: 2))
    ),
    ("[" + String(repeating: "x", count: 60) + "]", .invalidWord(String(repeating: "x", count: 39) + "…")),
  ]

  @Test("every kind says what it is about", arguments: meanings)
  func meaning(text: String, kind: Kind) {
    #expect(JSONDocument(text).faults.last?.kind == kind)
  }

  @Test(
    "bytes that are no UTF-8 are faults, one for each character that they garble",
    arguments: [
      ([0xE9], ["1:2 invalidUTF8"]), ([0x80], ["1:2 invalidUTF8"]), ([0xFF], ["1:2 invalidUTF8"]),
      ([0xC0, 0xAF], ["1:2 invalidUTF8"]), ([0xC1, 0x81], ["1:2 invalidUTF8"]),
      ([0xE0, 0x80, 0xAF], ["1:2 invalidUTF8"]),
      ([0xF0, 0x80, 0x80, 0xAF], ["1:2 invalidUTF8"]), ([0xED, 0xA0, 0x80], ["1:2 invalidUTF8"]),
      ([0xED, 0xBF, 0xBF], ["1:2 invalidUTF8"]), ([0xF4, 0x90, 0x80, 0x80], ["1:2 invalidUTF8"]),
      ([0xF5, 0x80, 0x80, 0x80], ["1:2 invalidUTF8"]), ([0xE2, 0x82], ["1:2 invalidUTF8"]),
      ([0xF0, 0x9F, 0x98], ["1:2 invalidUTF8"]), ([0xC3], ["1:2 invalidUTF8"]),
      ([0xE9, 0x61, 0xE9], ["1:2 invalidUTF8", "1:4 invalidUTF8"]), ([0xC3, 0xA9], []), ([0xF4, 0x8F, 0xBF, 0xBF], []),
    ] as [([UInt8], [String])])
  func invalidUTF8(bytes: [UInt8], faults: [String]) throws {
    let document = JSONDocument(Array("\"".utf8) + bytes + Array("\"".utf8))
    #expect(document.faultSummaries == faults)
    #expect(document.isReadable == faults.isEmpty)
    let string = try #require(document.root?.string)
    #expect(string.contains("\u{FFFD}") != faults.isEmpty)
  }

  @Test("an invalid byte outside of text is a fault too")
  func invalidUTF8Outside() {
    #expect(JSONDocument([0x5B, 0xE9, 0x5D]).faultSummaries == ["1:2 invalidUTF8"])
    #expect(JSONDocument([0xE9]).faultSummaries == ["1:1 invalidUTF8"])
    #expect(JSONDocument([0x7B, 0xFF, 0x3A, 0x31, 0x7D]).faultSummaries == ["1:2 invalidUTF8"])
  }

  @Test(
    "what Apple's reader takes is a fault, and the value is used",
    arguments: [
      ("[1,]", ["1:3 trailingComma"], "[1]"), ("[1 , ]", ["1:4 trailingComma"], "[1]"),
      ("{\"a\":1,}", ["1:7 trailingComma"], "{\"a\":1}"),
      ("{\"a\":[1,],}", ["1:8 trailingComma", "1:10 trailingComma"], "{\"a\":[1]}"),
      ("{\"a\":1,\"a\":2}", ["1:8 duplicateKey"], "{\"a\":1}"),
      ("{\"a\":1,\"\\u0061\":2}", ["1:8 duplicateKey"], "{\"a\":1}"),
      (
        "{\"a\":1,\"b\":2,\"a\":3,\"a\":4,\"b\":5}", ["1:14 duplicateKey", "1:20 duplicateKey", "1:26 duplicateKey"],
        "{\"a\":1,\"b\":2}"
      ),
      ("{\"a\":{\"x\":1,\"x\":2},\"a\":3}", ["1:13 duplicateKey", "1:20 duplicateKey"], "{\"a\":{\"x\":1}}"),
      (#"["\ud83d"]"#, ["1:3 loneSurrogate"], "[\"\u{FFFD}\"]"),
      (#"["\ude00"]"#, ["1:3 loneSurrogate"], "[\"\u{FFFD}\"]"),
      (#"["\ud83dx"]"#, ["1:3 loneSurrogate"], "[\"\u{FFFD}x\"]"),
      (#"["\ud83d\u0041"]"#, ["1:3 loneSurrogate"], "[\"\u{FFFD}A\"]"),
      (#"["\ud83d\ud83d\ude00"]"#, ["1:3 loneSurrogate"], "[\"\u{FFFD}😀\"]"),
      (#"["\ude00\ud83d"]"#, ["1:3 loneSurrogate", "1:9 loneSurrogate"], "[\"\u{FFFD}\u{FFFD}\"]"),
      (#"{"\ud800":1}"#, ["1:3 loneSurrogate"], "{\"\u{FFFD}\":1}"), ("\u{FEFF}[1]", ["1:1 byteOrderMark"], "[1]"),
    ])
  func tolerated(text: String, faults: [String], minified: String) {
    let document = JSONDocument(text)
    #expect(document.faultSummaries == faults)
    #expect(document.isReadable)
    #expect(document.root?.minified == minified)
  }

  @Test("many keys are compared as few are")
  func manyKeys() {
    let keys = (0..<200).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(JSONDocument("{\(keys)}").faults == [])
    let document = JSONDocument("{\(keys),\"k7\":1,\"\\u006b8\":2,\"k200\":3,\"k7\":4}")
    #expect(document.faults.map(\.kind.name) == ["duplicateKey", "duplicateKey", "duplicateKey"])
    #expect(document.root?["k7"]?.number?.integer == 7)
    #expect(document.root?["k8"]?.number?.integer == 8)
    #expect(document.root?.members.count == 204)
    #expect(document.root?.members.filter(\.isDuplicate).count == 3)
  }

  @Test("a configuration may have comments and trailing commas")
  func configuration() {
    let text = "// a\n{ /* b */ \"a\": [1, 2,], // c\n \"b\": {\"c\": 1,},\n}\n// end"
    let document = JSONDocument(text, dialect: .configuration)
    #expect(document.faults == [])
    #expect(document.root?.minified == "{\"a\":[1,2],\"b\":{\"c\":1}}")
  }

  @Test(
    "a configuration may have nothing else that JSON has not",
    arguments: [
      ("{} # c", ["1:4 hashComment"]), ("{a:1}", ["1:2 unquotedKey"]), ("{'a':1}", ["1:2 singleQuotedText"]),
      ("[,]", ["1:2 missingValue"]), ("[1,,]", ["1:4 missingValue"]), ("{} /*", ["1:4 unterminatedComment"]),
      ("// only", ["1:1 blank"]), ("{\"a\":1,\"a\":2}", ["1:8 duplicateKey"]), ("[1 2]", ["1:4 missingComma"]),
    ])
  func strictConfiguration(text: String, faults: [String]) {
    #expect(JSONDocument(text, dialect: .configuration).faultSummaries == faults)
  }

  @Test("all faults are reported, in the order of the text")
  func order() {
    let text = "{\n  'a': 1,\n  b: +1\n  \"c\": [1 2,],\n  \"c\": tru\n"
    #expect(
      JSONDocument(text).faultSummaries == [
        "1:1 unterminatedObject", "2:3 singleQuotedText", "3:3 unquotedKey", "3:6 invalidNumber", "4:3 missingComma",
        "4:11 missingComma", "4:12 trailingComma", "5:8 invalidWord",
      ])
  }
}
