/// A line of an app's badge ledger.
public struct BadgeChange: Equatable, Sendable {
  /// The app.
  public var bundleIdentifier: String
  /// When.
  public var changedAt: Timestamp
  /// The badge that was there; 0 for none.
  public var before: Int64
  /// The badge that is there now; 0 for none.
  public var after: Int64
  /// Who set it: a delivery's identifier, or words such as `badges switched off`.
  public var cause: String
  /// Makes a line.
  public init(bundleIdentifier: String, changedAt: Timestamp, before: Int64, after: Int64, cause: String) {
    self.bundleIdentifier = bundleIdentifier
    self.changedAt = changedAt
    self.before = before
    self.after = after
    self.cause = cause
  }
}
