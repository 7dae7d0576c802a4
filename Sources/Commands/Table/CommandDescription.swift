/// Everything that is known about a command before it runs: the row of the table that parsing, help, completions, the
/// manual page and docs/commands.md are made of.
public struct CommandDescription: Equatable, Sendable {
  /// A command line and what it does.
  public struct Example: Equatable, Sendable {
    /// What is typed.
    public var line: String
    /// What happens, without a full stop.
    public var meaning: String

    /// Makes an example.
    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The word after `belfry`.
  public var name: String
  /// One line, without a full stop.
  public var summary: String
  /// Paragraphs that say the rest.
  public var discussion: [String]
  /// In their order.
  ///
  /// At most the last one takes the rest.
  public var arguments: [ArgumentDescription]
  /// Without the common ones.
  public var options: [OptionDescription]
  /// At least one.
  public var examples: [Example]
  /// The exit codes other than done and usage, with what they mean here.
  public var exitCodes: [ExitMeaning]
  /// Other ways to call it, each as a whole usage line after `belfry NAME`; nil: made of arguments.
  public var usage: [String]?

  /// An exit code and what it means for one command.
  public struct ExitMeaning: Equatable, Sendable {
    /// The code.
    public var code: ExitCode
    /// What it means, without a full stop.
    public var meaning: String

    /// Makes a meaning.
    init(_ code: ExitCode, _ meaning: String) {
      self.code = code
      self.meaning = meaning
    }
  }

  /// Makes a row.
  init(
    _ name: String, _ summary: String, discussion: [String] = [], arguments: [ArgumentDescription] = [],
    options: [OptionDescription] = [], examples: [Example], exitCodes: [ExitMeaning] = [], usage: [String]? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.exitCodes = exitCodes
    self.usage = usage
  }

  /// What is typed after `belfry`, one line a way.
  var usageLines: [String] {
    if let usage { return usage.map { $0.isEmpty ? name : "\(name) \($0)" } }
    let parts = [name] + (options.isEmpty ? [] : ["[options]"]) + arguments.map(\.spelling)
    return [parts.joined(separator: " ")]
  }
}
