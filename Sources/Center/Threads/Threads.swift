extension CenterState {
  /// How many stacks there are.
  public var threadCount: Int { threadOrder.count }

  /// The stack at `index` from the top, which is 0; nil beyond the list.
  public func thread(at index: Int) -> NotificationThread? {
    guard index >= 0, index < threadOrder.count else { return nil }
    return threads[threadOrder[threadOrder.count - 1 - index].key]
  }

  /// Where the stack stands from the top; O(log n).
  public func index(of key: ThreadKey) -> Int? {
    guard let newest = threads[key]?.newest.sequence, let index = threadOrder.index(ofSequence: newest) else {
      return nil
    }
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
    let newestBefore = threads[key]?.newest.sequence
    let member = NotificationThread.Member(sequence: notification.sequence, key: notification.key)
    threads[key, default: NotificationThread(key: key, under: grouping)].members.insert(member)
    reorder(key, newestBefore: newestBefore)
  }

  /// Takes `notification` out of its stack; does nothing where it is in none.
  mutating func unlist(_ notification: Notification) {
    let key = group(of: notification)
    guard let newestBefore = threads[key]?.newest.sequence else { return }
    threads[key]?.members.remove(sequence: notification.sequence)
    reorder(key, newestBefore: newestBefore)
  }

  /// Takes members out of one stack in one pass.
  mutating func unlist(_ sequences: Set<Int64>, from key: ThreadKey) {
    guard let newestBefore = threads[key]?.newest.sequence else { return }
    threads[key]?.members.remove(sequences: sequences)
    reorder(key, newestBefore: newestBefore)
  }

  /// Puts the stack where its newest member wants it, or takes it away where nothing is left of it.
  private mutating func reorder(_ key: ThreadKey, newestBefore: Int64?) {
    let newest = threads[key]?.members.last?.sequence
    if newest == nil { threads[key] = nil }
    guard newest != newestBefore else { return }
    if let newestBefore { threadOrder.remove(sequence: newestBefore) }
    if let newest { threadOrder.insert(OrderedThread(newestSequence: newest, key: key)) }
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
