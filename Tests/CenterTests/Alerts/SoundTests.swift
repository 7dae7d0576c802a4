import Center
import Payload
import Testing

private func play(_ sound: String, level: String? = nil, on phone: inout Phone) -> SoundEvent? {
  let level = level.map { ",\"interruption-level\":\"\($0)\"" } ?? ""
  return phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\(sound)\(level)}}").sound
}

@Test(
  "a sound is what the payload asks for, or the default where the app has no such file",
  arguments: [
    ("\"default\"", "default"), ("\"bell.caf\"", "bell.caf"), ("\"gone.caf\"", "default"), ("\"Default\"", "default"),
    ("{\"name\":\"bell.caf\"}", "bell.caf"), ("\"\"", nil), ("null", nil),
  ]) func names(sound: String, heard: String?)
{
  var phone = Phone(.allowedEverything { $0.sounds = ["bell.caf"] })
  #expect(play(sound, on: &phone)?.name == heard)
}

@Test("no sound key is silence, and the banner comes all the same") func silentBanner() throws {
  var phone = Phone()
  let delivery = phone.push(bytes: try Fixtures.payload(56))
  #expect(delivery.presentation == .banner && delivery.sound == nil && phone.sounds.isEmpty)
  #expect(delivery.reason(.sound).contains("no 'sound'"))
}

@Test("a critical sound has its volume, an ordinary one plays at full") func volume() {
  var phone = Phone()
  #expect(
    play("{\"critical\":1,\"name\":\"a.caf\",\"volume\":0.5}", on: &phone)
      == SoundEvent(name: "a.caf", isCritical: true, volume: 0.5))
  #expect(play("{\"critical\":1,\"name\":\"a.caf\",\"volume\":7}", on: &phone)?.volume == 1)
  #expect(play("{\"critical\":0,\"name\":\"a.caf\",\"volume\":0.5}", on: &phone) == SoundEvent(name: "a.caf"))
  #expect(play("{\"critical\":1,\"name\":\"a.caf\",\"volume\":0}", on: &phone)?.volume == 0)
  #expect(phone.sounds.isEmpty, "nothing is heard at volume 0")
}

@Test("without the entitlement a critical sound is an ordinary one") func withoutEntitlement() {
  var phone = Phone(.allowedEverything { $0.capabilities = [] })
  #expect(play("{\"critical\":1,\"name\":\"a.caf\",\"volume\":0.5}", on: &phone) == SoundEvent(name: "a.caf"))
  phone.send(.ringerSwitched(on: false))
  #expect(play("{\"critical\":1,\"name\":\"a.caf\"}", on: &phone) == nil)
}

@Test("a silent ringer silences all but critical") func ringer() {
  var phone = Phone()
  phone.send(.ringerSwitched(on: false))
  #expect(play("\"default\"", on: &phone) == nil)
  #expect(play("\"default\"", level: "time-sensitive", on: &phone) == nil)
  #expect(play("\"default\"", level: "critical", on: &phone)?.isCritical == true)
  #expect(play("{\"critical\":1,\"name\":\"default\"}", on: &phone)?.isCritical == true)
}

@Test("a critical sound without text is heard, and nothing is shown") func soundOnly() throws {
  var phone = Phone()
  phone.send(.ringerSwitched(on: false))
  let delivery = phone.push(bytes: try Fixtures.payload(122))
  #expect(delivery.presentation == .none && delivery.sound?.isCritical == true)
  #expect(phone.sounds.count == 1 && phone.listed.isEmpty)
}

@Test("switched off sounds are not heard, the banner still comes") func soundsOff() {
  var phone = Phone(.allowedEverything { $0.settings.sounds = false })
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\"default\"}}")
  #expect(delivery.presentation == .banner && delivery.sound == nil)
  #expect(delivery.explanation.last { $0.step == .sound }?.keyPath == "settings.sounds")
}

@Test(
  "five of one thread within two seconds make one sound where the user wants that, else five", arguments: [true, false])
func oncePerThread(isOn: Bool) {
  var phone = Phone(.allowedEverything { $0.settings.soundOncePerThread = isOn })
  var heard = 0
  for _ in 0..<5 {
    phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\"default\",\"thread-id\":\"t\"}}")
    heard += phone.sounds.count
    phone.clock = phone.clock.adding(seconds: 0.3)
  }
  #expect(heard == (isOn ? 1 : 5))
  phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\"default\",\"thread-id\":\"other\"}}")
  #expect(phone.sounds.count == 1)
  phone.wait(seconds: 2)
  phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\"default\",\"thread-id\":\"t\"}}")
  #expect(phone.sounds.count == 1)
}
