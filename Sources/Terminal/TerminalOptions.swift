public import Rendering
public import TextLayout

/// What the user asked of the terminal.
public struct TerminalOptions: Equatable, Sendable {
  /// The most colours that may be used; nil: as many as the terminal has.
  public var colorLimit: ColorDepth?
  /// Whether clicks and the wheel are asked for.
  public var usesMouse: Bool
  /// How the edges of cards are drawn; nil: as looks best at the depth of colours.
  public var edges: EdgeStyle?
  /// Whether borders and glyphs are ASCII even where the locale has more.
  public var hasASCIIEdges: Bool
  /// Whether everything is ASCII, text too.
  public var isASCII: Bool
  /// How text that runs from right to left is handed over; nil: as the environment says that fits the terminal.
  public var bidi: BidiMode?
  /// Whether pictures are drawn as pixels; nil: where the terminal says that it does.
  public var usesPixels: Bool?
  /// `TERM`; nil where it is not set.
  public var terminalName: String?
  /// Makes options.
  public init(
    colorLimit: ColorDepth? = nil, usesMouse: Bool = true, edges: EdgeStyle? = nil, hasASCIIEdges: Bool = false,
    isASCII: Bool = false, bidi: BidiMode? = nil, usesPixels: Bool? = nil, terminalName: String?
  ) {
    self.colorLimit = colorLimit
    self.usesMouse = usesMouse
    self.edges = edges
    self.hasASCIIEdges = hasASCIIEdges
    self.isASCII = isASCII
    self.bidi = bidi
    self.usesPixels = usesPixels
    self.terminalName = terminalName
  }
}

/// What the terminal can do.
public struct Capabilities: Equatable, Sendable {
  /// The description in use: `TERM`, or what stands in for it.
  public var terminalName: String
  /// Colours that are used.
  public var colors: ColorDepth
  /// Whether eight colours are all: bright inks are then bold.
  public var hasOnlyEightColors: Bool
  /// Whether more than ASCII can be written.
  public var isUTF8: Bool
  /// Whether clicks come in.
  public var hasMouse: Bool
  /// What it said when it was asked at the start; it may still say it later.
  public var answers = TerminalAnswers()
}
