public import APNs
public import Center

extension Commands {
  /// What the word at the end of `line` may become, by the table of commands and by what the phone and the service know.
  ///
  /// `line` ends where the cursor stands.
  public static func completion(
    of line: String, center: CenterState, gateway: Gateway, in environment: Environment
  ) -> LineCompletion {
    LineCompleter(words: LineWords(line), center: center, gateway: gateway, environment: environment).completion
  }

  /// The commands of a line on the screen, in alphabetical order, with what they do.
  public static var lineCommands: [(name: String, summary: String, needsMore: Bool)] {
    CommandTable.plainCommands.map { $0.description }.sorted { $0.name < $1.name }.map { command in
      (command.name, command.summary, command.arguments.first?.isRequired ?? false || command.usage != nil)
    }
  }
}

/// Finds what may stand at the end of a line.
struct LineCompleter {
  let words: LineWords
  let center: CenterState
  let gateway: Gateway
  let environment: Environment

  /// Words of the screen itself.
  private static let screenWords = [
    LineCompletion.Candidate("quit", "leave Belfry"),
    LineCompletion.Candidate("reload", "read settings, keys and theme again"),
  ]
  /// More words than this nobody looks through.
  private static let limit = 200

  var completion: LineCompletion {
    let all = candidates
    let typed = words.last.lowercased()
    let found = all.filter { typed.isEmpty || $0.word.lowercased().hasPrefix(typed) }.prefix(Self.limit)
    return LineCompletion(
      head: words.head,
      candidates: found.map { .init(LineWords.quoted($0.word), $0.note, isWhole: !$0.word.hasSuffix("/")) })
  }

  /// A word without quotation marks.
  typealias Word = (word: String, note: String)

  private var candidates: [Word] {
    guard let name = words.finished.first else {
      return Commands.lineCommands.map { ($0.name, $0.summary) } + Self.screenWords.map { ($0.text, $0.note) }
    }
    guard let command = CommandTable.description(of: name) else { return [] }
    let options = command.options + CommonOptions.table
    if let option = options.first(where: { $0.name == words.finished.last }), let value = option.value {
      return self.words(of: value.kind, after: [])
    }
    if words.last.hasPrefix("-") {
      let used = Set(words.finished)
      return options.filter { $0.isRepeatable || !used.contains($0.name) }.map { ($0.name, $0.summary) }
    }
    let positionals = positionals(options)
    guard !command.arguments.isEmpty else { return [] }
    let last = command.arguments.count - 1
    if positionals.count > last, !command.arguments[last].takesRest { return [] }
    // What may be left out may be left out here: the next argument's words stand behind its own.
    var found: [Word] = []
    for argument in command.arguments[min(positionals.count, last)...] {
      found += words(of: argument.kind, after: positionals)
      if argument.isRequired { break }
    }
    return found
  }

  /// The finished words behind the command's name that are neither options nor their values.
  private func positionals(_ options: [OptionDescription]) -> [String] {
    var positionals: [String] = []
    var isValue = false
    for word in words.finished.dropFirst() {
      if isValue {
        isValue = false
      } else if word.hasPrefix("--") {
        isValue = options.contains { $0.name == word && $0.value != nil }
      } else {
        positionals.append(word)
      }
    }
    return positionals
  }

  /// The words of a kind; `before` are the arguments that stand already.
  private func words(of kind: ValueKind, after before: [String]) -> [Word] {
    switch kind {
    case .words(let words): words.map { ($0, "") }
    case .name(let subject): names(of: subject, after: before)
    case .following(let kinds): kinds[before.first ?? ""].map { words(of: $0, after: before) } ?? []
    case .file, .path, .outputFile: files(foldersOnly: false)
    case .folder: files(foldersOnly: true)
    case .text, .integer, .time, .uuid, .locale, .address, .bytes: []
    }
  }
}
