import Screen
import Testing

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
