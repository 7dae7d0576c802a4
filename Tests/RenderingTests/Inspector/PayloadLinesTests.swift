import Payload
import Testing

@testable import Rendering

@Suite("The lines of a payload")
struct PayloadLinesTests {
  private func lines(_ text: String) -> [String] {
    let lines = PayloadLines(JSONDocument(Array(text.utf8)))
    return lines.lines.map { line in
      String(repeating: " ", count: line.indent) + line.tokens.map(lines.text(of:)).joined()
    }
  }

  @Test("what came on one line is laid out, every digit and escape as sent")
  func laysOut() {
    #expect(
      lines(#"{"aps":{"alert":"\u0041\n","badge":1.50},"list":[1,[]],"none":{}}"#) == [
        "{", #"  "aps":{"#, #"    "alert":"\u0041\n","#, #"    "badge":1.50"#, "  },", #"  "list":["#, "    1,",
        "    []",
        "  ],", #"  "none":{}"#, "}",
      ])
  }

  @Test("what its sender laid out keeps his lines, blanks between values too")
  func keepsLines() {
    let text = "{\n\t\"aps\" : {\"badge\":  3},\r\n\n   \"order\": 9007199254740993\n}\n"
    #expect(
      lines(text) == ["{", "    \"aps\" : {\"badge\":  3},", "", "   \"order\": 9007199254740993", "}"])
  }

  @Test("a text that is no JSON is shown as it is", arguments: ["[1,2", #"{"a":"b"#, "<html>", "{\"a\":1}}", "nope"])
  func showsFaults(text: String) { #expect(lines(text) == [text]) }

  @Test(
    "no byte is lost, whatever the text is", arguments: ["", "\"\\", "{\"\u{7}\":\"\\", ":::", "\r\r\n\n", "\"a\nb"])
  func losesNothing(text: String) {
    let bytes = Array(text.utf8)
    let tokens = PayloadTokenizer.tokens(of: bytes, limit: .max)
    #expect(tokens.flatMap { bytes[$0.range] } == bytes)
  }

  @Test("keys, texts, numbers and literals are told apart")
  func kinds() {
    let tokens = PayloadTokenizer.tokens(of: Array(#"{"a":"b", "c" : -1e5,"d":null,e:true,"f":tru}"#.utf8), limit: .max)
    let words: [PayloadToken.Kind] = tokens.map(\.kind).filter { $0 != .punctuation && $0 != .blank }
    #expect(words == [.key, .text, .key, .number, .key, .literal, .key, .literal, .key, .other])
  }

  @Test("a byte is found in its line")
  func findsLines() {
    let lines = PayloadLines(JSONDocument(Array(#"{"aps":{"badge":"4"},"x":1}"#.utf8)))
    #expect([0, 1, 7, 8, 16, 21, 27].map(lines.line(at:)) == [0, 1, 1, 2, 2, 4, 5])
  }

  @Test("of a giant only its beginning is looked at")
  func giant() {
    let lines = PayloadLines(JSONDocument(Array(("[" + String(repeating: "1,", count: 100_000)).utf8)))
    #expect(lines.hiddenByteCount == 200_001 - PayloadLines.byteLimit)
    #expect(lines.lines.count == 1)
  }
}
