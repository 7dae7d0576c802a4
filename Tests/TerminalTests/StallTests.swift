import Foundation
import Testing

@testable import Rendering
@testable import Terminal

extension RealTerminal {
  @Suite("A terminal that stops reading")
  struct StallTests {
    /// Frames that differ everywhere.
    private func frame(_ character: Character) -> Frame {
      var frame = Frame(columns: 300, rows: 100)
      for place in frame.cells.indices { frame.cells[place].cluster = character }
      return frame
    }

    private func fill(_ terminal: PaintedTerminal) {
      terminal.pseudo.setReading(false)
      let letters = "abcdefghijklmnopqrstuvwxyz"
      for letter in letters + letters where !terminal.session.hasOutputWaiting {
        terminal.session.paint(frame(letter), theme: .dark)
      }
    }

    @Test("is waited for by nobody, and shows the newest in the end")
    func catchesUp() throws {
      let terminal = try PaintedTerminal("xterm-256color", TerminalModel(columns: 300, rows: 100))
      fill(terminal)
      #expect(terminal.session.hasOutputWaiting)
      terminal.session.sendOutput()
      #expect(terminal.session.hasOutputWaiting)
      terminal.pseudo.setReading(true)
      while !terminal.session.flush(within: 10) {}
      let newest = frame("#")
      #expect(try terminal.paint(newest).differences(from: newest) == [])
    }

    @Test("is given back all the same")
    func givenBack() throws {
      let terminal = try PaintedTerminal("xterm-256color", TerminalModel(columns: 300, rows: 100))
      fill(terminal)
      #expect(terminal.session.hasOutputWaiting)
      terminal.session.close()
      #expect(!terminal.session.hasOutputWaiting)
      terminal.pseudo.setReading(true)
      try terminal.pseudo.wait("the main screen, with its cursor and without the mouse and pastes") {
        !$0.isAlternate && $0.showsCursor && $0.modes.isDisjoint(with: [1000, 1006, 2004])
      }
    }
  }
}
