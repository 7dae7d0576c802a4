extension CenterState {
  /// The phone as it was: `stored` under today's profiles.
  ///
  /// Linear in what is stored; decides nothing again.
  ///
  /// What became due while nothing ran, such as a summary, happens with the first event. A temporary banner whose time
  /// is not over is there again, so that one process shows what the one before it did.
  public init(restoring stored: StoredCenter, now: Timestamp, deviceProfile: DeviceProfile, profiles: [AppProfile]) {
    self.init(now: now, deviceProfile: deviceProfile, profiles: profiles)
    device = stored.device
    if device.focus != nil, currentFocus == nil { device.focus = nil }
    recentDeliveries = stored.recentDeliveries.suffix(Self.recentLimit)
    restoreApps(stored)
    recentResponses = stored.recentResponses.suffix(Self.recentLimit)
    responseCount = stored.responseCount
    lastSequence = stored.lastSequence
    for push in stored.storedPushes {
      let isInExtension = push.cause == .serviceExtension
      let last = isInExtension ? extensionPushes.last : storedPushes.last
      guard last.map({ $0.sequence < push.sequence }) ?? true else { continue }
      if isInExtension { extensionPushes.insert(push) } else { storedPushes.insert(push) }
    }
    for activity in stored.liveActivities { liveActivities[activity.identifier] = activity }
    restoreNotifications(stored.notifications)
    restoreBanner()
  }

  private mutating func restoreApps(_ stored: StoredCenter) {
    for (identifier, badge) in stored.badges { withApp(identifier) { $0.badge = max(0, badge) } }
    for (identifier, ledger) in stored.ledgers {
      withApp(identifier) { $0.ledger = ledger.suffix(App.ledgerLimit) }
    }
    // An app that only ever sent something without a trace is known all the same, as it was before.
    for delivery in recentDeliveries where delivery.refusal == nil { withApp(delivery.bundleIdentifier) { _ in } }
    for (identifier, wakes) in stored.wakes { withApp(identifier) { $0.wakes = wakes } }
    for (identifier, settings) in stored.settings { withApp(identifier) { $0.profile.settings = settings } }
  }

  private mutating func withApp(_ identifier: String, _ change: (inout App) -> Void) {
    change(&apps[identifier, default: App(profile: .plain(bundleIdentifier: identifier))])
  }

  private mutating func restoreNotifications(_ stored: [Notification]) {
    notifications.reserveCapacity(stored.count)
    let groupings = apps.mapValues(\.profile.settings.grouping)
    var counts: [String: Int] = [:]
    let ascending = stored.indices.dropFirst().allSatisfy { stored[$0 - 1].sequence < stored[$0].sequence }
    for notification in ascending ? stored : stored.sorted(by: { $0.sequence < $1.sequence }) {
      // A number or key that is there twice would break every order; the store never has one.
      guard notification.sequence > arrivals.newestSequence ?? .min,
        notifications.index(forKey: notification.key) == nil
      else { continue }
      notifications[notification.key] = notification
      arrivals.append(.init(sequence: notification.sequence, key: notification.key))
      counts[notification.bundleIdentifier, default: 0] += 1
      if notification.presentation == .summary {
        wait(notification)
      } else {
        append(notification, under: groupings[notification.bundleIdentifier] ?? .automatic)
      }
    }
    for (identifier, count) in counts { withApp(identifier) { $0.notificationCount = count } }
    lastSequence = max(lastSequence, arrivals.newestSequence ?? 0)
    orderThreads()
  }

  /// Puts the newest so far on top of its stack; the order of the stacks is made once at the end.
  private mutating func append(_ notification: Notification, under grouping: AppProfile.Grouping) {
    let key = notification.stack(under: grouping)
    let member = NotificationThread.Member(sequence: notification.sequence, key: notification.key)
    threads[key, default: NotificationThread(key: key, under: grouping)].members.insert(member)
  }

  private mutating func restoreBanner() {
    guard !device.isLocked, let newest = threadOrder.last.flatMap({ threads[$0.key]?.newest.key }),
      let notification = notifications[newest], notification.presentation == .banner,
      apps[newest.bundleIdentifier]?.profile.settings.bannerStyle == .temporary
    else { return }
    let leavesAt = notification.deliveredAt.adding(seconds: deviceProfile.choices.bannerSeconds)
    if leavesAt > now { banner = Banner(key: newest, shownAt: notification.deliveredAt, leavesAt: leavesAt) }
  }
}
