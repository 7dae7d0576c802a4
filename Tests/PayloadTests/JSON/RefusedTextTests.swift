import Payload
import Testing

@Suite("Texts that are not JSON")
struct RefusedTextTests {
  /// A text, its faults, and what could be read all the same.
  struct Row: CustomTestStringConvertible {
    let text: String
    let faults: [String]
    let minified: String?
    var testDescription: String { text }

    init(_ text: String, _ faults: [String], _ minified: String?) {
      (self.text, self.faults, self.minified) = (text, faults, minified)
    }
  }

  static let values = [
    Row("", ["1:1 empty"], nil),
    Row(" ", ["1:1 blank"], nil),
    Row("\n\n\t", ["1:1 blank"], nil),
    Row("nul", ["1:1 invalidWord"], nil),
    Row("nulll", ["1:1 invalidWord"], nil),
    Row("True", ["1:1 invalidWord"], nil),
    Row("TRUE", ["1:1 invalidWord"], nil),
    Row("None", ["1:1 invalidWord"], nil),
    Row("undefined", ["1:1 invalidWord"], nil),
    Row("hello", ["1:1 invalidWord"], nil),
    Row("é", ["1:1 invalidWord"], nil),
    Row("[tru]", ["1:2 invalidWord"], "[]"),
    Row("[nil,1]", ["1:2 invalidWord"], "[1]"),
    Row("[truefalse]", ["1:2 invalidWord"], "[]"),
    Row("[true false]", ["1:7 missingComma"], "[true,false]"),
    Row("*", ["1:1 unexpectedCharacter"], nil),
    Row("@", ["1:1 placeholder"], nil),
    Row("]", ["1:1 unexpectedCharacter"], nil),
    Row("}", ["1:1 unexpectedCharacter"], nil),
    Row(",", ["1:1 unexpectedCharacter"], nil),
    Row(":", ["1:1 unexpectedCharacter"], nil),
    Row("\u{0}", ["1:1 unexpectedCharacter"], nil),
    Row("[1\u{0}]", ["1:3 unexpectedCharacter"], "[1]"),
    Row("[\u{A0}1]", ["1:2 unexpectedCharacter"], "[1]"),
    Row("[\u{2060}1]", ["1:2 unexpectedCharacter"], "[1]"),
    Row("[\u{C}]", ["1:2 unexpectedCharacter"], "[]"),
    Row("[1]\u{FEFF}", ["1:4 textAfterRoot"], "[1]"),
    Row("1 2", ["1:3 textAfterRoot"], "1"),
    Row("[]]", ["1:3 textAfterRoot"], "[]"),
    Row("{}}", ["1:3 textAfterRoot"], "{}"),
    Row("[][]", ["1:3 textAfterRoot"], "[]"),
    Row("{}x", ["1:3 textAfterRoot"], "{}"),
    Row("{}\n{}", ["2:1 textAfterRoot"], "{}"),
    Row("{},", ["1:3 textAfterRoot"], "{}"),
    Row("\"\"x", ["1:3 textAfterRoot"], "\"\""),
    Row("<html></html>", ["1:1 markup"], nil),
    Row("<?xml version=\"1.0\"?>", ["1:1 markup"], nil),
  ]

  static let numbers = [
    Row("[+1]", ["1:2 invalidNumber"], "[]"),
    Row("[++1]", ["1:2 invalidNumber"], "[]"),
    Row("[.5]", ["1:2 invalidNumber"], "[]"),
    Row("[-.5]", ["1:2 invalidNumber"], "[]"),
    Row("[1.]", ["1:2 invalidNumber"], "[]"),
    Row("[-1.]", ["1:2 invalidNumber"], "[]"),
    Row("[1.e1]", ["1:2 invalidNumber"], "[]"),
    Row("[01]", ["1:2 invalidNumber"], "[]"),
    Row("[-01]", ["1:2 invalidNumber"], "[]"),
    Row("[00]", ["1:2 invalidNumber"], "[]"),
    Row("[012.5]", ["1:2 invalidNumber"], "[]"),
    Row("[-]", ["1:2 invalidNumber"], "[]"),
    Row("[--1]", ["1:2 invalidNumber"], "[]"),
    Row("[1e]", ["1:2 invalidNumber"], "[]"),
    Row("[1e+]", ["1:2 invalidNumber"], "[]"),
    Row("[1e5.5]", ["1:2 invalidNumber"], "[]"),
    Row("[1ee5]", ["1:2 invalidNumber"], "[]"),
    Row("[1.5.5]", ["1:2 invalidNumber"], "[]"),
    Row("[0x10]", ["1:2 invalidNumber"], "[]"),
    Row("[0b1]", ["1:2 invalidNumber"], "[]"),
    Row("[1_000]", ["1:2 invalidNumber"], "[]"),
    Row("[1a]", ["1:2 invalidNumber"], "[]"),
    Row("[1e1000x]", ["1:2 invalidNumber"], "[]"),
    Row("[NaN]", ["1:2 invalidNumber"], "[]"),
    Row("[nan]", ["1:2 invalidNumber"], "[]"),
    Row("[Infinity]", ["1:2 invalidNumber"], "[]"),
    Row("[-Infinity]", ["1:2 invalidNumber"], "[]"),
    Row("[+Inf]", ["1:2 invalidNumber"], "[]"),
    Row("[1 000]", ["1:4 missingComma", "1:4 invalidNumber"], "[1]"),
    Row("[１]", ["1:2 unexpectedCharacter"], "[]"),
    Row("{\"a\":+1,\"b\":2}", ["1:6 invalidNumber"], "{\"b\":2}"),
    Row("[1-2]", ["1:2 invalidNumber"], "[]"),
  ]

  static let texts = [
    Row("\"", ["1:1 unterminatedText"], "\"\""),
    Row("\"a", ["1:1 unterminatedText"], "\"a\""),
    Row("\"a\\", ["1:1 unterminatedText"], "\"a\""),
    Row("\"a\\\"", ["1:1 unterminatedText"], "\"a\\\"\""),
    Row("[\"a]", ["1:2 unterminatedText"], "[\"a]\"]"),
    Row("[\"a\tb\"]", ["1:4 controlCharacterInText"], "[\"a\\tb\"]"),
    Row("[\"a\nb\"]", ["1:4 controlCharacterInText"], "[\"a\\nb\"]"),
    Row("[\"\u{0}\"]", ["1:3 controlCharacterInText"], "[\"\\u0000\"]"),
    Row("[\"\u{1F}\"]", ["1:3 controlCharacterInText"], "[\"\\u001f\"]"),
    Row("[\"\u{1B}[31m\"]", ["1:3 controlCharacterInText"], "[\"\\u001b[31m\"]"),
    Row("[\"abc,\n\"d\"]", ["1:2 unterminatedText"], "[\"abc\",\"d\"]"),
    Row("{\"a\":\"x\n,\"b\":1}", ["1:6 unterminatedText"], "{\"a\":\"x\",\"b\":1}"),
    Row(#"["\x41"]"#, ["1:3 invalidEscape"], #"["x41"]"#),
    Row(#"["\a"]"#, ["1:3 invalidEscape"], #"["a"]"#),
    Row(#"["\'"]"#, ["1:3 invalidEscape"], #"["'"]"#),
    Row(#"["\0"]"#, ["1:3 invalidEscape"], #"["0"]"#),
    Row(#"["\U0041"]"#, ["1:3 invalidEscape"], #"["U0041"]"#),
    Row(#"["\u"]"#, ["1:3 invalidEscape"], #"["u"]"#),
    Row(#"["\u00"]"#, ["1:3 invalidEscape"], #"["u00"]"#),
    Row(#"["\u00G0"]"#, ["1:3 invalidEscape"], #"["u00G0"]"#),
    Row(#"["\u{41}"]"#, ["1:3 invalidEscape"], #"["u{41}"]"#),
    Row("[\"\\é\"]", ["1:3 invalidEscape"], "[\"é\"]"),
    Row("[\"\\😀\"]", ["1:3 invalidEscape"], "[\"😀\"]"),
    Row("['a']", ["1:2 singleQuotedText"], "[\"a\"]"),
    Row(#"['it\'s']"#, ["1:2 singleQuotedText"], "[\"it's\"]"),
    Row("['a \"b\"']", ["1:2 singleQuotedText"], #"["a \"b\""]"#),
    Row("['a]", ["1:2 singleQuotedText"], "[\"a\"]"),
    Row("[“a”]", ["1:2 smartQuote"], "[\"a\"]"),
    Row("[”a”]", ["1:2 smartQuote"], "[\"a\"]"),
    Row("[„a“]", ["1:2 smartQuote"], "[\"a\"]"),
    Row("[‘a’]", ["1:2 smartQuote"], "[\"a\"]"),
    Row("[“it’s”]", ["1:2 smartQuote"], "[\"it’s\"]"),
    Row("{“a”: “b”, “c”: 1}", ["1:2 smartQuote", "1:7 smartQuote", "1:12 smartQuote"], #"{"a":"b","c":1}"#),
    Row("[abc\"]", ["1:2 missingOpeningQuote"], "[]"),
    Row("[\"he said \"hi\" to me\"]", ["1:11 unescapedQuote"], #"["he said \"hi\" to me"]"#),
    Row("{\"a\":\"x \"y\" z\",\"b\":1}", ["1:9 unescapedQuote"], #"{"a":"x \"y\" z","b":1}"#),
    Row("[`a`]", ["1:2 unexpectedCharacter"], "[]"),
  ]

  static let arrays = [
    Row("[", ["1:1 unterminatedArray"], "[]"),
    Row("[1", ["1:1 unterminatedArray"], "[1]"),
    Row("[1,", ["1:1 unterminatedArray"], "[1]"),
    Row("[[1]", ["1:1 unterminatedArray"], "[[1]]"),
    Row("[,]", ["1:2 missingValue"], "[]"),
    Row("[,1]", ["1:2 missingValue"], "[1]"),
    Row("[1,,2]", ["1:4 missingValue"], "[1,2]"),
    Row("[1,,]", ["1:4 missingValue"], "[1]"),
    Row("[1 2]", ["1:4 missingComma"], "[1,2]"),
    Row("[1\n2\n3]", ["2:1 missingComma", "3:1 missingComma"], "[1,2,3]"),
    Row("[\"a\" \"b\"]", ["1:6 missingComma"], "[\"a\",\"b\"]"),
    Row("[[] []]", ["1:5 missingComma"], "[[],[]]"),
    Row("[{} {}]", ["1:5 missingComma"], "[{},{}]"),
    Row("[1;2]", ["1:3 wrongSeparator"], "[1,2]"),
    Row("[\"a\":1]", ["1:5 unexpectedCharacter"], "[\"a\",1]"),
    Row("[1:2]", ["1:3 unexpectedCharacter"], "[1,2]"),
    Row("[1}", ["1:3 mismatchedBracket"], "[1]"),
    Row("{\"a\":[1}", ["1:8 mismatchedBracket"], "{\"a\":[1]}"),
    Row("{\"a\":[1}}", ["1:8 mismatchedBracket"], "{\"a\":[1]}"),
    Row("[1)]", ["1:3 unexpectedCharacter"], "[1]"),
    Row("[1, ...]", ["1:5 placeholder"], "[1]"),
    Row("[<a b>, 2]", ["1:2 placeholder"], "[2]"),
    Row(
      "[${a}, {{b}}, $c, %d, %@]",
      ["1:2 placeholder", "1:8 placeholder", "1:15 placeholder", "1:19 placeholder", "1:23 placeholder"], "[]"),
  ]

  static let objects = [
    Row("{", ["1:1 unterminatedObject"], "{}"),
    Row("{\"a\"", ["1:1 unterminatedObject"], "{}"),
    Row("{\"a\":", ["1:1 unterminatedObject"], "{}"),
    Row("{\"a\":1", ["1:1 unterminatedObject"], "{\"a\":1}"),
    Row("{\"a\":1,", ["1:1 unterminatedObject"], "{\"a\":1}"),
    Row("{\"a\":{\"b\":1}", ["1:1 unterminatedObject"], "{\"a\":{\"b\":1}}"),
    Row("[{\"a\":[", ["1:1 unterminatedArray", "1:2 unterminatedObject", "1:7 unterminatedArray"], "[{\"a\":[]}]"),
    Row("{,}", ["1:2 missingValue"], "{}"),
    Row("{,\"a\":1}", ["1:2 missingValue"], "{\"a\":1}"),
    Row("{\"a\":1,,\"b\":2}", ["1:8 missingValue"], "{\"a\":1,\"b\":2}"),
    Row("{\"a\"}", ["1:5 missingColon"], "{}"),
    Row("{\"a\",\"b\":1}", ["1:5 missingColon"], "{\"b\":1}"),
    Row("{\"a\" 1}", ["1:5 missingColon"], "{\"a\":1}"),
    Row("{\"a\" \"b\"}", ["1:5 missingColon"], "{\"a\":\"b\"}"),
    Row("{\"a\"\n{\"b\":1}}", ["1:5 missingColon"], "{\"a\":{\"b\":1}}"),
    Row("{\"a\":}", ["1:6 missingValue"], "{}"),
    Row("{\"a\":,\"b\":1}", ["1:6 missingValue"], "{\"b\":1}"),
    Row("{\"a\"::1}", ["1:6 unexpectedCharacter"], "{\"a\":1}"),
    Row("{:1}", ["1:2 missingKey"], "{}"),
    Row("{{\"a\":1}}", ["1:2 missingKey"], "{}"),
    Row("{[1],\"a\":1}", ["1:2 missingKey"], "{\"a\":1}"),
    Row("{\"a\":1 \"b\":2}", ["1:8 missingComma"], "{\"a\":1,\"b\":2}"),
    Row("{\"a\":1\n\"b\":2}", ["2:1 missingComma"], "{\"a\":1,\"b\":2}"),
    Row("{a:1}", ["1:2 unquotedKey"], "{\"a\":1}"),
    Row("{a-b:1}", ["1:2 unquotedKey"], "{\"a-b\":1}"),
    Row("{$a:1}", ["1:2 unquotedKey"], "{\"$a\":1}"),
    Row("{1:1}", ["1:2 unquotedKey"], "{\"1\":1}"),
    Row("{null:1}", ["1:2 unquotedKey"], "{\"null\":1}"),
    Row("{é:1}", ["1:2 unquotedKey"], "{\"é\":1}"),
    Row("{'a':1}", ["1:2 singleQuotedText"], "{\"a\":1}"),
    Row("{\"a\"=1}", ["1:5 wrongSeparator"], "{\"a\":1}"),
    Row("{\"a\" => 1}", ["1:6 wrongSeparator"], "{\"a\":1}"),
    Row("{\"a\":1;\"b\":2}", ["1:7 wrongSeparator"], "{\"a\":1,\"b\":2}"),
    Row("{\"a\":1]", ["1:7 mismatchedBracket"], "{\"a\":1}"),
    Row("[{\"a\":1]", ["1:8 mismatchedBracket"], "[{\"a\":1}]"),
    Row("{...}", ["1:2 placeholder"], "{}"),
    Row("{\"a\":1, ...}", ["1:9 placeholder"], "{\"a\":1}"),
    Row("{${k}: 1, \"b\": 2}", ["1:2 placeholder"], "{\"b\":2}"),
    Row("{\"a\"b\": 1}", ["1:4 unescapedQuote"], #"{"a\"b":1}"#),
    Row("{*:1,\"b\":2}", ["1:2 unexpectedCharacter"], "{\"b\":2}"),
    Row("{\"a\":1 . \"b\":2}", ["1:8 unexpectedCharacter", "1:10 missingComma"], "{\"a\":1,\"b\":2}"),
  ]

  static let comments = [
    Row("// a\n1", ["1:1 comment"], "1"),
    Row("/* a */1", ["1:1 comment"], "1"),
    Row("[1,/*\n*/2]", ["1:4 comment"], "[1,2]"),
    Row("[1 // one\n,2]", ["1:4 comment"], "[1,2]"),
    Row("{\"a\"/**/:/**/1}", ["1:5 comment", "1:10 comment"], "{\"a\":1}"),
    Row("{} // end", ["1:4 comment"], "{}"),
    Row("{} # end", ["1:4 hashComment"], "{}"),
    Row("# start\n{}", ["1:1 hashComment"], "{}"),
    Row("// only", ["1:1 comment", "1:1 blank"], nil),
    Row("[1]/*", ["1:4 comment", "1:4 unterminatedComment"], "[1]"),
    Row("/", ["1:1 unexpectedCharacter"], nil),
    Row("[1/2]", ["1:3 unexpectedCharacter"], "[1]"),
    Row("[/]", ["1:2 unexpectedCharacter"], "[]"),
  ]

  @Test("a value is refused with its fault, and the rest is read", arguments: values)
  func value(row: Row) { expect(row) }
  @Test("a number that JSON does not have is named whole", arguments: numbers)
  func number(row: Row) { expect(row) }
  @Test("a broken text is refused at its fault, and the rest is read", arguments: texts)
  func text(row: Row) { expect(row) }
  @Test("a broken array keeps its elements", arguments: arrays)
  func array(row: Row) { expect(row) }
  @Test("a broken object keeps its members", arguments: objects)
  func object(row: Row) { expect(row) }
  @Test("comments are faults of a payload", arguments: comments)
  func comment(row: Row) { expect(row) }

  private func expect(_ row: Row) {
    let document = JSONDocument(row.text)
    #expect(document.faultSummaries == row.faults)
    #expect(document.root?.minified == row.minified)
    #expect(!document.isReadable)
  }
}
