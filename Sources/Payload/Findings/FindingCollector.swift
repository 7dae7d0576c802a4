/// Where the rules put their findings.
struct FindingCollector {
  /// More findings than this help nobody; a hostile payload could make millions.
  static let limit = 2_000

  /// The findings so far, in the order of the rules.
  private(set) var findings: [Finding] = []

  /// Whether no more findings are taken.
  var isFull: Bool { findings.count >= Self.limit }

  /// Adds a finding of `rule`; `severity` where it is not the rule's own.
  ///
  /// Nothing is worked out once the collector is full.
  mutating func report(
    _ rule: Rule, at position: @autoclosure () -> SourcePosition, _ keyPath: @autoclosure () -> PayloadKeyPath,
    _ message: @autoclosure () -> String, fix: @autoclosure () -> String? = nil, severity: Finding.Severity? = nil
  ) {
    guard !isFull else { return }
    findings.append(
      Finding(
        rule: rule.name, severity: severity ?? rule.severity, position: position(), keyPath: keyPath(),
        message: message(), suggestion: fix()))
  }

  /// The findings in the order of the text; what stands at the same place stays in the order of the rules.
  func sorted() -> [Finding] {
    guard findings.count > 1 else { return findings }
    return findings.enumerated().sorted {
      $0.element.position.offset == $1.element.position.offset
        ? $0.offset < $1.offset : $0.element.position < $1.element.position
    }.map(\.element)
  }
}
