import Payload
import Testing

@Suite("aps: its shape and its values")
struct APSRuleTests {
  @Test(
    "aps that is no object is reported at its value",
    arguments: [#"{"aps":⟦null}"#, #"{"aps":⟦[]}"#, #"{"aps":⟦"x"}"#, #"{"aps":⟦7}"#, #"{"aps":⟦true}"#])
  func shape(marked: String) { MarkedPayload(stringLiteral: marked).expect("aps-not-object") }

  @Test("aps elsewhere is found, and its near spellings are named")
  func elsewhere() {
    MarkedPayload(stringLiteral: #"{"a":{"b":{⟦"aps":{"alert":"x"}}}}"#).expect("missing-aps")
    MarkedPayload(stringLiteral: #"{⟦"APS":{"alert":"x"}}"#).expect("missing-aps")
    MarkedPayload(stringLiteral: #"{⟦"apn":{"alert":"x"}}"#).expect("missing-aps")
    for pushType in [PushType.voip, .complication, .fileprovider, .pushtotalk, .location] {
      #expect(PayloadFindings(of: #"{"id":1}"#, LintContext(pushType: pushType)).faults == [])
    }
    #expect(PayloadFindings(of: #"{"id":1}"#, LintContext(pushType: .liveactivity)).faults.contains("missing-aps"))
  }

  @Test("a payload cut off is not blamed for what may have followed")
  func cut() {
    #expect(MarkedPayload(stringLiteral: #"{"id":7,"#).faults() == ["unterminated-object"])
    let alert = MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-args":["a"],"#)
    #expect(Set(alert.faults()) == ["unterminated-object"])
    let activity = MarkedPayload(stringLiteral: #"{"aps":{"event":"start","#)
    #expect(Set(activity.faults()) == ["unterminated-object"])
  }

  @Test(
    "a badge is a whole number of 0 or more, written in any way that JSON has",
    arguments: [
      ("0", []), ("7", []), ("1e2", []), ("3.0", []), ("9223372036854775807", []), ("-0", []),
      ("-3", ["badge-negative"]), ("-1e400", ["badge-negative"]), ("0.5", ["badge-fraction"]),
      ("1e-3", ["badge-fraction"]),
      ("9223372036854775808", ["badge-too-great"]), ("1e400", ["badge-too-great"]), (#""+1""#, ["badge-not-number"]),
      ("true", ["badge-not-number"]), ("[1]", ["badge-not-number"]), ("null", ["null-value"]),
    ] as [(String, [String])])
  func badge(value: String, faults: [String]) {
    let findings = PayloadFindings(of: #"{"aps":{"alert":"a","badge":\#(value)}}"#)
    #expect(findings.faults == faults)
    #expect(findings.findings.allSatisfy { $0.keyPath == "aps.badge" || $0.rule == "missing-sound" })
  }

  @Test("increments are answered with the total", arguments: [#""+1""#, #""Increment""#])
  func increments(value: String) {
    let finding = PayloadFindings(of: #"{"aps":{"badge":\#(value)}}"#)["badge-not-number"].first
    #expect(finding?.suggestion == "there are no increments: send the total")
  }

  @Test("values of a wrong type are reported at the value")
  func types() {
    MarkedPayload(
      stringLiteral: #"{"aps":{"alert":{"title":⟦7,"body":⟦true},"thread-id":⟦1,"category":⟦[],"filter-criteria":⟦{}}}"#
    ).expect("text-expected")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title":"a","body":⟦null},"sound":⟦null,"thread-id":⟦null}}"#)
      .expect("null-value")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","content-available":⟦"1","mutable-content":⟦0}}"#).expect(
      "flag-value")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","category":⟦"","thread-id":⟦""}}"#).expect("empty-identifier")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":⟦5}}"#).expect("alert-type")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":⟦5}}"#).expect("sound-type")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","relevance-score":⟦"1"}}"#).expect("relevance-score-type")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","interruption-level":⟦2}}"#).expect("unknown-interruption-level")
    MarkedPayload(stringLiteral: #"{"Simulator Target Bundle":⟦"","aps":{"alert":"a"}}"#).expect(
      "simulator-target-type")
  }

  @Test("flags that work are no faults", arguments: ["1", "1.0", "1e0"])
  func flags(value: String) {
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a","mutable-content":\#(value)}}"#).findings.isEmpty)
  }

  @Test(
    "levels one slip off are named",
    arguments: [("time-senstive", "time-sensitive"), ("TimeSensitive", "time-sensitive"), ("Critical", "critical")])
  func levels(word: String, meant: String) {
    let findings = PayloadFindings(of: #"{"aps":{"alert":"a","interruption-level":"\#(word)"}}"#)
    #expect(findings["unknown-interruption-level"].first?.suggestion == "did you mean '\(meant)'?")
  }

  @Test("a score is from 0 to 1 for alerts, and anything for Live Activities")
  func scores() {
    for score in ["0", "1", "0.5", "1e-9"] {
      #expect(PayloadFindings(of: #"{"aps":{"alert":"a","relevance-score":\#(score)}}"#).findings.isEmpty)
    }
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","relevance-score":⟦-0.1}}"#).expect("relevance-score-range")
    let activity = #"{"aps":{"timestamp":1,"event":"update","content-state":{"a":1},"relevance-score":100}}"#
    #expect(PayloadFindings(of: activity).findings.isEmpty)
  }

  @Test("sounds: the dictionary, its volume and the app's files")
  func sounds() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":{"critical":1,"name":"x.caf","volume":⟦-0.1}}}"#)
      .expect("sound-volume")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":{"critical":1,"name":"x.caf","volume":⟦"1"}}}"#)
      .expect("sound-volume")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":⟦{"name":"x.caf"}}}"#).expect("sound-not-critical")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":⟦{"critical":1}}}"#).expect("sound-name-missing")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":{"critical":⟦true,"name":"x.caf"}}}"#).expect(
      "sound-critical-flag")
    let files = LintContext(sounds: ["bell.caf"])
    #expect(
      PayloadFindings(of: #"{"aps":{"alert":"a","sound":"bel.caf"}}"#, files).findings.first?.suggestion
        == "did you mean 'bell.caf'?")
    for known in ["default", "bell.caf"] {
      #expect(PayloadFindings(of: #"{"aps":{"alert":"a","sound":"\#(known)"}}"#, files).findings.isEmpty)
    }
  }

  @Test("critical alerts and time-sensitive ones are held against the app's capabilities")
  func capabilities() {
    let critical = #"{"aps":{"alert":"a","sound":{"critical":1,"name":"default","volume":1}}}"#
    #expect(PayloadFindings(of: critical)["critical-entitlement"].map(\.severity) == [.info])
    #expect(PayloadFindings(of: critical, LintContext(capabilities: [])).faults == ["critical-entitlement"])
    #expect(PayloadFindings(of: critical, LintContext(capabilities: ["critical-alerts"])).findings.isEmpty)
    let sensitive = #"{"aps":{"alert":"a","sound":"default","interruption-level":"time-sensitive"}}"#
    #expect(PayloadFindings(of: sensitive, LintContext(capabilities: ["time-sensitive"])).findings.isEmpty)
    #expect(PayloadFindings(of: sensitive, LintContext(capabilities: [])).faults == ["time-sensitive-capability"])
  }
}
