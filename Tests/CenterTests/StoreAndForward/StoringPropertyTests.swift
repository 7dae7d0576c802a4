import Center
import Payload
import Testing

/// Follows every push from its arrival to its end.
private struct Ledger {
  var deliveries: [Int64: Delivery] = [:]
  var shown: [String: Int] = [:]

  mutating func note(_ effects: [CenterEffect]) {
    for effect in effects {
      switch effect {
      case .storeDelivery(let delivery, _):
        let before = deliveries.updateValue(delivery, forKey: delivery.sequence)
        #expect(before.map { $0.disposition == .stored } ?? true, "a push ends once: \(delivery)")
      case .storeNotification(let notification): shown[notification.deliveryIdentifier, default: 0] += 1
      default: break
      }
    }
  }
}

@Test(
  "in any order of pushes, outages and hours each app has one stored push, and nothing comes twice or is lost",
  arguments: 1...16)
func stored(seed: Int) {
  var dice = Dice(state: UInt64(seed))
  var device = DeviceProfile.standard
  device.choices.lowPriorityGroupingSeconds = seed % 3 == 0 ? 120 : 0
  device.choices.backgroundPushesPerHour = seed % 4
  var phone = Phone(device: device)
  var ledger = Ledger()
  let apps = [Phone.app, "com.example.other", "com.example.third"]
  var count = 0
  for _ in 0..<500 {
    switch dice.roll(8) {
    case 0: phone.send(.connectionChanged(isOnline: dice.roll(2) == 0))
    case 1: phone.send(.lowPowerSwitched(on: dice.roll(2) == 0))
    case 2: phone.wait(seconds: Double(dice.pick([1, 60, 3600, 86_400, 40 * 86_400])))
    case 3: phone.send(.foregroundAppChanged(dice.pick([nil, nil, apps[0]])))
    default:
      count += 1
      let isBackground = dice.roll(4) == 0
      let lives = [nil, nil, 0, -5, 30, 7200].map { $0.map { phone.clock.milliseconds / 1000 + Int64($0) } }
      phone.push(
        isBackground ? "{\"aps\":{\"content-available\":1}}" : "{\"aps\":{\"alert\":\"a\"}}", to: dice.pick(apps),
        headers: Arrival.Headers(
          pushType: isBackground ? .background : .alert, priority: isBackground ? 5 : dice.pick([nil, 10, 5, 1]),
          expiration: dice.roll(5) == 0 ? 0 : dice.pick(lives)))
    }
    ledger.note(phone.effects)
    for app in apps {
      let own = phone.state.storedPushes.filter { $0.bundleIdentifier == app }
      #expect(own.count { $0.cause == .offline || $0.cause == .lowPower } <= 1)
      #expect(own.count { $0.cause == .budget } <= 1)
    }
  }
  #expect(ledger.deliveries.count == count, "each push has one record")
  #expect(ledger.shown.values.allSatisfy { $0 == 1 }, "nothing is shown twice")
  let open = ledger.deliveries.values.filter { $0.disposition == .stored }.map(\.sequence).sorted()
  #expect(open == phone.state.storedPushes.map(\.sequence), "what is recorded as stored waits, and nothing else does")
}
