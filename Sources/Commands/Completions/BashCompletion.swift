/// The completion script for bash, made of the table.
enum BashCompletion {
  /// The script; source it.
  static func script(for commands: [CommandDescription]) -> String {
    let common = CommonOptions.table
    let valued = (common + commands.flatMap(\.options)).filter { $0.value != nil }.map(\.name)
    let replies = commands.flatMap { values(of: $0.options, command: $0.name) } + values(of: common, command: "*")
    return """
      # Made by 'belfry completions bash' of the command table.
      _belfry() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= index
        local IFS=$'\\n'
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            \(Set(valued).sorted().joined(separator: "|"))) ((index++)) ;;
            -*) ;;
            *) command=${COMP_WORDS[index]}; break ;;
          esac
        done
        case $command:$previous in
      \(replies.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          case $command in
      \(commands.map { options(of: $0, common) }.joined(separator: "\n"))
          esac
          return
        fi
        case $command in
          '') \(reply(words: commands.map(\.name))) ;;
      \(commands.compactMap { arguments(of: $0, commands) }.joined(separator: "\n"))
        esac
      }
      complete -F _belfry belfry

      """
  }

  private static func options(of command: CommandDescription, _ common: [OptionDescription]) -> String {
    let pattern = command.name == "open" ? "''|open" : command.name
    return "      \(pattern)) \(reply(words: (command.options + common).map(\.name))) ;;"
  }

  private static func values(of options: [OptionDescription], command: String) -> [String] {
    options.compactMap { option in
      option.value.map { "    \(command):\(option.name)) \(reply(for: $0.kind)); return ;;" }
    }
  }

  private static func arguments(of command: CommandDescription, _ commands: [CommandDescription]) -> String? {
    let replies = command.arguments.map(\.kind.forShells).filter { !$0.isFree }.map { kind in
      kind == .name(.command) ? reply(words: commands.map(\.name)) : reply(for: kind)
    }
    return replies.isEmpty ? nil : "    \(command.name)) \(replies.joined(separator: "; ")) ;;"
  }

  private static func reply(for kind: ValueKind) -> String {
    switch kind {
    case .words(let words): reply(words: words)
    case .file, .path, .outputFile: "compopt -o filenames; " + reply("-f")
    case .folder: "compopt -o filenames; " + reply("-d")
    case .text, .integer, .time, .uuid, .locale, .address, .bytes, .name, .following: ":"
    }
  }

  private static func reply(words: [String]) -> String { reply("-W $'\(words.joined(separator: "\\n"))'") }

  /// Words are split at line ends only, so that names with blanks stay whole.
  private static func reply(_ arguments: String) -> String { "COMPREPLY+=($(compgen \(arguments) -- \"$word\"))" }
}
