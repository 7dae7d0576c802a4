/// The completion script for zsh, made of the table.
enum ZshCompletion {
  /// The script; it stands as `_belfry` in `fpath`, or is sourced.
  static func script(for commands: [CommandDescription]) -> String {
    let names = commands.map { "    " + quoted("\($0.name):\($0.summary)") }
    let common = CommonOptions.table.map { "    " + specification($0) }
    return """
      #compdef belfry
      # Made by 'belfry completions zsh' of the command table.
      _belfry_commands() {
        local -a commands=(
      \(names.joined(separator: "\n"))
        )
        _describe -t commands command commands
      }
      _belfry() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
        local -a common=(
      \(common.joined(separator: "\n"))
        )
        _arguments -C "${common[@]}" '1: :_belfry_commands' '*:: :->arguments' && return
        [[ $state == arguments ]] || return
        case $words[1] in
      \(commands.map(branch).joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _belfry ]; then _belfry "$@"; else compdef _belfry belfry; fi

      """
  }

  private static func branch(_ command: CommandDescription) -> String {
    var parts = command.options.map(specification)
    for argument in command.arguments {
      let action = argument.kind == .name(.command) ? "_belfry_commands" : action(for: argument.kind.forShells)
      parts.append(quoted("\(argument.takesRest ? "*" : ""):\(literal(argument.summary)):\(action)"))
    }
    let lines = parts.map { " \\\n        \($0)" }.joined()
    return "    \(command.name))\n      _arguments \"${common[@]}\"\(lines) ;;"
  }

  private static func specification(_ option: OptionDescription) -> String {
    let head = (option.isRepeatable ? "*" : "") + option.name + (option.value == nil ? "" : "=")
    let value = option.value.map { ":\(literal($0.name)):\(action(for: $0.kind))" } ?? ""
    return quoted("\(head)[\(literal(option.summary))]\(value)")
  }

  private static func action(for kind: ValueKind) -> String {
    switch kind {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file, .path, .outputFile: "_files"
    case .folder: "_files -/"
    case .text, .integer, .time, .uuid, .locale, .address, .bytes, .name, .following: " "
    }
  }

  /// Text inside a specification: brackets and colons have a meaning there.
  private static func literal(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
