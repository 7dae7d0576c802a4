import Center
import Payload
import Testing

private func device(
  allowed: Set<String> = [], timeSensitive: Bool = false, filters: [String: Set<String>] = [:]
) -> DeviceProfile {
  var device = DeviceProfile.standard
  device.focusModes.append(
    FocusMode(
      identifier: "reading", name: "Reading", glyph: "R", allowedApps: allowed, allowsTimeSensitive: timeSensitive,
      filters: filters))
  return device
}

private func push(_ keys: String, in device: DeviceProfile) -> (Delivery, Phone) {
  var phone = Phone(device: device)
  phone.send(.focusChanged("reading"))
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"sound\":\"default\"\(keys.isEmpty ? "" : ",")\(keys)}}")
  return (delivery, phone)
}

@Test("Focus holds the alert, not the arrival: it is in the list at once, silent, with the reason") func held() {
  let (delivery, phone) = push("", in: device())
  #expect(delivery.presentation == .held && delivery.sound == nil)
  #expect(phone.listed == ["n1"] && phone.state.banner == nil && phone.sounds.isEmpty)
  #expect(phone.notification("n1")?.heldReason == "while in Reading")
  #expect(delivery.reason(.focus).contains("Reading does not allow Example"))
  #expect(delivery.explanation.last { $0.step == .focus }?.keyPath == "focusModes.reading.allowedApps")
}

private let sensitive = "\"interruption-level\":\"time-sensitive\""
private let critical = "\"interruption-level\":\"critical\""

@Test(
  "allowed apps, the time-sensitive switch and the filter decide in this order",
  arguments: [
    ("", device(allowed: [Phone.app]), Presentation.banner), (sensitive, device(), .held),
    (sensitive, device(timeSensitive: true), .banner), (critical, device(), .banner),
    ("\"filter-criteria\":\"b\"", device(allowed: [Phone.app], filters: [Phone.app: ["a", "b"]]), .banner),
    ("\"filter-criteria\":\"c\"", device(allowed: [Phone.app], filters: [Phone.app: ["a", "b"]]), .held),
    ("", device(allowed: [Phone.app], filters: [Phone.app: ["a"]]), .held),
    ("", device(allowed: [Phone.app], filters: ["com.example.other": ["a"]]), .banner),
    (sensitive, device(timeSensitive: true, filters: [Phone.app: ["a"]]), .held),
    ("\(sensitive),\"filter-criteria\":\"a\"", device(timeSensitive: true, filters: [Phone.app: ["a"]]), .banner),
    (critical, device(filters: [Phone.app: ["a"]]), .banner),
    ("\"filter-criteria\":\"a\"", device(filters: [Phone.app: ["a"]]), .held),
  ]) func order(keys: String, device: DeviceProfile, expected: Presentation)
{
  #expect(push(keys, in: device).0.presentation == expected)
}

@Test("a Focus that the device does not have cannot be turned on, and one that it loses is off") func unknownFocus() {
  var phone = Phone(device: device())
  phone.send(.focusChanged("nonsense"))
  #expect(phone.state.device.focus == nil && phone.effects.isEmpty)
  phone.send(.focusChanged("reading"))
  #expect(phone.state.currentFocus?.name == "Reading")
  phone.send(.deviceProfileLoaded(.standard))
  #expect(phone.state.device.focus == nil)
  #expect(phone.effects == [.storeDevice(phone.state.device)])
}

@Test("after the Focus is off alerts come again, and what was held keeps its reason") func focusOff() {
  var (_, phone) = push("", in: device())
  phone.send(.focusChanged(nil))
  #expect(phone.push("{\"aps\":{\"alert\":\"b\"}}").presentation == .banner)
  #expect(phone.notification("n1")?.heldReason == "while in Reading")
}

@Test("Do Not Disturb, Work and Sleep are there from the start", arguments: ["do-not-disturb", "work", "sleep"])
func readyMade(focus: String) {
  var phone = Phone()
  phone.send(.focusChanged(focus))
  #expect(phone.push("{\"aps\":{\"alert\":\"a\"}}").presentation == .held)
  let timeSensitive = phone.push("{\"aps\":{\"alert\":\"a\",\(sensitive)}}")
  #expect(timeSensitive.presentation == (focus == "work" ? .banner : .held))
}
