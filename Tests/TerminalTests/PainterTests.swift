import Screen
import Testing
import TextLayout

@testable import Rendering
@testable import Terminal

@Suite("Painting a row")
struct PainterTests {
  /// A frame of one row from clusters and nil for the right half of a wide one.
  private func pieces(_ clusters: [Character?], columns: Int? = nil, utf8: Bool = true, ascii: Bool = false)
    -> String
  {
    var frame = Frame(columns: clusters.count, rows: 1)
    frame.set(clusters)
    let painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: utf8, isASCII: ascii)
    return painter.pieces(of: frame, row: 0, columns: columns ?? clusters.count).map { piece in
      String(String.UnicodeScalarView(piece.scalars)) + (piece.width == 2 ? "=" : "")
    }.joined(separator: ".")
  }

  init() { _ = adoptLocale(variables: ["LC_ALL": "C.UTF-8"]) }

  @Test(
    "every cluster fills the cells that were laid out for it",
    arguments: [
      (["a", "b"], "a.b"),
      (["日", nil, "x"], "日=.x"),
      (["❤️", nil, "x"], "❤. .x"),
      (["e\u{301}", "x"], "e\u{301}.x"),
      (["👨‍👩‍👧", nil, "x"], "👨=.x"),
      (["\u{1B}", "x"], "?.x"),
    ] as [([Character?], String)])
  func fills(clusters: [Character?], painted: String) {
    #expect(pieces(clusters) == painted)
  }

  @Test("a row is as wide as the terminal, never wider")
  func width() {
    #expect(pieces(["a"], columns: 3) == "a. . ")
    #expect(pieces(["a", "b", "c"], columns: 2) == "a.b")
    #expect(pieces(["a", "日", nil], columns: 2) == "a.?")
  }

  /// A row of a card with a line of text at column 2, as it is written.
  private func written(_ text: String, _ bidi: BidiMode, columns: Int = 20) -> String {
    var frame = Frame(columns: columns, rows: 1)
    frame.set(["│"] + Array(repeating: " ", count: columns - 2) + ["│"])
    frame.put(layOutLine(text, width: columns - 4), column: 2, row: 0, style: Style())
    let painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: true, isASCII: false, bidi: bidi)
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
    var painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: true, isASCII: false, bidi: .terminal)
    #expect((0..<9).map { painter.handedColumn(of: $0, row: 0, in: frame) } == [0, 1, 4, 3, 2, 5, 6, 7, 8])
    painter.bidi = .shaped
    #expect((0..<9).map { painter.handedColumn(of: $0, row: 0, in: frame) } == Array(0..<9))
  }

  @Test("without UTF-8 borders and glyphs are ASCII and text is question marks")
  func plain() {
    #expect(pieces(["╭", "─", "╮", "│", "…", "é", "日", nil], utf8: false) == "+.-.+.|...?.?. ")
    #expect(pieces(["╭", "é"], ascii: true) == "+.é")
  }
}

extension Frame {
  /// Puts clusters into the first row.
  fileprivate mutating func set(_ clusters: [Character?]) {
    for (column, cluster) in clusters.enumerated() { cells[column] = Cell(cluster) }
  }
}
