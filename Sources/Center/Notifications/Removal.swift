extension CenterState {
  /// Takes a notification out of everything.
  mutating func remove(_ key: NotificationKey, because reason: RemovalReason, _ effects: inout [CenterEffect]) {
    guard let notification = notifications[key] else { return }
    let wasStored = !isBannerOnly(key)
    withdraw(notification)
    forget(key)
    if wasStored { effects.append(.removeNotification(key, reason)) }
  }

  /// Takes many out at once, each stack in one pass.
  mutating func remove(_ keys: [NotificationKey], because reason: RemovalReason, _ effects: inout [CenterEffect]) {
    guard keys.count > 8 else {
      for key in keys { remove(key, because: reason, &effects) }
      return
    }
    var sequences: [ThreadKey: Set<Int64>] = [:]
    var others: [NotificationKey] = []
    for key in keys {
      guard let notification = notifications[key] else { continue }
      if let thread = threadKey(of: key) {
        sequences[thread, default: []].insert(notification.sequence)
      } else {
        others.append(key)
      }
    }
    let apart = Set(others)
    for (thread, numbers) in sequences { unlist(numbers, from: thread) }
    for key in keys where notifications[key] != nil && !apart.contains(key) {
      if banner?.key == key { banner = nil }
      forget(key)
      effects.append(.removeNotification(key, reason))
    }
    for key in others { remove(key, because: reason, &effects) }
  }

  /// Takes all out, in the order of `keys`, without looking for the place of each.
  mutating func removeAll(_ keys: [NotificationKey], because reason: RemovalReason, _ effects: inout [CenterEffect]) {
    let neverStored = banner.flatMap { isBannerOnly($0.key) ? $0.key : nil }
    for key in keys where key != neverStored { effects.append(.removeNotification(key, reason)) }
    for app in Set(keys.map(\.bundleIdentifier)) { apps[app]?.notificationCount = 0 }
    notifications = [:]
    threads = [:]
    threadOrder = SequenceOrdered()
    heldCount = 0
    waitingForSummary = SequenceOrdered()
    summary = []
    arrivals = ArrivalOrder()
    banner = nil
    changes.noteAll()
  }

  /// Takes a notification out of list, summary and banner, but keeps it: for a replacement.
  mutating func withdraw(_ notification: Notification) {
    unlist(notification)
    waitNoLonger(notification)
    if banner?.key == notification.key { banner = nil }
  }

  /// Drops the notification itself; it is in no order any more.
  mutating func forget(_ key: NotificationKey) {
    guard let forgotten = notifications.removeValue(forKey: key) else { return }
    changes.note(forgotten.sequence)
    apps[key.bundleIdentifier]?.notificationCount -= 1
  }
}

extension CenterState {
  /// The attachments of all that is there, and of what can be brought back while the center runs.
  public func keptAttachments(withDismissed: Bool) -> [Attachment] {
    let dismissed = withDismissed ? dismissals.dismissals.flatMap(\.notifications) : []
    return notifications.values.flatMap(\.attachments) + dismissed.flatMap(\.attachments)
  }
}
