import Commands
import Rendering
import Terminal

extension TerminalFacts {
  /// What terminfo, the locale and the terminal itself say.
  init(variables: [String: String], mayAsk: Bool) {
    self.init()
    isTerminal = TerminalSession.isAvailable
    codeset = TerminalDescription.codeset(variables: variables)
    if let size = TerminalDescription.size {
      columns = size.columns
      rows = size.rows
    }
    mayDrawPixels = TerminalProbe.mayDrawPixels(name: variables["TERM"] ?? "", variables: variables)
    if mayAsk, isTerminal, let answers = TerminalProbe.ask(variables: variables) {
      background = answers.background?.description
      version = answers.version
      drawsPixels = answers.drawsPlaceholders
      widths = ClusterClass.allCases.compactMap { kind in
        answers.widths[kind].map { measured in
          Width(
            name: kind.rawValue, cluster: kind.representative, expected: kind.expectedWidth, measured: measured)
        }
      }
    }
    guard let description = TerminalDescription(named: variables["TERM"] ?? "") else { return }
    isKnown = true
    canMoveCursor = description.canMoveCursor
    colorCount = description.colorCount
    hasDirectColor = description.hasDirectColor
    hasMouse = description.hasMouse
  }
}
