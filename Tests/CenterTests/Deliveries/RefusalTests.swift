import Center
import Payload
import Testing

private let padding = String(repeating: "x", count: 4096)

@Test(
  "a refusal says what is wrong and what to do",
  arguments: [
    ("", Refusal.Kind.empty, "is empty"), ("  \n", .empty, "only blanks"), ("{\"aps\":", .notJSON, "not JSON"),
    ("[1]", .notAnObject, "is an array"), ("{\"a\":1}", .missingAPS, "no 'aps'"),
    ("{\"aps\":{\"alert\":\"\(padding)\"}}", .tooLarge, "4116 bytes, the limit for push type 'alert' is 4096 bytes"),
  ]) func refusals(payload: String, kind: Refusal.Kind, words: String)
{
  var phone = Phone()
  let before = phone.state
  let delivery = phone.push(payload)
  #expect(delivery.refusal?.kind == kind)
  #expect(delivery.refusal?.message.contains(words) == true)
  #expect(delivery.explanation.last?.verdict == "refused")
  #expect(delivery.presentation == .none)
  #expect(phone.state.notifications == before.notifications && phone.state.apps == before.apps)
  #expect(phone.effects.count == 1)
}

@Test("text that is not JSON is refused with line and column") func placeOfTheFault() throws {
  var phone = Phone()
  let message = phone.push("{\"aps\": {\"alert\": \"a\"\n\"badge\": 1}}").refusal?.message
  #expect(message?.contains("line 2, column 1") == true)
}

@Test("a push for no app is refused, unless everything else is wrong first") func noApp() {
  var phone = Phone()
  #expect(phone.push("{\"aps\":{\"alert\":\"a\"}}", to: "").refusal?.kind == .noBundleIdentifier)
  #expect(phone.push("{", to: "").refusal?.kind == .notJSON)
}

@Test("background with priority 10 is refused where it is said, not where it is only the default")
func backgroundPriority() {
  let payload = "{\"aps\":{\"content-available\":1}}"
  var phone = Phone()
  let refused = phone.push(payload, headers: .init(pushType: .background, priority: 10))
  #expect(refused.refusal?.kind == .badPriority)
  #expect(refused.explanation.last?.keyPath == "apns-priority")
  #expect(phone.push(payload, headers: .init(pushType: .background)).refusal == nil)
  #expect(phone.push(payload, headers: .init(pushType: .background, priority: 5)).refusal == nil)
  #expect(
    phone.push("{\"aps\":{\"alert\":\"a\",\"content-available\":1}}", headers: .init(priority: 10)).refusal == nil)

  var device = DeviceProfile.standard
  device.choices.refusesBackgroundAtPriority10 = false
  var lenient = Phone(device: device)
  #expect(lenient.push(payload, headers: .init(pushType: .background, priority: 10)).refusal == nil)
}

@Test("only VoIP may have 5120 bytes, said by header or by topic")
func voipLimit() throws {
  let bytes = try Fixtures.payload(155)
  var phone = Phone()
  #expect(phone.push(bytes: bytes, headers: .init(pushType: .voip)).refusal == nil)
  #expect(phone.push(bytes: bytes, headers: .init(topic: "com.example.app.voip")).refusal == nil)
  #expect(phone.push(bytes: bytes, headers: .init(pushType: .background)).refusal?.kind == .tooLarge)
  #expect(phone.push(bytes: bytes + [0x20], headers: .init(pushType: .voip)).refusal?.kind == .tooLarge)
}

@Test("an escaped text is counted as it was sent, the same text unescaped is taken") func escapedSize() throws {
  var phone = Phone()
  let escaped = try Fixtures.payload(154)
  let refused = phone.push(bytes: escaped)
  #expect(refused.refusal?.message.contains("4220 bytes") == true)
  let raw = try #require(JSONDocument(escaped).root?.minified)
  let taken = phone.push(raw)
  #expect(taken.refusal == nil)
  #expect(taken.byteCount == raw.utf8.count && taken.byteCount < 4096)
}

@Test(
  "push types that may lack aps are taken without it",
  arguments: [
    (PushType.voip, false), (.complication, false), (.fileprovider, false), (.mdm, false), (.location, false),
    (.pushtotalk, false), (.alert, true), (.background, true), (.liveactivity, true), (.controls, true),
    (.widgets, true),
  ])
func withoutAPS(type: PushType, isRefused: Bool) {
  var phone = Phone()
  let delivery = phone.push("{\"x\":1}", headers: .init(pushType: type))
  #expect((delivery.refusal?.kind == .missingAPS) == isRefused)
}
