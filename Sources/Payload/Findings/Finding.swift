/// Something that a sender should know about a payload.
public struct Finding: Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, CaseIterable, Sendable {
    /// Something the sender meant will be dropped, ignored or misread.
    case error
    /// Works, but against the documentation or fragile.
    case warning
    /// Worth knowing.
    case info
  }

  /// The stable name of the rule: `trailing-comma`.
  public let rule: String
  /// How bad it is.
  public let severity: Severity
  /// Where it is; line 1, column 1 for the whole file.
  public let position: SourcePosition
  /// The key that it is about; empty for the whole file.
  public let keyPath: PayloadKeyPath
  /// What is wrong and what was expected, in one sentence without a full stop.
  public let message: String
  /// What to do, where there is something to do.
  public let suggestion: String?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, position: SourcePosition, keyPath: PayloadKeyPath, message: String,
    suggestion: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.position = position
    self.keyPath = keyPath
    self.message = message
    self.suggestion = suggestion
  }
}
