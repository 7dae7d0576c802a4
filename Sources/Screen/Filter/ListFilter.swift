import Center
public import TextLayout

/// What the list is narrowed to.
///
/// While it is on, the list is the notifications that meet the query, the newest first, without stacks, summary and Live
/// Activities. Which they are is found once for each change of the query, and kept up with what happens to the phone
/// afterwards: a place in the list is looked up by binary search, like without a filter.
public struct ListFilter: Equatable, Sendable {
  /// What is typed.
  public internal(set) var line = Draft()
  /// What it means; nil: every notification is shown.
  public internal(set) var query: FilterQuery?
  /// What is wrong with the line; the rest of it counts.
  public internal(set) var fault: String?
  /// The numbers of the matches, ascending.
  private(set) var matches: [Int64] = []
  /// Where the viewer was before the filter, for the way back without one.
  var origin: Origin?

  struct Origin: Equatable, Sendable {
    var selection: ListItem?
    var viewport: Viewport
  }

  /// No filter.
  public init() {}

  /// Whether the list is narrowed.
  public var isOn: Bool { query != nil }
  /// How many notifications are shown.
  public var count: Int { matches.count }
  /// What is set apart in the cards.
  public var words: [FoldedText] { query?.words ?? [] }

  /// Takes up what is typed now.
  ///
  /// A query that only grew looks at what it showed before and no more.
  mutating func readLine(center: CenterState, marks: Marks) {
    let (query, fault) = FilterQuery.reading(line.text)
    self.fault = fault
    guard query != self.query, !(query.terms.isEmpty && self.query == nil) else { return }
    let narrows = self.query.map(query.isNarrower) ?? false
    self.query = query.terms.isEmpty ? nil : query
    guard isOn else { return matches = [] }
    var matcher = FilterMatcher(query: query, center: center, marks: marks)
    if narrows {
      matches = matches.filter { center.notification(numbered: $0).map { matcher.matches($0) } ?? false }
    } else {
      matches = center.notificationsByArrival.filter { matcher.matches($0) }.map(\.sequence)
    }
  }

  /// Looks at everything again.
  mutating func refresh(center: CenterState, marks: Marks) {
    guard let query else { return }
    var matcher = FilterMatcher(query: query, center: center, marks: marks)
    matches = center.notificationsByArrival.filter { matcher.matches($0) }.map(\.sequence)
  }

  /// Looks at some notifications again, which may have come, changed or gone: O(log n) for each.
  mutating func update(_ sequences: some Sequence<Int64>, center: CenterState, marks: Marks) {
    guard let query else { return }
    var matcher = FilterMatcher(query: query, center: center, marks: marks)
    for sequence in sequences {
      let index = matches.partitioningIndex { $0 >= sequence }
      let isThere = index < matches.count && matches[index] == sequence
      let belongs = center.notification(numbered: sequence).map { matcher.matches($0) } ?? false
      if isThere, !belongs { matches.remove(at: index) }
      if belongs, !isThere { matches.insert(sequence, at: index) }
    }
  }

  /// The match at `index` from the top; nil beyond the list.
  func sequence(at index: Int) -> Int64? {
    matches.indices.contains(index) ? matches[matches.count - 1 - index] : nil
  }

  /// Where the match with this number, or the newest that is older, stands from the top.
  func index(of sequence: Int64) -> Int { matches.count - matches.partitioningIndex { $0 > sequence } }

  /// Whether the notification with this number is shown.
  func contains(_ sequence: Int64) -> Bool { self.sequence(at: index(of: sequence)) == sequence }
}
