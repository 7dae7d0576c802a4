extension CenterState {
  /// Takes up the whole set of app profiles.
  mutating func load(_ profiles: [AppProfile], _ effects: inout [CenterEffect]) {
    changes.noteAll()
    var known: Set<String> = []
    for profile in profiles {
      known.insert(profile.bundleIdentifier)
      load(profile, &effects)
    }
    for (identifier, app) in apps.sorted(by: { $0.key < $1.key }) where !known.contains(identifier) {
      if app.hasNothing { apps[identifier] = nil } else { load(.plain(bundleIdentifier: identifier), &effects) }
    }
  }

  /// Takes up one profile.
  ///
  /// The user's own settings stay, unless the file's were changed since it was read.
  private mutating func load(_ profile: AppProfile, _ effects: inout [CenterEffect]) {
    let identifier = profile.bundleIdentifier
    guard let app = apps[identifier] else {
      apps[identifier] = App(profile: profile)
      return
    }
    noteRedefinitions(from: app.profile, to: profile)
    let settings = app.profile.settings
    apps[identifier]?.profile = profile
    apps[identifier]?.profile.settings = settings
    apps[identifier]?.fileSettings = profile.settings
    guard profile.settings != app.fileSettings, profile.settings != settings else { return }
    change(profile.settings, of: identifier, &effects)
  }

  /// A category's buttons are those that are registered now, also for notifications that came before.
  private mutating func noteRedefinitions(from before: AppProfile, to after: AppProfile) {
    guard !before.isPlain, !after.isPlain, before.categories != after.categories else { return }
    for category in after.categories {
      guard let earlier = before.category(category.identifier), earlier != category else { continue }
      redefinedCategories.append(
        CategoryRedefinition(
          bundleIdentifier: after.bundleIdentifier, categoryIdentifier: category.identifier, redefinedAt: now))
    }
    let excess = redefinedCategories.count - Self.redefinitionLimit
    if excess > 0 { redefinedCategories.removeFirst(excess) }
  }

  /// The user changes an app's settings.
  ///
  /// Badges that are switched off go away.
  mutating func change(_ settings: AppProfile.Settings, of app: String, _ effects: inout [CenterEffect]) {
    if apps[app] == nil { apps[app] = App(profile: .plain(bundleIdentifier: app)) }
    setSettings(settings, of: app)
    changes.noteAll()
    effects.append(.storeSettings(bundleIdentifier: app, settings))
    if !settings.badges, let badge = apps[app]?.badge, badge != 0 {
      setBadge(of: app, to: 0, cause: "badges switched off", &effects)
    }
  }
}

extension CenterState.App {
  /// Whether forgetting the app would lose nothing.
  var hasNothing: Bool {
    badge == 0 && ledger.isEmpty && notificationCount == 0 && wakes.isEmpty && profile.settings == fileSettings
  }
}

extension AppProfile {
  /// The category registered under `identifier`, which must be equal to the letter.
  public func category(_ identifier: String) -> NotificationCategory? {
    categories.first { $0.identifier == identifier }
  }
}
