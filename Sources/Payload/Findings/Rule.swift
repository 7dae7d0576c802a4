/// A rule that ``lint(_:context:)`` checks: what ``Finding/rule`` names, and its page in `docs/rules.md`.
///
/// What a rule says about itself is data, so that the page, `--help` of a rule and SARIF all tell the same.
public struct Rule: Sendable {
  /// The stable name in kebab case: `trailing-comma`.
  public let name: String
  /// How bad a finding is, unless the rule's explanation names exceptions.
  public let severity: Finding.Severity
  /// What the rule wants, in one sentence.
  public let summary: String
  /// Why, and what the rule looks at; Markdown in short lines.
  public let explanation: String
  /// Where the rule comes from: sections of `docs/apple-rules.md`, or `ours`.
  public let source: String
  /// A payload that the rule reports.
  public let bad: RuleExample
  /// The same payload as it should be; the rule is silent.
  public let good: RuleExample
  /// What the examples need to be known beyond the payload.
  public let exampleContext: LintContext

  /// Makes a rule.
  init(
    _ name: String, _ severity: Finding.Severity, _ summary: String, _ explanation: String, source: String,
    bad: RuleExample, good: RuleExample, given exampleContext: LintContext = LintContext()
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.source = source
    self.bad = bad
    self.good = good
    self.exampleContext = exampleContext
  }
}

/// A payload of a rule's page: the text as printed and the bytes that are meant.
public struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// What the page prints.
  public let shown: String
  private let make: (@Sendable () -> [UInt8])?

  /// What the rule is run on; made when it is asked for, since some examples are large.
  public var bytes: [UInt8] { make?() ?? Array(shown.utf8) }

  /// An example whose bytes are its text.
  public init(stringLiteral text: String) {
    shown = text
    make = nil
  }

  /// An example that cannot be printed as it is; `shown` says what it is.
  init(shown: String, bytes make: @escaping @Sendable @autoclosure () -> [UInt8]) {
    self.shown = shown
    self.make = make
  }
}

/// Rules that look at the same thing and are checked together.
struct RuleFamily: Sendable {
  /// The rules, in the order of the page.
  let rules: [Rule]
  /// Reports what `subject` does against the rules.
  let check: @Sendable (LintSubject, inout FindingCollector) -> Void

  init(
    _ rules: [Rule], check: @escaping @Sendable (LintSubject, inout FindingCollector) -> Void
  ) {
    self.rules = rules
    self.check = check
  }
}
