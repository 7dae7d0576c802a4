public import Center

// What is selected, what it stands for, and how it survives a center that changes under it.

extension ScreenState {
  /// The notification that the keys act on: the opened one, else the selected card, else the newest of the selected
  /// stack or the featured one of the summary.
  public func selectedNotification(center: CenterState) -> Notification? {
    for page in pages.reversed() {
      switch page {
      case .expanded(let key), .reply(let key, _), .unlock(let key, _): return center.notifications[key]
      case .list:
        return selection.flatMap { notificationKey(of: $0, center: center) }.flatMap { center.notifications[$0] }
      default: continue
      }
    }
    return nil
  }

  /// The notification that an item shows first.
  func notificationKey(of item: ListItem, center: CenterState) -> NotificationKey? {
    switch item {
    case .card(let key): key
    case .stack(let key), .heading(let key): center.threads[key]?.newest.key
    case .summary: center.summary.first
    case .liveActivity: nil
    }
  }

  /// The stack that an item belongs to.
  func threadKey(of item: ListItem, center: CenterState) -> ThreadKey? {
    switch item {
    case .card(let key): center.threadKey(of: key)
    case .stack(let key), .heading(let key): key
    case .summary, .liveActivity: nil
    }
  }

  /// Selects `item` and remembers its place.
  mutating func select(_ item: ListItem?, center: CenterState) {
    selection = item
    rememberPlace(center: center)
  }

  /// Brings the view back in order after the center changed: a selection that is gone moves to its neighbour, a page
  /// whose notification is gone closes with a notice, drafts stay.
  public mutating func centerChanged(_ center: CenterState) {
    if center.waitingForSummary.isEmpty { isSummaryOpen = false }
    // Only stacks that are there are remembered as open, so that the set cannot grow for ever.
    if openThreads.count > 64 { openThreads = openThreads.filter { center.threads[$0] != nil } }
    motion.follow(center)
    countUnseen(center: center)
    let changed = center.sequencesChanged(since: listRevision)
    updateMarks(changed, center: center)
    updateFilter(changed, center: center)
    listRevision = center.listRevision
    if followsTop { viewport = Viewport(itemCount: viewport.itemCount) }
    select(followsTop ? firstItem(center: center) : standing(selection, center: center), center: center)
    if let key = comingBack, center.notifications[key] != nil {
      comingBack = nil
      reveal(key, center: center)
    }
    closeOrphanedPages(center: center)
  }

  /// `item`, if it is still in the list under this name; else what stands in its place now.
  func standing(_ item: ListItem?, center: CenterState) -> ListItem? {
    if filter.isOn { return standingMatch(item, center: center) }
    switch item {
    case nil:
      return firstItem(center: center)
    case .liveActivity(let identifier):
      return center.visibleLiveActivity(identifier) != nil ? item : firstItem(center: center)
    case .summary:
      return center.waitingForSummary.isEmpty ? firstItem(center: center) : item
    case .stack(let key), .heading(let key):
      guard let thread = center.threads[key] else { return neighbour(center: center) }
      return isOpen(thread) ? .heading(key) : .stack(key)
    case .card(let key):
      if let threadKey = center.threadKey(of: key), let thread = center.threads[threadKey] {
        return isOpen(thread) ? item : .stack(threadKey)
      }
      if isSummaryOpen, center.summary.contains(key) { return item }
      return neighbour(center: center)
    }
  }

  /// What moved up into the place of the item that is gone, else what lies above it.
  private func neighbour(center: CenterState) -> ListItem? {
    let olderThreads = center.threadOrder.partitioningIndex { $0.sequence >= anchor.threadRank }
    // The stack may have stayed while its card went: its newest member may be older than before.
    if let cardSequence = anchor.cardSequence, let threadKey = anchor.threadKey, let thread = center.threads[threadKey],
      isOpen(thread)
    {
      let older = thread.members.partitioningIndex { $0.sequence >= cardSequence }
      return .card(thread.members[max(0, older - 1)].key)
    }
    if let threadKey = anchor.threadKey, let thread = center.threads[threadKey] {
      return isOpen(thread) ? .heading(threadKey) : .stack(threadKey)
    }
    let index = center.threadCount - olderThreads
    return threadItem(at: index, center: center) ?? threadItem(at: index - 1, center: center)
      ?? firstItem(center: center)
  }

  private mutating func rememberPlace(center: CenterState) {
    guard let selection else { return anchor = SelectionAnchor() }
    if filter.isOn, case .card(let key) = selection {
      anchor = SelectionAnchor()
      anchor.cardSequence = center.notifications[key]?.sequence
      return
    }
    guard let threadKey = threadKey(of: selection, center: center), let thread = center.threads[threadKey] else {
      // Above all stacks: what takes its place is the first one.
      anchor = SelectionAnchor()
      anchor.threadRank = .max
      return
    }
    anchor.threadKey = threadKey
    anchor.threadRank = thread.rank
    anchor.cardSequence = nil
    if case .card(let key) = selection { anchor.cardSequence = center.notifications[key]?.sequence }
  }

  /// Keeps what the renderer answered with the frame that was painted.
  public mutating func painted(
    viewport: Viewport, pageScrollLimit: Int, finding: PageFinding? = nil, center: CenterState
  ) {
    self.viewport = viewport
    self.pageScrollLimit = max(0, pageScrollLimit)
    pageScroll = min(pageScroll, self.pageScrollLimit)
    take(finding)
    if viewport.offset == 0, viewport.top == nil || viewport.top == firstItem(center: center) { unseenCount = 0 }
  }

  /// Adds what came since the last count; ``painted(viewport:pageScrollLimit:center:)`` takes it back where the top of
  /// the list is in view.
  private mutating func countUnseen(center: CenterState) {
    // The newest stand on top of the list, and on top of what the Focus silenced.
    let firstHeld = center.threadCount - center.heldThreadCount
    var newest = countedSequence
    for section in [0..<firstHeld, firstHeld..<center.threadCount] {
      for index in section {
        guard let thread = center.thread(at: index), thread.newest.sequence > countedSequence else { break }
        unseenCount += thread.members.count - thread.members.partitioningIndex { $0.sequence > countedSequence }
        newest = max(newest, thread.newest.sequence)
      }
    }
    countedSequence = newest
  }
}
