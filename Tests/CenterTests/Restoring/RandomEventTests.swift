import Center
import Payload
import Testing

private struct RandomEvents {
  var dice: Dice
  private let apps = [Phone.app, "com.example.other", "com.example.third"]

  mutating func payload() -> String {
    if dice.roll(8) == 0 {
      let event = dice.pick(["start", "update", "update", "end", "stop"])
      return """
        {"aps":{"timestamp":\(dice.roll(50)),"event":"\(event)","attributes-type":"T","attributes":{"a":1},
        "content-state":{"v":1},"alert":{"title":"a","body":"b"},"relevance-score":\(dice.roll(3))}}
        """
    }
    var keys: [String] = []
    if dice.roll(10) > 0 { keys.append("\"alert\":{\"title\":\"t\",\"body\":\"b\"}") }
    if dice.roll(4) == 0 { keys.append("\"mutable-content\":1") }
    if dice.roll(4) == 0 { keys.append("\"badge\":\(dice.roll(4))") }
    if dice.roll(2) == 0 { keys.append("\"sound\":\"default\"") }
    if dice.roll(2) == 0 { keys.append("\"thread-id\":\"t\(dice.roll(4))\"") }
    if dice.roll(2) == 0 { keys.append("\"category\":\"\(dice.pick(["message", "plain", "x"]))\"") }
    if dice.roll(3) == 0 { keys.append("\"relevance-score\":0.\(dice.roll(10))") }
    let levels = ["passive", "active", "time-sensitive", "critical"]
    if dice.roll(2) == 0 { keys.append("\"interruption-level\":\"\(dice.pick(levels))\"") }
    return "{\"aps\":{\(keys.joined(separator: ","))}}"
  }

  mutating func settings() -> AppProfile.Settings {
    var settings = AppProfile.Settings()
    settings.authorization = dice.pick([.authorized, .authorized, .authorized, .provisional, .denied])
    settings.grouping = dice.pick(AppProfile.Grouping.allCases)
    settings.bannerStyle = dice.pick(AppProfile.BannerStyle.allCases)
    settings.scheduledSummary = dice.roll(3) == 0
    settings.notificationCenter = dice.roll(4) > 0
    settings.banners = dice.roll(4) > 0
    settings.badges = dice.roll(4) > 0
    settings.soundOncePerThread = dice.roll(2) == 0
    return settings
  }

  mutating func ended(_ push: StoredPush) -> CenterEvent {
    var run = ServiceExtensionRun(before: push.delivery.serviceExtension?.before ?? .init(), timeoutSeconds: 30)
    run.ending = dice.pick([.handedOver, .crashed])
    if run.ending == .handedOver {
      var content = run.before
      content.body = dice.pick(["", "changed"])
      content.title = dice.pick(["", content.title])
      content.badge = dice.pick([nil, 0, 7])
      content.threadIdentifier = dice.pick([content.threadIdentifier, "t9"])
      run.after = content
      run.outcome = .content
    }
    return .serviceExtensionEnded(delivery: push.sequence, run)
  }

  mutating func event(for phone: Phone) -> CenterEvent {
    let keys = phone.state.notifications.keys.sorted {
      ($0.bundleIdentifier, $0.requestIdentifier) < ($1.bundleIdentifier, $1.requestIdentifier)
    }
    if let push = phone.state.extensionPushes.first, dice.roll(3) == 0 {
      let last = phone.state.extensionPushes.last ?? push
      return dice.roll(4) == 0 ? .serviceExtensionStarted(delivery: last.sequence) : ended(dice.pick([push, last]))
    }
    switch dice.roll(25) {
    case 0: return dice.pick([.locked, .unlocked, .unlocked])
    case 1: return .focusChanged(dice.pick([nil, nil, "work", "sleep", "nonsense"]))
    case 2: return .settingsChanged(bundleIdentifier: dice.pick(apps), settings())
    case 3: return .foregroundAppChanged(dice.pick([nil, nil, Phone.app]))
    case 4: return .bannerDismissed
    case 5: return dice.roll(5) == 0 ? .allDismissed : .timePassed
    case 6, 7, 8:
      let actions = [Response.defaultActionIdentifier, "LIKE", "REPLY", "OPEN", Response.dismissActionIdentifier]
      guard !keys.isEmpty else { return .timePassed }
      return .actionChosen(dice.pick(keys), actionIdentifier: dice.pick(actions), userText: dice.pick([nil, "hi"]))
    case 9: return .notificationsDismissed(keys.filter { _ in dice.roll(3) == 0 })
    case 13, 14: return .dismissalUndone
    case 15, 16: return .connectionChanged(isOnline: dice.roll(3) > 0)
    case 17: return .lowPowerSwitched(on: dice.roll(2) == 0)
    case 10:
      guard let thread = phone.state.thread(at: dice.roll(4)) else { return .timePassed }
      return .threadDismissed(thread.key)
    case 11:
      guard let activity = phone.state.orderedLiveActivities.first else { return .timePassed }
      return .liveActivityDismissed(identifier: activity.identifier)
    case 12:
      return .profilesLoaded(
        dice.pick([[], [Chat.profile], [.allowedEverything { $0.foregroundPresentation = [.banner] }]]))
    default:
      let identifier = "i\(dice.roll(30))"
      return .payloadArrived(
        Arrival(
          bundleIdentifier: dice.pick(apps), payload: Array(payload().utf8),
          headers: Arrival.Headers(
            priority: dice.pick([nil, nil, 5, 1]), collapseIdentifier: dice.roll(3) == 0 ? identifier : nil),
          deliveryIdentifier: "d\(phone.state.lastSequence)", assignedRequestIdentifier: identifier))
    }
  }
}

@Test("no sequence of events breaks an invariant, and the disk always gives the same list", arguments: 1...12)
func randomEvents(seed: Int) {
  var events = RandomEvents(dice: Dice(state: UInt64(seed)))
  var device = DeviceProfile.standard
  device.choices.listedNotificationLimit = 15
  device.choices.lowPriorityGroupingSeconds = seed % 4 == 0 ? 60 : 0
  device.choices.replacementAlertsAgain = seed % 3 > 0
  device.choices.defaultActionRemoves = seed % 2 > 0
  var profile = Chat.profile
  profile.serviceExtension = Extending.serviceExtension
  var phone = Phone(profile, device: device)
  var disk = Disk()
  for _ in 0..<400 {
    phone.clock = phone.clock.adding(
      seconds: Double(events.dice.roll(8) == 0 ? events.dice.roll(20_000) : events.dice.roll(4)))
    phone.send(events.event(for: phone))
    disk.apply(phone.effects, of: phone.state)
    let again = phone.state
    phone.send(.timePassed)
    #expect(phone.state == again, "time that has passed does nothing twice")
  }
  let profiles = phone.state.apps.values.map(\.profile)
  let restored = CenterState(restoring: disk.stored, now: phone.state.now, deviceProfile: device, profiles: profiles)
  #expect(restored.brokenInvariants().isEmpty)
  #expect(restored.threadOrder == phone.state.threadOrder)
  #expect(restored.threads == phone.state.threads)
  #expect(restored.summary == phone.state.summary)
  #expect(restored.liveActivities == phone.state.liveActivities)
  #expect(restored.storedPushes == phone.state.storedPushes)
  #expect(restored.extensionPushes == phone.state.extensionPushes)
  #expect(restored.responseCount == phone.state.responseCount)
}
