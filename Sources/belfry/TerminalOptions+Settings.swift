import Commands
import Rendering
import Terminal

extension TerminalOptions {
  /// What the settings ask of the terminal, and `NO_COLOR` where they leave colours open.
  init(_ settings: ScreenSettings, variables: [String: String]) {
    let hasNoColor = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    let limit: ColorDepth? =
      switch settings.color {
      case .auto: hasNoColor ? .mono : nil
      case .never: .mono
      case .sixteen: .ansi16
      case .twoHundredFiftySix: .ansi256
      case .truecolor: .truecolor
      }
    let edges: EdgeStyle? =
      switch settings.edges {
      case .automatic: nil
      case .blocks: .blocks
      case .lines: .lines
      case .ascii: .ascii
      }
    let usesPixels: Bool? =
      switch settings.graphics {
      case .automatic: nil
      case .cells: false
      case .kitty: true
      }
    self.init(
      colorLimit: limit, usesMouse: settings.usesMouse, edges: edges, hasASCIIEdges: settings.edges == .ascii,
      isASCII: settings.isASCII, bidi: settings.bidi.mode, usesPixels: usesPixels,
      terminalName: variables["TERM"])
  }
}
