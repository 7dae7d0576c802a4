import Foundation
import Rendering
import Screen
import TestSupport
import Testing

@testable import Terminal

extension RealTerminal {
  /// Frames painted on modelled terminals of every kind: each cluster stands in its cells, and nothing else anywhere.
  @Suite("On every terminal")
  struct TerminalMatrixTests {
    static let names = [
      "xterm-256color", "xterm", "tmux-256color", "screen-256color", "rxvt-unicode-256color", "linux", "vt100",
      "xterm-mono",
    ]
    /// Chinese, controls, Urdu and Hebrew, emoji of every kind, markup, long words; Thai and the scripts of India.
    static let payloads: [[UInt8]] = {
      let files = ["139", "142", "144", "145", "146", "148", "149"].compactMap { try? Fixtures.payload($0) }
      let own = [
        #"{"aps":{"alert":{"title":"☕ coffee ⚠️ now","body":"⚠ bare, 🫠 recent, ☕ again"}}}"#,
        #"{"aps":{"alert":{"title":"हिन्दी क्षत्रिय का काम","body":"தமிழ் கொக்கோ, ไทย กำลังทำ, 한국어 中文"}}}"#,
        #"{"aps":{"alert":{"title":"שלום עולם 12","body":"e\u0301 à \ue0a0 § ± ①"}}}"#,
      ]
      return files + own.map { Array($0.utf8) }
    }()

    /// What a viewer sees at the banner, in the list, and opened.
    private func frames(_ payload: [UInt8], columns: Int, rows: Int, edges: EdgeStyle) -> [Frame] {
      var phone = CenterFixture()
      let key = phone.deliver(payload)
      var screen = ScreenState(columns: columns, rows: rows)
      screen.centerChanged(phone.center)
      var frames = [render(center: phone.center, screen: screen, edges: edges)]
      phone.wait(seconds: 60)
      screen.centerChanged(phone.center)
      frames.append(render(center: phone.center, screen: screen, edges: edges))
      screen.pages = [.list, .expanded(key)]
      frames.append(render(center: phone.center, screen: screen, edges: edges))
      return frames
    }

    private func expectShown(
      on name: String, _ drawing: TerminalModel.Drawing, answers: Bool, columns: Int = 80, rows: Int = 24
    ) throws {
      let model = TerminalModel(columns: columns, rows: rows, drawing: drawing, answers: answers)
      let variables = answers ? ["BELFRY_PROBE": "10000"] : ["BELFRY_PROBE": "off"]
      let terminal = try PaintedTerminal(name, model, variables: variables)
      for payload in Self.payloads {
        for frame in frames(payload, columns: columns, rows: rows, edges: terminal.session.edges) {
          let screen = try terminal.paint(frame)
          let differences = screen.differences(from: frame)
          #expect(differences == [], "\(name), \(drawing), answers: \(answers)\n\(frame.text)\n\(screen.sent)")
          guard differences.isEmpty else { return }
          if frame.cursor == nil, !terminal.session.curses.canHideCursor {
            #expect(screen.cursor == (rows - 1, columns - 1), "\(name): the cursor hides something")
          }
        }
      }
      #expect(terminal.pseudo.screen.unknown == [], "\(name)")
    }

    @Test("each cluster stands in its cells, however it is drawn", arguments: names)
    func everyTerminal(name: String) throws {
      for drawing in [TerminalModel.Drawing.clusters, .scalars] {
        for answers in [true, false] { try expectShown(on: name, drawing, answers: answers) }
      }
    }

    @Test("at every size", arguments: [(40, 10), (60, 20), (120, 40), (300, 100)])
    func everySize(columns: Int, rows: Int) throws {
      try expectShown(on: "xterm-256color", .scalars, answers: true, columns: columns, rows: rows)
      try expectShown(on: "tmux-256color", .clusters, answers: true, columns: columns, rows: rows)
    }

    @Test("with any colour, where terminfo has a description for that")
    func anyColor() throws {
      // Not while there is a screen: ncurses would forget it.
      let isDescribed = Curses.knows("xterm-direct", output: 1)
      let terminal = try PaintedTerminal(
        "xterm-256color", TerminalModel(columns: 80, rows: 24),
        variables: ["COLORTERM": "truecolor", "BELFRY_PROBE": "10000"])
      #expect(terminal.session.capabilities.colors == (isDescribed ? .truecolor : .ansi256))
      #expect(terminal.session.notice == nil)
      let frame = frames(Self.payloads[0], columns: 80, rows: 24, edges: .blocks)[0]
      #expect(try terminal.paint(frame).differences(from: frame) == [])
    }

    @Test(
      "where frames would be drawn two cells wide, they are ASCII",
      arguments: [TerminalModel.Drawing.eastAsian, .bytes])
    func wideFrames(drawing: TerminalModel.Drawing) throws {
      let terminal = try PaintedTerminal("xterm-256color", TerminalModel(columns: 80, rows: 24, drawing: drawing))
      let asked = terminal.pseudo.screen.highByteCount
      #expect(terminal.session.edges == .ascii)
      let frame = frames(Array(#"{"aps":{"alert":"plain"}}"#.utf8), columns: 80, rows: 24, edges: .ascii)[0]
      #expect(try terminal.paint(frame).differences(from: frame) == [])
      if drawing == .bytes { #expect(terminal.pseudo.screen.highByteCount == asked) }
    }

    @Test("emoji are whole where the terminal draws them so, and their nearest form where not")
    func wholeOrSafe() throws {
      let frame = frames(
        Array(#"{"aps":{"alert":"👨‍👩‍👧 👍🏽 🇫🇷 1️⃣ ❤️ ☕"}}"#.utf8), columns: 80, rows: 24, edges: .lines)[1]
      let modern = try PaintedTerminal("xterm-256color", TerminalModel(columns: 80, rows: 24))
      #expect(try modern.paint(frame).text.contains("👨‍👩‍👧 👍🏽 🇫🇷 1️⃣ ❤️ ☕"))
      modern.session.close()
      let older = try PaintedTerminal("xterm-256color", TerminalModel(columns: 80, rows: 24, drawing: .scalars))
      #expect(try older.paint(frame).text.contains("👨 👍 🇫🇷 1  ❤  ☕ "))
      older.session.close()
      let silent = try PaintedTerminal(
        "xterm-256color", TerminalModel(columns: 80, rows: 24, answers: false), variables: ["BELFRY_PROBE": "1"])
      #expect(try silent.paint(frame).text.contains("👨 👍 🇫🇷 1  ❤  ☕"))
    }

    @Test("what changes is sent, and nothing where nothing does")
    func fewBytes() throws {
      let terminal = try PaintedTerminal("xterm-256color", TerminalModel(columns: 80, rows: 24))
      let frame = frames(Self.payloads[3], columns: 80, rows: 24, edges: .blocks)[1]
      _ = try terminal.paint(frame)
      terminal.session.paint(frame, theme: .dark)
      #expect(terminal.session.curses.takeOutput() == [])
    }
  }
}
