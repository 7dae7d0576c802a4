import Payload
import Testing

@Suite("Keys: unknown, misspelt, misplaced")
struct KeyRuleTests {
  @Test(
    "a key in another spelling, or one slip off, is named with the right one",
    arguments: [
      ("catgory", "category"), ("threadId", "thread-id"), ("thread_id", "thread-id"), ("Badge", "badge"),
      ("sounds", "sound"), ("interruptionLevel", "interruption-level"), ("interuption-level", "interruption-level"),
      ("relevanceScore", "relevance-score"), ("contentState", "content-state"), ("alerts", "alert"),
      ("click_action", "category"), ("threadIdentifier", "thread-id"), ("categoryId", "category"),
      ("targetContentIdentifier", "target-content-id"), ("filter_criteria", "filter-criteria"),
    ])
  func misspelt(key: String, meant: String) {
    let findings = PayloadFindings(of: #"{"aps":{"alert":"Hello","\#(key)":"x"}}"#)
    #expect(findings["misspelled-key"].map(\.message) == ["unknown key '\(key)', did you mean '\(meant)'?"])
    #expect(findings["misspelled-key"].first?.severity == .error)
    #expect(findings["unknown-aps-key"].isEmpty)
  }

  @Test(
    "the two flags are warnings, since the notification is shown",
    arguments: ["content_available", "contentAvailable", "content-availible", "mutable_content", "mutableContent"])
  func flags(key: String) {
    let findings = PayloadFindings(of: #"{"aps":{"alert":"Hello","\#(key)":1}}"#)
    #expect(findings["misspelled-key"].map(\.severity) == [.warning])
  }

  @Test("keys of alert and sound are held to the same")
  func inner() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{⟦"titel":"Hello",⟦"locKey":"K",⟦"message":"x"}}}"#).expect(
      "misspelled-key")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title":"a",⟦"image":"b",⟦"data":{}}}}"#).expect(
      "unknown-alert-key")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":{"critical":1,"name":"x.caf",⟦"volum":1}}}"#)
      .expect("misspelled-key")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a","sound":{"critical":1,"name":"x.caf",⟦"repeat":1}}}"#)
      .expect("unknown-sound-key")
    MarkedPayload(stringLiteral: #"{⟦"SimulatorTargetBundle":"com.example.app","aps":{"alert":"a"}}"#)
      .expect("misspelled-key")
  }

  @Test("a key that is escaped is the same key")
  func escaped() {
    #expect(PayloadFindings(of: #"{"\u0061ps":{"al\u0065rt":"Hello"}}"#).findings.isEmpty)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"Hello",⟦"b\u0061dges":1}}"#).expect("misspelled-key")
  }

  @Test("texts in aps, and keys of aps in alert, are told their place")
  func misplaced() {
    MarkedPayload(stringLiteral: #"{"aps":{⟦"title":"Hello",⟦"body":"there"}}"#).expect("misplaced-key")
    #expect(PayloadFindings(of: #"{"aps":{"title":"Hello"}}"#)["misplaced-key"].map(\.severity) == [.error])
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a","loc-key":"K"}}"#)["misplaced-key"].map(\.severity) == [.warning])
    MarkedPayload(
      stringLiteral: #"{"aps":{"alert":{"title":"a",⟦"sound":"default",⟦"badge":1,⟦"category":"c",⟦"thread_id":"t"}}}"#
    ).expect("misplaced-key")
    let thread = PayloadFindings(of: #"{"aps":{"alert":{"title":"a","threadId":"t"}}}"#)["misplaced-key"]
    #expect(thread.first?.suggestion == "move it to 'aps.thread-id'")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a",⟦"volume":1}}"#).expect("misplaced-key")
  }

  @Test("keys at the root that only Apple has are told their place; common words only where they fit")
  func root() {
    MarkedPayload(
      stringLiteral:
        #"{"aps":{"alert":"a"},⟦"content-available":1,⟦"mutableContent":1,⟦"thread-id":"t",⟦"sound":"default",⟦"badge":2}"#
    ).expect("misplaced-key")
    MarkedPayload(stringLiteral: #"{"aps":{},⟦"alert":"Hello"}"#).expect("misplaced-key")
    for custom in [#""threadId":"t""#, #""sound":true"#, #""badge":"gold""#, #""event":"x""#, #""category":"food""#] {
      #expect(PayloadFindings(of: #"{"aps":{"alert":"a"},\#(custom)}"#)["misplaced-key"].isEmpty, "\(custom)")
    }
    MarkedPayload(
      stringLiteral: #"{"aps":{"alert":"a"},⟦"category":"food",⟦"title":"x",⟦"actions":[],⟦"level":"critical"}"#
    )
    .expect("shadowing-key")
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a"},"level":"7"}"#).findings.isEmpty)
  }

  @Test("headers are recognised in every spelling; priority only with a value of one")
  func headers() {
    MarkedPayload(
      stringLiteral:
        #"{"aps":{"alert":"a",⟦"topic":"x",⟦"expiration":0,⟦"priority":"x"},⟦"apns_priority":5,⟦"apnsTopic":"x",⟦"collapse_key":"x",⟦"priority":10,⟦"push-type":"alert"}"#
    ).expect("header-in-payload")
    let custom = PayloadFindings(
      of: #"{"aps":{"alert":"a"},"priority":"urgent","topic":"news","expiration":7,"color":1}"#)
    #expect(custom.findings.isEmpty)
    let named = PayloadFindings(of: #"{"aps":{"alert":"a"},"collapseId":"x"}"#)["header-in-payload"].first
    #expect(named?.suggestion == "send it as the header 'apns-collapse-id'")
  }

  @Test("custom data is the app's own")
  func custom() {
    let payload = #"{"aps":{"alert":"a"},"id":7,"list":[1,{"badge":2,"alert":null}],"data":{"aps":{"x":1},"body":"b"}}"#
    #expect(PayloadFindings(of: payload).findings.isEmpty)
  }

  @Test("custom keys of one style, short and without blanks")
  func naming() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a"},"userId":1,"name":2,⟦"order_id":3,"line-no":4}"#).expect(
      "mixed-naming")
    #expect(
      PayloadFindings(of: #"{"aps":{"alert":"a"},"userId":1,"gcm.message_id":2,"_j_id":3,"W$id":4}"#).findings.isEmpty)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a"},"a":{⟦"aVeryLongNameOfAKeyIndeed":1}}"#).expect("long-key")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":"a"},"a":{⟦"my key":1},⟦"b c":2}"#).expect("spaced-key")
  }
}
