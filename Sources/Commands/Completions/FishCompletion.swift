/// The completion script for fish, made of the table.
enum FishCompletion {
  /// The script; it stands in `completions/belfry.fish`.
  static func script(for commands: [CommandDescription]) -> String {
    var lines = ["# Made by 'belfry completions fish' of the command table.", "complete -c belfry -f"]
    for command in commands {
      lines.append("complete -c belfry -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
    }
    lines += CommonOptions.table.map { "complete -c belfry " + specification($0) }
    for command in commands {
      let condition = "complete -c belfry -n '__fish_seen_subcommand_from \(command.name)' "
      lines += command.options.map { condition + specification($0) }
      if command.name == HelpCommand.description.name {
        lines.append(condition + "-a " + quoted(commands.map(\.name).joined(separator: " ")))
      } else {
        lines += command.arguments.compactMap { action(for: $0.kind.forShells).map { condition + $0 } }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func specification(_ option: OptionDescription) -> String {
    var parts = ["-l " + option.name.dropFirst(2)]
    if let short = option.shortName { parts.append("-s " + short.dropFirst()) }
    parts.append("-d " + quoted(option.summary))
    switch option.value?.kind {
    case nil: break
    case .words(let words): parts.append("-x -a \(quoted(words.joined(separator: " ")))")
    case .file, .path, .outputFile: parts.append("-r -F")
    case .folder: parts.append("-x -a '(__fish_complete_directories)'")
    case .text, .integer, .time, .uuid, .locale, .address, .bytes, .name, .following: parts.append("-x")
    }
    return parts.joined(separator: " ")
  }

  private static func action(for kind: ValueKind) -> String? {
    switch kind {
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .file, .path: "-F"
    case .outputFile, .folder, .text, .integer, .time, .uuid, .locale, .address, .bytes, .name, .following: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
