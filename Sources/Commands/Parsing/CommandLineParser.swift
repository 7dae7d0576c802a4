import Payload

/// Reads a command line by the table.
///
/// Options may stand anywhere: common ones before or after the command's name, its own ones after it. `--name value` and
/// `--name=value` are the same, `--` ends the options, `-` is a positional argument (standard input). Without a command
/// it is `open`.
struct CommandLineParser {
  /// What a command line is about.
  enum Reading: Equatable {
    case run(ParsedArguments)
    /// nil: the general help.
    case help(command: String?)
    case version
  }

  let commands: [CommandDescription]
  /// The command that a bare `belfry` means.
  let standard = "open"

  /// Reads the words after the program's name.
  func read(_ words: [String]) throws(UsageError) -> Reading {
    let (name, rest) = commandName(in: words)
    guard let command = commands.first(where: { $0.name == name }) else {
      if CommandTable.laterCommands.contains(name) { throw .laterCommand(name) }
      throw .unknownCommand(name, nearest: nearest(name, in: commands.map(\.name)))
    }
    var parsed = ParsedArguments(command: name)
    try scan(rest, of: command, into: &parsed)
    if parsed.has("--help") { return .help(command: rest.count == words.count ? nil : name) }
    if parsed.has("--version") { return .version }
    try checkPositionals(parsed, of: command)
    return .run(parsed)
  }

  /// The command that the words are for; nil: none that there is.
  func name(in words: [String]) -> String? {
    let name = commandName(in: words).0
    return commands.contains { $0.name == name } ? name : nil
  }

  /// The command's name and the other words.
  ///
  /// Looks at options only to skip their values.
  private func commandName(in words: [String]) -> (String, [String]) {
    let options = CommonOptions.table + (commands.first { $0.name == standard }?.options ?? [])
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "-", words[index] != "--" {
      let option = options.first { $0.name == words[index] }
      index += option?.value == nil ? 1 : 2
    }
    guard index < words.count, words[index] != "--" else { return (standard, words) }
    // What stands behind it is a file, unless it is the command itself.
    let isChecked = words[..<index].contains(OpenCommand.checkOption)
    if isChecked, !commands.contains(where: { $0.name == words[index] }) { return (standard, words) }
    return (words[index], Array(words[..<index] + words[(index + 1)...]))
  }

  private func scan(
    _ words: [String], of command: CommandDescription, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let options = command.options + CommonOptions.table
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        parsed.positionals += words[index...]
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.positionals.append(word)
        continue
      }
      let (name, attached) = split(word)
      guard let option = options.first(where: { $0.name == name || $0.shortName == name }) else {
        let names = options.map(\.name)
        throw .unknownOption(name, command: command.name, nearest: nearest(name, in: names))
      }
      var value = attached
      if option.value != nil, attached == nil, index < words.count {
        value = words[index]
        index += 1
        if let value, options.contains(where: { $0.name == split(value).0 }) {
          throw .optionAsValue(option: option.name, value: value)
        }
      }
      try record(value, for: option, in: &parsed)
    }
  }

  private func record(
    _ text: String?, for option: OptionDescription, in parsed: inout ParsedArguments
  ) throws(UsageError) {
    if !option.isRepeatable, option.value != nil, parsed.has(option.name) { throw .repeatedOption(option.name) }
    guard let value = option.value else {
      if let text { throw .valueForSwitch(option: option.name, value: text) }
      parsed.options[option.name] = []
      return
    }
    guard let text else { throw .missingValue(option: option.name, valueName: value.name) }
    try check(text, is: value.kind, subject: option.name)
    parsed.options[option.name, default: []].append(text)
  }

  private func check(_ text: String, is kind: ValueKind, subject: String) throws(UsageError) {
    guard !kind.allows(text) else { return }
    var word: String?
    if case .words(let words) = kind { word = nearest(text, in: words) }
    throw .wrongValue(subject: subject, value: text, kind: kind, nearest: word)
  }

  private func checkPositionals(_ parsed: ParsedArguments, of command: CommandDescription) throws(UsageError) {
    var rest = parsed.positionals[...]
    for argument in command.arguments {
      if rest.isEmpty, argument.isRequired { throw .missingArgument(argument.name, command: command.name) }
      for text in argument.takesRest ? rest : rest.prefix(1) {
        try check(text, is: argument.kind, subject: argument.name)
      }
      rest = argument.takesRest ? [] : rest.dropFirst()
    }
    if let word = rest.first { throw .unexpectedArgument(word, command: command.name) }
  }

  /// The name and the value of `--name=value`.
  private func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}
