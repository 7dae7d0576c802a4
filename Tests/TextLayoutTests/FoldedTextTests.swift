import Testing

@testable import TextLayout

@Suite("Searching text")
struct FoldedTextTests {
  @Test(
    "what a reader takes for the same is found",
    arguments: [
      ("Café", "cafe"), ("cafe", "CAFÉ"), ("Cafe\u{301}", "é"), ("STRASSE", "straße"), ("Ärger", "arger"),
      ("ΣΊΣΥΦΟΣ", "σισυφος"), ("Ёлка", "елка"), ("ﬁn", "fin"), ("Ｔｏｋｙｏ", "tokyo"), ("two\nlines", "two lines"),
      ("آپ کی ٹرین", "کی"), ("کتاب", "كتاب"), ("السَّلَامُ", "السلام"), ("مـــرحبا", "مرحبا"), ("שָׁלוֹם", "שלום"),
      ("東京行き", "京行"), ("안녕하세요", "녕하"), ("👩‍👩‍👧 family", "👩"), ("👍🏽", "👍"), ("❤️", "❤"), ("🇵🇰", "🇵🇰"),
    ])
  func found(text: String, needle: String) {
    #expect(FoldedText(text).contains(FoldedText(needle)))
  }

  @Test(
    "what is another word is not found",
    arguments: [("cafe", "coffee"), ("abc", "abcd"), ("", "a"), ("हिन्दी", "हन्द"), ("น้ำ", "นา"), ("東", "京"), ("🙂", "🙃")])
  func notFound(text: String, needle: String) {
    #expect(!FoldedText(text).contains(FoldedText(needle)))
  }

  @Test("nothing is found everywhere, and marks alone are nothing")
  func empty() {
    #expect(FoldedText("a").contains(FoldedText("")))
    #expect(FoldedText("\u{301}\u{FE0F}\u{200D}").isEmpty)
  }

  @Test(
    "whole clusters are set apart, and matches that touch are one",
    arguments: [
      ("banana", ["an"], [1..<5]), ("banana", ["na", "b"], [0..<1, 2..<6]), ("Cafe\u{301}s", ["É"], [3..<4]),
      ("a👩‍👩‍👧b", ["👩"], [1..<2]), ("aﬁb", ["i"], [1..<2]), ("none", ["x", ""], []),
    ])
  func clusters(text: String, needles: [String], ranges: [Range<Int>]) {
    #expect(matchedClusters(in: Array(text), needles: needles.map { FoldedText($0) }) == ranges)
  }
}
