import Rendering
import TestSupport
import Testing

@testable import Screen

@Suite("The lines that are typed on at the bottom")
struct InputRowTests {
  /// The bottom row and the cursor's column with `draft` on the `:` line.
  private func commandLine(_ draft: Draft, columns: Int = 40) -> (line: String, cursor: Int?) {
    let frame = view(busyPhone(), columns: columns) { screen, _ in
      screen.pages = [.list, .commandLine]
      screen.commandLine = draft
    }
    return (frame.line(23), frame.cursor?.column)
  }

  /// The bottom row with `text` on the `/` line.
  private func filter(_ text: String, columns: Int = 40) -> (line: String, cursor: Int?) {
    let frame = view(busyPhone(), columns: columns) { screen, center in
      _ = screen.reduce(.search, center: center)
      _ = screen.reduce(.insert(text), center: center)
    }
    return (frame.line(23), frame.cursor?.column)
  }

  @Test("however much is typed on the / line, the count and the end of the text are seen", arguments: 1...60)
  func keepsTheCount(length: Int) throws {
    let text = String(repeating: "a", count: length - 1) + "z"
    let row = filter(text)
    #expect(row.line.hasSuffix(" 0 of 6  "))
    let cursor = try #require(row.cursor)
    #expect(Array(row.line)[cursor - 1] == "z" && Array(row.line)[cursor] == " ")
  }

  @Test(
    "the cursor stands where typing goes on: at the right, or at the left of text that runs from right to left",
    arguments: [
      ("|", 2), ("ab|", 4), ("a|b", 3), ("|ab", 2), ("אב|", 2), ("א|ב", 3), ("|אב", 4), ("אב 12|", 2), ("אב |12", 3),
      ("push אב|", 9), ("push |אב", 8),
    ])
  func cursor(marked: String, column: Int) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var draft = Draft(text: parts.joined())
    draft.cursor = parts[0].count
    #expect(commandLine(draft).cursor == column)
  }

  @Test("a line from right to left that is longer than the row keeps its end and the cursor in sight")
  func longRightToLeft() {
    let row = commandLine(Draft(text: String(repeating: "א", count: 60) + "ב"))
    #expect(row.line.hasPrefix(" : בא") && row.cursor == 2)
    #expect(filter(String(repeating: "א", count: 60)).line.hasSuffix(" 0 of 6  "))
  }
}
