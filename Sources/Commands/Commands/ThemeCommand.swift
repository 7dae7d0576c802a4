import Payload
import Rendering

/// `belfry theme`: the themes that can be named.
struct ThemeCommand: Command {
  /// The first word.
  enum Verb: String, CaseIterable { case list, show, check }

  static let description = CommandDescription(
    "theme", "list the themes, show one, or check theme files",
    discussion: [
      "A theme is a file NAME.json; docs/themes.md lists its keys. Your own belong in $XDG_CONFIG_HOME/belfry/themes or "
        + "$XDG_DATA_HOME/belfry/themes. Without a verb the themes are listed. show prints a theme's file: a beginning "
        + "for one of your own. check reports what is wrong in FILEs, or in all of your own themes: keys, colours, and "
        + "text that is hard to read, at every depth of colour.",
      "belfry --theme NAME opens the screen in a theme, T on the screen tries them out.",
    ],
    arguments: [
      .init("VERB", .words(Verb.allCases.map(\.rawValue)), count: .optional, "list (the default), show or check"),
      // On the screen `theme NAME` takes a theme.
      .init(
        "NAME", .following(["": .name(.theme), "show": .name(.theme), "check": .path]), count: .zeroOrMore,
        "for show: a theme's name or file; for check: files or folders"),
    ],
    examples: [
      .init("belfry theme", "all that can be named"),
      .init("belfry theme show night-ferry > mine.json", "a copy to change"),
      .init("belfry theme check mine.json", "finds mistakes, and text that is hard to read"),
    ],
    exitCodes: [
      .init(.no, "check found something"),
      .init(.failed, "no such theme, or a file cannot be read"),
    ],
    usage: ["[list]", "show NAME", "check [FILE...]"])

  var verb: Verb
  var names: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    verb = arguments.positionals.first.flatMap(Verb.init) ?? .list
    names = Array(arguments.positionals.dropFirst())
    switch verb {
    case .list: if let name = names.first { throw .unexpectedArgument(name, command: "theme list") }
    case .show:
      if names.isEmpty { throw .missingArgument("a theme's name", command: "theme show") }
      if names.count > 1 { throw .unexpectedArgument(names[1], command: "theme show") }
    case .check: break
    }
  }

  func run(in context: Context) throws -> ExitCode {
    let library = ThemeLibrary(in: context.environment)
    switch verb {
    case .list: return list(library, in: context)
    case .show:
      let text = String(decoding: try library.bytes(ofThemeNamed: names[0]), as: UTF8.self)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0) {
        context.output.line(terminalSafe(String(line)))
      }
      return .done
    case .check: return try check(library, in: context)
    }
  }

  private func list(_ library: ThemeLibrary, in context: Context) -> ExitCode {
    // A file that holds no theme cannot be chosen; `check` says what is wrong in it.
    let themes = library.entries.compactMap { entry in
      (try? library.theme(named: entry.name))?.theme.map { (entry: entry, theme: $0) }
    }
    if context.common.json {
      context.printObjects(themes.map(json))
      return .done
    }
    var table = TextTable(["THEME", "FOR", "CONTRAST", "FROM"])
    for (entry, theme) in themes {
      let origin = entry.isOwn ? entry.path ?? "" : "Belfry"
      table.append([entry.name, theme.appearance.rawValue, "\(tenths(theme.contrast)):1", origin])
    }
    let depth = ColorDepth(
      context.common.color, isTerminal: context.environment.outputIsTerminal, variables: context.environment.variables)
    let swatches = depth == .mono ? [] : themes.map { "\($0.theme.swatchFrame.ansi(theme: $0.theme, depth: depth))" }
    let indent = swatches.isEmpty ? "" : String(repeating: " ", count: 2 * Theme.dark.swatch.count + 2)
    for (index, line) in table.lines(columns: context.environment.terminalColumns).enumerated() {
      let swatch = index == 0 || swatches.isEmpty ? indent : swatches[index - 1].dropLast() + "  "
      context.output.line(swatch + line)
    }
    return .done
  }

  private func json(_ entry: ThemeLibrary.Entry, _ theme: Theme) -> JSONOutput {
    .object([
      ("name", .string(entry.name)), ("appearance", .string(theme.appearance.rawValue)),
      ("contrast", .double(theme.contrast)), ("tints", .bool(theme.usesTints)), ("path", .text(entry.path)),
    ])
  }

  private func tenths(_ value: Double) -> String { "\(Int(value)).\(Int(value * 10) % 10)" }

  private func check(_ library: ThemeLibrary, in context: Context) throws -> ExitCode {
    var findings: [ConfigurationFinding] = []
    let files = try files(in: context) ?? library.entries.filter(\.isOwn).compactMap(\.path)
    for file in files {
      findings += ThemeFile(try FileBytes.read(path: context.absolute(file), name: file), file: file).findings
    }
    for finding in findings { context.output.line(context.common.json ? finding.json.line : finding.description) }
    context.environment.messages.line("\(counted(findings.count, "finding")) in \(counted(files.count, "theme"))")
    return findings.isEmpty ? .done : .no
  }

  /// The files that were named, those of folders too; nil: none was named.
  private func files(in context: Context) throws(InputFailure) -> [String]? {
    guard !names.isEmpty else { return nil }
    var files: [String] = []
    for name in names {
      let path = context.absolute(name)
      guard FileBytes.exists(path) else { throw InputFailure(path: name, reason: "no such file") }
      let below = FileBytes.files(below: path).filter { $0.hasSuffix(".json") }
      files += FileBytes.isFolder(path) ? below.map { name + (name.hasSuffix("/") ? "" : "/") + $0 } : [name]
    }
    return files
  }
}
