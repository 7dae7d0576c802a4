import Payload

extension CenterState {
  /// The language that is set: what the user chose, else that of the device's profile.
  public var locale: String { device.locale ?? deviceProfile.locale }

  /// Whether the language runs from right to left, which turns the cards round.
  public var isRightToLeft: Bool { LocaleIdentifier.isRightToLeft(locale) }

  /// The languages to choose among: that of the device's profile, then those that apps have strings for.
  public var offeredLocales: [String] {
    let filed = deviceProfile.locale
    let others = Set(apps.values.flatMap { $0.profile.localizations.keys.compactMap(LocaleIdentifier.normalized) })
    return [filed] + others.subtracting([filed]).sorted()
  }

  /// The strings of the app behind `profile` in the language that is set.
  func strings(of profile: AppProfile) -> AppStrings {
    AppStrings(of: profile, in: locale, choices: deviceProfile.choices)
  }

  /// Sets the language; nil is that of the device's profile, and what is none changes nothing.
  ///
  /// What is listed speaks it from now on, as far as its text came from the app's strings (a choice of ours,
  /// apple-rules 1.5).
  mutating func setLocale(_ locale: String?, _ effects: inout [CenterEffect]) {
    let chosen = locale.flatMap(LocaleIdentifier.normalized)
    guard locale == nil || chosen != nil else { return }
    let before = self.locale
    let kept = chosen == deviceProfile.locale ? nil : chosen
    changeDevice(&effects) { $0.locale = kept }
    guard self.locale != before else { return }
    changes.noteAll()
    for notification in notifications.values.sorted(by: { $0.sequence < $1.sequence }) {
      guard let translated = translated(notification, from: before) else { continue }
      notifications[notification.key] = translated
      if !isBannerOnly(notification.key) { effects.append(.storeNotification(translated)) }
    }
  }

  /// The notification in the language that is set; nil where that changes nothing.
  ///
  /// A text that is not what the app's strings said before is somebody else's work, and stays.
  private func translated(_ notification: Notification, from before: String) -> Notification? {
    guard notification.payload.firstRange(of: Self.keyName) != nil, let app = apps[notification.bundleIdentifier],
      let alert = Payload(JSONDocument(notification.payload))?.alert
    else { return nil }
    func text(in locale: String) -> AlertText {
      AppStrings(of: app.profile, in: locale, choices: deviceProfile.choices).text(of: alert)
    }
    let new = text(in: locale)
    let shown = AlertText(title: notification.title, subtitle: notification.subtitle, body: notification.body)
    guard text(in: before) == shown, new != shown else { return nil }
    var notification = notification
    (notification.title, notification.subtitle, notification.body) = (new.title, new.subtitle, new.body)
    return notification
  }

  /// A part of every key that names a string: most payloads have none, and need not be read.
  private static let keyName = Array("loc-key".utf8)
}

extension AppStrings {
  /// All lines of an alert.
  fileprivate func text(of alert: Alert) -> AlertText {
    AlertText(
      title: text(of: alert.title).text, subtitle: text(of: alert.subtitle).text, body: text(of: alert.body).text)
  }
}
