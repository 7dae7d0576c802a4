import Payload
import Testing

@Suite("Texts, numbers, sizes and envelopes")
struct TextRuleTests {
  @Test(
    "texts that were escaped twice are told, paths are not",
    arguments: [
      (#"a\\nb"#, true), (#"a\\tb"#, true), (#"say \\\"hi\\\""#, true), (#"caf\\u00e9"#, true), (#"a\nb"#, false),
      (#"C:\\new\\table"#, true), (#"C:\\new"#, false), (#"caf\u00e9"#, false), (#"\\o/"#, false), (#"\\u12"#, false),
    ])
  func doubleEscape(text: String, isFound: Bool) {
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(text)"}}"#)["double-escape"].isEmpty == !isFound)
  }

  @Test("characters that do not show, or show as something else, are named by their code points")
  func characters() {
    let payload =
      #"{"aps":{"alert":{"title":"a\u202Eb\u2066","body":"\u0000\u0085","loc-key":"K","loc-args":["\uE000","x\u200B"]}}}"#
    let findings = PayloadFindings(of: payload)
    #expect(findings["bidirectional-control"].map(\.keyPath) == ["aps.alert.title"])
    #expect(findings["bidirectional-control"].first?.message.contains("U+202E, U+2066") == true)
    #expect(findings["control-character"].first?.message.contains("U+0000, U+0085") == true)
    #expect(findings["private-use"].map(\.keyPath) == ["aps.alert.loc-args[0]"])
    #expect(findings["zero-width"].map(\.keyPath) == ["aps.alert.loc-args[1]"])
    #expect(PayloadFindings(of: "{\"aps\":{\"alert\":\"\u{202B}raw\u{2029}\"}}")["bidirectional-control"].count == 1)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"👨‍👩‍👧 ♻️ نمی‌خواهم “so” – 1️⃣\n\t"}}"#).findings.isEmpty)
  }

  @Test(
    "entities and JSON in a text are shown as they stand",
    arguments: [
      ("a &amp; b", "html-entity"), ("it&#39;s", "html-entity"), ("&#x27;", "html-entity"),
      (#"{\"a\":1}"#, "json-in-text"), (#"[{\"a\":1}]"#, "json-in-text"),
    ])
  func shownRaw(text: String, rule: String) {
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(text)"}}"#).findings.map(\.rule) == [rule])
  }

  @Test(
    "what only resembles entities or JSON is left alone",
    arguments: ["AT&T; R&D", "[Ann] wrote", "[1]", "{so}", "a && b;"])
  func notRaw(text: String) {
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(text)"}}"#).findings.isEmpty)
  }

  @Test(
    "templates that were not filled in are found anywhere",
    arguments: ["$(name)", "Hi ${user.name}!", "{{ first_name }}", "<%= name %>", "%(name)s", "#{name}", "<insert ID>"])
  func templates(text: String) {
    let findings = PayloadFindings(of: #"{"aps":{"alert":"a"},"data":{"list":["\#(text)"]}}"#)
    #expect(findings["unfilled-template"].map(\.keyPath) == ["data.list[0]"])
  }

  @Test(
    "money, markup and ciphers are no templates",
    arguments: ["$5 (five)", "$HOME", "a <b>c</b>", "<3", "{}", "100% (s)", "${", "{{1}}"])
  func noTemplates(text: String) {
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(text)"}}"#)["unfilled-template"].isEmpty)
  }

  @Test("whole numbers beyond 2^53 are found, at any depth")
  func integers() {
    MarkedPayload(
      stringLiteral:
        #"{"aps":{"alert":"a"},"a":[⟦9007199254740993,9007199254740992,{"b":⟦-9007199254740993}],"c":0.12345678901234567}"#
    )
    .expect("big-integer")
  }

  @Test("paths in place of addresses are found under keys that name media")
  func addresses() {
    MarkedPayload(
      stringLiteral:
        #"{"aps":{"alert":"a"},"image-url":⟦"/a.png","media":{"src":"/b.png","photoUrl":⟦"../c.png"},"route":"/home","url":"//example.com/a"}"#
    ).expect("relative-url")
  }

  @Test("the limit is the push type's, in bytes as sent")
  func limits() {
    func payload(_ count: Int) -> String { #"{"aps":{"alert":"\#(String(repeating: "a", count: count - 20))"}}"# }
    #expect(PayloadFindings(of: payload(4_096)).findings.map(\.rule) == ["payload-at-limit"])
    #expect(PayloadFindings(of: payload(4_032)).findings.isEmpty)
    #expect(PayloadFindings(of: payload(4_097)).faults == ["payload-too-large"])
    #expect(PayloadFindings(of: payload(5_120), LintContext(pushType: .voip)).faults == [])
    #expect(
      PayloadFindings(of: payload(5_121), LintContext(pushType: .voip))["payload-too-large"].first?.message
        == "the payload has 5121 bytes, the limit is 5120")
    let marked = [0xEF, 0xBB, 0xBF] + Array(payload(4_094).utf8)
    #expect(lint(JSONDocument(marked)).contains { $0.message.hasPrefix("the payload has 4097 bytes") })
  }

  @Test("both sizes are exact: as sent, and as raw UTF-8")
  func rawSize() {
    let escaped = String(repeating: #"\u00e9\ud83d\ude00\/\u0041\u0022\n"#, count: 200)
    let raw = String(repeating: #"é😀/A\u0022\n"#, count: 200)
    let sent = #"{"aps":{"alert":"\#(escaped)"}}"#
    let finding = PayloadFindings(of: sent)["payload-too-large"].first
    #expect(finding?.message.hasPrefix("the payload has \(sent.utf8.count) bytes") == true)
    let expected = #"{"aps":{"alert":"\#(raw)"}}"#.utf8.count
    #expect(finding?.suggestion?.hasPrefix("as raw UTF-8, without escapes, it has \(expected) bytes and fits") == true)
  }

  @Test(
    "requests of other services are recognised, with the way to the payload",
    arguments: [
      (
        #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"a"}}}}}"#, "an FCM request", "message.apns.payload"
      ),
      (#"{"message":{"topic":"t","notification":{"title":"a"}}}"#, "an FCM request", ""),
      (#"{"registration_ids":["a"],"data":{}}"#, "an FCM request", ""),
      (#"{"default":"a","APNS":"{\"aps\":{}}"}"#, "an SNS message", "APNS"),
      (
        #"{"MessageConfiguration":{"APNSMessage":{"RawContent":"{}"}}}"#, "an AWS Pinpoint request",
        "MessageConfiguration.APNSMessage.RawContent"
      ),
      (#"{"to":["ExpoPushToken[x]"],"body":"a"}"#, "an Expo message", ""),
      (#"{"message":"a","data":{"push":{"sound":"x"}}}"#, "a Home Assistant notification", ""),
      (#"{"app_id":"a","contents":{"en":"a"}}"#, "a OneSignal request", ""),
      (#"{"platform":"apple","bodyTemplate":"{\"aps\":{}}"}"#, "an Azure Notification Hubs template", "bodyTemplate"),
      (#"{"audience":"all","device_types":["ios"],"notification":{}}"#, "an Airship request", ""),
      (#"{"notifications":[{"tokens":["a"]}]}"#, "a gorush request", ""),
      (#"{"web_push":8030,"notification":{}}"#, "a declarative web push", ""),
    ])
  func envelopes(request: String, service: String, path: String) {
    let findings = PayloadFindings(of: request)
    let finding = findings["envelope"].first
    #expect(finding?.message.hasPrefix("this is \(service)") == true)
    #expect(finding?.keyPath.description == path)
    #expect(findings.faults == ["missing-aps"])
  }
}
