import Center

// Pages lie on each other; going back shows the page below as it was left.

extension ScreenState {
  /// Lays `page` on top.
  ///
  /// A page that is open already comes to the front instead, so that the stack stays small.
  mutating func push(_ page: Page) {
    if pages.contains(page) {
      while self.page != page { pop() }
      return
    }
    pagesBelow.append(PagePosition(scroll: pageScroll, selection: pageSelection, search: pageSearch))
    pages.append(page)
    if case .expanded = page {
      playback.rewind()
      openingCount += 1
    }
    pageScroll = 0
    pageScrollLimit = 0
    pageSearch = PageSearch()
    if case .expanded = page { pageSelection = ScreenState.noButton } else { pageSelection = 0 }
  }

  /// Takes the page on top away; the list stays.
  mutating func pop() {
    guard pages.count > 1 else { return }
    if case .expanded(let key) = pages.removeLast() { keptActions[key] = nil }
    let below = pagesBelow.popLast() ?? PagePosition(scroll: 0, selection: 0, search: PageSearch())
    pageScroll = below.scroll
    pageSelection = below.selection
    pageSearch = below.search
    // The renderer tells the limit with the next frame; until then nothing is cut off.
    pageScrollLimit = max(pageScrollLimit, below.scroll)
  }

  /// Puts a line of input at the bottom; the page below stays as it is.
  mutating func pushLine(_ page: Page) {
    pagesBelow.append(PagePosition(scroll: pageScroll, selection: pageSelection, search: pageSearch))
    pages.append(page)
  }

  /// Takes the line away; the page below stays as it is now.
  mutating func popLine() {
    pages.removeLast()
    pagesBelow.removeLast()
  }

  /// Takes every page away that stands for a notification, down to the list.
  mutating func popToList() {
    while pages.count > 1 { pop() }
  }

  /// Closes pages whose notification is gone and says so.
  ///
  /// A reply stays: its text is still there to send elsewhere.
  mutating func closeOrphanedPages(center: CenterState) {
    for (index, page) in pages.enumerated().dropFirst() {
      switch page {
      case .expanded(let key), .unlock(let key, _):
        guard center.notifications[key] == nil else { continue }
        // A half-written reply above it stays in sight; the page below it is taken out when the viewer goes back.
        if pages[index...].contains(where: { if case .reply = $0 { true } else { false } }) { continue }
        while pages.count > index { pop() }
        notice = notice ?? "this notification is gone"
        return
      case .confirmation(.dismissThread(let key, _)) where center.threads[key] == nil:
        while pages.count > index { pop() }
        notice = notice ?? "this stack is gone"
        return
      case .confirmation(.dismissSummary) where center.waitingForSummary.isEmpty:
        while pages.count > index { pop() }
        return
      default:
        continue
      }
    }
    clampPageSelection(center: center)
  }

  /// Keeps the marked button or row among those that are there.
  private mutating func clampPageSelection(center: CenterState) {
    switch page {
    case .expanded(let key):
      let count = center.notifications[key].map { center.actions(of: $0).count } ?? 0
      pageSelection = min(max(pageSelection, ScreenState.noButton), count - 1)
    case .palette:
      pageSelection = min(max(pageSelection, 0), max(0, foundEntries(center: center).count - 1))
    case .faults: pageSelection = min(max(pageSelection, 0), faultRows.count - 1)
    case .focusPicker, .devicePanel:
      pageSelection = min(max(pageSelection, 0), max(0, panelRows(center: center).count - 1))
    default:
      break
    }
  }
}
