import Payload
import Testing

@Suite("Values that were not read, or not to their end")
struct UnreadValueTests {
  @Test(
    "the fault of a value names the value, not what it is in",
    arguments: ["01", ".5", "1.", "+1", "0x10", "True", "None", "undefined", "NaN", "-", "1e"])
  func keyPath(scalar: String) {
    let member = PayloadFindings(of: #"{"aps":{"alert":"x","badge":\#(scalar)}}"#).findings
    #expect(member.map(\.keyPath) == ["aps.badge"])
    let first = PayloadFindings(of: #"{"aps":{"badge":\#(scalar),"alert":"x"},"a":1}"#).findings
    #expect(first.map(\.keyPath) == ["aps.badge"])
    let element = PayloadFindings(
      of: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a",\#(scalar),"b",\#(scalar)]}}}"#
    ).findings
    #expect(element.map(\.keyPath) == ["aps.alert.loc-args[1]", "aps.alert.loc-args[3]"])
  }

  @Test("a comma behind a value that was not read belongs to the container")
  func trailingComma() {
    let findings = PayloadFindings(of: #"{"aps":{"alert":"x"},"list":[01,]}"#).findings
    #expect(findings.map(\.keyPath) == ["list[0]", "list"])
  }

  @Test(
    "a payload cut off anywhere has only the faults of a text that was cut off",
    arguments: [
      #"{"aps":{"alert":"x","badge":12,"sound":"a.caf","thread-id":"ab","category":"cd"}}"#,
      #"{"aps":{"alert":{"title":"a","subtitle":"s","body":"b"},"interruption-level":"active"},"key":"value"}"#,
      #"{"aps":{"alert":{"title-loc-key":"A","title-loc-args":["b"],"loc-key":"C","loc-args":["d"]}}}"#,
      #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"a":1},"alert":{"title":"t"}}}"#,
      #"{"aps":{"alert":"a","relevance-score":0.5,"mutable-content":1},"photo":{"url":"https://example.com/a.jpg"}}"#,
    ])
  func cutOff(payload: String) {
    #expect(PayloadFindings(of: payload).faults == [])
    for count in 1..<payload.utf8.count {
      let findings = PayloadFindings(of: String(payload.utf8.prefix(count)) ?? "").findings
      let others = findings.filter { $0.severity != .info && !Self.cutFaults.contains($0.rule) }
      #expect(others.map(\.rule) == [], "\(payload.prefix(count))")
    }
  }

  private static let cutFaults: Set = [
    "unterminated-text", "unterminated-object", "unterminated-array", "invalid-number", "invalid-word", "missing-value",
    "invalid-escape",
  ]

  @Test("a text that was cut off is not called empty")
  func cutText() {
    #expect(PayloadFindings(of: #"{"aps":{"alert":"x"#).findings.map(\.rule) == ["unterminated-text"])
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a","thread-id":""#).findings.map(\.rule) == ["unterminated-text"])
  }

  @Test("a payload without keys has no largest ones")
  func noKeys() {
    let finding = PayloadFindings(of: String(repeating: "[", count: 5_000))["payload-too-large"].first
    #expect(finding != nil && finding?.suggestion == nil)
  }
}
