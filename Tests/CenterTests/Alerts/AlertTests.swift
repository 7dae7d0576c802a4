import Center
import Payload
import Testing

@Test(
  "what has no text is neither shown nor listed, and its badge and sound still count",
  arguments: ["\"\"", "{}", "{\"title\":\"\",\"body\":\"\"}", "null", "[]", "5"]) func invisible(alert: String)
{
  var phone = Phone()
  let delivery = phone.push("{\"aps\":{\"alert\":\(alert),\"badge\":2,\"sound\":\"default\"}}")
  #expect(delivery.presentation == .none)
  #expect(phone.listed.isEmpty)
  #expect(phone.badge == 2 && phone.sounds == [SoundEvent(name: "default")])
}

@Test("an alert given as text is the body, and the app's name stands in for the title") func textAlert() throws {
  var phone = Phone()
  phone.push("{\"aps\":{\"alert\":\"Hello\"}}")
  let notification = try #require(phone.notification("n1"))
  #expect(notification.title.isEmpty && notification.body == "Hello")
  #expect(phone.state.visibleText(of: notification).title == "Example")
}

private func strings(_ change: (inout AppProfile) -> Void = { _ in }) -> AppProfile {
  .allowedEverything {
    $0.localizations = [
      "en": StringTable(entries: [
        "GREETING": "%@ sent %@", "SWAPPED": "%2$@ by %1$@", "C": "%s sent %s", "P": "100%% %@",
      ]),
      "ur": StringTable(entries: ["GREETING": "%@ نے %@ بھیجا"]),
    ]
    change(&$0)
  }
}

@Test(
  "arguments go into their places, and nothing else is read as one",
  arguments: [
    ("GREETING", "[\"Ann\",\"5\"]", "Ann sent 5"), ("SWAPPED", "[\"Ann\",\"5\"]", "5 by Ann"),
    ("GREETING", "[\"Ann\"]", "Ann sent "), ("GREETING", "[]", " sent "),
    ("GREETING", "[\"a\",\"b\",\"c\"]", "a sent b"),
    ("C", "[\"Ann\",\"5\"]", "%s sent %s"), ("P", "[\"%@\"]", "100% %@"), ("MISSING", "[\"Ann\"]", "MISSING"),
    ("Order of %@", "[\"Ann\"]", "Order of Ann"),
  ]) func localization(key: String, arguments: String, shown: String)
{
  var phone = Phone(strings())
  phone.push("{\"aps\":{\"alert\":{\"loc-key\":\"\(key)\",\"loc-args\":\(arguments)}}}")
  #expect(phone.notification("n1")?.body == shown)
}

@Test("text is taken in the language of the device, else in the app's own") func language() {
  var device = DeviceProfile.standard
  device.locale = "ur_PK"
  var phone = Phone(strings(), device: device)
  let delivery = phone.push("{\"aps\":{\"alert\":{\"loc-key\":\"GREETING\",\"loc-args\":[\"A\",\"B\"]}}}")
  #expect(phone.notification("n1")?.body == "A نے B بھیجا")
  #expect(delivery.reason(.alert).contains("GREETING"))
  phone.push("{\"aps\":{\"alert\":{\"title-loc-key\":\"SWAPPED\",\"title-loc-args\":[\"A\",\"B\"]}}}")
  #expect(phone.notification("n2")?.title == "SWAPPED")
  device.locale = "fr_FR"
  phone.send(.deviceProfileLoaded(device))
  phone.push("{\"aps\":{\"alert\":{\"loc-key\":\"SWAPPED\",\"loc-args\":[\"A\",\"B\"]}}}")
  #expect(phone.notification("n3")?.body == "B by A")
}

@Test("a body that is there hides the localization key, even an empty one, unless it is chosen otherwise")
func bodyHidesKey() {
  let both = "{\"aps\":{\"alert\":{\"body\":\"\",\"loc-key\":\"GREETING\",\"loc-args\":[\"a\",\"b\"]}}}"
  var phone = Phone(strings())
  #expect(phone.push(both).presentation == .none)
  var device = DeviceProfile.standard
  device.choices.bodyHidesLocalizationKey = false
  var other = Phone(strings(), device: device)
  #expect(other.push(both).presentation == .banner)
  #expect(other.notification("n1")?.body == "a sent b")
}

@Test("custom data keeps every digit and its null values") func customData() throws {
  var phone = Phone()
  phone.push(bytes: try Fixtures.payload(130))
  #expect(phone.notification("n1")?.userInfo.contains(":null") == true)
  phone.push(
    "{\"aps\":{\"alert\":\"a\"},\"id\":12345678901234567,\"x\":1.50,\"Simulator Target Bundle\":\"com.example.app\"}")
  #expect(phone.notification("n2")?.userInfo == "{\"aps\":{\"alert\":\"a\"},\"id\":12345678901234567,\"x\":1.50}")
}

@Test("a body that is JSON text is shown as it is") func jsonBody() throws {
  var phone = Phone()
  phone.push(bytes: try Fixtures.payload(34))
  #expect(phone.notification("n1")?.body.hasPrefix("[{\"type\":") == true)
}

@Test(
  "the service extension's step says why it is not run",
  arguments: [
    ("{\"aps\":{\"content-available\":1,\"mutable-content\":1}}", "no title, subtitle or body"),
    ("{\"aps\":{\"alert\":\"a\"}}", "not 1"), ("{\"aps\":{\"alert\":\"a\",\"mutable-content\":1}}", "names none"),
    ("{\"aps\":{\"alert\":\"a\",\"mutable_content\":1}}", "not 1"),
    ("{\"aps\":{\"badge\":1,\"mutable-content\":1}}", "no title"),
  ]) func serviceExtension(payload: String, reason: String)
{
  var phone = Phone()
  let delivery = phone.push(payload)
  #expect(delivery.verdict(.serviceExtension) == "not run")
  #expect(delivery.reason(.serviceExtension).contains(reason))
}

@Test("with alerts off the service extension is not run") func extensionWithoutAlerts() {
  var phone = Phone(.allowedEverything { $0.settings.alerts = false })
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"mutable-content\":1}}", source: .endpoint)
  #expect(delivery.reason(.serviceExtension).contains("switched off"))
}
