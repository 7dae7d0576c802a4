public import LocaleData

/// A text whose words depend on numbers: an entry of a `.stringsdict`, or a plural variation of an `.xcstrings`.
///
///     %#@messages@ from %2$@        messages: one "one message", other "%d messages"
///
/// A variable takes its argument as a number and chooses among its texts by the plural rules of the language. In these
/// texts whole-number conversions (`%d`, `%lld`, `%arg`) are filled in too: that is what such files have, though the
/// arguments of a push are texts (a choice of ours, apple-rules 1.5).
public struct PluralFormat: Equatable, Sendable {
  /// What a `%#@name@` stands for.
  public struct Variable: Equatable, Sendable {
    /// The argument that chooses, counted from 0; nil: the next one where the variable stands.
    public var argument: Int?
    /// Whether placeholders in its texts count from the first argument, and not from its own.
    public var countsFromFirst: Bool
    /// The texts.
    public var texts: [PluralCategory: String]

    /// Makes a variable.
    public init(argument: Int? = nil, countsFromFirst: Bool = false, texts: [PluralCategory: String]) {
      self.argument = argument
      self.countsFromFirst = countsFromFirst
      self.texts = texts
    }

    /// The text for `number`; nil is what is no number.
    func text(for number: Double?, locale: String) -> String {
      guard let number else { return texts[.other] ?? "" }
      // An explicit text for nothing counts in every language.
      if number == 0, let text = texts[.zero] { return text }
      return texts[PluralCategory(of: number, in: locale)] ?? texts[.other] ?? ""
    }
  }

  /// The text with its variables.
  public var format: String
  /// The variables by their names.
  public var variables: [String: Variable]

  /// Texts within texts go no deeper than this.
  static let depthLimit = 8
  /// Pieces that are looked at in one go: texts that name each other could multiply without end.
  static let pieceLimit = 10_000

  /// Makes a format.
  public init(format: String, variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  /// A format that is one variable as a whole: its texts are whole sentences, in which the first whole number chooses.
  public init(wholeTexts texts: [PluralCategory: String]) {
    var reader = FormatReader(texts[.other] ?? "", dialect: .plural)
    reader.read()
    self.init(
      format: "%#@text@",
      variables: ["text": Variable(argument: reader.firstNumber ?? 0, countsFromFirst: true, texts: texts)])
  }

  /// A text for a message: the format, or where it is one variable as a whole, the form that every language has.
  public var example: String {
    guard let whole = variables["text"], whole.countsFromFirst else { return format }
    return whole.texts[.other] ?? format
  }

  /// The text with `arguments` in its placeholders, in the plural forms of `locale`.
  public func filled(with arguments: [String], locale: String) -> String {
    var filling = Filling(arguments: arguments, locale: locale)
    fill(&filling, from: format, firstArgument: 0, depth: 0)
    return filling.text
  }

  /// The number that an argument is, which is a text; nil where it is none.
  public static func number(_ argument: String) -> Double? {
    // Swift would take `inf` and `0x1p3` too.
    guard argument.utf8.first != UInt8(ascii: "+"), argument.utf8.allSatisfy({ $0 < 0x3A }) else { return nil }
    return Double(argument)
  }

  /// A text on its way.
  private struct Filling {
    let arguments: [String]
    let locale: String
    var text = ""
    var budget = PluralFormat.pieceLimit

    func argument(_ number: Int) -> String? { arguments.indices.contains(number) ? arguments[number] : nil }
  }

  private func fill(_ filling: inout Filling, from format: String, firstArgument: Int, depth: Int) {
    for piece in pieces(of: format, firstArgument: firstArgument) {
      filling.budget -= 1
      guard filling.budget > 0, filling.text.utf8.count < LocalizedFormat.byteLimit else { return }
      switch piece {
      case .literal(let part), .unsupported(let part): filling.text += part
      case .argument(let number): filling.text += filling.argument(number) ?? ""
      case .variable(let name, let place):
        guard let variable = variables[name], depth < Self.depthLimit else { continue }
        let chosen = variable.argument ?? place
        let text = variable.text(for: filling.argument(chosen).flatMap(Self.number), locale: filling.locale)
        fill(&filling, from: text, firstArgument: variable.countsFromFirst ? 0 : chosen, depth: depth + 1)
      }
    }
  }

  func pieces(of text: String, firstArgument: Int = 0) -> [LocalizedFormat.Piece] {
    var reader = FormatReader(text, dialect: .plural, firstArgument: firstArgument)
    reader.read()
    return reader.pieces
  }
}
