public import Center

// The order of the list while it is filtered: matches, the newest first. Places are found by sequence number.

extension ScreenState {
  /// The match at `index` from the top.
  func match(at index: Int, center: CenterState) -> ListItem? {
    filter.sequence(at: index).flatMap { center.notification(numbered: $0) }.map { .card($0.key) }
  }

  /// The match so many places below `item`; nil beyond the list.
  func match(_ step: Int, from item: ListItem, center: CenterState) -> ListItem? {
    matchIndex(of: item, center: center).flatMap { match(at: $0 + step, center: center) }
  }

  /// Where a match stands from the top; nil for what is not shown.
  public func matchIndex(of item: ListItem, center: CenterState) -> Int? {
    guard case .card(let key) = item, let sequence = center.notifications[key]?.sequence, filter.contains(sequence)
    else { return nil }
    return filter.index(of: sequence)
  }

  /// `item` if it is shown; else what moved up into its place, or the last match.
  func standingMatch(_ item: ListItem?, center: CenterState) -> ListItem? {
    if let item, matchIndex(of: item, center: center) != nil { return item }
    let place = anchor.cardSequence.map(filter.index) ?? 0
    return match(at: place, center: center) ?? match(at: filter.count - 1, center: center)
  }

  /// The keys of all matches, the newest first.
  func matchingKeys(center: CenterState) -> [NotificationKey] {
    (0..<filter.count).compactMap { filter.sequence(at: $0) }.compactMap { center.notification(numbered: $0)?.key }
  }
}

extension ScreenState {
  /// Brings the filter in order with what happened to the phone; `changed` are the notifications to look at, nil for
  /// all.
  mutating func updateFilter(_ changed: ArraySlice<Int64>?, center: CenterState) {
    if let changed {
      filter.update(changed, center: center, marks: marks)
    } else {
      filter.refresh(center: center, marks: marks)
    }
  }
}
