import Center
import Rendering
import Screen
import TestSupport
import Testing

/// Notification text is plain text: nothing in it is markup, and nothing gets lost on the way to the screen.
@Suite("Text letter for letter")
struct PlainTextTests {
  private func shown(_ title: String, _ body: String) -> Frame {
    var phone = CenterFixture()
    let key = phone.deliver(ScriptText.alert(title, body))
    return view(phone) { screen, _ in screen.pages = [.list, .expanded(key)] }
  }

  @Test(
    "ampersands, angle brackets and entities are only characters",
    arguments: [
      ("AT&T", "a & b"), ("We <3 you", "<b>not bold</b>"), ("&#39;ok&#39;", "&#39;ok&#39; <thing> x<br>y"),
      ("&lt;i&gt;", "%@ %1$@ %d 100%"), ("\\n is no line end", "\"quoted\" 'so'"),
    ])
  func markup(title: String, body: String) {
    let frame = shown(title, body)
    #expect(frame.text.contains(" \(title) "))
    #expect(frame.text.contains(" \(body) "))
    // The same styles as any other card has.
    let plain = shown(String(repeating: "x", count: title.count), String(repeating: "y", count: body.count))
    #expect(frame.cells.map(\.style) == plain.cells.map(\.style))
  }

  @Test("a sign without its selector is one cell, with it two")
  func selector() throws {
    for (text, column) in [("⚠ a", 2), ("⚠️ a", 3)] {
      let frame = shown("Title", text)
      let row = try #require((0..<frame.rows).first { frame.text(ofRow: $0).contains(text) })
      let cells = frame.cells[row * frame.columns..<(row + 1) * frame.columns].map(\.cluster)
      let start = try #require(cells.firstIndex(of: text.first))
      #expect(cells[start + column] == "a")
    }
  }

  @Test("a payload with overrides keeps its frame, and gives its text back in the order in which it was sent")
  func overrides() throws {
    var phone = CenterFixture()
    let key = phone.deliver(try Fixtures.payload("144"))
    for columns in [40, 60, 80, 120] {
      let frame = view(phone, columns: columns) { screen, _ in screen.pages = [.list, .expanded(key)] }
      #expect(frame.brokenInvariants() + frame.brokenBorders() == [])
      #expect(frame.text.contains("موعد Dr. Ann ساعة 15:45"))
      #expect(frame.text.contains("שלום! ההזמנה #4021 (A-7) מוכנה"))
      #expect(!frame.text.unicodeScalars.contains("\u{202E}"))
    }
  }
}

extension ScriptText {
  /// A payload with a title and a body.
  static func alert(_ title: String, _ body: String) -> String {
    ScriptText(name: "", title: title, subtitle: "", body: body).payload()
  }
}
