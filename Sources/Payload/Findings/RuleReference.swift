/// The page `docs/rules.md`, made from what the rules say about themselves.
public enum RuleReference {
  /// The page as Markdown.
  ///
  /// `make docs` writes it; a test compares.
  public static var markdown: String {
    var page = """
      # Rules

      What `belfry lint` checks, rule by rule. This page is generated from the rules themselves: change a rule, then run
      `make docs`.

      - **error**: something the sender meant is dropped, ignored or misread.
      - **warning**: works, but against the documentation, or fragile.
      - **info**: worth knowing.

      Sources are sections of [apple-rules.md](apple-rules.md), of RFC 8259, or *ours*: advice of this project.

      | rule | severity | in a sentence |
      |---|---|---|

      """
    for rule in Rule.all {
      page += "| [\(rule.name)](#\(rule.name)) | \(rule.severity.rawValue) | \(cell(rule.summary)) |\n"
    }
    for rule in Rule.all { page += section(rule) }
    return page
  }

  private static func section(_ rule: Rule) -> String {
    """

    ## \(rule.name)

    **\(rule.severity.rawValue)** · source: \(rule.source)

    \(rule.summary) \(rule.explanation)
    \(context(rule.exampleContext))
    Reported:

    \(block(rule.bad.shown))

    Right:

    \(block(rule.good.shown))

    """
  }

  /// What the examples need to be known, in a paragraph of its own.
  private static func context(_ context: LintContext) -> String {
    var known: [String] = []
    if let pushType = context.pushType { known.append("the push type `\(pushType.rawValue)`") }
    if context.isSimulatorFile { known.append("a `.apns` file") }
    if let categories = context.categories { known.append("the categories \(list(categories))") }
    if let sounds = context.sounds { known.append("the sounds \(list(sounds))") }
    if let capabilities = context.capabilities { known.append("the capabilities \(list(capabilities))") }
    for (locale, table) in (context.strings ?? [:]).sorted(by: { $0.key < $1.key }) {
      let texts = table.entries.merging(table.plurals.mapValues(\.example)) { $1 }
      known.append(
        "the strings (\(locale)) \(list(texts.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }))")
    }
    return known.isEmpty ? "" : "\nThe examples are checked with \(known.joined(separator: ", ")).\n"
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  private static func cell(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }

  private static func block(_ text: String) -> String {
    let name = text.hasPrefix("{") || text.hasPrefix("[") ? "json" : "text"
    return "```\(name)\n\(text)\n```"
  }
}
