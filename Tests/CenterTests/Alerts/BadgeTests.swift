import Center
import Payload
import Testing

@Test("0 removes the badge, absent leaves it, and neither is shown") func zeroAndAbsent() {
  var phone = Phone()
  phone.push("{\"aps\":{\"badge\":4}}")
  #expect(phone.badge == 4)
  phone.push("{\"aps\":{\"alert\":\"x\"}}")
  #expect(phone.badge == 4)
  let delivery = phone.push("{\"aps\":{\"badge\":0}}")
  #expect(phone.badge == 0 && delivery.badge == 0 && delivery.presentation == .none)
}

@Test(
  "a badge that is no whole number of 0 or more is left alone", arguments: ["-1", "5.5", "\"5\"", "null", "true", "[]"])
func wrongBadges(badge: String) {
  var phone = Phone()
  phone.push("{\"aps\":{\"badge\":3}}")
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"badge\":\(badge)}}")
  #expect(phone.badge == 3 && delivery.badge == nil)
}

@Test("a badge beyond 64 bits neither crashes nor turns negative, and comes back from disk") func hugeBadge() {
  var phone = Phone()
  phone.push("{\"aps\":{\"badge\":99999999999999999999999}}")
  #expect(phone.badge == .max)
  var stored = StoredCenter()
  stored.badges = [Phone.app: .max]
  let restored = CenterState(restoring: stored, now: Phone.noon, deviceProfile: .standard, profiles: [])
  #expect(restored.apps[Phone.app]?.badge == .max)
}

@Test("the ledger says who set the badge, and when") func ledger() throws {
  var phone = Phone()
  phone.push("{\"aps\":{\"badge\":4}}")
  phone.wait(seconds: 60)
  phone.push("{\"aps\":{\"badge\":1}}")
  #expect(
    phone.state.apps[Phone.app]?.ledger == [
      BadgeChange(bundleIdentifier: Phone.app, changedAt: Phone.noon, before: 0, after: 4, cause: "delivery-1"),
      BadgeChange(
        bundleIdentifier: Phone.app, changedAt: Phone.noon.adding(seconds: 60), before: 4, after: 1, cause: "delivery-2"
      ),
    ])
  for number in 0..<100 { phone.push("{\"aps\":{\"badge\":\(number + 1)}}") }
  #expect(phone.state.apps[Phone.app]?.ledger.count == CenterState.App.ledgerLimit)
  #expect(phone.state.apps[Phone.app]?.ledger.last?.after == 100)
}

@Test("a badge of 0 clears the app's list and no other's, where that is chosen", arguments: [true, false])
func zeroClears(isChosen: Bool) {
  var device = DeviceProfile.standard
  device.choices.badgeZeroClearsNotifications = isChosen
  var phone = Phone(device: device)
  for number in 1...12 {
    phone.push("{\"aps\":{\"alert\":\"\(number)\",\"badge\":\(number),\"thread-id\":\"t\(number % 3)\"}}")
  }
  phone.push("{\"aps\":{\"alert\":\"other\"}}", to: "com.example.other")
  phone.push("{\"aps\":{\"alert\":\"last\",\"badge\":0}}", id: "last")
  #expect(phone.listed == (isChosen ? ["last", "n13"] : ["last"] + phone.listed.dropFirst()))
  #expect(phone.removals == Array(repeating: .badgeZero, count: isChosen ? 12 : 0))
  #expect(phone.badge == 0)
}

@Test("a badge of 0 where there was none clears nothing") func zeroOfNothing() {
  var phone = Phone()
  phone.push("{\"aps\":{\"alert\":\"first\",\"badge\":0}}", id: "first")
  phone.push("{\"aps\":{\"alert\":\"second\",\"badge\":0}}", id: "second")
  #expect(phone.listed == ["second", "first"])
}

@Test("switching badges off takes the badge away, and a push sets none") func badgesOff() {
  var phone = Phone()
  phone.push("{\"aps\":{\"badge\":4}}")
  var settings = AppProfile.Settings()
  settings.badges = false
  phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
  #expect(phone.badge == 0)
  #expect(phone.state.apps[Phone.app]?.ledger.last?.cause == "badges switched off")
  let delivery = phone.push("{\"aps\":{\"badge\":7}}")
  #expect(phone.badge == 0 && delivery.verdict(.badge) == "ignored")
}

@Test("the badge that the payload sets is the badge of the app") func badgeOfPayload() {
  var phone = Phone()
  phone.push("{\"aps\":{\"badge\":19}}")
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"badge\":1}}")
  #expect(delivery.badge == 1 && phone.badge == 1)
}
