public import Center
import Payload

// Tab on the `/` line: the names of qualifiers, and what may stand behind them.

extension ScreenState {
  /// What the word at the end of the line could become, at most twelve; empty where it is no qualifier and begins none.
  public func filterCompletions(center: CenterState) -> [String] {
    let typed = typedFilterWord
    guard let colon = typed.firstIndex(of: ":") else {
      guard !typed.isEmpty || filter.line.text.isEmpty else { return [] }
      return FilterQuery.Qualifier.allCases.map { "\($0.rawValue):" }.filter { $0.hasPrefix(typed.lowercased()) }
    }
    guard let qualifier = FilterQuery.Qualifier(rawValue: typed[..<colon].lowercased()) else { return [] }
    let value = typed[typed.index(after: colon)...].filter { $0 != "\"" }.lowercased()
    var seen: Set<String> = []
    var completions: [String] = []
    for candidate in values(of: qualifier, center: center)
    where candidate.lowercased().hasPrefix(value) && seen.insert(candidate).inserted {
      let quoted = candidate.contains(where: \.isWhitespace) ? "\"\(candidate)\"" : candidate
      completions.append("\(qualifier.rawValue):\(quoted)")
      if completions.count == 12 { break }
    }
    return completions
  }

  /// Writes the completion, or as much as all of them have in common.
  mutating func completeFilter(center: CenterState) {
    let completions = filterCompletions(center: center)
    guard let first = completions.first else { return notice = "nothing to complete" }
    let common = completions.reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    let typed = typedFilterWord
    let isWhole = completions.count == 1 && !first.hasSuffix(":")
    guard isWhole || common.count > typed.count || typed.isEmpty else { return }
    filter.line = Draft(text: filter.line.text.dropLast(typed.count) + (isWhole ? first + " " : common))
    readFilterLine(center: center)
  }

  /// The word at the end of the line, without the sign that turns it round.
  private var typedFilterWord: Substring {
    var start = filter.line.text.startIndex
    var isQuoted = false
    for index in filter.line.text.indices {
      let cluster = filter.line.text[index]
      if cluster == "\"" { isQuoted.toggle() }
      if cluster.isWhitespace, !isQuoted { start = filter.line.text.index(after: index) }
    }
    let word = filter.line.text[start...]
    return word.first == "-" || word.first == "!" ? word.dropFirst() : word
  }

  /// How many stacks are looked through for what they are called.
  private static let completedThreadLimit = 200

  private func values(of qualifier: FilterQuery.Qualifier, center: CenterState) -> [String] {
    switch qualifier {
    case .app: center.apps.values.filter { $0.notificationCount > 0 }.map(\.profile.name).sorted()
    case .level: InterruptionLevel.allCases.reversed().map(\.rawValue)
    case .is: FilterQuery.State.allCases.map(\.rawValue)
    case .focus: center.deviceProfile.focusModes.map(\.identifier)
    case .thread:
      center.threadOrder.suffix(Self.completedThreadLimit).reversed().compactMap {
        center.threads[$0.key]?.threadIdentifier
      }
    case .category: center.apps.values.flatMap(\.profile.categories).map(\.identifier).sorted()
    }
  }
}
