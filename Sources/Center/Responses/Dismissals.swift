extension CenterState {
  /// The user clears notifications.
  ///
  /// Each app hears of it where the category asks for it.
  ///
  /// Source: apple-rules 7.8.
  mutating func dismiss(_ keys: [NotificationKey], because reason: RemovalReason, _ effects: inout [CenterEffect]) {
    remember(keys, responseCount: tellApps(of: keys, &effects))
    remove(keys, because: reason, &effects)
  }

  /// Records what the apps hear of a dismissal; returns how many responses that were.
  private mutating func tellApps(of keys: [NotificationKey], _ effects: inout [CenterEffect]) -> Int {
    let countBefore = responseCount
    var seen: Set<NotificationKey> = []
    for key in keys where seen.insert(key).inserted {
      guard let notification = notifications[key],
        category(of: notification)?.options.contains(.customDismissAction) == true
      else { continue }
      answer(notification, with: Response.dismissActionIdentifier, nil, .background, &effects)
    }
    return Int(responseCount - countBefore)
  }

  /// The user clears a stack, from its top to its bottom.
  mutating func dismissThread(_ key: ThreadKey, _ effects: inout [CenterEffect]) {
    guard let members = threads[key]?.members else { return }
    dismiss(members.reversed().map(\.key), because: .dismissed, &effects)
  }

  /// The user clears the whole list, from top to bottom, and what waits for the summary with it.
  mutating func dismissAll(_ effects: inout [CenterEffect]) {
    let keys = keysInScreenOrder
    remember(keys, responseCount: tellApps(of: keys, &effects))
    removeAll(keys, because: .cleared, &effects)
  }

  /// All notifications from the top of the list to its bottom; what waits for the summary comes last.
  public var keysInScreenOrder: [NotificationKey] {
    var keys: [NotificationKey] = []
    keys.reserveCapacity(notifications.count)
    for place in threadOrder.reversed() {
      if let members = threads[place.key]?.members { keys.append(contentsOf: members.reversed().lazy.map(\.key)) }
    }
    if let banner, isBannerOnly(banner.key) { keys.insert(banner.key, at: 0) }
    return keys + summary
  }
}
