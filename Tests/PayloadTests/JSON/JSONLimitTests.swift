import Payload
import Testing

@Suite("The bounds of reading")
struct JSONLimitTests {
  private func nested(_ depth: Int, _ open: String = "[", _ close: String = "]") -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test("512 levels are read, the next one is refused at its bracket")
  func depth() {
    #expect(JSONDocument(nested(512)).isReadable)
    let tooDeep = JSONDocument(nested(513))
    #expect(tooDeep.faults.map(\.kind) == [.tooDeep(limit: 512)])
    #expect(tooDeep.faults.first?.position.offset == 512)
    #expect(tooDeep.root?.kind == .array)
    #expect(JSONDocument(nested(200_000)).faultSummaries == ["1:513 tooDeep"])
    #expect(JSONDocument(nested(600, "{\"a\":", "}")).faults.last?.kind == .tooDeep(limit: 512))
  }

  @Test("siblings do not count as levels")
  func siblings() {
    let text = "[" + Array(repeating: "[[]]", count: 5_000).joined(separator: ",") + "]"
    #expect(JSONDocument(text).isReadable)
    #expect(JSONDocument(text).root?.elements.count == 5_000)
  }

  @Test("a text beyond the byte limit is refused as a whole")
  func length() {
    var limits = JSONDocument.Limits()
    limits.byteCount = 10
    #expect(JSONDocument("[1,2,3,45]", limits: limits).isReadable)
    let tooLong = JSONDocument("[1,2,3,456]", limits: limits)
    #expect(tooLong.faults.map(\.kind) == [.tooLong(limit: 10)])
    #expect(tooLong.root == nil)
    #expect(tooLong.sourceByteCount == 11)
    #expect(tooLong.position(at: 3).column == 4)
  }

  @Test("reading ends at the fault limit, with a last fault that says so")
  func faults() {
    let document = JSONDocument("[" + String(repeating: ",", count: 5_000) + "]")
    #expect(document.faults.count == 1_001)
    #expect(document.faults.last?.kind == .tooManyFaults(limit: 1_000))
    var limits = JSONDocument.Limits()
    limits.faultCount = 0
    #expect(JSONDocument("[1,]", limits: limits).faults.map(\.kind) == [.tooManyFaults(limit: 0)])
    #expect(JSONDocument("[1]", limits: limits).faults == [])
    limits.depth = 0
    #expect(JSONDocument("[1]", limits: limits).root == nil)
    #expect(JSONDocument("1", limits: limits).isReadable)
  }

  static let hostileParts = [
    "[", "]", "{", "}", ",", ":", "\"", "'", "\\", "\\\"", "/", "/*", "//", "#", "\n", "“", "‘", "<", "${", "{{", "}}",
    "...", "1 ", "1", "-", "a", "a ", "a\" ", "\"a\" b", "\"\n", "\"\\\n", "\\u", "\"\\ud800", "{\"a\":", "[1}",
    "{\"a\"]",
    "[\"a\":", "{\"a\" \"b\" ", "\"a\"b\n", "\u{0}", "\u{1}", "\u{A0}", "\u{FEFF}", "=>", ";", "% ", "@", "\u{202E}",
    "\r",
    "<a\n", "x\" ", "{:", "{[", "[,", "\"a\",", "\"a\":1,", "null", "tru", "t\" \n",
  ]

  @Test("text made of one part over and over is read in one go", arguments: hostileParts)
  func hostile(part: String) {
    for prefix in ["", "[", "{", "{\"a\":", "[\"", "{\"k\":1,"] {
      let document = JSONDocument(prefix + String(repeating: part, count: 3_000))
      #expect(document.faults.count <= 1_001)
      let minified = document.root?.minified
      #expect(minified == minified.flatMap { JSONDocument($0).root?.minified })
    }
  }

  @Test("a broken text may be cut anywhere")
  func cut() throws {
    let whole = Array(#"{"aps":{"alert":{"title":"ü\ud83d\ude00","n":[1.5e3,true,null,"x\n"]},"b":'q'},x:<y>}"#.utf8)
    for length in 0...whole.count {
      let document = JSONDocument(Array(whole[..<length]))
      #expect(!document.isReadable)
      #expect(!document.faults.isEmpty)
      if let root = document.root { #expect(JSONDocument(root.minified).isReadable) }
    }
  }
}
