import Center
import Payload
import Testing

private func start(_ time: Int = 100, type: String = "Ride", extra: String = "") -> String {
  """
  {"aps":{"timestamp":\(time),"event":"start","attributes-type":"\(type)","attributes":{"name":"Apple"},
  "content-state":{"v":0},"alert":{"title":"T","body":"B","sound":"default"}\(extra)}}
  """
}
private func update(_ time: Int, _ value: Int, extra: String = "") -> String {
  "{\"aps\":{\"timestamp\":\(time),\"event\":\"update\",\"content-state\":{\"v\":\(value)}\(extra)}}"
}
private func end(_ time: Int, extra: String = "") -> String {
  "{\"aps\":{\"timestamp\":\(time),\"event\":\"end\"\(extra)}}"
}

extension Phone {
  fileprivate var activity: LiveActivity? { state.orderedLiveActivities.first }
}

@Test("a complete start makes an activity and lights the device, without an entry in the list") func starts() {
  var phone = Phone()
  let delivery = phone.push(start())
  #expect(delivery.pushType == .liveactivity && delivery.presentation == .banner)
  #expect(delivery.sound == SoundEvent(name: "default"), "its sound lies inside the alert")
  #expect(phone.listed.isEmpty && phone.state.banner == nil && phone.state.notifications.isEmpty)
  #expect(phone.activity?.attributesType == "Ride" && phone.activity?.attributes == "{\"name\":\"Apple\"}")
  #expect(phone.activity?.contentState == "{\"v\":0}" && phone.activity?.title == "T")
  #expect(phone.activity?.state == .active && phone.activity?.updateCount == 0)
}

@Test(
  "a start that lacks something starts nothing and names it",
  arguments: ["attributes-type", "attributes", "content-state", "alert"]) func incompleteStart(missing: String)
{
  var phone = Phone()
  let delivery = phone.push(start().replacing("\"\(missing)\":", with: "\"x\":"))
  #expect(delivery.refusal == nil && delivery.presentation == .none)
  #expect(delivery.verdict(.liveActivity) == "not applied")
  #expect(delivery.reason(.liveActivity).contains("'\(missing)'"))
  #expect(phone.state.liveActivities.isEmpty)
}

@Test(
  "a push without event, timestamp or state is taken and not applied",
  arguments: [
    ("{\"aps\":{\"timestamp\":1,\"events\":\"update\",\"content-state\":{\"v\":1}}}", "event"),
    ("{\"aps\":{\"event\":\"update\",\"content-state\":{\"v\":1}}}", "timestamp"),
    ("{\"aps\":{\"timestamp\":1,\"event\":\"update\",\"content-state\":{}}}", "content-state"),
    ("{\"aps\":{\"timestamp\":1,\"event\":\"update\"}}", "content-state"),
    ("{\"aps\":{\"timestamp\":1,\"event\":\"End\"}}", "event"),
  ]) func notApplied(payload: String, reason: String)
{
  var phone = Phone()
  let delivery = phone.push(payload, headers: .init(pushType: .liveactivity))
  #expect(delivery.refusal == nil && delivery.presentation == .none)
  #expect(delivery.reason(.liveActivity).contains(reason))
  #expect(phone.state.liveActivities.isEmpty)
}

@Test("an update changes the activity; only one with an alert lights the device") func updatesActivity() {
  var phone = Phone()
  phone.push(start())
  #expect(phone.push(update(101, 1)).presentation == .none)
  #expect(phone.activity?.contentState == "{\"v\":1}" && phone.activity?.updateCount == 1)
  #expect(phone.push(update(102, 2, extra: ",\"alert\":{\"title\":\"N\",\"body\":\"B\"}")).presentation == .banner)
  #expect(phone.activity?.title == "N" && phone.activity?.contentState == "{\"v\":2}")
}

@Test("an older timestamp never overwrites a newer one, not even from a clock in milliseconds") func oldTimestamps() {
  var phone = Phone()
  phone.push(start(100))
  phone.push(update(105, 5))
  #expect(phone.push(update(104, 4)).verdict(.liveActivity) == "ignored")
  #expect(phone.activity?.contentState == "{\"v\":5}")
  phone.push(update(105, 6))
  #expect(phone.activity?.contentState == "{\"v\":6}", "the same moment is not older")
  phone.push(update(1_747_758_082_083, 7))
  phone.push(update(1_747_758_083, 8))
  #expect(phone.activity?.contentState == "{\"v\":7}")
}

@Test("an update whose start was not seen is adopted and says so") func adopted() throws {
  var phone = Phone()
  let delivery = phone.push(bytes: try Fixtures.payload(95))
  #expect(delivery.presentation == .banner && delivery.verdict(.liveActivity) == "adopted")
  #expect(delivery.reason(.liveActivity).contains("start was not seen"))
  #expect(phone.activity?.state == .stale, "its stale-date lies before its timestamp")
}

@Test("it turns stale at its stale-date, unless an update advances it") func turnsStale() {
  var phone = Phone()
  let soon = Phone.noon.milliseconds / 1000 + 60
  phone.push(start(extra: ",\"stale-date\":\(soon)"))
  #expect(phone.state.nextDeadline == Timestamp(milliseconds: soon * 1000))
  phone.wait(seconds: 60)
  #expect(phone.activity?.state == .stale)
  phone.push(update(200, 1, extra: ",\"stale-date\":\(soon + 60)"))
  #expect(phone.activity?.state == .active)
  phone.push(update(201, 1))
  phone.wait(seconds: 3600)
  #expect(phone.activity?.state == .active, "an update without stale-date does not age")
}

private let now = Phone.noon.milliseconds / 1000

@Test(
  "an ended activity stays for four hours, or until its dismissal date where that is earlier",
  arguments: [
    (nil, 4 * 3600.0), (now + 600, 600), (now + 100_000, 4 * 3600), (now - 10, 0), (0, 0),
  ] as [(Int64?, Double)]) func endsInTime(dismissal: Int64?, stay: Double)
{
  var phone = Phone()
  phone.push(start())
  let delivery = phone.push(end(101, extra: dismissal.map { ",\"dismissal-date\":\($0)" } ?? ""))
  #expect(delivery.verdict(.liveActivity) == "ended" && delivery.presentation == .none)
  #expect((phone.activity == nil) == (stay == 0))
  guard stay > 0 else { return }
  #expect(phone.activity?.state == .ended)
  #expect(phone.state.nextDeadline == Phone.noon.adding(seconds: stay))
  phone.wait(seconds: stay - 1)
  #expect(phone.activity != nil)
  phone.wait(seconds: 1)
  #expect(phone.activity == nil)
}

@Test("the end may bring a last state, and pushes after it are ignored, also when it has left the screen")
func afterTheEnd() {
  var phone = Phone()
  phone.push(start())
  phone.push(end(101, extra: ",\"content-state\":{\"v\":9}"))
  #expect(phone.activity?.contentState == "{\"v\":9}")
  #expect(phone.push(update(102, 10)).reason(.liveActivity).contains("has ended"))
  phone.wait(seconds: 5 * 3600)
  #expect(phone.activity == nil)
  #expect(phone.push(update(103, 11)).verdict(.liveActivity) == "ignored")
  #expect(phone.push(end(104)).verdict(.liveActivity) == "ignored")
  phone.wait(seconds: 8 * 3600)
  #expect(phone.state.liveActivities.isEmpty, "after twelve hours it is forgotten")
}

@Test("the end of nothing is not applied") func endOfNothing() {
  var phone = Phone()
  #expect(phone.push(end(1)).verdict(.liveActivity) == "not applied")
}

@Test("the system ends it after eight hours, and after twelve it has left, also over a gap") func lifetime() {
  var phone = Phone()
  phone.push(start())
  #expect(phone.state.nextDeadline == Phone.noon.adding(seconds: 8 * 3600))
  phone.wait(seconds: 9 * 3600)
  #expect(phone.activity?.endedAt == Phone.noon.adding(seconds: 8 * 3600))
  #expect(phone.activity?.dismissAt == Phone.noon.adding(seconds: 12 * 3600))
  var late = Phone()
  late.push(start())
  late.wait(seconds: 100 * 3600)
  #expect(late.activity == nil)
  late.wait(seconds: 1)
  #expect(late.state.liveActivities.isEmpty && late.state.nextDeadline == nil)
}

@Test("the most relevant is on top, among equals the one that started first") func relevance() {
  var phone = Phone()
  for (score, type) in [("25", "A"), ("100.5", "B"), ("25", "C"), ("null", "D")] {
    phone.push(start(type: type, extra: ",\"relevance-score\":\(score)"))
    phone.wait(seconds: 1)
  }
  #expect(phone.state.orderedLiveActivities.map(\.attributesType) == ["B", "A", "C", "D"])
}

@Test("a push without token is for the newest running activity of the app, or of the type that it names")
func whichActivity() {
  var phone = Phone()
  phone.push(start(type: "A"))
  phone.wait(seconds: 1)
  phone.push(start(type: "B"))
  phone.push(update(101, 1))
  phone.push(update(101, 2, extra: ",\"attributes-type\":\"A\""))
  phone.push(update(101, 3), to: "com.example.other")
  let states = Dictionary(
    uniqueKeysWithValues: phone.state.orderedLiveActivities.map { ($0.attributesType, $0.contentState) })
  #expect(states == ["A": "{\"v\":2}", "B": "{\"v\":1}", "": "{\"v\":3}"])
}

@Test("swiped away it is over, and its app cannot bring it back") func activityDismissed() throws {
  var phone = Phone()
  phone.push(start())
  let identifier = try #require(phone.activity?.identifier)
  phone.send(.liveActivityDismissed(identifier: identifier))
  #expect(phone.activity == nil && phone.effects.count == 1)
  #expect(phone.state.visibleLiveActivity(identifier) == nil)
  #expect(phone.push(update(101, 1)).verdict(.liveActivity) == "ignored")
  phone.send(.liveActivityDismissed(identifier: identifier))
  #expect(phone.effects.isEmpty)
}

@Test("Focus silences its alert, the activity changes all the same; the ringer silences its sound")
func activityInFocus() {
  var phone = Phone()
  phone.send(.focusChanged("work"))
  let delivery = phone.push(start())
  #expect(delivery.presentation == .held && delivery.sound == nil && phone.activity != nil)
  phone.send(.focusChanged(nil))
  phone.send(.ringerSwitched(on: false))
  let second = phone.push(start())
  #expect(second.presentation == .banner && second.sound == nil)
}

@Test("a Live Activity push sets no badge, and its sound outside the alert is ignored") func strayKeys() {
  var phone = Phone()
  let alert = ",\"alert\":{\"title\":\"T\",\"body\":\"B\"}"
  let delivery = phone.push(update(1, 1, extra: alert + ",\"badge\":3,\"sound\":\"ping.aiff\""))
  #expect(phone.badge == 0 && delivery.sound == nil && delivery.reason(.sound).contains("'alert'"))
}

@Test("dates beyond every calendar neither crash nor end it early") func hostileDates() {
  var phone = Phone()
  phone.push(start(extra: ",\"stale-date\":1e300"))
  #expect(phone.activity?.state == .active)
  phone.push(update(101, 1, extra: ",\"stale-date\":-1e300"))
  #expect(phone.activity?.state == .stale)
  phone.push(end(102, extra: ",\"dismissal-date\":1e300"))
  #expect(phone.activity?.dismissAt == Phone.noon.adding(seconds: 4 * 3600))
}

@Test("a flood of starts stays bounded and says so") func floodOfStarts() {
  var phone = Phone()
  for _ in 0..<100 { phone.push(start()) }
  #expect(phone.push(start()).reason(.liveActivity).contains("limit"))
  #expect(phone.state.liveActivities.count == 100)
}
