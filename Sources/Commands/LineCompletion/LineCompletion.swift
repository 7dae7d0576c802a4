/// What the word at the end of a line on the screen may become.
public struct LineCompletion: Equatable, Sendable {
  /// A word that may stand there.
  public struct Candidate: Equatable, Sendable {
    /// As it is typed, quotation marks included.
    public var text: String
    /// What it is, in a few words; may be empty.
    public var note: String
    /// Whether the word ends here: a folder goes on.
    public var isWhole: Bool

    /// Makes a candidate.
    init(_ text: String, _ note: String = "", isWhole: Bool = true) {
      self.text = text
      self.note = note
      self.isWhole = isWhole
    }
  }

  /// What stands before the word.
  public var head: String
  /// The words, the likeliest first.
  public var candidates: [Candidate]
}
