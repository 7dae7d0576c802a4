public import Rendering

/// What a terminal said of itself when it was asked at the start.
///
/// Empty where it was not asked or did not answer in time.
public struct TerminalAnswers: Equatable, Sendable {
  /// The cells that the terminal takes for one cluster of each kind.
  public var widths: [ClusterClass: Int]
  /// The colour behind text.
  public var background: RGBColor?
  /// What it calls itself, with its version: `kitty(0.35.2)`; printable ASCII.
  public var version: String?
  /// Whether it takes the commands of kitty's graphics protocol.
  public var takesGraphics: Bool
  /// Whether the terminal has answered the last question.
  public var isComplete: Bool

  /// Makes answers.
  public init(
    widths: [ClusterClass: Int] = [:], background: RGBColor? = nil, version: String? = nil,
    takesGraphics: Bool = false, isComplete: Bool = false
  ) {
    self.widths = widths
    self.background = background
    self.version = version
    self.takesGraphics = takesGraphics
    self.isComplete = isComplete
  }

  /// Whether it draws pixels in place of characters: kitty since 0.28 and Ghostty do.
  ///
  /// Others that take the protocol's
  /// commands do not know these characters, and would show them.
  public var drawsPlaceholders: Bool {
    guard takesGraphics, let version = version?.lowercased() else { return false }
    guard version.hasPrefix("kitty") else { return version.hasPrefix("ghostty") }
    let numbers = version.dropFirst("kitty(".count).split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard let major = numbers.first else { return false }
    return (major, numbers.dropFirst().first ?? 0) >= (0, 28)
  }

  /// Whether the terminal takes bytes for characters where the locale speaks UTF-8: frames and ideographs come out
  /// several cells too wide.
  var showsBytes: Bool { (widths[.line] ?? 1) > 2 || (widths[.ideograph] ?? 2) > 2 }

  /// Whether frames have to do without lines and blocks: East Asian terminals may take two cells for each.
  var hasWideFrames: Bool { widths[.line] ?? 1 != 1 || widths[.block] ?? 1 != 1 }
}
