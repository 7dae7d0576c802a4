public import Rendering

/// What a terminal said of itself when it was asked at the start.
///
/// Empty where it was not asked or did not answer in time.
public struct TerminalAnswers: Equatable, Sendable {
  /// The cells that the terminal takes for one cluster of each kind.
  public var widths: [ClusterClass: Int]
  /// The colour behind text.
  public var background: RGBColor?
  /// Whether the terminal has answered the last question.
  public var isComplete: Bool

  /// Makes answers.
  public init(widths: [ClusterClass: Int] = [:], background: RGBColor? = nil, isComplete: Bool = false) {
    self.widths = widths
    self.background = background
    self.isComplete = isComplete
  }

  /// Whether the terminal takes bytes for characters where the locale speaks UTF-8: frames and ideographs come out
  /// several cells too wide.
  var showsBytes: Bool { (widths[.line] ?? 1) > 2 || (widths[.ideograph] ?? 2) > 2 }

  /// Whether frames have to do without lines and blocks: East Asian terminals may take two cells for each.
  var hasWideFrames: Bool { widths[.line] ?? 1 != 1 || widths[.block] ?? 1 != 1 }
}
