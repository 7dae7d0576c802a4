import Testing
import TextLayout

@Suite("The width of a cluster")
struct CellWidthTests {
  @Test(
    "a cluster takes the cells that a terminal of today gives it",
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("→", 1), ("─", 1),
      ("漢", 2), ("あ", 2), ("ｶ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("，", 2), ("Ａ", 2),
      ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{26A0}", 1), ("\u{26A0}\u{FE0F}", 2), ("😀", 2), ("⌚", 2),
      ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2), ("🇵🇰", 2), ("🇵", 1), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2),
      ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{200D}", 0), ("\u{301}", 1), ("\u{E000}", 1), ("\u{378}", 1),
      ("\u{1B}", 1), ("\r\n", 1), ("\u{85}", 1), ("ا", 1), ("بّ", 1), ("ش", 1), ("กำ", 2), ("कि", 2), ("का", 2),
      ("ั", 1), ("נָ", 1),
    ] as [(Character, Int)])
  func width(cluster: Character, cells: Int) {
    #expect(cellWidth(of: cluster) == cells, "\(cluster.unicodeScalars.map { String($0.value, radix: 16) })")
  }

  @Test("a text is as wide as its clusters together")
  func text() {
    #expect(cellWidth(of: "") == 0)
    #expect(cellWidth(of: "plain text") == 10)
    #expect(cellWidth(of: "東京へ 👍🏽") == 9)
  }

  @Test(
    "the safe form is what every terminal draws alike",
    arguments: [
      ("a", "a"), ("é", "é"), ("👨‍👩‍👧", "👨"), ("👍🏽", "👍"), ("\u{2764}\u{FE0F}", "\u{2764}"),
      ("1\u{FE0F}\u{20E3}", "1"), ("🇵🇰", "🇵🇰"), ("🇵", "P"), ("🏳️‍🌈", "🏳"), ("\u{200B}", ""), ("\u{301}", " \u{301}"),
      ("漢\u{FE00}", "漢"), ("कि", "कि"), ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "a\u{301}\u{302}\u{303}\u{304}"),
    ] as [(Character, String)])
  func safe(cluster: Character, form: String) {
    #expect(safeForm(of: cluster).unicodeScalars.elementsEqual(form.unicodeScalars), "\(safeForm(of: cluster))")
  }

  @Test("no safe form has more than five scalars or takes more cells than its cluster")
  func bounds() {
    for value in UInt32(0x20)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cluster = Character(scalar)
      let form = safeForm(of: cluster)
      let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .enclosingMark, .spacingMark]
      let width = form.unicodeScalars.reduce(0) { sum, scalar in
        sum + (marks.contains(scalar.properties.generalCategory) ? 0 : cellWidth(of: Character(scalar)))
      }
      if form.unicodeScalars.count > 5 || width > cellWidth(of: cluster) {
        Issue.record("U+\(String(value, radix: 16)): \(form)")
      }
    }
  }
}
