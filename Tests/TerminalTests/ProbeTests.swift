import Foundation
import Rendering
import Screen
import Testing

@testable import Terminal

extension RealTerminal {
  @Suite("Asking the terminal")
  struct ProbeTests {
    @Test("what it answers is known before the first frame")
    func answers() throws {
      let model = TerminalModel(columns: 80, rows: 24, drawing: .scalars, background: "rgb:ffff/ffff/ffff")
      let terminal = try PaintedTerminal("xterm-256color", model)
      let answers = terminal.session.capabilities.answers
      #expect(answers.isComplete)
      #expect(answers.background == RGBColor(0xFFFFFF))
      #expect(answers.widths.count == ClusterClass.allCases.count)
      #expect(answers.widths[.joinedEmoji] == 6)
      #expect(answers.widths[.basicPlaneEmoji] == 1)
      #expect(answers.widths[.ideograph] == 2)
      // Nothing of the questions is left to see.
      #expect(try terminal.drawn().text.allSatisfy { $0 == "\n" })
      #expect(terminal.pseudo.screen.unknown == [])
    }

    @Test("where it draws as Unicode has it, the answers are what layouts count with")
    func agreement() throws {
      let terminal = try PaintedTerminal("xterm-256color", TerminalModel(columns: 80, rows: 24))
      for (kind, width) in terminal.session.capabilities.answers.widths {
        #expect(width == kind.expectedWidth, "\(kind)")
      }
    }

    @Test(
      "only terminals that understand are asked",
      arguments: [
        ("xterm-256color", true), ("tmux-256color", true), ("screen", true), ("xterm-kitty", true), ("linux", false),
        ("vt100", false), ("no-such-terminal", false), ("", false), ("dumb", false),
      ])
    func known(name: String, isAsked: Bool) {
      #expect((TerminalProbe.patience(name: name, isUTF8: true, variables: [:]) != nil) == isAsked)
    }

    @Test("how long is waited can be set, and that nothing is asked")
    func patience() {
      func patience(_ value: String?, isUTF8: Bool = true) -> Int32? {
        TerminalProbe.patience(name: "xterm", isUTF8: isUTF8, variables: value.map { ["BELFRY_PROBE": $0] } ?? [:])
      }
      #expect(patience(nil) == 100)
      #expect(patience("off") == nil)
      #expect(patience("0") == nil)
      #expect(patience("500") == 500)
      #expect(patience("-3") == 1)
      #expect(patience("soon") == 100)
      #expect(patience(nil, isUTF8: false) == nil)
    }

    @Test("keys that were typed meanwhile are not lost, and late answers are no keys")
    func keys() throws {
      // A terminal that says nothing; the answers are typed.
      let terminal = try PaintedTerminal(
        "xterm-256color", TerminalModel(columns: 80, rows: 24, answers: false), variables: ["BELFRY_PROBE": "1"])
      let pseudo = terminal.pseudo
      var inputs: [TerminalInput] = []
      func read(until count: Int) {
        while inputs.count < count, terminal.session.device.hasInput(within: 10_000) {
          inputs += terminal.session.readInput()
        }
      }
      let late = ClusterClass.allCases.map { "\u{1B}[1;\($0 == .joinedEmoji ? 7 : 3)R" }
      pseudo.type("a" + late[..<3].joined() + "b\u{1B}[A" + late[3...].joined())
      pseudo.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\c\u{1B}[?1;2cd")
      read(until: 6)
      #expect(
        inputs.filter { $0 != .answers } == ["a", "b", nil, "c", "d"].map { .key($0.map { .character($0) } ?? .up) })
      #expect(inputs.contains(.answers))
      #expect(terminal.session.capabilities.answers.widths[.joinedEmoji] == 6)
      #expect(terminal.session.capabilities.answers.background == RGBColor(0))
    }

    @Test("a lone Esc is a key, though answers are still expected")
    func escape() throws {
      let terminal = try PaintedTerminal(
        "xterm-256color", TerminalModel(columns: 80, rows: 24, answers: false), variables: ["BELFRY_PROBE": "1"])
      terminal.pseudo.type("\u{1B}")
      #expect(terminal.session.device.hasInput(within: 10_000))
      #expect(terminal.session.readInput() == [.key(.escape)])
    }
  }
}
