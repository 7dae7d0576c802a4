import Screen
import TestSupport
import Testing
import TextLayout

@testable import Rendering
@testable import Terminal

@Suite("Painting a row")
struct PainterTests {
  /// The pieces of a row of clusters, nil for the right half of a wide one: `=` fills two cells, `~` may leave one.
  private func pieces(_ clusters: [Character?], columns: Int? = nil, _ adapt: (inout Painter) -> Void = { _ in })
    -> String
  {
    var frame = Frame(columns: clusters.count, rows: 1)
    for (column, cluster) in clusters.enumerated() { frame.cells[column] = Cell(cluster) }
    var painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: true)
    adapt(&painter)
    return painter.pieces(of: frame, row: 0, columns: columns ?? clusters.count).map { piece in
      let mark = piece.width < 2 ? "" : piece.placing == .perhapsNarrower ? "~" : "="
      return String(String.UnicodeScalarView(piece.scalars)) + mark
    }.joined(separator: ".")
  }

  init() { speakUTF8() }

  @Test(
    "every cluster fills the cells that were laid out for it",
    arguments: [
      (["a", "b"], "a.b"),
      (["日", nil, "x"], "日=.x"),
      (["e\u{301}", "x"], "e\u{301}.x"),
      (["☕", nil, "x"], "☕~.x"),
      (["❤️", nil, "x"], "❤~.x"),
      (["👨‍👩‍👧", nil, "x"], "👨~.x"),
      (["🇫🇷", nil, "x"], "🇫🇷~.x"),
      (["का", nil, "x"], "का~.x"),
      (["\u{20000}", nil, "x"], "\u{20000}~.x"),
      (["\u{1B}", "x"], "?.x"),
    ] as [([Character?], String)])
  func fills(clusters: [Character?], painted: String) {
    #expect(pieces(clusters) == painted)
  }

  @Test(
    "what the terminal draws as it was laid out is sent whole, what it draws wider by its safe form",
    arguments: [
      ("👨‍👩‍👧", .joinedEmoji, 2, "👨‍👩‍👧=.x"), ("👨‍👩‍👧", .joinedEmoji, 6, "👨~.x"), ("❤️", .emojiStyle, 2, "❤️=.x"),
      ("❤️", .emojiStyle, 1, "❤~.x"), ("👍🏽", .skinTone, 2, "👍🏽=.x"), ("👍🏽", .skinTone, 4, "👍~.x"),
      ("1️⃣", .keycap, 2, "1️⃣=.x"), ("1️⃣", .keycap, 1, "1. .x"), ("☕", .basicPlaneEmoji, 1, "☕~.x"),
      ("🇫🇷", .flag, 2, "🇫🇷=.x"), ("🇫🇷", .flag, 4, "?. .x"),
    ] as [(Character, ClusterClass, Int, String)])
  func asked(cluster: Character, kind: ClusterClass, width: Int, painted: String) {
    #expect(pieces([cluster, nil, "x"]) { $0.widths = [kind: width] } == painted)
  }

  @Test("a bare symbol that the terminal draws wide has no room")
  func bareSymbol() {
    #expect(pieces(["⚠", "a"]) { $0.widths = [.textSymbol: 1] } == "⚠.a")
    #expect(pieces(["⚠", "a"]) { $0.widths = [.textSymbol: 2] } == "?.a")
  }

  @Test("a row is as wide as the terminal, never wider")
  func width() {
    #expect(pieces(["a"], columns: 3) == "a. . ")
    #expect(pieces(["a", "b", "c"], columns: 2) == "a.b")
    #expect(pieces(["a", "日", nil], columns: 2) == "a.?")
    #expect(pieces(["a", "☕", nil], columns: 2) == "a.?")
  }

  /// A row of a card with a line of text at column 2, as it is written.
  private func written(_ text: String, _ bidi: BidiMode, columns: Int = 20) -> String {
    var frame = Frame(columns: columns, rows: 1)
    frame.cells[0] = Cell("│")
    frame.cells[columns - 1] = Cell("│")
    frame.put(layOutLine(text, width: columns - 4), column: 2, row: 0, style: Style())
    var painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: true)
    painter.bidi = bidi
    return painter.pieces(of: frame, row: 0, columns: columns).map { String(String.UnicodeScalarView($0.scalars)) }
      .joined()
  }

  @Test("text from right to left is written as the terminal needs it, each letter in a cell")
  func directions() {
    #expect(written("ہم (ب)", .app) == "│ (ب) مہ           │")
    #expect(written("ہم (ب)", .shaped) == "│ (\u{FE8F}) \u{FEE2}\u{FBA8}           │")
    #expect(written("ہم (ب)", .terminal) == "│ ہم (ب)           │")
    #expect(written("abc", .shaped) == written("abc", .app))
    #expect(written("abc", .terminal) == written("abc", .app))
  }

  @Test("the cursor is told to stand where the terminal moves it to what it lies on")
  func cursor() {
    var frame = Frame(columns: 9, rows: 1)
    frame.put(layOutLine("אבג", width: 9), column: 2, row: 0, style: Style())
    var painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: true)
    painter.bidi = .terminal
    #expect((0..<9).map { painter.handedColumn(of: $0, row: 0, in: frame) } == [0, 1, 4, 3, 2, 5, 6, 7, 8])
    painter.bidi = .shaped
    #expect((0..<9).map { painter.handedColumn(of: $0, row: 0, in: frame) } == Array(0..<9))
  }

  @Test("whatever the text, a row is as wide as the terminal and holds no control", arguments: ScriptText.all)
  func scripts(text: ScriptText) {
    var frame = Frame(columns: 60, rows: 3)
    for (row, line) in [text.title, text.subtitle, text.body].enumerated() {
      frame.put(layOutLine(line, width: 56), column: 2, row: row, style: Style())
    }
    for bidi in BidiMode.allCases {
      for isUTF8 in [true, false] {
        var painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: isUTF8)
        painter.bidi = bidi
        for row in 0..<frame.rows {
          let pieces = painter.pieces(of: frame, row: row, columns: 60)
          #expect(pieces.reduce(0) { $0 + $1.width } == 60)
          for piece in pieces {
            if piece.placing == nil {
              #expect(piece.scalars.count <= 5)
              #expect(piece.scalars.reduce(0) { $0 + max(0, cursesWidth(of: $1)) } == piece.width)
            }
            #expect(piece.scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            if !isUTF8 { #expect(piece.scalars.allSatisfy { $0.isASCII }) }
          }
        }
      }
    }
  }

  @Test("without UTF-8 borders and glyphs are ASCII and text is question marks")
  func plain() {
    #expect(pieces(["╭", "─", "╮", "│", "…", "é", "日", nil]) { $0.isUTF8 = false } == "+.-.+.|...?.?. ")
    #expect(pieces(["╭", "é"]) { $0.glyphs = .ascii } == "+.é")
  }

  @Test("the Linux console has square corners")
  func console() {
    #expect(pieces(["╭", "─", "╮", "▗", "✓", "é"]) { $0.glyphs = .console } == "┌.─.┐.▄.√.é")
  }
}
