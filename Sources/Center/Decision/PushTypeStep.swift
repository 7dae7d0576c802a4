import Payload

extension Decision {
  /// Which kind of push this is, and whether it is for the notification center at all.
  ///
  /// Source: apple-rules 1.6, 2.3, 2.4, 7.4.
  mutating func checkPushType(_ phone: CenterState) {
    let name = "'\(pushType.rawValue)'"
    switch pushType {
    case .alert: checkAlertType()
    case .background: checkBackgroundType(phone)
    case .liveactivity:
      if let channel = arrival.channel {
        note(
          .pushType, "broadcast",
          "a broadcast to the Live Activities that listen to the channel '\(terminalSafe(channel))'", "apns-channel-id")
      } else {
        note(.pushType, origin, "push type \(name): for a Live Activity of the app", pushTypeKeyPath)
      }
    case .voip, .complication, .fileprovider, .mdm, .location, .pushtotalk:
      end(at: .pushType, "to app", "push type \(name) goes to the app and is never shown", pushTypeKeyPath)
    case .controls, .widgets:
      end(
        at: .pushType, "to app", "push type \(name) reloads the app's \(pushType.rawValue), nothing is shown",
        pushTypeKeyPath)
    }
  }

  private var origin: String { isPushTypeGiven ? "given" : "inferred" }
  private var pushTypeKeyPath: String { isPushTypeGiven ? "apns-push-type" : "aps" }

  private mutating func checkAlertType() {
    guard let payload else { return }
    let hasEffect = payload.alert != nil || payload.badge != nil || payload.sound != nil
    if isPushTypeGiven, payload.isContentAvailable, !hasEffect {
      disposition = .dropped
      return end(
        at: .pushType, "not delivered",
        "a push with nothing but 'content-available' is not delivered as background under push type 'alert': "
          + "send it as 'background' with priority 5", "apns-push-type")
    }
    let wake = payload.isContentAvailable ? ", and the app may be woken too ('content-available')" : ""
    note(.pushType, origin, "push type 'alert'\(wake)", pushTypeKeyPath)
  }

  private mutating func checkBackgroundType(_ phone: CenterState) {
    guard let payload else { return }
    let visible = ["alert", "badge", "sound"].filter { payload.aps?[$0] != nil }
    guard isPushTypeGiven else {
      let woken = payload.isContentAvailable ? "the app is woken" : "the app is not woken without 'content-available'"
      return note(.pushType, origin, "push type 'background': \(woken), no alert is shown", "aps.content-available")
    }
    if let key = visible.first {
      return drop(
        at: .pushType,
        "a push of type 'background' must have no '\(key)': the device drops it, send it as 'alert'", "aps.\(key)")
    }
    if arrival.source == .endpoint, arrival.headers.priority ?? 10 == 10 {
      return drop(
        at: .pushType, "a push of type 'background' must have priority 5, and no header means 10: the device drops it",
        "apns-priority")
    }
    guard payload.isContentAvailable else {
      return drop(
        at: .pushType, "a push of type 'background' without 'content-available' 1 wakes nothing",
        "aps.content-available")
    }
    guard passBudget(phone) else { return }
    wakesApp = true
    end(
      at: .pushType, "to app", "the app is woken in the background for 30 seconds, nothing is shown",
      "aps.content-available")
  }
}
