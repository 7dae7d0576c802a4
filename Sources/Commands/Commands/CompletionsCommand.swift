/// `belfry completions`: a script for a shell.
struct CompletionsCommand: Command {
  /// The shells.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let description = CommandDescription(
    "completions", "print the completion script for a shell",
    arguments: [.init("SHELL", .words(Shell.allCases.map(\.rawValue)), "bash, zsh or fish")],
    examples: [
      .init("source <(belfry completions bash)", "in this shell"),
      .init("belfry completions zsh > \"${fpath[1]}/_belfry\"", "for good"),
      .init("belfry completions fish > ~/.config/fish/completions/belfry.fish", "for good"),
    ])

  var shell: Shell

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let shell = Shell(rawValue: arguments.positionals[0]) else {
      throw .missingArgument("SHELL", command: "completions")
    }
    self.shell = shell
  }

  func run(in context: Context) throws -> ExitCode {
    let commands = CommandTable.descriptions
    switch shell {
    case .bash: context.output.write(BashCompletion.script(for: commands))
    case .zsh: context.output.write(ZshCompletion.script(for: commands))
    case .fish: context.output.write(FishCompletion.script(for: commands))
    }
    return .done
  }
}
