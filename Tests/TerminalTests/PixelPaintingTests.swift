import Media
import Screen
import Testing

@testable import Rendering
@testable import Terminal

extension RealTerminal {
  @Suite("Pictures of pixels on a terminal")
  struct PixelPaintingTests {
    private static let kitty = ["BELFRY_PROBE": "10000", "KITTY_WINDOW_ID": "1"]
    /// More than one command has room for.
    private static let base64 = "iVBORw0KGgo" + String(repeating: "A", count: 9000 - 11)

    private func model(_ version: String? = "kitty(0.35.2)", takesGraphics: Bool = true) -> TerminalModel {
      TerminalModel(columns: 40, rows: 12, version: version, takesGraphics: takesGraphics)
    }

    private func image(_ base64: String = base64) throws -> PlacedImage {
      PlacedImage(try #require(PixelImage(base64: base64)), columns: 6, rows: 3)
    }

    /// A frame with the picture at a place, and words beside it.
    private func frame(number: UInt8 = 17, column: Int = 2, row: Int = 1, word: String = "beside") throws -> Frame {
      let cells = Array(repeating: MediaPicture.Cell("▀"), count: 18)
      let picture = try #require(
        MediaPicture(columns: 6, rows: 3, cells: cells, image: try image().image))
      var frame = Frame(columns: 40, rows: 12)
      frame.place(
        Frame(picture, imageNumber: number), column: column, row: row, window: 0..<12)
      frame.put(word, column: 20, row: 2, width: 12, style: Style())
      return frame
    }

    /// The character of a part of a picture.
    private func part(_ column: Int, _ row: Int) -> String {
      var text = String.UnicodeScalarView()
      text.append(Placeholder.base)
      text.append(Placeholder.marks[row])
      text.append(Placeholder.marks[column])
      return String(text)
    }

    private func expectPicture(_ screen: TerminalModel, column: Int, row: Int) {
      for (x, y) in (0..<6).flatMap({ x in (0..<3).map { (x, $0) } }) {
        #expect(screen.cells[row + y][column + x] == part(x, y), "column \(x), row \(y)")
      }
    }

    @Test(
      "are drawn where the terminal says that it draws them in place of characters",
      arguments: [
        ("kitty(0.35.2)", true, true), ("kitty(0.28.0)", true, true), ("kitty(1.2)", true, true),
        ("ghostty 1.1.3", true, true), ("kitty(0.27.1)", true, false), ("kitty", true, false), ("kitty(", true, false),
        ("WezTerm 20240203", true, false), ("kitty(0.35.2)", false, false),
      ])
    func asked(version: String, takesGraphics: Bool, draws: Bool) throws {
      let terminal = try PaintedTerminal(
        "xterm-256color", model(version, takesGraphics: takesGraphics), variables: Self.kitty)
      #expect(terminal.session.capabilities.answers.version == version)
      #expect(terminal.session.capabilities.answers.isComplete)
      #expect(terminal.session.showsPixels == draws)
      #expect(try terminal.drawn().text.allSatisfy { $0 == "\n" })
      #expect(terminal.pseudo.screen.unknown == [])
    }

    @Test(
      "nobody else is asked, and nobody inside tmux",
      arguments: [
        ("xterm-256color", [:], false), ("tmux-256color", ["KITTY_WINDOW_ID": "1"], false),
        ("screen", ["KITTY_WINDOW_ID": "1"], false), ("xterm-kitty", ["TMUX": "/tmp/tmux-0/default,1,0"], false),
        ("xterm-kitty", [:], true), ("xterm-ghostty", [:], true), ("xterm-256color", ["TERM_PROGRAM": "ghostty"], true),
      ] as [(String, [String: String], Bool)])
    func others(name: String, variables: [String: String], isAsked: Bool) throws {
      #expect(TerminalProbe.mayDrawPixels(name: name, variables: variables) == isAsked)
      let asked = String(decoding: TerminalProbe.questions(pixels: isAsked), as: UTF8.self)
      #expect(asked.contains("\u{1B}_G") == isAsked)
      // The last question is the one that everybody answers.
      #expect(asked.hasSuffix("\u{1B}[c"))
    }

    @Test("a terminal that does not answer gets cells, and pixels when it has")
    func late() throws {
      let terminal = try PaintedTerminal(
        "xterm-256color", TerminalModel(columns: 40, rows: 12, answers: false, version: "kitty(0.35.2)"),
        variables: ["BELFRY_PROBE": "1", "KITTY_WINDOW_ID": "1"])
      #expect(!terminal.session.showsPixels)
      let widths = ClusterClass.allCases.map { "\u{1B}[1;\($0.expectedWidth + 1)R" }.joined()
      terminal.pseudo.type(
        widths + "a\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62cb")
      var inputs: [TerminalInput] = []
      while !inputs.contains(.key(.character("b"))), terminal.session.device.hasInput(within: 10_000) {
        inputs += terminal.session.readInput()
      }
      #expect(inputs.filter { $0 != .answers } == [.key(.character("a")), .key(.character("b"))])
      #expect(terminal.session.showsPixels)
    }

    @Test("can be asked for, and can be had off; few colours have none")
    func settings() throws {
      func shows(_ name: String, _ options: @escaping (inout TerminalOptions) -> Void) throws -> Bool {
        try PaintedTerminal(name, model(), options: options, variables: Self.kitty).session.showsPixels
      }
      #expect(try !shows("xterm-256color") { $0.usesPixels = false })
      #expect(try shows("xterm-256color") { $0.usesPixels = true })
      #expect(try !shows("xterm-256color") { $0.isASCII = true })
      #expect(try !shows("xterm") { $0.usesPixels = true })
      let unasked = try PaintedTerminal(
        "xterm-256color", TerminalModel(columns: 40, rows: 12), options: { $0.usesPixels = true })
      #expect(unasked.session.showsPixels)
    }

    @Test("go out once, and their cells as text", arguments: ["xterm-256color", "xterm-direct"])
    func once(name: String) throws {
      let terminal = try PaintedTerminal(name, model(), variables: Self.kitty)
      let images = [17: try image()] as [UInt8: PlacedImage]
      var screen = try terminal.paint(try frame(), images: images)
      #expect(screen.images == [17: Self.base64])
      #expect(screen.imageCommands.first == "a=T,U=1,C=1,q=2,f=100,t=d,i=17,c=6,r=3,m=1")
      #expect(screen.imageCommands.dropFirst() == ["q=2,m=1", "q=2,m=0"])
      #expect(screen.unknown == [])
      expectPicture(screen, column: 2, row: 1)
      let sent = String(decoding: screen.received, as: UTF8.self)
      #expect(sent.contains(name == "xterm-direct" ? "\u{1B}[38:2::0:0:17" : "38;5;17"))
      #expect(screen.text(ofRow: 2).contains("beside"))

      // The same again: nothing but what tells the test that all is drawn.
      #expect(try terminal.paint(try frame(), images: images).received.count < 20)
      // Something else changes, then the picture moves: its pixels stay with the terminal.
      screen = try terminal.paint(try frame(word: "changed"), images: images)
      #expect(screen.received.count < 80, "\(screen.sent)")
      screen = try terminal.paint(try frame(column: 9, row: 4), images: images)
      #expect(screen.imageCommands.count == 3)
      expectPicture(screen, column: 9, row: 4)
      #expect(screen.cells[1][2] == " ")
    }

    @Test("what lies on them or cuts them does so as with text")
    func covered() throws {
      let terminal = try PaintedTerminal("xterm-256color", model(), variables: Self.kitty)
      var frame = try frame(row: 10)
      frame.put("►", column: 4, row: 11, width: 1, style: Style())
      let screen = try terminal.paint(frame, images: [17: try image()])
      #expect(screen.cells[10][2] == part(0, 0))
      #expect(screen.cells[11][2] == part(0, 1))
      #expect(screen.cells[11][4] == "►")
      #expect(screen.cells[11][5] == part(3, 1))
    }

    @Test("are sent anew where they changed or the screen is drawn anew, deleted where they are no more")
    func changes() throws {
      let terminal = try PaintedTerminal("xterm-256color", model(), variables: Self.kitty)
      _ = try terminal.paint(try frame(), images: [17: try image()])
      let other = try image("iVBORw0KGgoB")
      var screen = try terminal.paint(try frame(), images: [17: other])
      #expect(screen.images == [17: "iVBORw0KGgoB"])
      #expect(screen.imageCommands.suffix(2) == ["a=d,d=I,i=17,q=2", "a=T,U=1,C=1,q=2,f=100,t=d,i=17,c=6,r=3,m=0"])
      // Out of sight it stays; one that nobody shows is never sent.
      screen = try terminal.paint(Frame(columns: 40, rows: 12), images: [17: other, 18: other])
      #expect(screen.images == [17: "iVBORw0KGgoB"])
      screen = try terminal.paint(Frame(columns: 40, rows: 12), images: [18: other])
      #expect(screen.images == [:])
      // Ctrl-L sends what the terminal may have lost.
      _ = try terminal.paint(try frame(number: 18), images: [18: other])
      terminal.session.redraw()
      screen = try terminal.paint(try frame(number: 18), images: [18: other])
      #expect(screen.imageCommands.count { $0.hasPrefix("a=T") && $0.contains("i=18") } == 2)
      #expect(screen.images == [18: "iVBORw0KGgoB"])
    }

    @Test("none is left behind, and after a while in the shell they are there again")
    func leaving() throws {
      let terminal = try PaintedTerminal("xterm-256color", model(), variables: Self.kitty)
      let images = [17: try image()] as [UInt8: PlacedImage]
      _ = try terminal.paint(try frame(), images: images)
      terminal.session.suspend()
      var screen = try terminal.pseudo.wait("the main screen") { !$0.isAlternate }
      #expect(screen.images == [:])
      terminal.session.resume()
      screen = try terminal.paint(try frame(), images: images)
      #expect(screen.images == [17: Self.base64])
      terminal.session.close()
      #expect(try terminal.pseudo.wait("the main screen") { !$0.isAlternate }.images == [:])
    }
  }
}
