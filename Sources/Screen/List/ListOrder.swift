public import Center

// The order of the list: Live Activities, the card of the scheduled summary (opened: its notifications below it), then
// the stacks, the newest first (opened: a heading and its members). Nothing here walks the list: places are found by
// sequence number. A filter (FilteredOrder.swift) leaves nothing but cards.

extension ScreenState {
  /// The item at the top of the list; nil where the list is empty.
  public func firstItem(center: CenterState) -> ListItem? {
    if filter.isOn { return match(at: 0, center: center) }
    if let activity = center.orderedLiveActivities.first { return .liveActivity(activity.identifier) }
    return center.waitingForSummary.isEmpty ? threadItem(at: 0, center: center) : .summary
  }

  /// The item at the bottom of the list; nil where the list is empty.
  public func lastItem(center: CenterState) -> ListItem? {
    if filter.isOn { return match(at: filter.count - 1, center: center) }
    return lastItem(ofThreadAt: center.threadCount - 1, center: center) ?? lastItemAboveThreads(center: center)
  }

  /// The item below `item`; nil at the bottom and where `item` is not in the list.
  ///
  /// O(log n).
  public func item(after item: ListItem, center: CenterState) -> ListItem? {
    if filter.isOn { return match(1, from: item, center: center) }
    switch item {
    case .liveActivity(let identifier):
      let activities = center.orderedLiveActivities
      guard let index = activities.firstIndex(where: { $0.identifier == identifier }) else { return nil }
      if index + 1 < activities.count { return .liveActivity(activities[index + 1].identifier) }
      return center.waitingForSummary.isEmpty ? threadItem(at: 0, center: center) : .summary
    case .summary:
      if isSummaryOpen, let first = center.summary.first { return .card(first) }
      return threadItem(at: 0, center: center)
    case .stack(let key):
      return center.index(of: key).flatMap { threadItem(at: $0 + 1, center: center) }
    case .heading(let key):
      return center.threads[key].map { .card($0.newest.key) }
    case .card(let key):
      guard let (thread, index) = place(of: key, center: center) else {
        let summary = center.summary
        guard let index = summary.firstIndex(of: key) else { return nil }
        return index + 1 < summary.count ? .card(summary[index + 1]) : threadItem(at: 0, center: center)
      }
      if index > 0 { return .card(thread.members[index - 1].key) }
      return center.index(of: thread.key).flatMap { threadItem(at: $0 + 1, center: center) }
    }
  }

  /// The item above `item`; nil at the top and where `item` is not in the list.
  ///
  /// O(log n).
  public func item(before item: ListItem, center: CenterState) -> ListItem? {
    if filter.isOn { return match(-1, from: item, center: center) }
    switch item {
    case .liveActivity(let identifier):
      let activities = center.orderedLiveActivities
      guard let index = activities.firstIndex(where: { $0.identifier == identifier }), index > 0 else { return nil }
      return .liveActivity(activities[index - 1].identifier)
    case .summary:
      return center.orderedLiveActivities.last.map { .liveActivity($0.identifier) }
    case .stack(let key), .heading(let key):
      guard let index = center.index(of: key) else { return nil }
      return lastItem(ofThreadAt: index - 1, center: center) ?? lastItemAboveThreads(center: center)
    case .card(let key):
      guard let (thread, index) = place(of: key, center: center) else {
        let summary = center.summary
        guard let index = summary.firstIndex(of: key) else { return nil }
        return index > 0 ? .card(summary[index - 1]) : .summary
      }
      return index + 1 < thread.members.count ? .card(thread.members[index + 1].key) : .heading(thread.key)
    }
  }

  /// Whether a stack is shown with all its members; a single notification never is.
  public func isOpen(_ thread: NotificationThread) -> Bool {
    thread.members.count > 1 && openThreads.contains(thread.key)
  }

  /// How the stack at `index` from the top begins.
  func threadItem(at index: Int, center: CenterState) -> ListItem? {
    center.thread(at: index).map { isOpen($0) ? .heading($0.key) : .stack($0.key) }
  }

  private func lastItem(ofThreadAt index: Int, center: CenterState) -> ListItem? {
    center.thread(at: index).map { isOpen($0) ? .card($0.members[0].key) : .stack($0.key) }
  }

  private func lastItemAboveThreads(center: CenterState) -> ListItem? {
    if !center.waitingForSummary.isEmpty {
      return isSummaryOpen ? center.summary.last.map { .card($0) } ?? .summary : .summary
    }
    return center.orderedLiveActivities.last.map { .liveActivity($0.identifier) }
  }

  /// The stack that a notification lies in and its place among the members, which are the oldest first.
  private func place(of key: NotificationKey, center: CenterState) -> (NotificationThread, Int)? {
    guard let threadKey = center.threadKey(of: key), let thread = center.threads[threadKey],
      let sequence = center.notifications[key]?.sequence
    else { return nil }
    let index = thread.members.partitioningIndex { $0.sequence >= sequence }
    guard index < thread.members.count, thread.members[index].key == key else { return nil }
    return (thread, index)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on `belongs` holds; the collection is ordered so that it holds from there to the end.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
