import Center
import Payload
import Testing

private func alert(_ text: String, thread: String = "t") -> String {
  "{\"aps\":{\"alert\":\"\(text)\",\"sound\":\"default\",\"thread-id\":\"\(thread)\"}}"
}

@Test("a collapse identifier replaces: one entry, the newest text, alerted again, on top, and it says how often")
func collapse() {
  var phone = Phone()
  let headers = Arrival.Headers(collapseIdentifier: "score")
  #expect(!phone.push(alert("1:0"), headers: headers).replaced)
  phone.push(alert("other", thread: "u"))
  let second = phone.push(alert("2:0"), headers: headers)
  #expect(second.replaced && second.requestIdentifier == "score")
  #expect(second.presentation == .banner && phone.sounds.count == 1)
  #expect(phone.listed == ["score", "n2"])
  #expect(phone.notification("score")?.body == "2:0")
  let third = phone.push(alert("3:0", thread: "moved"), headers: headers)
  #expect(phone.notification("score")?.replacedCount == 2)
  #expect(third.reason(.collapse).contains("2 times"))
  #expect(phone.stacks == ["moved(1)", "u(1)"])
  #expect(phone.removals.isEmpty, "a replacement is stored in place")
}

@Test("an identifier is an app's own, and without one every push stands for itself") func separate() {
  var phone = Phone()
  let headers = Arrival.Headers(collapseIdentifier: "x")
  phone.push(alert("a"), headers: headers)
  phone.push(alert("b"), to: "com.example.other", headers: headers)
  for _ in 0..<3 { phone.push(alert("same")) }
  phone.push(alert("c"), headers: .init(collapseIdentifier: ""))
  #expect(phone.state.notifications.count == 6)
  #expect(phone.stacks == ["t(5)", "t(1)"])
}

@Test("a replacement can be chosen to stay where it is, without an alert") func quiet() {
  var device = DeviceProfile.standard
  device.choices.replacementAlertsAgain = false
  var phone = Phone(device: device)
  phone.push(alert("1"), id: "x")
  phone.push(alert("2"), id: "y")
  let delivery = phone.push(alert("3"), id: "x")
  #expect(delivery.presentation == .list && delivery.sound == nil)
  #expect(phone.listed == ["y", "x"] && phone.notification("x")?.body == "3")
}

@Test("a push that shows nothing replaces nothing") func invisibleReplacement() {
  var phone = Phone()
  phone.push(alert("1"), id: "x")
  let delivery = phone.push("{\"aps\":{\"badge\":3}}", id: "x")
  #expect(!delivery.replaced && phone.notification("x")?.body == "1")
}

@Test("a replacement with badge 0 replaces, and clears the others") func replacementWithBadgeZero() {
  var phone = Phone()
  phone.push(alert("1"), id: "x")
  phone.push("{\"aps\":{\"alert\":\"2\",\"badge\":2}}", id: "y")
  let delivery = phone.push("{\"aps\":{\"alert\":\"3\",\"badge\":0}}", id: "x")
  #expect(delivery.replaced && phone.listed == ["x"] && phone.removals == [.badgeZero])
}
