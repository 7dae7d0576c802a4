import Payload
import Testing

@Suite("Push types: background, Live Activities, the Simulator")
struct PushTypeRuleTests {
  @Test("a background push shows nothing")
  func background() {
    MarkedPayload(stringLiteral: #"{"aps":{"content-available":1,⟦"sound":"default","badge":2}}"#).expect(
      "background-with-display")
    let both = PayloadFindings(of: #"{"aps":{"content-available":1,"sound":"a.caf","badge":2}}"#)[
      "background-with-display"]
    #expect(both.first?.message.hasSuffix("found 'sound' and 'badge'") == true)
    let given = LintContext(pushType: .background)
    MarkedPayload(stringLiteral: #"{"aps":{"content-available":1,⟦"alert":"a"}}"#).expect(
      "background-with-display", given)
    MarkedPayload(stringLiteral: #"{⟦"aps":{"alert":"a"}}"#).expect("background-without-flag", given)
    MarkedPayload(stringLiteral: #"{"aps":{⟦"content-available":1}}"#).expect(
      "silent-alert-push", LintContext(pushType: .alert))
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a",⟦"content-available":1}}"#).expect("alert-wakes-app")
    MarkedPayload(stringLiteral: #"{"aps":{"sound":"a.caf",⟦"mutable-content":1}}"#).expect("mutable-without-alert")
    #expect(PayloadFindings(of: #"{"aps":{"content-available":1}}"#).findings.isEmpty)
  }

  @Test("an update says which, when and what")
  func update() {
    MarkedPayload(stringLiteral: #"{"aps":{"timestamp":1,"event":⟦"updat","content-state":{"a":1}}}"#).expect(
      "live-activity-event")
    let near = PayloadFindings(of: #"{"aps":{"timestamp":1,"event":"Update","content-state":{"a":1}}}"#)
    #expect(near["live-activity-event"].first?.suggestion == "did you mean 'update'?")
    MarkedPayload(stringLiteral: #"{"aps":{"timestamp":⟦"1","event":"end"}}"#).expect("live-activity-timestamp")
    MarkedPayload(stringLiteral: #"{⟦"aps":{"event":"end"}}"#).expect("live-activity-timestamp")
    MarkedPayload(stringLiteral: #"{"aps":{"timestamp":1,"event":"update","content-state":⟦"{}"}}"#).expect(
      "content-state-missing")
    MarkedPayload(stringLiteral: #"{"aps":{"timestamp":1,"event":"update","content-state":⟦{}}}"#).expect(
      "content-state-empty")
    #expect(MarkedPayload(stringLiteral: #"{"aps":{"timestamp":1,"event":"end"}}"#).faults() == [])
  }

  @Test("a start names what is missing")
  func start() {
    let start = #""timestamp":1,"event":"start","content-state":{"a":1},"attributes-type":"A""#
    let finding = PayloadFindings(of: #"{"aps":{\#(start)}}"#)["start-incomplete"].first
    #expect(finding?.message == "'event' start without 'attributes' and 'alert', so no activity starts")
    let complete = PayloadFindings(
      of: #"{"aps":{\#(start),"attributes":{},"alert":{"title":{"loc-key":"K"},"body":"b","sound":"default"}}}"#)
    #expect(complete.findings.isEmpty)
    MarkedPayload(
      stringLiteral:
        #"{"aps":{\#(start),"attributes":{},"alert":{"title":"t"},"input-push-token":1,⟦"input-push-channel":"AA=="}}"#
    )
    .expect("input-push-conflict")
    MarkedPayload(stringLiteral: #"{"aps":{"timestamp":1,"event":"end",⟦"input-push-token":1}}"#).expect(
      "input-push-conflict")
  }

  @Test("dates are seconds, in an order that makes sense")
  func dates() {
    MarkedPayload(
      stringLiteral:
        #"{"aps":{"timestamp":⟦1747758082083,"stale-date":⟦1747758999000,"event":"update","content-state":{"a":1}}}"#
    ).expect("timestamp-milliseconds")
    MarkedPayload(
      stringLiteral: #"{"aps":{"timestamp":1700000000,"event":"end","stale-date":⟦"x","dismissal-date":⟦true}}"#
    ).expect("date-type")
    MarkedPayload(stringLiteral: #"{"aps":{"timestamp":1700000000,"event":"end","dismissal-date":⟦1700014401}}"#)
      .expect("dismissal-date")
    #expect(PayloadFindings(of: #"{"aps":{"timestamp":1700000000,"event":"end","dismissal-date":0}}"#).findings.isEmpty)
    MarkedPayload(
      stringLiteral: #"{"aps":{"timestamp":1,"event":"update","content-state":{"a":1},"dismissal-date":⟦9}}"#
    ).expect("dismissal-date")
  }

  @Test("what a Live Activity cannot say is told")
  func contents() {
    let update = #""timestamp":1,"event":"update""#
    MarkedPayload(
      stringLiteral: #"{"aps":{\#(update),"content-state":{"at":⟦"2024-02-23T14:30:00Z","day":"2024-02-23"}}}"#
    ).expect("iso-date-in-state")
    MarkedPayload(stringLiteral: #"{"aps":{\#(update),"content-state":{"ok_1":1,⟦"my-key":2,"7up":3}}}"#).expect(
      "state-key-name")
    MarkedPayload(stringLiteral: #"{"aps":{\#(update),"content-state":{"a":1},"alert":⟦"x"}}"#).expect(
      "live-activity-alert")
    MarkedPayload(stringLiteral: #"{"aps":{\#(update),"content-state":{"a":1},⟦"category":"x",⟦"sound":"default"}}"#)
      .expect("live-activity-ignored-key")
    let inside = PayloadFindings(
      of: #"{"aps":{\#(update),"content-state":{"a":1},"alert":{"title":"t","sound":"default"}}}"#)
    #expect(inside.findings.isEmpty)
  }

  @Test("a payload for another push type than the one given is told")
  func mismatch() {
    let activity = #"{"aps":{"timestamp":1,"event":"end"}}"#
    #expect(PayloadFindings(of: activity, LintContext(pushType: .alert)).faults == ["push-type-mismatch"])
    #expect(PayloadFindings(of: activity, LintContext(pushType: .liveactivity)).faults == [])
    #expect(
      PayloadFindings(of: #"{"aps":{"alert":"a"}}"#, LintContext(pushType: .liveactivity)).faults.contains(
        "live-activity-event"))
    #expect(
      PayloadFindings(of: #"{"aps":{"alert":"a"}}"#, LintContext(pushType: .controls)).faults == ["push-type-mismatch"])
    #expect(PayloadFindings(of: #"{"id":1}"#, LintContext(pushType: .mdm)).faults.contains("push-type-mismatch"))
  }

  @Test("files for the Simulator are held to what simctl takes")
  func simulator() {
    let file = LintContext(isSimulatorFile: true)
    MarkedPayload(stringLiteral: #"⟦{"aps":{"alert":"a"}}"#).expect("missing-simulator-target", file)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a"}}"#).findings.isEmpty)
    let voip = LintContext(pushType: .voip, isSimulatorFile: true)
    let call = PayloadFindings(of: #"{"Simulator Target Bundle":"com.example.app","call":1}"#, voip)
    #expect(call["simulator-push-type"].first?.message == "a push of type voip cannot be pushed with simctl")
    MarkedPayload(
      stringLiteral: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"a",⟦"mutable-content":1}}"#
    )
    .expect("simulator-mutable-content", file)
  }
}
