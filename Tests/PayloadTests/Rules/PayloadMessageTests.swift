import Payload
import TestSupport
import Testing

@Suite("What the findings of the payload files say")
struct PayloadMessageTests {
  @Test(
    "a finding names its key path and says what was meant",
    arguments: [
      ("001", "misplaced-key", "aps.alert.sound", "'sound' does nothing in 'aps.alert', it belongs at 'aps.sound'"),
      ("001", "header-in-payload", "priority", "'priority' is a request header, not a key of the payload"),
      ("039", "badge-not-number", "aps.badge", "'badge' must be a whole number of 0 or more, found text '21'"),
      ("042", "envelope-headers", "apns.payload.headers", "'headers' is inside 'payload', where it is custom data"),
      (
        "094", "timestamp-milliseconds", "aps.timestamp",
        "'timestamp' looks like milliseconds while 'dismissal-date' is in seconds"
      ),
      (
        "092", "start-incomplete", "aps.event",
        "'event' start without 'attributes-type', 'attributes' and 'alert', so no activity starts"
      ),
      (
        "129", "flag-value", "aps.content-available",
        "'content-available' must be the number 1 or absent, found text '0'"
      ),
      (
        "137", "arg-is-null", "aps.alert.loc-args[0]",
        "'loc-args[0]' is null, and devices are reported to show '<null>'"
      ),
      ("114", "duplicate-key", "aps.alert.body", "the key 'body' stands twice, first at line 1, column 30"),
      (
        "144", "bidirectional-control", "aps.alert.body",
        "the text has bidirectional controls (U+202E, U+202C), which can disguise it"
      ),
      ("152", "payload-too-large", "", "the payload has 4097 bytes, the limit is 4096 (5120 for VoIP)"),
      ("156", "missing-comma", "aps.interruption-level", "a comma is missing before line 7, column 9"),
      ("158", "missing-colon", "person", "a colon is missing after the key 'person'"),
      ("170", "invalid-utf8", "aps.alert", "byte 21 (0xE9) is not UTF-8"),
    ])
  func message(file: String, rule: String, keyPath: String, message: String) throws {
    let finding = try #require(try PayloadFindings(file)[rule].first)
    #expect(finding.keyPath.description == keyPath)
    #expect(finding.message == message)
  }

  @Test(
    "a finding offers what to do",
    arguments: [
      ("028", "json-lines", "split it: one file a line, without the token"),
      ("040", "invalid-number", "there are no increments: send the total"),
      ("044", "aps-not-object", "it looks like a printed NSDictionary; serialise the dictionary as JSON"),
      ("046", "misspelled-key", "write \"content-available\":1"),
      ("088", "misspelled-key", "write 'event'"),
      ("108", "aps-not-object", "a PHP empty array becomes []; cast it to an object"),
      ("111", "root-not-object", "split the array: its 2 elements are a payload each"),
      ("112", "json-lines", "these are JSON lines: split the file, one payload each"),
      ("117", "unknown-interruption-level", "did you mean 'time-sensitive'?"),
      ("118", "unknown-interruption-level", "did you mean 'time-sensitive'?"),
      ("123", "sound-default-spelling", "write 'default' in lower case"),
      ("135", "misspelled-key", "write 'loc-key'"),
      ("154", "payload-too-large", "as raw UTF-8, without escapes, it has 2120 bytes and fits; "),
      ("156", "missing-comma", "add ',' after '}'"),
      ("159", "unquoted-key", "write \"aps\"; this is how JavaScript writes objects"),
      ("164", "not-json", "it looks like a Ruby hash; let a JSON library write the payload"),
      ("170", "invalid-utf8", "in Latin-1 it would be 'é': save the file as UTF-8"),
      ("173", "html-instead-of-json", "it is probably a server's error page: fetch it again"),
    ])
  func suggestion(file: String, rule: String, suggestion: String) throws {
    let finding = try #require(try PayloadFindings(file)[rule].first)
    #expect(finding.suggestion?.hasPrefix(suggestion) == true, "\(finding.suggestion ?? "")")
  }

  @Test("the envelope of another service gives the payload, decoded where it was text")
  func envelopes() throws {
    let sns = try PayloadFindings("041")
    #expect(sns["missing-aps"].first?.message == "there is no 'aps' at the root; this is an SNS message")
    #expect(sns["envelope"].first?.keyPath == "APNS_SANDBOX")
    #expect(sns["envelope"].first?.suggestion?.hasPrefix("the payload to send: {\"aps\":{\"alert\":") == true)
    let firebase = try PayloadFindings("042")
    #expect(firebase["missing-aps"].first?.message.hasSuffix("and 'aps' is at 'apns.payload.aps'") == true)
    #expect(try PayloadFindings("038")["missing-aps"].first?.keyPath == "payload.aps")
    let expo = try PayloadFindings("079")["missing-aps"].first
    #expect(expo?.suggestion?.hasSuffix("'categoryId' becomes 'aps.category'") == true)
    for (file, service) in [("071", "a declarative web push"), ("078", "a gorush request"), ("079", "an Expo message")]
    {
      #expect(try PayloadFindings(file)["envelope"].first?.message == "this is \(service), which holds no payload")
    }
  }

  @Test("the push type given decides what is missing and what is too large")
  func pushTypes() throws {
    #expect(try PayloadFindings("022", LintContext(pushType: .alert)).faults == ["missing-aps"])
    #expect(try PayloadFindings("022", LintContext(pushType: .mdm)).faults == [])
    #expect(try PayloadFindings("072", LintContext(pushType: .voip)).faults == ["trailing-comma", "trailing-comma"])
    #expect(try PayloadFindings("072")["missing-aps"].first?.suggestion?.contains("VoIP") == true)
    #expect(try PayloadFindings("152", LintContext(pushType: .voip)).faults == [])
    #expect(try PayloadFindings("155", LintContext(pushType: .voip)).faults == [])
    #expect(try PayloadFindings("155", LintContext(pushType: .alert))["payload-too-large"].count == 1)
    #expect(try PayloadFindings("018", LintContext(pushType: .widgets)).findings.isEmpty)
  }

  @Test("a profile tells unregistered categories, and says nothing of registered ones")
  func categories() throws {
    let near = try PayloadFindings("003", LintContext(categories: ["trip_update"]))["unregistered-category"].first
    #expect(near?.severity == .warning)
    #expect(near?.suggestion == "did you mean 'trip_update'?")
    let far = try PayloadFindings("003", LintContext(categories: ["message"]))["unregistered-category"].first
    #expect(far?.severity == .info)
    #expect(try PayloadFindings("003", LintContext(categories: ["trip-update"])).findings.isEmpty)
    #expect(try PayloadFindings("120", LintContext(categories: ["message"])).faults == ["generated-category"])
    #expect(try PayloadFindings("120", LintContext(categories: ["1700000000"])).findings.isEmpty)
  }
}
