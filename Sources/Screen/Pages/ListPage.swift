import Center

extension ScreenState {
  /// Keys of the list.
  mutating func reduceList(_ intent: Intent, center: CenterState) -> Outcome {
    switch intent {
    case .openThread where filter.isOn, .closeThread where filter.isOn, .toggleThread where filter.isOn:
      notice = "a filtered list has no stacks: Esc shows all"
    case .nextMatch: moveToMatch(by: 1, center: center)
    case .previousMatch: moveToMatch(by: -1, center: center)
    case .toggleMark: toggleMark(center: center)
    case .toggleAllMarks: toggleAllMarks(center: center)
    case .moveDown: move(1, center: center, item(after:center:))
    case .moveUp: move(1, center: center, item(before:center:))
    case .halfPageDown: move(max(1, pageLength / 2), center: center, item(after:center:))
    case .halfPageUp: move(max(1, pageLength / 2), center: center, item(before:center:))
    case .pageDown: move(pageLength, center: center, item(after:center:))
    case .pageUp: move(pageLength, center: center, item(before:center:))
    case .moveToFirst:
      viewport = Viewport(itemCount: viewport.itemCount)
      select(firstItem(center: center), center: center)
    case .moveToLast: select(lastItem(center: center), center: center)
    case .open: open(center: center)
    case .openThread: openStack(center: center)
    case .closeThread: closeStack(center: center)
    case .toggleThread:
      if isOpenStackSelected(center: center) { closeStack(center: center) } else { openStack(center: center) }
    case .openBanner: openBanner(center: center)
    case .dismissThread: return askToDismissStack(center: center)
    case .dismiss: return dismissSelection(center: center)
    case .undoDismissal: return undoDismissal(center: center)
    case .clearAll:
      let count = filter.isOn ? filter.count : center.notifications.count
      let question: Confirmation = filter.isOn ? .dismissMatches(count: count) : .clearAll(count: count)
      if count == 0 { notice = "nothing to clear" } else { push(.confirmation(question)) }
    case .resumeDraft: resumeDraft()
    case .nextTab: turnTab(by: 1)
    case .previousTab: turnTab(by: -1)
    case .back: return closeOneLevel(center: center)
    default:
      guard let notification = selectedNotification(center: center) else {
        notice = "no notification is selected"
        return Outcome()
      }
      return reduceNotification(intent, notification, center: center)
    }
    return Outcome()
  }

  /// Items that a page down passes.
  private var pageLength: Int {
    viewport.itemCount > 0 ? min(viewport.itemCount, max(1, rows)) : max(1, (rows - 5) / 5)
  }

  private mutating func move(_ count: Int, center: CenterState, _ next: (ListItem, CenterState) -> ListItem?) {
    var item = selection
    for _ in 0..<count {
      guard let current = item, let following = next(current, center) else { break }
      item = following
    }
    select(item, center: center)
  }

  /// What Enter and a click on the selected item do.
  mutating func open(center: CenterState) {
    switch selection {
    case nil:
      notice = "nothing is selected"
    case .liveActivity:
      let way = keyMap.label(for: .dismiss).map { "; \($0) takes it off the Lock Screen" } ?? ""
      notice = "a Live Activity has no buttons" + way
    case .summary:
      isSummaryOpen.toggle()
    case .heading:
      closeStack(center: center)
    case .card(let key):
      push(.expanded(key))
    case .stack(let key):
      guard let thread = center.threads[key] else { return }
      if thread.members.count > 1 { openStack(center: center) } else { push(.expanded(thread.newest.key)) }
    }
  }

  private func isOpenStackSelected(center: CenterState) -> Bool {
    guard let selection else { return false }
    if selection == .summary { return isSummaryOpen }
    guard let key = threadKey(of: selection, center: center) else {
      if case .card = selection { return true }
      return false
    }
    return center.threads[key].map(isOpen) ?? false
  }

  private mutating func openStack(center: CenterState) {
    switch selection {
    case .summary: isSummaryOpen = true
    case .stack(let key):
      guard let thread = center.threads[key], thread.members.count > 1 else { return }
      openThreads.insert(key)
      // The newest card stands where the stack's face was.
      select(.card(thread.newest.key), center: center)
    default: break
    }
  }

  private mutating func closeStack(center: CenterState) {
    guard let selection else { return }
    if let key = threadKey(of: selection, center: center) {
      openThreads.remove(key)
      select(.stack(key), center: center)
    } else if isSummaryOpen {
      isSummaryOpen = false
      select(.summary, center: center)
    }
  }

  mutating func openBanner(center: CenterState) {
    guard let banner = center.banner else { return notice = "no banner is shown" }
    popToList()
    reveal(banner.key, center: center)
    push(.expanded(banner.key))
  }

  /// Selects a notification where it is listed: its card, or the stack that it lies in.
  mutating func reveal(_ key: NotificationKey, center: CenterState) {
    if filter.isOn {
      if matchIndex(of: .card(key), center: center) != nil { select(.card(key), center: center) }
      return
    }
    guard let threadKey = center.threadKey(of: key), let thread = center.threads[threadKey] else { return }
    select(isOpen(thread) ? .card(key) : .stack(threadKey), center: center)
  }

  /// Esc: the banner goes, else the marks, the filter, the opened stack around the selection; the program never ends by it.
  private mutating func closeOneLevel(center: CenterState) -> Outcome {
    if center.banner != nil { return Outcome(events: [.bannerDismissed]) }
    if !marks.isEmpty {
      marks = Marks()
      marksChanged(center: center)
      return Outcome()
    }
    if filter.isOn {
      clearFilter(center: center)
      return Outcome()
    }
    if isOpenStackSelected(center: center) { closeStack(center: center) }
    return Outcome()
  }
}
