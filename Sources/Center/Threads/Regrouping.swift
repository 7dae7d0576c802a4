extension CenterState {
  /// Sets the settings of `app`, and stacks its notifications anew where the grouping changed.
  mutating func setSettings(_ settings: AppProfile.Settings, of app: String) {
    guard let before = apps[app]?.profile.settings else { return }
    let listed = before.grouping == settings.grouping ? [] : threads(of: app).flatMap(\.members)
    apps[app]?.profile.settings = settings
    guard !listed.isEmpty else { return }
    threads = threads.filter { $0.key.bundleIdentifier != app }
    for member in listed.sorted(by: { $0.sequence < $1.sequence }) {
      guard let notification = notifications[member.key] else { continue }
      let key = notification.stack(under: settings.grouping)
      threads[key, default: NotificationThread(key: key, under: settings.grouping)].members.insert(member)
    }
    orderThreads()
  }

  /// Makes the order of all stacks from their members and the Focus that is on.
  mutating func orderThreads() {
    heldCount = 0
    for (key, thread) in threads {
      let isHeld = isHeldNow(thread.newest.key)
      if isHeld { heldCount += thread.members.count }
      if isHeld != thread.isHeld { threads[key]?.isHeld = isHeld }
    }
    let ordered = threads.values.map { OrderedThread($0) }
    threadOrder = SequenceOrdered(ascending: ordered.sorted { $0.sequence < $1.sequence })
  }
}
