import Center
import Payload
import Testing

private let loud = "{\"aps\":{\"alert\":\"a\",\"badge\":3,\"sound\":\"default\"}}"

@Test(
  "what is for the app or its extensions goes there and shows nothing",
  arguments: [
    PushType.voip, .complication, .fileprovider, .mdm, .location, .pushtotalk, .controls, .widgets,
  ]) func forTheApp(type: PushType)
{
  var phone = Phone()
  let delivery = phone.push(loud, headers: .init(pushType: type))
  #expect(delivery.refusal == nil)
  #expect(delivery.presentation == .none)
  #expect(delivery.verdict(.pushType) == "to app")
  #expect(phone.badge == 0 && phone.sounds.isEmpty && phone.listed.isEmpty)
}

@Test("a silent push under type alert is taken and not delivered as background") func silentUnderAlert() {
  var phone = Phone()
  let payload = "{\"aps\":{\"content-available\":1}}"
  let alert = phone.push(payload, headers: .init(pushType: .alert))
  #expect(alert.refusal == nil && alert.presentation == .none)
  #expect(alert.reason(.pushType).contains("not delivered as background"))
  let background = phone.push(payload, headers: .init(pushType: .background, priority: 5))
  #expect(background.verdict(.pushType) == "to app")
}

@Test(
  "a push of type background with something to show is taken, dropped at the device, and says which key",
  arguments: ["alert", "badge", "sound"]) func backgroundWithEffects(key: String)
{
  var phone = Phone()
  let value = key == "badge" ? "4" : "\"a\""
  let delivery = phone.push(
    "{\"aps\":{\"content-available\":1,\"\(key)\":\(value)}}", headers: .init(pushType: .background))
  #expect(delivery.refusal == nil && delivery.presentation == .none)
  #expect(delivery.verdict(.pushType) == "dropped")
  #expect(delivery.explanation.last?.keyPath == "aps.\(key)")
  #expect(phone.badge == 0 && phone.sounds.isEmpty)
}

@Test("a silent push with a category is judged a background push") func silentWithCategory() throws {
  var phone = Phone()
  let delivery = phone.push(bytes: try Fixtures.payload(131))
  #expect(delivery.pushType == .background && delivery.presentation == .none)
}

@Test("a silent push with a badge and a clear command sets the badge") func clearWithBadge() {
  var phone = Phone()
  phone.push("{\"aps\":{\"content-available\":1,\"badge\":4},\"command\":\"clear\"}")
  #expect(phone.badge == 4)
}

@Test("an alert that also wakes the app is shown and says so") func combined() {
  var phone = Phone()
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"content-available\":1}}")
  #expect(delivery.presentation == .banner)
  #expect(delivery.reason(.pushType).contains("woken"))
}

@Test("a VoIP payload is not in the center, and as an alert it has nothing to show") func voipPayload() throws {
  let bytes = try Fixtures.payload(73)
  var phone = Phone()
  #expect(phone.push(bytes: bytes, headers: .init(pushType: .voip)).presentation == .none)
  let alert = phone.push(bytes: bytes)
  #expect(alert.presentation == .none)
  #expect(alert.findings.contains { $0.severity == .error })
}

@Test("a time-sensitive push in another service's envelope is refused, its inner payload breaks through")
func envelope() throws {
  let bytes = try Fixtures.payload(42)
  var phone = Phone()
  phone.send(.focusChanged("work"))
  #expect(phone.push(bytes: bytes).refusal?.kind == .missingAPS)
  let inner = try #require(JSONDocument(bytes).root?["apns"]?["payload"])
  let delivery = phone.push(inner.minified)
  #expect(delivery.refusal == nil)
}
