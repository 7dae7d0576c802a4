extension CenterState {
  /// The banner that lies over the screen of an unlocked phone.
  public struct Banner: Equatable, Sendable {
    /// The notification that it shows.
    public var key: NotificationKey
    /// Since when.
    public var shownAt: Timestamp
    /// nil: it stays until acted upon.
    public var leavesAt: Timestamp?
  }

  /// Shows the banner of a notification; it takes the place of the one that is there.
  ///
  /// Source: apple-rules 7.4.
  mutating func showBanner(of key: NotificationKey) {
    if banner?.key != key { bannerLeaves() }
    let isPersistent = apps[key.bundleIdentifier]?.profile.settings.bannerStyle == .persistent
    banner = Banner(
      key: key, shownAt: now, leavesAt: isPersistent ? nil : now.adding(seconds: deviceProfile.choices.bannerSeconds))
  }

  /// Takes the banner away.
  ///
  /// Its notification stays in the list; one that was never in the list is gone with it.
  mutating func bannerLeaves() {
    guard let key = banner?.key else { return }
    banner = nil
    if isBannerOnly(key) { forget(key) }
  }

  /// Whether the notification is neither in the list nor waiting: its app asked for a banner without a list entry, or
  /// the user switched the Notification Center off for it.
  func isBannerOnly(_ key: NotificationKey) -> Bool {
    guard let notification = notifications[key], notification.presentation == .banner else { return false }
    return threadKey(of: key) == nil
  }
}
