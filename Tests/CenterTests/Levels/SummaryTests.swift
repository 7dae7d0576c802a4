import Center
import Payload
import Testing

private func phoneWithSummary() -> Phone { Phone(.allowedEverything { $0.settings.scheduledSummary = true }) }

@Test(
  "only what is not urgent waits for the summary",
  arguments: [
    ("passive", Presentation.summary), ("active", .summary), ("time-sensitive", .banner), ("critical", .banner),
  ]) func levels(level: String, expected: Presentation)
{
  var phone = phoneWithSummary()
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\"default\",\"interruption-level\":\"\(level)\"}}")
  #expect(delivery.presentation == expected)
  #expect(phone.listed.isEmpty == (expected == .summary))
  #expect(phone.sounds.isEmpty == (expected == .summary))
}

@Test("an app that the user did not opt in does not wait") func notOptedIn() {
  var phone = Phone()
  #expect(phone.push("{\"aps\":{\"alert\":\"a\"}}").presentation == .banner)
}

@Test("the most relevant is featured, ties go to the newest, and no score counts as 0") func order() {
  var phone = phoneWithSummary()
  for score in ["0.2", "0.9", "null", "0.9", "0"] {
    phone.push("{\"aps\":{\"alert\":\"a\",\"relevance-score\":\(score)}}")
  }
  #expect(phone.state.summary.map(\.requestIdentifier) == ["n4", "n2", "n1", "n5", "n3"])
}

@Test("at its time the summary comes to the list, the featured one on top, without an alert") func arrives() {
  var phone = phoneWithSummary()
  phone.push("{\"aps\":{\"alert\":\"a\",\"relevance-score\":0.9}}")
  phone.push("{\"aps\":{\"alert\":\"b\",\"relevance-score\":0.1}}")
  let six = Phone.noon.adding(seconds: 6 * 3600)
  #expect(phone.state.nextDeadline == six)
  phone.wait(seconds: 6 * 3600 - 1)
  #expect(phone.listed.isEmpty && phone.effects.isEmpty)
  phone.wait(seconds: 1)
  #expect(phone.listed == ["n1", "n2"])
  #expect(phone.state.summary.isEmpty && phone.state.nextDeadline == nil)
  #expect(phone.notification("n1")?.presentation == .list)
  #expect(phone.effects.count == 2 && phone.sounds.isEmpty && phone.state.banner == nil)
  phone.send(.timePassed)
  #expect(phone.effects.isEmpty)
}

@Test("summaries that were missed come with the first event, each with what waited for it") func longGap() {
  var phone = phoneWithSummary()
  phone.push("{\"aps\":{\"alert\":\"a\"}}")
  phone.clock = phone.clock.adding(seconds: 3 * 86_400)
  phone.push("{\"aps\":{\"alert\":\"b\"}}")
  #expect(phone.listed == ["n1"])
  #expect(phone.state.summary.map(\.requestIdentifier) == ["n2"])
}

@Test("summary times are those of the clock on the wall") func localTime() {
  var device = DeviceProfile.standard
  device.secondsFromUTC = 5 * 3600
  device.summaryTimes = [8 * 60]
  var phone = Phone(.allowedEverything { $0.settings.scheduledSummary = true }, device: device)
  phone.push("{\"aps\":{\"alert\":\"a\"}}")
  #expect(phone.state.nextDeadline?.description == "2026-07-04T03:00:00Z")
}

@Test("what waits can be replaced and dismissed") func waitingChanges() {
  var phone = phoneWithSummary()
  phone.push("{\"aps\":{\"alert\":\"a\"}}", id: "x")
  let delivery = phone.push("{\"aps\":{\"alert\":\"b\",\"relevance-score\":1}}", id: "x")
  #expect(delivery.replaced && phone.state.summary.count == 1)
  #expect(phone.notification("x")?.body == "b")
  phone.push("{\"aps\":{\"alert\":\"c\",\"interruption-level\":\"time-sensitive\"}}", id: "x")
  #expect(phone.state.summary.isEmpty && phone.listed == ["x"])
  phone.push("{\"aps\":{\"alert\":\"d\"}}", id: "y")
  phone.send(.notificationsDismissed([Phone.key("y")]))
  #expect(phone.state.summary.isEmpty && phone.removals == [.dismissed])
}

@Test("without summary times nothing waits, and in front the app decides") func noSummary() {
  var device = DeviceProfile.standard
  device.summaryTimes = []
  var phone = Phone(.allowedEverything { $0.settings.scheduledSummary = true }, device: device)
  #expect(phone.push("{\"aps\":{\"alert\":\"a\"}}").presentation == .banner)
  var front = Phone(
    .allowedEverything {
      $0.settings.scheduledSummary = true
      $0.foregroundPresentation = [.banner, .list]
    })
  front.send(.foregroundAppChanged(Phone.app))
  #expect(front.push("{\"aps\":{\"alert\":\"a\"}}").presentation == .banner)
}
