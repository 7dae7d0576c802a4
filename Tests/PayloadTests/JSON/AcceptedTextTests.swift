import Payload
import Testing

@Suite("Texts that RFC 8259 allows")
struct AcceptedTextTests {
  @Test(
    "any value may stand alone, and white space around it counts for nothing",
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("0", "0"), ("-0", "-0"), ("\"\"", "\"\""),
      ("[]", "[]"), ("{}", "{}"), (" null", "null"), ("null ", "null"), ("\t\n\r null \r\n\t", "null"),
      ("\"a\"", "\"a\""), (" [ ] ", "[]"), (" { } ", "{}"), ("[\n]", "[]"), ("{\r\n}", "{}"), ("\n\n1\n", "1"),
    ])
  func alone(text: String, minified: String) { expectAccepted(text, minified) }

  @Test(
    "numbers keep every digit",
    arguments: [
      "0", "-0", "1", "-1", "10", "1234567890", "0.0", "-0.0", "0.5", "1.0", "1.50", "-12.75", "0e0", "0e1", "1e2",
      "1E2", "1e+2", "1E+2", "1e-2", "1E-2", "0e+1", "1.5e300", "1.5E-300", "123e65", "1e400", "-1e400", "1e-400",
      "27021597978863341", "9007199254740993", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
      "100000000000000000000000000000000000000000", "0.1234567890123456789012345678901234567890", "1e00000001",
      "1e-007",
      "1.7976931348623157e308", "5e-324", "123123e100000", "-123123.123123e-100000",
    ])
  func number(text: String) {
    expectAccepted(text, text)
    expectAccepted("[\(text)]", "[\(text)]")
    expectAccepted("{\"n\" : \(text)\n}", "{\"n\":\(text)}")
  }

  @Test(
    "the nine short escapes and \\u stand for their characters",
    arguments: [
      (#""\"""#, "\""), (#""\\""#, "\\"), (#""\/""#, "/"), (#""\b""#, "\u{8}"), (#""\f""#, "\u{C}"), (#""\n""#, "\n"),
      (#""\r""#, "\r"), (#""\t""#, "\t"), (#""\u0041""#, "A"), (#""\u00e9""#, "é"), (#""\u00E9""#, "é"),
      (#""\u0000""#, "\0"), (#""\u001F""#, "\u{1F}"), (#""\u007f""#, "\u{7F}"), (#""\u2028""#, "\u{2028}"),
      (#""\uFEFF""#, "\u{FEFF}"), (#""\u200B""#, "\u{200B}"),
      (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00""#, "😀"), (#""\uD800\uDC00""#, "\u{10000}"),
      (#""a\u0062c""#, "abc"),
      (#""\\u0041""#, "\\u0041"), (#""\\\"""#, "\\\""), (#""\\\\""#, "\\\\"), (#""\u005C""#, "\\"),
      (#""\u0022""#, "\""),
      (#""\ud83d\udc68\u200d\ud83d\udc69""#, "👨‍👩"), (#""\u0060\u012a\u12AB""#, "`Īካ"), (#""\\n""#, "\\n"),
      (#""x\ty\tz""#, "x\ty\tz"),
    ])
  func escape(text: String, characters: String) {
    let document = JSONDocument(text)
    #expect(document.faults == [])
    #expect(document.root?.string.map { Array($0.unicodeScalars) } == Array(characters.unicodeScalars))
  }

  @Test(
    "text may hold any character raw but quotes, backslashes and controls",
    arguments: [
      "a", "é", "€", "😀", "سلام", "안녕", "日本語", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "\u{2028}", "\u{2029}",
      "\u{FEFF}", "\u{E000}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{10000}", "'",
      "/", "// no comment", "/* none */", "[1,2", "{:}", "a,b", "<b>&amp;</b>", "\u{E415}", "e\u{301}", "null", "%@ %d",
      "12345678", "1234567", "123456789", "\u{202E}abc\u{202C}",
    ])
  func raw(text: String) {
    for padded in [text, text + text, "0123456" + text, "01234567" + text, text + "01234567"] {
      let document = JSONDocument("\"\(padded)\"")
      #expect(document.faults == [])
      #expect(document.root?.string.map { Array($0.utf8) } == Array(padded.utf8))
    }
  }

  @Test(
    "characters that Unicode gives no meaning are characters, raw and escaped",
    arguments: [
      ("FDD0", 0xFDD0), ("FDEF", 0xFDEF), ("FFFE", 0xFFFE), ("FFFF", 0xFFFF), ("DBFF\\uDFFE", 0x10FFFE),
      ("DBFF\\uDFFF", 0x10FFFF), ("D83F\\uDFFF", 0x1FFFF),
    ] as [(String, UInt32)])
  func noncharacter(escape: String, value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(JSONDocument("\"\\u\(escape)\"").root?.string?.unicodeScalars.map(\.value) == [value])
    #expect(JSONDocument("\"\(scalar)\"").root?.string?.unicodeScalars.map(\.value) == [value])
    #expect(JSONDocument("\"\(scalar)\"").faults == [])
  }

  @Test(
    "arrays and objects hold any values",
    arguments: [
      ("[1]", "[1]"), ("[1,2]", "[1,2]"), ("[ 1 , 2 ]", "[1,2]"), ("[null,true,false]", "[null,true,false]"),
      ("[[]]", "[[]]"), ("[[],[]]", "[[],[]]"), ("[[[[1]]]]", "[[[[1]]]]"), ("[{}]", "[{}]"), ("[\"\"]", "[\"\"]"),
      ("[1\n,2\n]", "[1,2]"), ("[\t1,\r\n2]", "[1,2]"), ("[1,[2,[3]],4]", "[1,[2,[3]],4]"),
      (#"{"a":1}"#, #"{"a":1}"#), (#"{ "a" : 1 }"#, #"{"a":1}"#), (#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#),
      (#"{"":0}"#, #"{"":0}"#), (#"{"a":{}}"#, #"{"a":{}}"#), (#"{"a":[]}"#, #"{"a":[]}"#),
      (#"{"a":{"b":{"c":[{}]}}}"#, #"{"a":{"b":{"c":[{}]}}}"#), (#"{"a":"b"}"#, #"{"a":"b"}"#),
      (#"{"\u0061":1}"#, #"{"a":1}"#), (#"{"a\u0000b":1}"#, #"{"a\u0000b":1}"#), (#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#),
      (#"{"a":[1,{"b":2}],"c":null}"#, #"{"a":[1,{"b":2}],"c":null}"#), (#"{"A":1,"a":2}"#, #"{"A":1,"a":2}"#),
      (#"{"é":1,"e\u0301":2}"#, "{\"é\":1,\"e\u{301}\":2}"), ("[-1,-0,1e5]", "[-1,-0,1e5]"),
      ("{\n\"x\"\n:\n1\n}", #"{"x":1}"#),
    ])
  func containers(text: String, minified: String) { expectAccepted(text, minified) }

  private func expectAccepted(_ text: String, _ minified: String) {
    let document = JSONDocument(text)
    #expect(document.faults == [])
    #expect(document.isReadable)
    #expect(document.root?.minified == minified)
  }
}
