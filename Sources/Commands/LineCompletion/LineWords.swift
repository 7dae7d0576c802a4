/// The words of a line that is still being typed.
struct LineWords {
  /// The words that are finished.
  private(set) var finished: [String] = []
  /// The word at the end, without quotation marks; empty behind a blank.
  private(set) var last = ""
  /// The line before that word.
  private(set) var head: String

  /// Splits a line as ``Commands/shellWords(_:)`` does, but takes a quotation mark that is still open.
  init(_ line: String) {
    var word: String?
    var start = line.startIndex
    var quotation: Character?
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      let isBlank = character.isWhitespace && quotation == nil && !isEscaped
      if word == nil, !isBlank {
        word = ""
        start = index
      }
      switch character {
      case _ where isEscaped:
        word?.append(character)
        isEscaped = false
      case "\\" where quotation != "'": isEscaped = true
      case quotation: quotation = nil
      case "'" where quotation == nil, "\"" where quotation == nil: quotation = character
      case _ where isBlank:
        if let word { finished.append(word) }
        word = nil
      default: word?.append(character)
      }
    }
    last = word ?? ""
    head = word == nil ? line : String(line[..<start])
  }

  /// A word as it is typed: in quotation marks where it needs them.
  static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.contains(where: { $0.isWhitespace || "'\"\\".contains($0) }) else { return word }
    return "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
