public import Payload
public import Runtime

extension Commands {
  /// What a line typed on the screen printed.
  public struct LineOutcome: Equatable, Sendable {
    /// How it ended.
    public var code: ExitCode
    /// Results and messages, in this order, as text.
    public var text: String
  }

  /// Runs a line typed on the screen (`focus work`, `push a.apns`) in the center that the screen shows.
  ///
  /// `environment` lends its variables, its folder and its executable; nothing is read from standard input, a
  /// pipe or a device, which could hold up the screen, and nothing printed but into the outcome.
  /// `columns` is how wide the page is that shows it.
  public static func run(
    line: String, in environment: Environment, columns: Int? = nil,
    perform: @escaping (Operation) -> Result<[JSONOutput], OperationError>
  ) -> LineOutcome {
    guard let words = shellWords(line) else {
      return LineOutcome(code: .usage, text: "a quotation mark is missing at the end of the line")
    }
    guard case .command(let command) = invocation(of: words, variables: environment.variables) else {
      return LineOutcome(code: .usage, text: "the screen is open already")
    }
    var printed: [UInt8] = []
    var messages: [UInt8] = []
    var world = environment
    world.arguments = words
    world.readStandardInput = { _ throws(InputFailure) in
      throw InputFailure(path: "-", reason: "the screen reads the keys; name a file")
    }
    world.takesStreams = false
    world.output = OutputWriter { bytes in
      printed += bytes
      return .written
    }
    world.messages = OutputWriter { bytes in
      messages += bytes
      return .written
    }
    world.outputIsTerminal = false
    world.terminalColumns = columns
    world.messagesAreTerminal = false
    world.waitForMore = { false }
    world.examineTerminal = { _ in environment.examineTerminal(false) }
    let code = run(command, in: world) { _ in RunningCenter(operation: perform) }
    let text = String(decoding: printed, as: UTF8.self) + String(decoding: messages, as: UTF8.self)
    return LineOutcome(code: code, text: text)
  }

  /// The words of a line as a shell splits them: quotation marks of both kinds and backslashes; nil where one is open.
  static func shellWords(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quotation: Character?
    var isEscaped = false
    for character in line {
      switch character {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case "\\" where quotation != "'": isEscaped = true
      case quotation: quotation = nil
      case "'" where quotation == nil, "\"" where quotation == nil:
        quotation = character
        word = word ?? ""
      case _ where quotation == nil && character.isWhitespace:
        if let finished = word { words.append(finished) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard quotation == nil, !isEscaped else { return nil }
    if let word { words.append(word) }
    return words
  }
}

/// The center that the screen shows.
private struct RunningCenter: Performing {
  let operation: (Operation) -> Result<[JSONOutput], OperationError>

  func perform(_ operation: Operation, page: ([JSONOutput]) -> Bool) throws(OperationError) {
    _ = page(try self.operation(operation).get())
  }
}
