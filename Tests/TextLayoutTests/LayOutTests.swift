import Testing
import TextLayout

/// The lines in visual order.
private func lines(_ text: String, _ width: Int, limit: Int = .max) -> [String] {
  layOut(text, width: width, lineLimit: limit).map(\.visualText)
}

@Suite("Lines")
struct LayOutTests {
  @Test(
    "text breaks at blanks, after hyphens, between ideographs, and inside words only where it must",
    arguments: [
      ("", 10, []), ("one", 10, ["one"]), ("one two three", 8, ["one two", "three"]), ("one two", 7, ["one two"]),
      ("one two ", 7, ["one two"]), ("one  two", 4, ["one", "two"]), ("  indented", 10, ["  indented"]),
      ("well-known fact", 6, ["well-", "known", "fact"]), ("a -5 b", 4, ["a -5", "b"]), ("--help", 4, ["--he", "lp"]),
      ("unbreakable", 4, ["unbr", "eaka", "ble"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字。漢", 4, ["漢", "字。", "漢"]),
      ("「漢字」漢", 6, ["「漢", "字」漢"]), ("안녕하세요", 6, ["안녕하", "세요"]), ("สวัสดี", 3, ["สวัส", "ดี"]),
      ("👍🏽👍🏽👍🏽", 4, ["👍🏽👍🏽", "👍🏽"]), ("a\n\nb", 5, ["a", "", "b"]), ("a\n", 5, ["a"]), ("漢", 1, ["▯"]),
      ("10\u{A0}000 km", 6, ["10\u{A0}000", "km"]),
    ] as [(String, Int, [String])])
  func wrapped(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    "what is left out leaves an ellipsis, cut between clusters",
    arguments: [
      ("one two three", 8, 1, ["one two…"]), ("one two three", 7, 1, ["one tw…"]), ("one two", 7, 1, ["one two"]),
      ("漢字漢字", 6, 1, ["漢字…"]), ("漢字漢字", 5, 1, ["漢字…"]), ("a\nb", 5, 1, ["a…"]), ("a\n\nb", 5, 2, ["a", "…"]),
      ("a b c d", 3, 2, ["a b", "c d"]), ("a b c d e", 3, 2, ["a b", "c…"]), ("👨‍👩‍👧👨‍👩‍👧", 3, 1, ["👨‍👩‍👧…"]),
      ("abc", 1, 1, ["…"]),
    ] as [(String, Int, Int, [String])])
  func truncated(text: String, width: Int, limit: Int, expected: [String]) {
    #expect(lines(text, width, limit: limit) == expected)
  }

  @Test("no line is wider than it may be, whatever the text", arguments: [1, 2, 3, 7, 20, 40])
  func bounded(width: Int) {
    let texts = [
      "a👨‍👩‍👧b🇵🇰c1️⃣d", "क्ष्म्य कर्त्ता", "שלום (עולם) abc 123", "漢字kanji仮名\u{200B}かな", "\u{1B}[2Jx\u{9D}\u{301}",
      String(repeating: "ab ", count: 50), String(repeating: "z", count: 99), "กำกำกำกำ",
    ]
    for text in texts {
      for limit in [1, 2, Int.max] {
        for line in layOut(text, width: width, lineLimit: limit) {
          #expect(line.width <= width)
          #expect(line.width == line.clusters.reduce(0) { $0 + cellWidth(of: $1) }, "\(text)")
          #expect(!line.clusters.contains { cellWidth(of: $0) == 0 })
        }
      }
    }
  }

  @Test("twenty thousand lines cost what the first four cost")
  func longText() {
    let text = String(repeating: "line of text\n", count: 20_000)
    #expect(layOut(text, width: 40, lineLimit: 4).count == 4)
    #expect(layOut(text, width: 40).count == 20_000)
  }

  @Test("a paragraph of one word without an end is cut")
  func longWord() {
    let laid = layOut(String(repeating: "x", count: 1 << 20), width: 40, lineLimit: 2)
    #expect(laid.map(\.width) == [40, 40])
    #expect(laid.last?.clusters.last == "…")
  }
}
