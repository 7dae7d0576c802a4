import Payload

extension Decision {
  /// Whether the app may show anything, and whether its service extension gets to change it.
  ///
  /// Source: apple-rules 7.4, 8.1.
  mutating func checkPermission() {
    switch profile.settings.authorization {
    case .denied:
      disposition = .dropped
      return end(
        at: .permission, "denied", "the user refused notifications of \(profile.name)", "settings.authorization")
    case .notDetermined:
      disposition = .dropped
      return end(
        at: .permission, "not asked", "\(profile.name) has never asked for permission", "settings.authorization")
    case .provisional:
      isProvisional = true
      note(
        .permission, "provisional", "\(profile.name) is on trial: in the list only, without banner, sound and badge",
        "settings.authorization")
    case .authorized where !profile.settings.alerts:
      mayAlert = false
      note(.permission, "alerts off", "alerts of \(profile.name) are switched off", "settings.alerts")
    case .authorized:
      note(.permission, "pass", "\(profile.name) may show notifications", "settings.authorization")
    }
    noteServiceExtension()
  }

  private mutating func noteServiceExtension() {
    let key = "aps.mutable-content"
    guard let payload, payload.isMutableContent else {
      return note(.serviceExtension, "not run", "'mutable-content' is not 1", key)
    }
    if !payload.isVisiblyAlerting {
      note(.serviceExtension, "not run", "there is no title, subtitle or body to change", "aps.alert")
    } else if !mayAlert {
      note(.serviceExtension, "not run", "alerts of \(profile.name) are switched off", "settings.alerts")
    } else if arrival.source == .file {
      note(.serviceExtension, "not run", "a push from a file does not run it, as with simctl", key)
    } else {
      note(.serviceExtension, "not run", "the device would run it here; the payload is shown as it was sent", key)
    }
  }
}
