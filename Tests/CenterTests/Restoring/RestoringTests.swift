import Center
import Payload
import Testing

/// Applies effects to what is on disk, as the storage does.
struct Disk {
  var stored = StoredCenter()

  mutating func apply(_ effects: [CenterEffect], of state: CenterState) {
    for effect in effects {
      switch effect {
      case .storeDelivery(let delivery, _):
        stored.recentDeliveries.removeAll { $0.sequence == delivery.sequence }
        stored.recentDeliveries.append(delivery)
        // A push that waits is kept with its record.
        for place in stored.storedPushes.indices where stored.storedPushes[place].sequence == delivery.sequence {
          stored.storedPushes[place].delivery = delivery
        }
      case .storePush(let push):
        stored.storedPushes.removeAll { $0.sequence == push.sequence }
        stored.storedPushes.append(push)
      case .removePush(let sequence): stored.storedPushes.removeAll { $0.sequence == sequence }
      case .storeWakes(let app, let wakes): stored.wakes[app] = wakes
      case .storeNotification(let notification):
        stored.notifications.removeAll { $0.key == notification.key }
        stored.notifications.append(notification)
      case .removeNotification(let key, _): stored.notifications.removeAll { $0.key == key }
      case .storeResponse(let response): stored.recentResponses.append(response)
      case .storeDelegateOutcome(let sequence, let outcome):
        for place in stored.recentResponses.indices where stored.recentResponses[place].sequence == sequence {
          stored.recentResponses[place].delegate = outcome
        }
      case .storeBadge(let change):
        stored.badges[change.bundleIdentifier] = change.after
        stored.ledgers[change.bundleIdentifier, default: []].append(change)
      case .storeDevice(let device): stored.device = device
      case .storeSettings(let app, let settings): stored.settings[app] = settings
      case .storeLiveActivity(let activity):
        stored.liveActivities.removeAll { $0.identifier == activity.identifier }
        stored.liveActivities.append(activity)
      case .removeLiveActivity(let identifier): stored.liveActivities.removeAll { $0.identifier == identifier }
      case .playSound, .runServiceExtension, .stopServiceExtension: break
      }
    }
    stored.notifications.sort { $0.sequence < $1.sequence }
    stored.recentDeliveries.sort { $0.sequence < $1.sequence }
    stored.storedPushes.sort { $0.sequence < $1.sequence }
    stored.responseCount = state.responseCount
    stored.lastSequence = state.lastSequence
  }
}

@Test("a center that starts again is what it was") func roundTrip() {
  var phone = Phone(Chat.profile)
  var disk = Disk()
  func act(_ event: (inout Phone) -> Void) {
    event(&phone)
    disk.apply(phone.effects, of: phone.state)
  }
  for number in 0..<20 {
    act { $0.push("{\"aps\":{\"alert\":\"a\",\"badge\":\(number),\"thread-id\":\"t\(number % 3)\"}}") }
  }
  act { $0.push("{\"aps\":{\"alert\":\"again\"}}", id: "n4") }
  act { $0.push(Chat.payload, id: "chat") }
  act { $0.choose("LIKE", on: "chat") }
  act { $0.send(.focusChanged("work")) }
  act { $0.push("{\"aps\":{\"alert\":\"held\"}}") }
  act { $0.push("{\"aps\":{\"timestamp\":1,\"event\":\"update\",\"content-state\":{\"v\":1}}}") }
  var settings = AppProfile.Settings()
  settings.grouping = .byApp
  act { $0.send(.settingsChanged(bundleIdentifier: Phone.app, settings)) }
  settings.grouping = .automatic
  settings.scheduledSummary = true
  act { $0.send(.settingsChanged(bundleIdentifier: Phone.app, settings)) }
  act { $0.send(.focusChanged(nil)) }
  act { $0.push("{\"aps\":{\"alert\":\"waits\",\"relevance-score\":0.3}}") }
  act { $0.wait(seconds: 60) }
  let wake = Arrival.Headers(pushType: .background, priority: 5)
  act { $0.push("{\"aps\":{\"content-available\":1}}", headers: wake) }
  act { $0.send(.connectionChanged(isOnline: false)) }
  act { $0.push("{\"aps\":{\"alert\":\"replaced\"}}") }
  act { $0.push("{\"aps\":{\"alert\":\"stored\"}}") }

  let restored = CenterState(
    restoring: disk.stored, now: phone.state.now, deviceProfile: phone.state.deviceProfile, profiles: [Chat.profile])
  #expect(restored == phone.state)
  #expect(restored.brokenInvariants().isEmpty)
}

@Test("a banner whose time is not over is there again, a later one is not", arguments: [(4.0, true), (5.0, false)])
func banner(seconds: Double, isThere: Bool) {
  var phone = Phone()
  var disk = Disk()
  phone.push("{\"aps\":{\"alert\":\"a\"}}")
  disk.apply(phone.effects, of: phone.state)
  let restored = CenterState(
    restoring: disk.stored, now: Phone.noon.adding(seconds: seconds), deviceProfile: .standard, profiles: [])
  #expect((restored.banner?.key == Phone.key("n1")) == isThere)
}

@Test("what became due while nothing ran happens with the first event") func dueMeanwhile() {
  var phone = Phone(.allowedEverything { $0.settings.scheduledSummary = true })
  var disk = Disk()
  phone.push("{\"aps\":{\"alert\":\"a\"}}")
  disk.apply(phone.effects, of: phone.state)
  let later = Phone.noon.adding(seconds: 86_400)
  var restored = CenterState(
    restoring: disk.stored, now: later, deviceProfile: .standard,
    profiles: [.allowedEverything { $0.settings.scheduledSummary = true }])
  #expect(restored.nextDeadline.map { $0 <= later } == true)
  let effects = restored.reduce(.timePassed, at: later)
  #expect(effects.count == 1 && restored.summary.isEmpty && restored.threadCount == 1)
}

@Test("a store with rows twice, out of order or of a Focus that is gone gives a sound state") func damagedStore() {
  func notification(_ sequence: Int64, _ identifier: String) -> Center.Notification {
    Center.Notification(
      key: Phone.key(identifier), sequence: sequence, deliveryIdentifier: "d", body: "\(sequence)",
      deliveredAt: Phone.noon, presentation: .list, payload: [])
  }
  var stored = StoredCenter()
  stored.notifications = [notification(5, "b"), notification(2, "a"), notification(5, "c"), notification(7, "a")]
  stored.badges = [Phone.app: -4]
  stored.device.focus = "gone"
  let restored = CenterState(restoring: stored, now: Phone.noon, deviceProfile: .standard, profiles: [])
  #expect(restored.brokenInvariants().isEmpty)
  #expect(restored.notifications.count == 2)
  #expect(restored.lastSequence >= 5)
}

@Test("an app whose only notification was answered is still known") func knownApps() {
  var phone = Phone()
  var disk = Disk()
  phone.push("{\"aps\":{\"alert\":\"a\"}}", to: "com.example.unheard")
  disk.apply(phone.effects, of: phone.state)
  phone.send(.allDismissed)
  disk.apply(phone.effects, of: phone.state)
  let restored = CenterState(restoring: disk.stored, now: Phone.noon, deviceProfile: .standard, profiles: [])
  #expect(restored.apps.keys.sorted() == ["com.example.unheard"])
}
