/// What is known of the terminal, for `belfry doctor`; the executable finds it out, a test makes it up.
public struct TerminalFacts: Equatable, Sendable {
  /// A kind of cluster with the cells that the layout gives it and those that the terminal takes.
  public struct Width: Equatable, Sendable {
    /// What it is: `flag`.
    public var name: String
    /// One of its kind.
    public var cluster: String
    /// Cells of the layout.
    public var expected: Int
    /// Cells that the terminal took when it was asked.
    public var measured: Int
    /// Makes a width.
    public init(name: String, cluster: String, expected: Int, measured: Int) {
      self.name = name
      self.cluster = cluster
      self.expected = expected
      self.measured = measured
    }
  }

  /// Whether standard output is a terminal that keys can be read from.
  public var isTerminal = false
  /// Whether terminfo has an entry for `TERM`.
  public var isKnown = false
  /// Whether that entry can move the cursor: without it there is no screen.
  public var canMoveCursor = false
  /// Colours of the entry; 0 for none.
  public var colorCount = 0
  /// Whether the entry says that colours are given directly.
  public var hasDirectColor = false
  /// Whether the entry knows of a mouse.
  public var hasMouse = false
  /// Cells in a row; nil where there is no terminal.
  public var columns: Int?
  /// Rows; nil where there is no terminal.
  public var rows: Int?
  /// The encoding of the locale: `UTF-8`.
  public var codeset = ""
  /// What it answered on how wide it draws; empty where it was not asked or did not answer.
  public var widths: [Width] = []
  /// What it calls itself, with its version, where it was asked and answered.
  public var version: String?
  /// Whether it may be one that draws pixels in place of characters, so that it is asked.
  public var mayDrawPixels = false
  /// Whether it answered that it does.
  public var drawsPixels = false
  /// The colour behind text, as `#RRGGBB`, where it answered.
  public var background: String?

  /// Knows nothing.
  public init() {}

  /// Whether the terminal's characters are UTF-8.
  public var isUTF8: Bool { codeset.uppercased() == "UTF-8" }
}
