import Foundation
import Media

@testable import Rendering
@testable import Terminal

/// A session on a terminal that is a ``TerminalModel``, in the process of the test.
final class PaintedTerminal {
  let pseudo: PseudoTerminal
  let session: TerminalSession
  private let device: Int32
  private var mark = 0

  /// Opens a session on a terminal of type `name`; a terminal that answers has all the time it needs for that.
  init(
    _ name: String, _ model: TerminalModel, options: (inout TerminalOptions) -> Void = { _ in },
    variables: [String: String] = ["BELFRY_PROBE": "10000"]
  ) throws {
    speakUTF8()
    pseudo = try PseudoTerminal(model)
    device = pseudo.openDevice()
    guard let terminal = TerminalDevice(input: device, output: device) else { throw CocoaError(.fileReadUnknown) }
    var chosen = TerminalOptions(terminalName: name)
    options(&chosen)
    session = try TerminalSession(chosen, device: terminal, isUTF8: true, variables: variables)
  }

  deinit {
    session.close()
    close(device)
  }

  /// Paints a frame and returns the screen once the terminal has drawn all of it.
  func paint(_ frame: Frame, images: [UInt8: PlacedImage] = [:]) throws -> TerminalModel {
    pseudo.forgetReceived()
    session.paint(frame, theme: .dark, images: images)
    return try drawn()
  }

  /// The screen once everything that was sent is drawn.
  func drawn() throws -> TerminalModel {
    mark += 1
    session.send(Array("\u{1B}]7777;\(mark)\u{07}".utf8))
    while !session.flush(within: 10) {}
    return try pseudo.wait("mark \(mark)") { [mark] in $0.mark == mark }
  }
}

extension TerminalModel {
  /// Where the screen is not what a frame says; empty where every cluster stands in its place.
  ///
  /// What terminals draw differently may stand there as its safe form: it begins with the same scalar or is a question
  /// mark, and takes no more cells than it was given.
  func differences(from frame: Frame) -> [String] {
    var found: [String] = []
    for row in 0..<min(rows, frame.rows) {
      for column in 0..<min(columns, frame.columns) {
        guard let wanted = frame.cells[row * frame.columns + column].cluster else { continue }
        let isWide = column + 1 < frame.columns && frame.cells[row * frame.columns + column + 1].cluster == nil
        let shown = cells[row][column]
        let rest = isWide && column + 1 < columns ? cells[row][column + 1] : nil
        if !isForm(shown, of: wanted) || !(rest == nil || rest == " " || isSpread(shown, wanted)) {
          found.append("row \(row), column \(column): '\(shown ?? "half")' and '\(rest ?? "half")' for '\(wanted)'")
        }
      }
    }
    return found
  }

  private func isForm(_ shown: String?, of wanted: Character) -> Bool {
    guard let shown else { return false }
    if shown == String(wanted) || shown == "?" { return true }
    guard !wanted.isASCII else { return false }
    // Arabic letters in their joined forms.
    if shown.precomposedStringWithCompatibilityMapping == String(wanted) { return true }
    if [.console, .ascii].contains(where: { (set: GlyphSet) in shown == String(set.form(of: wanted)) }) { return true }
    return shown.unicodeScalars.first == wanted.unicodeScalars.first
  }

  /// Whether a terminal that draws by scalars needs both cells for the scalars of one cluster.
  private func isSpread(_ shown: String?, _ wanted: Character) -> Bool {
    drawing != .clusters && wanted.unicodeScalars.count > 1
  }
}
