/// Why a push was not taken.
public struct Refusal: Equatable, Sendable {
  /// The kinds, each a case of exit code 1.
  public enum Kind: String, CaseIterable, Sendable {
    /// No bytes, or blanks only.
    case empty
    /// Not one JSON document.
    case notJSON = "not-json"
    /// JSON, but no object.
    case notAnObject = "not-an-object"
    /// No `aps` where the push type wants one.
    case missingAPS = "missing-aps"
    /// More bytes than the push type may have (apple-rules 4).
    case tooLarge = "too-large"
    /// `background` with priority 10 (apple-rules 2.4).
    case badPriority = "bad-priority"
    /// Nobody said which app.
    case noBundleIdentifier = "no-bundle-identifier"
  }
  /// What kind.
  public var kind: Kind
  /// What was wrong, where, what was expected, what to do.
  public var message: String
  /// Makes a refusal.
  public init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}
