extension Rule {
  static let unknownInterruptionLevel = Rule(
    "unknown-interruption-level", .error, "`interruption-level` is one of Apple's four words.",
    "`passive`, `active`, `time-sensitive` and `critical`, spelt exactly so. The SDK's `timeSensitive` and a vendor's "
      + "`time_sensitive` are unknown here and fall back to `active`.",
    source: "1.2, 7.1", bad: #"{"aps":{"alert":"Hello","interruption-level":"timeSensitive"}}"#,
    good: #"{"aps":{"alert":"Hello","interruption-level":"time-sensitive"}}"#)

  static let timeSensitiveCapability = Rule(
    "time-sensitive-capability", .warning, "A time-sensitive notification needs the app's Time Sensitive capability.",
    "Checked where the app's profile lists its capabilities. Without it the level is `active`, and Focus holds it back.",
    source: "7.1", bad: #"{"aps":{"alert":"Hello","interruption-level":"time-sensitive"}}"#,
    good: #"{"aps":{"alert":"Hello","interruption-level":"active"}}"#, given: LintContext(capabilities: ["filtering"]))

  static let relevanceScoreType = Rule(
    "relevance-score-type", .error, "`relevance-score` is a number.", "Text is ignored, even where it is of digits.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","relevance-score":"0.5"}}"#,
    good: #"{"aps":{"alert":"Hello","relevance-score":0.5}}"#)

  static let relevanceScoreRange = Rule(
    "relevance-score-range", .warning, "`relevance-score` of an alert is from 0 to 1.",
    "Live Activities may use any number. Belfry clamps the score of an alert.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","relevance-score":100}}"#,
    good: #"{"aps":{"alert":"Hello","relevance-score":1}}"#)
}

extension RuleFamily {
  /// `aps.interruption-level` and `aps.relevance-score`.
  static let interruptionLevel = RuleFamily([
    .unknownInterruptionLevel, .timeSensitiveCapability, .relevanceScoreType, .relevanceScoreRange,
  ]) { subject, findings in
    if let level = subject.aps.present(.interruptionLevel) { checkLevel(level, subject, &findings) }
    if let score = subject.aps.present(.relevanceScore) { checkScore(score, subject, &findings) }
  }

  private static func checkLevel(_ value: JSONValue, _ subject: LintSubject, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .aps.member(.interruptionLevel) }
    guard isLevel(value) else {
      let word = value.string ?? ""
      let meant = nearest(word, in: InterruptionLevel.allCases.map(\.rawValue))
      return findings.report(
        .unknownInterruptionLevel, at: value.position, path,
        "unknown interruption level \(value.kind == .string ? quoted(word) : value.described), expected 'passive', "
          + "'active', 'time-sensitive' or 'critical'",
        fix: meant.map { "did you mean '\($0)'?" })
    }
    if value.equals("time-sensitive"), subject.context.capabilities?.contains("time-sensitive") == false {
      findings.report(
        .timeSensitiveCapability, at: value.position, path,
        "the app has no capability 'time-sensitive', so the level is 'active'", fix: "add the capability to the app")
    }
  }

  private static func isLevel(_ value: JSONValue) -> Bool {
    value.equals("active") || value.equals("time-sensitive") || value.equals("passive") || value.equals("critical")
  }

  private static func checkScore(_ value: JSONValue, _ subject: LintSubject, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .aps.member(.relevanceScore) }
    guard let number = value.number else {
      return findings.report(
        .relevanceScoreType, at: value.position, path, "'relevance-score' must be a number, found \(value.described)",
        fix: value.string.flatMap(Double.init).map { _ in "write it without quotation marks" })
    }
    guard !subject.isLiveActivity, !(0...1).contains(number.double) else { return }
    findings.report(
      .relevanceScoreRange, at: value.position, path,
      "'relevance-score' of an alert must be from 0 to 1, found \(quoted(number.text))")
  }
}
