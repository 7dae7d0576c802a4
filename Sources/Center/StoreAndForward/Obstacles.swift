/// What keeps a push from being delivered now, and until when.
///
/// Source: apple-rules 6.
extension CenterState {
  /// Pushes that a group has at most; a full one is delivered before its time.
  static let groupLimit = 100
  /// Seconds in which an app is woken no more often than ``Choices/backgroundPushesPerHour``.
  static let budgetSeconds = 3600.0
  /// Wakes of an app that are kept at hand; no budget is greater.
  static let wakeLimit = 1000

  /// Seconds that a push of priority 5 or 1 waits for others; 0: it does not.
  var groupingSeconds: Double { deviceProfile.choices.lowPriorityGroupingSeconds }

  /// What keeps a push that comes in now at the service; nil: nothing does.
  func obstacle(to arrival: Arrival) -> StoredPush.Cause? {
    if let cause = connectionObstacle(to: arrival) { return cause }
    let isGrouped = groupingSeconds > 0 && arrival.effectivePriority < 10 && arrival.mayWait(at: now)
    return isGrouped ? .grouped : nil
  }

  /// What the device's connection and power keep away.
  func connectionObstacle(to arrival: Arrival) -> StoredPush.Cause? {
    if !device.isOnline { return .offline }
    return device.isLowPower && arrival.effectivePriority < 10 ? .lowPower : nil
  }

  /// When the group that gathers now is delivered; nil: none gathers.
  var groupDueAt: Timestamp? {
    let group = storedPushes.lazy.filter { $0.cause == .grouped }
    guard let first = group.first else { return nil }
    return group.count >= Self.groupLimit ? now : first.delivery.receivedAt.adding(seconds: groupingSeconds)
  }

  /// When `app` may be woken again; nil: now.
  func wakeDueAt(of app: String) -> Timestamp? {
    let limit = deviceProfile.choices.backgroundPushesPerHour
    guard limit > 0, let wakes = apps[app]?.wakes, wakes.count >= limit else { return nil }
    return wakes[wakes.count - limit].adding(seconds: Self.budgetSeconds)
  }

  /// When a stored push is delivered, as things are; nil: that is not known yet.
  ///
  /// `group` is ``groupDueAt``, which is the same for all.
  func dueAt(_ push: StoredPush, group: Timestamp?) -> Timestamp? {
    switch push.cause {
    case .offline, .lowPower: connectionObstacle(to: push.arrival) == nil ? now : nil
    case .grouped: connectionObstacle(to: push.arrival) == nil ? group : nil
    case .serviceExtension: nil
    case .budget: isInFront(push.bundleIdentifier) ? now : wakeDueAt(of: push.bundleIdentifier) ?? now
    }
  }

  /// The next moment at which a stored push is delivered or given up.
  var storedPushDeadline: Timestamp? {
    guard !storedPushes.isEmpty else { return nil }
    let group = groupDueAt
    return storedPushes.lazy.map { min($0.expiresAt, dueAt($0, group: group) ?? $0.expiresAt) }.min()
  }
}

extension CenterState {
  /// Writes down that a push of the type `background` wakes an app now; what is older than an hour does not count.
  mutating func noteWake(of app: String, _ effects: inout [CenterEffect]) {
    let limit = deviceProfile.choices.backgroundPushesPerHour
    guard limit > 0, var wakes = apps[app]?.wakes else { return }
    wakes.removeAll { now.seconds(since: $0) >= Self.budgetSeconds }
    wakes.append(now)
    wakes.removeFirst(max(0, wakes.count - Self.wakeLimit))
    apps[app]?.wakes = wakes
    effects.append(.storeWakes(bundleIdentifier: app, wakes))
  }
}
