extension ProviderReport {
  /// The mark of a report card.
  public enum Grade: String, Sendable {
    /// Nothing was found.
    case a = "A"
    /// Nothing but advice.
    case b = "B"
    /// One rule is broken.
    case c = "C"
    /// Two are.
    case d = "D"
    /// More are.
    case f = "F"
    /// Nothing was asked yet.
    case none = "-"
  }

  /// The mark.
  public var grade: Grade {
    guard tally.requests > 0 || tally.connections > 0 else { return .none }
    switch violationCount {
    case 0: return sightings.isEmpty ? .a : .b
    case 1: return .c
    case 2: return .d
    default: return .f
    }
  }

  /// Rules of the service that were broken.
  public var violationCount: Int { sightings.keys.count { $0.weight == .violation } }

  /// What was found, violations first, in the order of the table of rules.
  public var findings: [(rule: ReportRule, sighting: Sighting)] {
    let found = ReportRule.allCases.compactMap { rule in sightings[rule].map { (rule: rule, sighting: $0) } }
    return found.filter { $0.rule.weight == .violation } + found.filter { $0.rule.weight == .advice }
  }
}
