import Center
import Payload
import Testing

private func profile(_ change: (inout AppProfile) -> Void = { _ in }) -> AppProfile {
  .allowedEverything(Phone.app, change)
}

@Test("the user's settings stay when profiles are read again, unless the file's settings changed") func settings() {
  var phone = Phone()
  var chosen = AppProfile.Settings()
  chosen.sounds = false
  phone.send(.settingsChanged(bundleIdentifier: Phone.app, chosen))
  #expect(phone.effects == [.storeSettings(bundleIdentifier: Phone.app, chosen)])
  phone.send(.profilesLoaded([profile { $0.name = "Renamed" }]))
  #expect(phone.state.apps[Phone.app]?.profile.settings == chosen)
  #expect(phone.state.name(of: Phone.app) == "Renamed" && phone.effects.isEmpty)
  phone.send(.profilesLoaded([profile { $0.settings.grouping = .off }]))
  #expect(phone.state.apps[Phone.app]?.profile.settings.grouping == .off)
  #expect(phone.state.apps[Phone.app]?.profile.settings.sounds == true)
}

@Test("a changed grouping in the file stacks the list anew") func grouping() {
  var phone = Phone()
  for thread in ["a", "b"] { phone.push("{\"aps\":{\"alert\":\"x\",\"thread-id\":\"\(thread)\"}}") }
  phone.send(.profilesLoaded([profile { $0.settings.grouping = .byApp }]))
  #expect(phone.stacks == ["(2)"])
}

@Test("an app whose profile is gone keeps its notifications under a plain one, one without state is gone")
func profileGone() {
  var phone = Phone(others: [.allowedEverything("com.example.idle")])
  phone.push("{\"aps\":{\"alert\":\"x\"}}")
  phone.send(.profilesLoaded([]))
  #expect(phone.listed == ["n1"] && phone.state.apps[Phone.app]?.profile.isPlain == true)
  #expect(phone.state.apps["com.example.idle"] == nil)
}

@Test("settings of an app that nobody described are kept") func settingsOfUnknown() {
  var phone = Phone()
  var settings = AppProfile.Settings()
  settings.alerts = false
  phone.send(.settingsChanged(bundleIdentifier: "com.example.new", settings))
  #expect(phone.push("{\"aps\":{\"alert\":\"x\"}}", to: "com.example.new").presentation == .none)
  phone.send(.profilesLoaded([]))
  #expect(phone.state.apps["com.example.new"]?.profile.settings == settings)
}

@Test("device changes are stored once, and only where something changed") func deviceChanges() {
  var phone = Phone()
  for event in [
    CenterEvent.locked, .ringerSwitched(on: false), .connectionChanged(isOnline: false), .lowPowerSwitched(on: true),
    .foregroundAppChanged("a"),
  ] {
    phone.send(event)
    #expect(phone.effects == [.storeDevice(phone.state.device)])
    phone.send(event)
    #expect(phone.effects.isEmpty)
  }
  phone.send(.unlocked)
  #expect(phone.state.device.isLocked == false)
}
