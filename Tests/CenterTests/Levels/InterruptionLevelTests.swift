import Center
import Payload
import Testing

private func payload(_ level: String) -> String {
  "{\"aps\":{\"alert\":\"a\",\"sound\":\"default\",\"interruption-level\":\"\(level)\"}}"
}

@Test(
  "each level is listed, lights up, sounds and breaks through as Apple says",
  arguments: [
    ("passive", Presentation.list, false, Presentation.list), ("active", .banner, true, .held),
    ("time-sensitive", .banner, true, .banner), ("critical", .banner, true, .banner),
  ]) func levels(level: String, shown: Presentation, sounds: Bool, inWork: Presentation)
{
  var phone = Phone()
  #expect(phone.push(payload(level)).presentation == shown)
  #expect(phone.sounds.isEmpty != sounds)
  phone.send(.focusChanged("work"))
  #expect(phone.push(payload(level)).presentation == inWork)
  #expect(phone.listed == ["n2", "n1"])
}

@Test("a passive notification lights nothing, locked or not, and shows a banner only where that is chosen")
func passive() {
  var phone = Phone()
  phone.push(payload("passive"))
  #expect(phone.state.banner == nil)
  phone.send(.locked)
  #expect(phone.push(payload("passive")).presentation == .list)
  var device = DeviceProfile.standard
  device.choices.passiveShowsBanner = true
  var other = Phone(device: device)
  #expect(other.push(payload("passive")).presentation == .banner)
  #expect(other.sounds.isEmpty)
}

@Test("an unknown level counts as active", arguments: ["timeSensitive", "time_sensitive", "", "ACTIVE"])
func unknownLevel(level: String) {
  var phone = Phone()
  let delivery = phone.push(payload(level))
  #expect(delivery.presentation == .banner)
  #expect(phone.notification("n1")?.interruptionLevel == .active)
  #expect(delivery.reason(.interruptionLevel).contains("none of the four"))
}

@Test("without the capability time-sensitive is held, shown as active, and the capability is named")
func withoutCapability() {
  var phone = Phone(.allowedEverything { $0.capabilities = [] })
  phone.send(.focusChanged("work"))
  let delivery = phone.push(payload("time-sensitive"))
  #expect(delivery.presentation == .held)
  #expect(phone.notification("n1")?.interruptionLevel == .active)
  #expect(delivery.reason(.interruptionLevel).contains("capability 'time-sensitive' is missing"))
}

@Test("the user can switch time-sensitive and critical off", arguments: ["time-sensitive", "critical"])
func switchedOff(level: String) {
  var phone = Phone(
    .allowedEverything {
      $0.settings.timeSensitive = false
      $0.settings.criticalAlerts = false
    })
  phone.send(.focusChanged("work"))
  let delivery = phone.push(payload(level))
  #expect(delivery.presentation == .held)
  #expect(delivery.reason(.interruptionLevel).contains("switched"))
}

@Test("level and sound are two critical switches, of which either is enough unless it is chosen otherwise")
func eitherSwitch() {
  let soundOnly = "{\"aps\":{\"alert\":\"a\",\"sound\":{\"critical\":1,\"name\":\"default\"}}}"
  var phone = Phone()
  phone.send(.focusChanged("do-not-disturb"))
  #expect(phone.push(soundOnly).presentation == .banner)
  #expect(phone.notification("n1")?.interruptionLevel == .critical)
  #expect(phone.push(payload("critical")).sound?.isCritical == true)

  var device = DeviceProfile.standard
  device.choices.eitherCriticalSwitchSuffices = false
  var strict = Phone(device: device)
  strict.send(.focusChanged("do-not-disturb"))
  let held = strict.push(soundOnly)
  #expect(held.presentation == .held && held.sound?.isCritical == true)
  let silenced = strict.push(payload("critical"))
  #expect(silenced.presentation == .banner && silenced.sound == SoundEvent(name: "default"))
}

@Test("a critical level without the entitlement is active, and time-sensitive with a critical sound stays so")
func criticalFallback() {
  var phone = Phone(.allowedEverything { $0.capabilities = [.timeSensitive] })
  phone.push(payload("critical"))
  #expect(phone.notification("n1")?.interruptionLevel == .active)
  phone.push(
    "{\"aps\":{\"alert\":\"a\",\"interruption-level\":\"time-sensitive\",\"sound\":{\"critical\":1,\"name\":\"default\"}}}"
  )
  #expect(phone.notification("n2")?.interruptionLevel == .timeSensitive)
}

@Test(
  "a relevance score outside 0 to 1 is brought into it",
  arguments: [("100", 1.0), ("-2", 0), ("0.5", 0.5), ("\"1\"", 0)])
func relevance(score: String, kept: Double) {
  var phone = Phone()
  phone.push("{\"aps\":{\"alert\":\"a\",\"relevance-score\":\(score)}}")
  #expect(phone.notification("n1")?.relevanceScore == kept)
}
