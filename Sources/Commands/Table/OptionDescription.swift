/// An option of a command.
public struct OptionDescription: Equatable, Sendable {
  /// The value that it takes.
  public struct Value: Equatable, Sendable {
    /// Its name in the help: `DIR`.
    public var name: String
    /// What it may be.
    public var kind: ValueKind
  }

  /// The name with its dashes: `--state`.
  public var name: String
  /// A second, short name: `-h`.
  public var shortName: String?
  /// nil: the option is a switch.
  public var value: Value?
  /// Whether it may stand more than once.
  public var isRepeatable: Bool
  /// One line, without a full stop.
  public var summary: String

  /// A switch.
  static func flag(_ name: String, short: String? = nil, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, shortName: short, value: nil, isRepeatable: false, summary: summary)
  }

  /// An option with a value.
  static func option(
    _ name: String, _ valueName: String, _ kind: ValueKind, repeatable: Bool = false, _ summary: String
  ) -> OptionDescription {
    OptionDescription(
      name: name, shortName: nil, value: Value(name: valueName, kind: kind), isRepeatable: repeatable,
      summary: summary)
  }

  /// How it is written: `--state DIR`, `-h, --help`.
  var spelling: String {
    (shortName.map { $0 + ", " } ?? "") + name + (value.map { " " + $0.name } ?? "")
  }
}
