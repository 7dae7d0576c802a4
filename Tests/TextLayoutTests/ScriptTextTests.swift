import TestSupport
import Testing
import TextLayout

@Suite("Laying out every script")
struct ScriptTextTests {
  @Test("no line is wider than its room, whatever the text", arguments: ScriptText.all)
  func widths(text: ScriptText) {
    for text in [text.title, text.subtitle, text.body] {
      for width in [1, 2, 3, 5, 10, 36, 76] {
        for line in layOut(text, width: width, lineLimit: 50) {
          #expect(line.width <= width)
          #expect(line.width == line.clusters.reduce(0) { $0 + cellWidth(of: $1) })
        }
      }
    }
  }

  @Test("a line that is cut is the beginning of the text in whole clusters, and an ellipsis", arguments: ScriptText.all)
  func truncation(text: ScriptText) {
    for text in [text.title, text.subtitle, text.body] {
      let whole = layOutLine(text, width: 100_000)
      let clusters = Array(whole.logicalText)
      for width in 2...24 where width < whole.width {
        var shown = Array(layOutLine(text, width: width).logicalText)
        #expect(shown.popLast() == "…")
        #expect(shown == Array(clusters.prefix(shown.count)), "\(text.prefix(40)) at \(width)")
      }
      #expect(layOutLine(text, width: max(1, whole.width)) == whole)
    }
  }

  @Test("sanitizing is done once, and leaves nothing that steers a terminal", arguments: ScriptText.all)
  func sanitizing(text: ScriptText) {
    for text in [text.title, text.subtitle, text.body] {
      let clean = sanitized(text, keepingLines: false)
      #expect(sanitized(clean, keepingLines: false) == clean)
      for scalar in clean.unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
      }
    }
  }
}
