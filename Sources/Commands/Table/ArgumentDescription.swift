/// A positional argument of a command.
public struct ArgumentDescription: Equatable, Sendable {
  /// How often it stands.
  public enum Count: Equatable, Sendable { case one, optional, oneOrMore, zeroOrMore }

  /// Its name in the help: `PATH`.
  public var name: String
  /// What it may be.
  public var kind: ValueKind
  /// How often it stands.
  public var count: Count
  /// One line, without a full stop.
  public var summary: String

  /// Makes an argument.
  init(_ name: String, _ kind: ValueKind, count: Count = .one, _ summary: String) {
    self.name = name
    self.kind = kind
    self.count = count
    self.summary = summary
  }

  /// How it is written in a usage line: `PATH...`, `[NAME]`.
  var spelling: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .zeroOrMore: "[\(name)...]"
    }
  }

  /// Whether the command makes no sense without it.
  var isRequired: Bool { count == .one || count == .oneOrMore }
  /// Whether it takes all that follows.
  var takesRest: Bool { count == .oneOrMore || count == .zeroOrMore }
}
