import Payload
import Testing

@Suite("Characters and blanks that nobody sees")
struct HiddenCharacterTests {
  @Test(
    "in identifiers, names and keys they are found",
    arguments: [
      (#""thread-id":"a\u0007b""#, "aps.thread-id", "control-character", Finding.Severity.warning),
      (#""thread-id":"a\nb""#, "aps.thread-id", "control-character", .warning),
      (#""category":"a\u202Eb""#, "aps.category", "bidirectional-control", .info),
      (#""sound":"a\u200B.caf""#, "aps.sound", "zero-width", .info),
      (#""sound":{"critical":1,"name":"a\u0001.caf"}"#, "aps.sound.name", "control-character", .warning),
      (#""target-content-id":"a\u2028b""#, "aps.target-content-id", "zero-width", .info),
      (#""filter-criteria":"a\u180Eb""#, "aps.filter-criteria", "zero-width", .info),
      ("\"thread-id\":\"a\u{E0041}\"", "aps.thread-id", "zero-width", .info),
      ("\"thread-id\":\"a\u{180E}\"", "aps.thread-id", "zero-width", .info),
    ])
  func identifiers(member: String, path: String, rule: String, severity: Finding.Severity) {
    let found = PayloadFindings(of: #"{"aps":{"alert":"a",\#(member)}}"#)[rule]
    #expect(found.map(\.keyPath.description) == [path])
    #expect(found.map(\.severity) == [severity])
  }

  @Test("in keys a control is a warning, in custom values no more than information")
  func custom() {
    let key = PayloadFindings(of: #"{"aps":{"alert":"a"},"k\u0000":{"b\u2066":1}}"#)
    #expect(key["control-character"].map(\.severity) == [.warning])
    #expect(key["bidirectional-control"].map(\.severity) == [.info])
    for payload in [
      #"{"aps":{"alert":"a"},"data":["abc\u0007"]}"#, "{\"aps\":{\"alert\":\"a\"},\"data\":\"a\u{2067}b\"}",
    ] {
      #expect(PayloadFindings(of: payload).findings.map(\.severity) == [.info])
    }
    let state = PayloadFindings(of: #"{"aps":{"timestamp":1,"event":"update","content-state":{"a":"abc\u0007"}}}"#)
    #expect(state["control-character"].map(\.keyPath) == ["aps.content-state.a"])
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a"},"data":"one\ntwo\r\n\tthree"}"#).findings.isEmpty)
  }

  @Test("flags of tags are emoji; a tag elsewhere is invisible")
  func tags() {
    let flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect(PayloadFindings(of: "{\"aps\":{\"alert\":\"\(flag)\"},\"a\":\"\(flag)\"}").findings.isEmpty)
    let hidden = PayloadFindings(of: "{\"aps\":{\"alert\":\"Hello\u{E0041}\u{E0001}\"}}")["zero-width"]
    #expect(hidden.first?.message == "the text has invisible characters (U+E0041, U+E0001)")
  }

  @Test("a long list names eight and counts the others")
  func many() {
    let escapes = (1...11).filter { $0 < 9 || $0 == 11 }.map { "\\u" + String(0x10000 + $0, radix: 16).dropFirst() }
    let finding = PayloadFindings(of: #"{"aps":{"alert":"\#(escapes.joined())\u000e\u000f"}}"#)["control-character"]
      .first
    #expect(finding?.message.hasSuffix("U+0007, U+0008 and 3 more)") == true)
  }

  @Test(
    "an alert of blanks shows an empty card",
    arguments: [#""  ""#, #""\n\t""#, #""\u200B""#, #""\u00A0""#, #"{"title":"","body":" "}"#, #"{"body":" "}"#])
  func blankAlert(alert: String) {
    let found = PayloadFindings(of: #"{"aps":{"alert":\#(alert)}}"#)
    #expect(found.faults == ["blank-alert"])
  }

  @Test(
    "an alert with a text beside the blanks is none",
    arguments: [#"{"title":" ","body":"b"}"#, #"{"body":" ","title-loc-key":"K"}"#])
  func partlyBlank(alert: String) {
    #expect(PayloadFindings(of: #"{"aps":{"alert":\#(alert)}}"#)["blank-alert"].isEmpty)
  }

  @Test("blanks at the ends of an identifier are told, with the category that was meant")
  func padding() {
    for member in [#""thread-id":" a""#, #""category":"a\n""#, #""category":"  ""#] {
      #expect(PayloadFindings(of: #"{"aps":{"alert":"a",\#(member)}}"#).faults == ["padded-identifier"])
    }
    let profile = LintContext(categories: ["message"])
    let found = PayloadFindings(of: #"{"aps":{"alert":"a","category":"mesage "}}"#, profile)
    #expect(found.findings.map(\.rule) == ["padded-identifier"])
    #expect(found.findings.first?.suggestion == "did you mean 'message'?")
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a","category":"a b","thread-id":"a b"}}"#).findings.isEmpty)
  }
}
