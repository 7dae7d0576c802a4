import Center

// The `/` line over the list, and the filter that it leaves behind.

extension ScreenState {
  /// `/` on the list: opens the line with what the list is filtered by.
  mutating func beginFilter() {
    if !filter.isOn { filter.origin = ListFilter.Origin(selection: selection, viewport: viewport) }
    pushLine(.filter)
  }

  /// Keys of the line while it filters the list.
  mutating func reduceFilterLine(_ intent: Intent, center: CenterState) -> Outcome {
    switch intent {
    case .send: popLine()
    case .back: leaveFilterLine(center: center)
    case .deleteBackward where filter.line.text.isEmpty: leaveFilterLine(center: center)
    case .cursorUp: stepInList(item(before:center:), center: center)
    case .cursorDown: stepInList(item(after:center:), center: center)
    case .complete: completeFilter(center: center)
    default:
      note(filter.line.editLine(intent))
      readFilterLine(center: center)
    }
    return Outcome()
  }

  /// Takes up what is typed: the selection stays where it matches, else it goes to the newest match.
  mutating func readFilterLine(center: CenterState) {
    let before = filter.query
    filter.readLine(center: center, marks: marks)
    guard filter.query != before else { return }
    viewport = Viewport(itemCount: viewport.itemCount)
    guard filter.isOn else { return returnToOrigin(center: center) }
    let wanted = filter.origin?.selection.flatMap { notificationKey(of: $0, center: center) }.map { ListItem.card($0) }
    let shown = [selection, wanted].compactMap { $0 }.first { matchIndex(of: $0, center: center) != nil }
    select(shown ?? match(at: 0, center: center), center: center)
  }

  /// Esc in the line: the list is as it was.
  private mutating func leaveFilterLine(center: CenterState) {
    popLine()
    let origin = filter.origin
    filter = ListFilter()
    filter.origin = origin
    returnToOrigin(center: center)
    filter.origin = nil
  }

  private mutating func returnToOrigin(center: CenterState) {
    viewport = filter.origin?.viewport ?? Viewport(itemCount: viewport.itemCount)
    select(standing(filter.origin?.selection, center: center), center: center)
  }

  /// Esc in the list: every notification is shown again, and the selected one where it lies, its stack opened.
  mutating func clearFilter(center: CenterState) {
    let selected = selectedNotification(center: center)
    filter = ListFilter()
    viewport = Viewport(itemCount: viewport.itemCount)
    guard let selected else { return select(firstItem(center: center), center: center) }
    if let key = center.threadKey(of: selected.key) {
      if center.threads[key]?.newest.key != selected.key { openThreads.insert(key) }
      reveal(selected.key, center: center)
    } else {
      isSummaryOpen = true
      select(.card(selected.key), center: center)
    }
  }

  /// `n` and `N` in the list: the next match, from the last one on to the first.
  mutating func moveToMatch(by step: Int, center: CenterState) {
    guard filter.isOn else { return notice = "nothing is searched for: / filters the list" }
    guard filter.count > 0 else { return notice = "nothing matches" }
    let place = selection.flatMap { matchIndex(of: $0, center: center) } ?? (step > 0 ? -1 : 0)
    let next = place + step
    if next < 0 { notice = "on from the bottom" } else if next >= filter.count { notice = "on from the top" }
    select(match(at: (next + filter.count) % filter.count, center: center), center: center)
  }

  private mutating func stepInList(_ next: (ListItem, CenterState) -> ListItem?, center: CenterState) {
    if let item = selection.flatMap({ next($0, center) }) { select(item, center: center) }
  }
}
