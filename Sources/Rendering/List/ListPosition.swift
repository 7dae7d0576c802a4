import Center
import Screen

extension ListWindow {
  /// How much is above and below the window, which is drawn from the item with index `start` on: stacks, and members
  /// of an opened stack.
  func hiddenCounts(center: CenterState, screen: ScreenState, from start: Int) -> (above: Int, below: Int) {
    guard placed.indices.contains(start), let last = placed.last?.item else { return (0, 0) }
    let first = placed[start].item
    if screen.filter.isOn {
      let below = screen.matchIndex(of: last, center: center).map { screen.filter.count - 1 - $0 }
      return (screen.matchIndex(of: first, center: center) ?? 0, below ?? 0)
    }
    return (Self.counts(of: first, center: center).above, Self.counts(of: last, center: center).below)
  }

  private static func counts(of item: ListItem, center: CenterState) -> (above: Int, below: Int) {
    let activities = center.orderedLiveActivities
    let summaryCount = center.waitingForSummary.isEmpty ? 0 : 1
    switch item {
    case .liveActivity(let identifier):
      let index = activities.firstIndex { $0.identifier == identifier } ?? 0
      return (index, activities.count - index - 1 + summaryCount + center.threadCount)
    case .summary:
      return (activities.count, center.threadCount)
    case .stack(let key), .heading(let key):
      let index = center.index(of: key) ?? 0
      let members = if case .heading = item { center.threads[key]?.members.count ?? 0 } else { 0 }
      return (activities.count + summaryCount + index, center.threadCount - index - 1 + members)
    case .card(let key):
      guard let threadKey = center.threadKey(of: key), let thread = center.threads[threadKey],
        let sequence = center.notifications[key]?.sequence
      else { return (activities.count, center.threadCount) }
      let older = thread.members.countBelow { $0.sequence < sequence }
      let index = center.index(of: threadKey) ?? 0
      return (
        activities.count + summaryCount + index + thread.members.count - older - 1,
        center.threadCount - index - 1 + older
      )
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// How many elements from the start on belong, the collection being ordered so that the others follow.
  ///
  /// O(log n).
  fileprivate func countBelow(_ belongs: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
