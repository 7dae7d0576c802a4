extension CenterState {
  /// How many stacks there are.
  public var threadCount: Int { threadOrder.count }

  /// The stack at `index` from the top, which is 0; nil beyond the list.
  public func thread(at index: Int) -> NotificationThread? {
    guard index >= 0, index < threadOrder.count else { return nil }
    return threads[threadOrder[threadOrder.count - 1 - index].key]
  }

  /// How many of the stacks lie under the heading of the Focus that is on: they are the last ones; O(log n).
  public var heldThreadCount: Int { threadOrder.insertionIndex(of: 0) }

  /// Where the stack stands from the top; O(log n).
  public func index(of key: ThreadKey) -> Int? {
    guard let rank = threads[key]?.rank, let index = threadOrder.index(ofSequence: rank) else { return nil }
    return threadOrder.count - 1 - index
  }

  /// The stack that a listed notification lies in; nil for one that waits for the summary or is a banner only.
  public func threadKey(of key: NotificationKey) -> ThreadKey? {
    guard let notification = notifications[key] else { return nil }
    let thread = group(of: notification)
    return threads[thread]?.members.index(ofSequence: notification.sequence) == nil ? nil : thread
  }

  /// How the notifications of `app` are stacked.
  func grouping(of app: String) -> AppProfile.Grouping { apps[app]?.profile.settings.grouping ?? .automatic }

  /// The stack that `notification` belongs to.
  func group(of notification: Notification) -> ThreadKey {
    notification.stack(under: grouping(of: notification.bundleIdentifier))
  }

  /// Puts `notification` into its stack, and the stack into its place.
  mutating func list(_ notification: Notification) {
    let grouping = grouping(of: notification.bundleIdentifier)
    let key = notification.stack(under: grouping)
    let before = place(of: key)
    let member = NotificationThread.Member(sequence: notification.sequence, key: notification.key)
    threads[key, default: NotificationThread(key: key, under: grouping)].members.insert(member)
    reorder(key, before: before)
  }

  /// Puts members, which ascend, into one stack in one pass.
  mutating func list(ascending members: [NotificationThread.Member], in key: ThreadKey) {
    let before = place(of: key)
    let empty = NotificationThread(key: key, under: grouping(of: key.bundleIdentifier))
    threads[key, default: empty].members.insert(ascending: members)
    reorder(key, before: before)
  }

  /// Takes `notification` out of its stack; does nothing where it is in none.
  mutating func unlist(_ notification: Notification) {
    let key = group(of: notification)
    let before = place(of: key)
    threads[key]?.members.remove(sequence: notification.sequence)
    reorder(key, before: before)
  }

  /// Takes members out of one stack in one pass.
  mutating func unlist(_ sequences: Set<Int64>, from key: ThreadKey) {
    let before = place(of: key)
    threads[key]?.members.remove(sequences: sequences)
    reorder(key, before: before)
  }

  /// Puts the stack where its newest member wants it, or takes it away where nothing is left of it.
  private mutating func reorder(_ key: ThreadKey, before: Place) {
    if let newest = threads[key]?.members.last {
      let isHeld = isHeldNow(newest.key)
      threads[key]?.isHeld = isHeld
    } else {
      threads[key] = nil
    }
    let after = place(of: key)
    heldCount += after.heldCount - before.heldCount
    guard after.rank != before.rank else { return }
    if let rank = before.rank { threadOrder.remove(sequence: rank) }
    if let thread = threads[key] { threadOrder.insert(OrderedThread(thread)) }
  }

  /// Where a stack stands and what it adds to ``heldCount``; nothing where there is no such stack.
  private struct Place {
    var rank: Int64?
    var heldCount = 0
  }

  private func place(of key: ThreadKey) -> Place {
    threads[key].map { Place(rank: $0.rank, heldCount: $0.isHeld ? $0.members.count : 0) } ?? Place()
  }

  /// Whether the Focus that is on silenced the notification.
  func isHeldNow(_ key: NotificationKey) -> Bool {
    guard let focus = currentFocus, let reason = notifications[key]?.heldReason else { return false }
    return reason == focus.heldReason
  }

  /// The stacks of one app, in no order.
  func threads(of app: String) -> [NotificationThread] {
    threads.values.filter { $0.key.bundleIdentifier == app }
  }
}

extension Notification {
  /// The stack that it lies in where its app is stacked like this.
  ///
  /// Source: apple-rules 7.6.
  func stack(under grouping: AppProfile.Grouping) -> ThreadKey {
    switch grouping {
    case .automatic: ThreadKey(bundleIdentifier: bundleIdentifier, group: threadIdentifier ?? "")
    case .byApp: ThreadKey(bundleIdentifier: bundleIdentifier, group: "")
    case .off: ThreadKey(bundleIdentifier: bundleIdentifier, group: requestIdentifier)
    }
  }
}

extension NotificationThread {
  /// A stack that waits for its first member.
  ///
  /// Only stacks of an app that is stacked by `thread-id` have one in common.
  init(key: ThreadKey, under grouping: AppProfile.Grouping) {
    self.key = key
    threadIdentifier = grouping == .automatic && !key.group.isEmpty ? key.group : nil
    members = SequenceOrdered()
  }
}
