import Payload
import TestSupport
import Testing

@Suite("Values of a document")
struct JSONValueTests {
  static let text = #"{"n":null,"t":true,"f":false,"i":12,"s":"a\u0062","a":[1,"x",{}],"o":{"k":1},"s":"later","":0}"#

  @Test("each kind gives its own value and none of the others")
  func kinds() throws {
    let root = try #require(JSONDocument(Self.text).root)
    #expect(
      root.members.map(\.value.kind) == [.null, .bool, .bool, .number, .string, .array, .object, .string, .number])
    #expect(root["n"]?.isNull == true)
    #expect(root["t"]?.bool == true)
    #expect(root["f"]?.bool == false)
    #expect(root["i"]?.number?.integer == 12)
    #expect(root["s"]?.string == "ab")
    #expect(root["a"]?.elements.map(\.kind) == [.number, .string, .object])
    #expect(root["o"]?["k"]?.number?.integer == 1)
    #expect(root[""]?.number?.integer == 0)
    for (key, member) in zip(["n", "t", "f", "i", "s", "a", "o"], root.members) {
      #expect((member.value.bool != nil) == ["t", "f"].contains(key))
      #expect((member.value.number != nil) == (key == "i"))
      #expect((member.value.string != nil) == (key == "s"))
      #expect(member.value.elements.isEmpty == (key != "a"))
      #expect(member.value.members.isEmpty == (key != "o"))
      #expect(member.value["k"] == nil || key == "o")
    }
  }

  @Test("members keep the order of the text, and the first of equal keys counts")
  func members() throws {
    let root = try #require(JSONDocument(Self.text).root)
    #expect(root.members.map(\.key) == ["n", "t", "f", "i", "s", "a", "o", "s", ""])
    #expect(root.members.map(\.isDuplicate) == [false, false, false, false, false, false, false, true, false])
    #expect(root["missing"] == nil)
    #expect(root["a"]?["n"] == nil)
  }

  @Test("texts and keys are compared without making strings, escapes decoded")
  func comparison() throws {
    let root = try #require(JSONDocument(#"{"k\u0065y":"v\u00e9","plain":"v"}"#).root)
    #expect(root["key"]?.equals("vé") == true)
    #expect(root["key"]?.equals("v") == false)
    #expect(root["key"]?.equals("v\\u00e9") == false)
    #expect(root["plain"]?.equals("v") == true)
    #expect(root["plain"]?.equals("") == false)
    #expect(root.equals("v") == false)
    #expect(root.members.map { $0.keyEquals("key") } == [true, false])
    #expect(root.members.map(\.keyHasEscapes) == [true, false])
    let keyLengths = root.members.map { member in member.withKeyBytes { $0.count } }
    #expect(keyLengths == [8, 5])
    let contents = root.members.map { member in member.value.withContentBytes { String(decoding: $0, as: UTF8.self) } }
    #expect(contents == ["v\\u00e9", "v"])
  }

  @Test(
    "minified text has only the escapes that JSON and a terminal need",
    arguments: [
      (#""\/\u0041\u00e9\ud83d\ude00""#, #""/Aé😀""#), (#""\"\\\b\f\n\r\t""#, #""\"\\\u0008\u000c\n\r\t""#),
      ("\"\u{7F}\u{9B}\u{85}\"", #""\u007f\u009b\u0085""#),
      ("\"\u{202E}x\u{2066}\u{2069}\"", #""\u202ex\u2066\u2069""#),
      ("\"\u{2028}\u{2029}\u{200E}\u{200F}\u{61C}\u{FEFF}\"", #""\u2028\u2029\u200e\u200f\u061c\ufeff""#),
      ("\"\u{A0}\u{200D}\u{2030}\u{E9}\u{600}\u{FE0F}\"", "\"\u{A0}\u{200D}\u{2030}\u{E9}\u{600}\u{FE0F}\""),
      (#"{"\u001b[0m": "x" }"#, #"{"\u001b[0m":"x"}"#), ("[ 1.50 , -0 , 1E+2 ]", "[1.50,-0,1E+2]"),
      (#"{"a":{"b":1,"b":2},"a":3,"c":[{}, []]}"#, #"{"a":{"b":1},"c":[{},[]]}"#),
    ])
  func minified(text: String, minified: String) {
    let result = JSONDocument(text).root?.minified
    #expect(result.map { Array($0.utf8) } == Array(minified.utf8))
  }

  @Test("a value inside is minified alone")
  func inner() {
    let root = JSONDocument(#"{"a": {"b": [1, 2]}, "c": 3}"#).root
    #expect(root?["a"]?.minified == #"{"b":[1,2]}"#)
    #expect(root?["a"]?["b"]?.elements.map(\.minified) == ["1", "2"])
    #expect(root?["c"]?.minified == "3")
  }

  @Test("minified text reads back as the same", arguments: Fixtures.names(in: "payloads"))
  func roundTrip(name: String) throws {
    guard let minified = JSONDocument(try Fixtures.payload(name)).root?.minified else { return }
    let again = JSONDocument(minified)
    #expect(again.faults == [])
    #expect(again.root?.minified == minified)
  }

  @Test("values made at random read back as the same", arguments: 0..<200)
  func random(seed: UInt64) {
    var source = RandomJSON(seed: seed)
    let text = source.value(depth: 5)
    let document = JSONDocument(text)
    #expect(document.isReadable)
    let minified = document.root?.minified ?? ""
    let again = JSONDocument(minified)
    #expect(again.faults == [])
    #expect(again.root?.minified == minified)
  }
}

/// Makes JSON texts from a seed.
private struct RandomJSON {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func below(_ bound: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % bound
  }

  private mutating func blank() -> String { ["", "", " ", "\n", "\t \r\n"][Int(below(5))] }

  mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 8 : 5) {
    case 0: return ["null", "true", "false"][Int(below(3))]
    case 1: return ["0", "-1", "1.50", "1e5", "-0.0", "12345678901234567890"][Int(below(6))]
    case 2...4: return text()
    case 5:
      let elements = (0..<below(5)).map { _ in blank() + value(depth: depth - 1) + blank() }
      return "[" + elements.joined(separator: ",") + blank() + "]"
    default:
      let members = (0..<below(12)).map { _ in blank() + text() + blank() + ":" + blank() + value(depth: depth - 1) }
      return "{" + members.joined(separator: ",") + blank() + "}"
    }
  }

  private mutating func text() -> String {
    let parts = [
      "a", "key", "é", "日本", "😀", "\\n", "\\\"", "\\\\", "\\u0041", "\\ud83d\\ude00", "\\ud800", "\\/", "\u{7F}",
      "\u{2028}",
      "\u{202E}", " ", "{", "[1,", "\\u0000",
    ]
    return "\"" + (0..<below(7)).map { _ in parts[Int(below(UInt64(parts.count)))] }.joined() + "\""
  }
}
