import Testing
import TextLayout

@Suite("Text in a field")
struct EditableTextTests {
  @Test(
    "the cursor lies on the cluster that what is typed comes before, at the end where reading goes on",
    arguments: [
      ("", 0, 0, 0), ("abc", 0, 0, 0), ("abc", 3, 0, 3), ("あいう", 3, 0, 6), ("あいう", 2, 0, 4), ("👨‍👩‍👧x", 1, 0, 2),
      ("a\nbc", 2, 1, 0), ("a\nbc", 1, 0, 1), ("a\n", 2, 1, 0), ("hello world", 6, 1, 0), ("hello world", 11, 1, 5),
      ("hello   ", 8, 0, 8), ("abc", 99, 0, 3),
      // A field of nine cells: the first letter at its right edge, the end left of the last.
      ("אבג", 0, 0, 8), ("אבג", 1, 0, 7), ("אבג", 3, 0, 5), ("میں", 3, 0, 5), ("אבגדהוזח", 8, 0, 0),
      // A wide cluster in a line from right to left: on its left cell.
      ("א👍", 1, 0, 6), ("א👍", 2, 0, 5),
      // A word from right to left in a line from left to right, and the other way round.
      ("ab אבג", 3, 0, 5), ("ab אבג", 5, 0, 3), ("ab אבג", 6, 0, 6), ("אב cd", 3, 0, 4), ("אב cd", 4, 0, 5),
      ("אב cd", 5, 0, 3), ("12 אב", 0, 0, 7), ("12 אב", 1, 0, 8),
      // Lines of one paragraph keep its direction, also where they begin with Latin.
      ("אבגד abcde", 5, 1, 4), ("אבגד abcde", 10, 1, 3),
    ])
  func place(text: String, cursor: Int, line: Int, column: Int) {
    #expect(
      EditableText(text, .init(width: 8, isRightToLeft: false)).place(ofCursor: cursor)
        == EditableText.Place(line: line, column: column))
  }

  @Test("moving up and down finds the nearest cluster and never leaves the text")
  func nearest() {
    let text = EditableText("hello world\nあい", .init(width: 8, isRightToLeft: false))
    #expect(text.lines.map(\.visualText) == ["hello ", "world", "あい"])
    #expect(text.cursor(nearest: 3, line: 1) == 9)
    #expect(text.cursor(nearest: 3, line: 2) == 13)
    #expect(text.cursor(nearest: 99, line: 99) == 14)
    #expect(text.cursor(nearest: 99, line: 0) == 5)
    #expect(text.cursor(nearest: 0, line: -1) == 0)
    #expect(text.cursor(above: 3) == 0)
    #expect(text.cursor(below: 3) == 9)
    #expect(text.cursor(below: 13) == 14)
  }

  @Test("a field from right to left begins at the right, and a line without letters runs as the one before it")
  func direction() {
    let field = EditableText.Shape(width: 8, isRightToLeft: true)
    #expect(EditableText("", field).place(ofCursor: 0) == .init(line: 0, column: 8))
    #expect(EditableText("12", field).place(ofCursor: 2) == .init(line: 0, column: 6))
    #expect(EditableText("abc", field).place(ofCursor: 3) == .init(line: 0, column: 3))
    #expect(
      EditableText("אבג\n", .init(width: 8, isRightToLeft: false)).place(ofCursor: 4) == .init(line: 1, column: 8))
  }

  /// Texts in which every place of the cursor is tried.
  private static let texts = [
    "hello world again", "a\n\nb\n", "漢字かな交じり文", "      ", "אבג דהו זחט", "میں کل شام station پر آؤں گا", "(אב) x [12]",
    "سلام 4821\nhello علی!", "e\u{301}👍🏽🇵🇰1️⃣", "נ\u{5B7}ו", "a\u{200B}b\tc", "שלום\n漢字\nمیں", "",
  ]

  @Test("every place leads back to its cursor", arguments: texts)
  func round(text: String) {
    for width in 2...9 {
      let editable = EditableText(text, .init(width: width, isRightToLeft: false))
      for cursor in 0...text.count {
        let place = editable.place(ofCursor: cursor)
        #expect(editable.cursor(nearest: place.column, line: place.line) == cursor, "\(text) at \(width)")
        #expect((0...width).contains(place.column))
      }
      for (index, line) in editable.lines.enumerated() {
        #expect(line.width <= width)
        #expect(editable.leftEdge(ofLine: index) + line.width <= width + 1)
      }
    }
  }

  @Test("→ and ← go by cells: each brings back what the other left, and both reach every place", arguments: texts)
  func besides(text: String) {
    for width in [2, 5, 9, 80] {
      let editable = EditableText(text, .init(width: width, isRightToLeft: false))
      var reached: Set<Int> = []
      for cursor in 0...text.count {
        let right = editable.cursor(rightOf: cursor)
        reached.insert(right)
        reached.insert(editable.cursor(leftOf: cursor))
        guard right != cursor else { continue }
        #expect(editable.cursor(leftOf: right) == cursor || isAtTurn(editable, cursor, right), "\(text) at \(width)")
        let (from, to) = (editable.place(ofCursor: cursor), editable.place(ofCursor: right))
        if from.line == to.line { #expect(to.column > from.column) }
      }
      if text.count > 1 { #expect(reached == Set(0...text.count), "\(text) at \(width)") }
    }
  }

  /// Whether the lines of two places run against each other: the way back over such an edge is another one.
  private func isAtTurn(_ text: EditableText, _ first: Int, _ second: Int) -> Bool {
    let lines = [first, second].map { text.place(ofCursor: $0).line }
    return text.lines[lines[0]].isRightToLeft != text.lines[lines[1]].isRightToLeft
  }

  @Test(
    "Home and End go to where reading begins and ends in the line",
    arguments: [
      ("hello world", 8, 6, 11), ("hello world", 2, 0, 5), ("אבג דהו זחט", 1, 0, 7), ("אבג דהו זחט", 9, 8, 11),
      ("ab\nאבג", 4, 3, 6), ("", 0, 0, 0),
    ])
  func homeAndEnd(text: String, cursor: Int, home: Int, end: Int) {
    let editable = EditableText(text, .init(width: 8, isRightToLeft: false))
    #expect(editable.cursor(atStartOfLineWith: cursor) == home)
    #expect(editable.cursor(atEndOfLineWith: cursor) == end)
  }
}
