import Center
import Payload
import Testing

private let alert = "{\"aps\":{\"alert\":\"a\"}}"

private func headers(priority: Int? = nil, expiration: Int64? = nil, collapse: String? = nil) -> Arrival.Headers {
  Arrival.Headers(priority: priority, expiration: expiration, collapseIdentifier: collapse)
}

/// Seconds since 1970, some time after noon.
private func noon(plus seconds: Int64) -> Int64 { Phone.noon.milliseconds / 1000 + seconds }

extension Phone {
  /// The newest record of an arrival.
  fileprivate func record(_ identifier: String) -> Delivery? {
    state.recentDeliveries.last { $0.requestIdentifier == identifier }
  }

  /// What waits, by request identifier.
  fileprivate var waiting: [String] { state.storedPushes.map(\.arrival.requestIdentifier) }

  fileprivate static var offline: Phone {
    var phone = Phone()
    phone.send(.connectionChanged(isOnline: false))
    return phone
  }
}

@Suite("a phone that is offline (apple-rules 6)")
struct OfflineTests {
  @Test("stores a push, and shows it when it is back") func forwarded() throws {
    var phone = Phone.offline
    let stored = phone.push(alert)
    #expect(stored.disposition == .stored && stored.presentation == .none)
    #expect(stored.verdict(.storeAndForward) == "stored" && stored.verdict(.pushType) == nil)
    #expect(phone.listed.isEmpty && phone.badge == 0)

    phone.clock = phone.clock.adding(seconds: 780)
    phone.send(.connectionChanged(isOnline: true))
    let forwarded = try #require(phone.record("n1"))
    #expect(phone.listed == ["n1"])
    #expect(forwarded.disposition == .delivered && forwarded.presentation == .banner)
    #expect(forwarded.receivedAt == Phone.noon && forwarded.forwardedAt == phone.clock)
    #expect(forwarded.sequence == stored.sequence)
    let steps = forwarded.explanation.filter { $0.step == .storeAndForward }
    #expect(steps.map(\.verdict) == ["stored", "forwarded"])
    #expect(steps[0].reason.contains("2026-07-03T12:00:00Z") && steps[1].reason.contains("2026-07-03T12:13:00Z"))
    #expect(phone.state.recentDeliveries.count == 1, "one push, one record")
  }

  @Test("keeps the newest of each app; a collapse identifier makes no more room") func onePerApp() {
    var phone = Phone.offline
    phone.push(alert, headers: headers(collapse: "a"))
    phone.push(alert, headers: headers(collapse: "b"))
    phone.push(alert, to: "com.example.other", id: "other")
    #expect(phone.waiting == ["b", "other"])
    #expect(phone.record("a")?.disposition == .replaced)
    #expect(phone.record("a")?.reason(.storeAndForward).contains("'delivery-2'") == true)
    phone.send(.connectionChanged(isOnline: true))
    #expect(phone.listed == ["other", "b"])
  }

  @Test("a forwarded notification is newer than what was in the list") func newest() {
    var phone = Phone()
    phone.send(.connectionChanged(isOnline: false))
    phone.push(alert, id: "waited")
    phone.send(.connectionChanged(isOnline: true))
    phone.push(alert, id: "last")
    #expect(phone.listed == ["last", "waited"])
  }

  @Test("what is decided on the phone is decided when it gets there") func decidedLate() {
    var phone = Phone.offline
    phone.push(alert)
    phone.send(.locked)
    phone.send(.focusChanged("work"))
    phone.send(.connectionChanged(isOnline: true))
    #expect(phone.record("n1")?.presentation == .held)
  }

  @Test("an expiration of 0 means one attempt") func expirationZero() {
    var phone = Phone.offline
    #expect(phone.push(alert, headers: headers(expiration: 0)).disposition == .dropped)
    #expect(phone.waiting.isEmpty)
    phone.send(.connectionChanged(isOnline: true))
    #expect(phone.listed.isEmpty)
    #expect(phone.push(alert, headers: headers(expiration: 0)).disposition == .delivered)
  }

  @Test("an expiration that is past means one attempt, unless it is chosen to mean none") func pastExpiration() {
    var phone = Phone()
    let past = headers(expiration: noon(plus: -1))
    #expect(phone.push(alert, headers: past).disposition == .delivered)
    phone.send(.connectionChanged(isOnline: false))
    #expect(phone.push(alert, headers: past).disposition == .expired)
    var device = DeviceProfile.standard
    device.choices.pastExpirationTriesOnce = false
    phone = Phone(device: device)
    #expect(phone.push(alert, headers: past).disposition == .expired)
    #expect(phone.push(alert, headers: headers(expiration: 0)).disposition == .delivered)
  }

  @Test("is given up at its expiration, or after 30 days", arguments: [nil, 60, 31 * 86_400] as [Int64?])
  func expires(after seconds: Int64?) {
    var phone = Phone.offline
    phone.push(alert, headers: headers(expiration: seconds.map(noon(plus:))))
    let life = Double(min(seconds ?? .max, 30 * 86_400))
    #expect(phone.state.nextDeadline == Phone.noon.adding(seconds: life))
    phone.wait(seconds: life - 1)
    #expect(phone.waiting == ["n1"])
    phone.wait(seconds: 1)
    #expect(phone.waiting.isEmpty && phone.record("n1")?.disposition == .expired)
    phone.send(.connectionChanged(isOnline: true))
    #expect(phone.listed.isEmpty)
  }

  @Test("what the app posts itself needs no connection") func local() {
    var phone = Phone.offline
    #expect(phone.push(alert, source: .local).disposition == .delivered)
  }

  @Test("a push that is refused is not stored") func refused() {
    var phone = Phone.offline
    #expect(phone.push("{}").disposition == .refused)
    #expect(phone.waiting.isEmpty)
  }
}

@Suite("a phone that saves power (apple-rules 6)")
struct LowPowerTests {
  @Test("priority 10 comes at once, 5 and 1 are stored", arguments: [(nil, true), (10, true), (5, false), (1, false)])
  func priorities(priority: Int?, comes: Bool) {
    var phone = Phone()
    phone.send(.lowPowerSwitched(on: true))
    let delivery = phone.push(alert, headers: headers(priority: priority))
    #expect(delivery.disposition == (comes ? .delivered : .stored))
    phone.send(.lowPowerSwitched(on: false))
    #expect(phone.listed == ["n1"])
  }

  @Test("a connection that is back is not enough, and the chain tells both") func both() throws {
    var phone = Phone()
    phone.send(.lowPowerSwitched(on: true))
    phone.send(.connectionChanged(isOnline: false))
    phone.push(alert, headers: headers(priority: 5))
    phone.send(.connectionChanged(isOnline: true))
    #expect(phone.waiting == ["n1"])
    phone.send(.lowPowerSwitched(on: false))
    let record = try #require(phone.record("n1"))
    #expect(
      record.explanation.filter { $0.step == .storeAndForward }.map(\.keyPath) == [
        "device.online", "device.lowPower", "device.lowPower",
      ])
  }
}

@Suite("pushes of priority 5 and 1 in groups (apple-rules 6)")
struct GroupingTests {
  private var grouping: Phone {
    var device = DeviceProfile.standard
    device.choices.lowPriorityGroupingSeconds = 30
    return Phone(device: device)
  }

  @Test("come at once unless somebody chose otherwise") func off() {
    var phone = Phone()
    #expect(phone.push(alert, headers: headers(priority: 5)).disposition == .delivered)
  }

  @Test("gather from the first on, and come together; 10 waits for nobody") func burst() {
    var phone = grouping
    phone.push(alert, headers: headers(priority: 5))
    phone.wait(seconds: 20)
    phone.push(alert, headers: headers(priority: 1))
    #expect(phone.push(alert).disposition == .delivered)
    #expect(phone.waiting == ["n1", "n2"])
    #expect(phone.state.nextDeadline == Phone.noon.adding(seconds: 25), "the banner leaves")
    phone.wait(seconds: 10)
    #expect(phone.waiting.isEmpty && phone.listed == ["n2", "n1", "n3"])
    #expect(phone.record("n2")?.forwardedAt == phone.clock)
  }

  @Test("a full group comes before its time") func full() {
    var phone = grouping
    for _ in 1...100 { phone.push(alert, headers: headers(priority: 5)) }
    #expect(phone.waiting.isEmpty && phone.listed.count == 100)
  }

  @Test("of a group that cannot come the newest of each app stays") func cutOff() {
    var phone = grouping
    phone.push(alert, headers: headers(priority: 5))
    phone.push(alert, to: "com.example.other", headers: headers(priority: 5), id: "other")
    phone.push(alert, headers: headers(priority: 5), id: "newer")
    phone.send(.connectionChanged(isOnline: false))
    #expect(phone.waiting == ["other", "newer"])
    #expect(phone.record("n1")?.disposition == .replaced)
  }

  @Test("what would be over before its group comes is given up") func over() {
    var phone = grouping
    phone.push(alert, headers: headers(priority: 5, expiration: noon(plus: 10)))
    phone.wait(seconds: 3600)
    #expect(phone.record("n1")?.disposition == .expired)
  }

  @Test("what was due before it was over comes, however late the clock is looked at") func late() {
    var phone = grouping
    phone.push(alert, headers: headers(priority: 5, expiration: noon(plus: 60)))
    phone.wait(seconds: 3600)
    #expect(phone.record("n1")?.disposition == .delivered)
  }
}

@Suite("the budget of background pushes (apple-rules 6)")
struct BudgetTests {
  private let wake = "{\"aps\":{\"content-available\":1}}"

  private func background(expiration: Int64? = nil) -> Arrival.Headers {
    Arrival.Headers(pushType: .background, priority: 5, expiration: expiration)
  }

  private func spent() -> Phone {
    var phone = Phone()
    for _ in 1...3 {
      #expect(phone.push(wake, headers: background()).disposition == .delivered)
      phone.wait(seconds: 60)
    }
    return phone
  }

  @Test("an app is woken three times within an hour; the newest after that waits for its turn") func waits() {
    var phone = spent()
    phone.push(wake, headers: background())
    let fifth = phone.push(wake, headers: background())
    #expect(fifth.disposition == .stored && phone.waiting == ["n5"])
    #expect(phone.record("n4")?.disposition == .replaced)
    #expect(phone.push(wake, to: "com.example.other", headers: background()).disposition == .delivered)
    phone.wait(seconds: 3600 - 181)
    #expect(phone.waiting == ["n5"])
    phone.wait(seconds: 1)
    #expect(phone.record("n5")?.disposition == .delivered)
  }

  @Test("an app that comes to the front gets it at once") func launched() {
    var phone = spent()
    phone.push(wake, headers: background())
    phone.send(.foregroundAppChanged(Phone.app))
    #expect(phone.record("n4")?.disposition == .delivered)
  }

  @Test("one that may not wait is dropped") func mayNotWait() {
    var phone = spent()
    #expect(phone.push(wake, headers: background(expiration: 0)).disposition == .dropped)
  }

  @Test("a budget of 0 is none, and a file without a push type has none") func unlimited() {
    var device = DeviceProfile.standard
    device.choices.backgroundPushesPerHour = 0
    var phone = Phone(device: device)
    for _ in 1...9 { #expect(phone.push(wake, headers: background()).disposition == .delivered) }
    phone = Phone()
    for _ in 1...9 { #expect(phone.push(wake).disposition == .delivered) }
  }
}

@Suite("what the phone has no use for")
struct DroppedTests {
  @Test("is recorded as dropped: notifications that were refused by the user") func denied() {
    var phone = Phone(.allowedEverything { $0.settings.authorization = .denied })
    #expect(phone.push(alert).disposition == .dropped)
  }

  @Test("is recorded as dropped: a background push with an alert") func wrongType() {
    var phone = Phone()
    let headers = Arrival.Headers(pushType: .background, priority: 5)
    #expect(phone.push(alert, headers: headers).disposition == .dropped)
  }
}
