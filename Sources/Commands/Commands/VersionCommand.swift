/// `belfry --version`.
struct VersionCommand: Command {
  /// The version of this program.
  static let version = "0.1.0"

  static let description = CommandDescription("version", "show the version", examples: [])

  init() {}
  init(_ arguments: ParsedArguments) {}

  func run(in context: Context) -> ExitCode {
    context.output.line("belfry \(Self.version)")
    return .done
  }
}
