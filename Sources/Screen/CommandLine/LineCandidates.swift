/// What the word before the cursor of the `:` line may become, and which of it was chosen.
///
/// The shell knows the commands and the files: it keeps here what ``ScreenState/lineToComplete`` asks for.
public struct LineCandidates: Equatable, Sendable {
  /// A word that may stand there.
  public struct Candidate: Equatable, Sendable {
    /// As it is typed.
    public var text: String
    /// What it is; may be empty.
    public var note: String
    /// Whether a blank follows: a folder goes on.
    public var isWhole: Bool
    /// Makes a candidate.
    public init(text: String, note: String = "", isWhole: Bool = true) {
      self.text = text
      self.note = note
      self.isWhole = isWhole
    }
  }

  /// The line up to the cursor that they are for; nil: none was looked up.
  public var line: String?
  /// What stands before the word.
  public var head: String
  /// The words, the likeliest first.
  public var candidates: [Candidate]
  /// The one that Tab chose; nil while none was.
  public internal(set) var chosen: Int?

  /// Words for a line.
  public init(line: String? = nil, head: String = "", candidates: [Candidate] = []) {
    self.line = line
    self.head = head
    self.candidates = candidates
  }

  /// The word that was typed.
  var word: String { String((line ?? "").dropFirst(head.count)) }

  /// Whether there is anything to choose: not where the one candidate is what stands there.
  public var isOffered: Bool { candidates.count > 1 || (candidates.first.map { $0.text != word } ?? false) }
}

extension ScreenState {
  /// The line up to the cursor whose completion nobody has looked up; nil: it is at hand, or nobody types a line.
  public var lineToComplete: String? {
    guard page == .commandLine, lineCandidates.chosen == nil else { return nil }
    let line = lineBeforeCursor
    return line == lineCandidates.line ? nil : line
  }

  var lineBeforeCursor: String { String(commandLine.text.prefix(commandLine.cursor)) }

  /// Tab: what all words have in common, then one word after the other; `step` -1 goes back.
  mutating func completeLine(by step: Int) {
    let count = lineCandidates.candidates.count
    guard count > 0 else { return notice = "nothing to complete here" }
    if let chosen = lineCandidates.chosen { return choose((chosen + step + count) % count) }
    guard lineCandidates.line == lineBeforeCursor else { return }
    if count == 1 {
      let only = lineCandidates.candidates[0]
      write(lineCandidates.head + only.text + (only.isWhole ? " " : ""))
      return
    }
    let words = lineCandidates.candidates.map(\.text)
    let common = words.dropFirst().reduce(words[0]) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    if common.count > lineCandidates.word.count { return write(lineCandidates.head + common) }
    choose(step > 0 ? 0 : count - 1)
  }

  private mutating func choose(_ index: Int) {
    lineCandidates.chosen = index
    write(lineCandidates.head + lineCandidates.candidates[index].text)
  }

  /// Puts `text` in place of what stands before the cursor.
  private mutating func write(_ text: String) {
    let rest = commandLine.text.dropFirst(commandLine.cursor)
    commandLine = Draft(text: text)
    commandLine.text += rest
  }
}
