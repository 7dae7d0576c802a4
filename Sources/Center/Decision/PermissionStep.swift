extension Decision {
  /// Whether the app may show anything.
  ///
  /// Source: apple-rules 7.4.
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
  }
}
