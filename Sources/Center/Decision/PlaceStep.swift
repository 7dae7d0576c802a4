import Payload

extension Decision {
  /// Where it is shown, given the lock, the app in front and the user's settings.
  ///
  /// Source: apple-rules 7.4.
  mutating func decidePlace(_ phone: CenterState) {
    isInFront = phone.isInFront(arrival.bundleIdentifier)
    guard text != nil else { return }
    let settings = profile.settings
    if isInFront {
      let options = profile.foregroundPresentation
      lights = options.contains(.banner)
      isListed = options.contains(.list)
      let asked = options.map(\.rawValue).sorted().joined(separator: ", ")
      let reason =
        options.isEmpty
        ? "\(profile.name) is in front and asks for nothing: it is not shown"
        : "\(profile.name) is in front and asks for \(asked)"
      return note(.lockAndForeground, "in front", reason, "foregroundPresentation")
    }
    if phone.device.isLocked {
      isListed = settings.notificationCenter || settings.lockScreen
      lights = settings.lockScreen && arrival.headers.priority != 1
      if !settings.lockScreen {
        return note(
          .lockAndForeground, "list", "locked, and the Lock Screen is switched off for \(profile.name)",
          "settings.lockScreen")
      }
      if !lights {
        return note(.lockAndForeground, "list", "locked, and priority 1 never wakes the device", "apns-priority")
      }
      return note(.lockAndForeground, "lock screen", "locked: it lights up the Lock Screen", "device.locked")
    }
    isListed = settings.notificationCenter
    lights = settings.banners
    if lights {
      note(.lockAndForeground, "banner", "unlocked, and \(profile.name) is not in front", "device.locked")
    } else {
      note(.lockAndForeground, "list", "banners of \(profile.name) are switched off", "settings.banners")
    }
  }
}

extension CenterState {
  /// Whether `app` is in front of an unlocked phone, so that its delegate is asked how to present.
  func isInFront(_ app: String) -> Bool { !device.isLocked && device.foregroundApp == app }
}
