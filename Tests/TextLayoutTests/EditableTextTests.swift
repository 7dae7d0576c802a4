import Testing
import TextLayout

@Suite("Text in a field")
struct EditableTextTests {
  @Test(
    "the cursor stands behind the cells of the clusters before it",
    arguments: [
      ("", 0, 0, 0), ("abc", 0, 0, 0), ("abc", 3, 0, 3), ("あいう", 3, 0, 6), ("あいう", 2, 0, 4), ("👨‍👩‍👧x", 1, 0, 2),
      ("a\nbc", 2, 1, 0), ("a\nbc", 1, 0, 1), ("a\n", 2, 1, 0), ("hello world", 6, 1, 0), ("hello world", 11, 1, 5),
      ("hello   ", 8, 0, 8), ("abc", 99, 0, 3), ("אבג", 0, 0, 3), ("אבג", 3, 0, 0),
    ])
  func place(text: String, cursor: Int, line: Int, column: Int) {
    #expect(EditableText(text, width: 8).place(ofCursor: cursor) == EditableText.Place(line: line, column: column))
  }

  @Test("moving up and down finds the nearest cluster and never leaves the text")
  func nearest() {
    let text = EditableText("hello world\nあい", width: 8)
    #expect(text.lines.map(\.visualText) == ["hello ", "world", "あい"])
    #expect(text.cursor(nearest: 3, line: 1) == 9)
    #expect(text.cursor(nearest: 3, line: 2) == 13)
    #expect(text.cursor(nearest: 99, line: 99) == 14)
    #expect(text.cursor(nearest: 99, line: 0) == 5)
    #expect(text.cursor(nearest: 0, line: -1) == 0)
  }

  @Test(
    "every place leads back to its cursor",
    arguments: ["hello world again", "a\n\nb\n", "漢字かな交じり文", "      ", "אבג דהו זחט"])
  func round(text: String) {
    for width in 2...9 {
      let editable = EditableText(text, width: width)
      for cursor in 0...text.count {
        let place = editable.place(ofCursor: cursor)
        #expect(editable.cursor(nearest: place.column, line: place.line) == cursor, "\(text) at \(width)")
        #expect(place.column <= width)
      }
    }
  }
}
