import Testing
import TextLayout

@Suite("Direction")
struct DirectionTests {
  @Test(
    "a line stands in visual order, a paragraph runs as its first strong character does",
    arguments: [
      ("abc", "abc", false), ("אבג", "גבא", true), ("abc אבג def", "abc גבא def", false),
      ("אבג abc דהו", "והד abc גבא", true), ("אבג 123 דהו", "והד 123 גבא", true), ("(אבג) דהו", "והד (גבא)", true),
      ("abc (אבג)", "abc (גבא)", false), ("123 אבג", "גבא 123", true), ("אבג!", "!גבא", true),
      ("ש\u{5B8}ל", "לש\u{5B8}", true),
      ("آپ کا کوڈ 4821 ہے", "ےہ 4821 ڈوک اک پآ", true), ("Hi علی!", "Hi یلع!", false),
      ("سلام, Belfry 2.0", "Belfry 2.0 ,مالس", true),
      ("שלום 👍🏽", "👍🏽 םולש", true),
    ])
  func visual(text: String, shown: String, isRightToLeft: Bool) {
    let laid = layOut(text, width: 60)
    #expect(laid.map(\.visualText) == [shown])
    #expect(laid.first?.isRightToLeft == isRightToLeft)
    #expect(runsRightToLeft(text) == isRightToLeft)
  }

  @Test(
    "logical order gives the text back, brackets too",
    arguments: ["abc אבג 123", "آپ کا کوڈ 4821 ہے", "שלום עולם", "(אבג) דהו [1]", "12 (אב)", "a (ב) <ג>", "אב (34)"])
  func logical(text: String) {
    #expect(layOut(text, width: 60).map(\.logicalText) == [text])
  }

  @Test("text that runs from left to right has no order to keep")
  func noOrder() {
    #expect(layOut("plain 漢字", width: 60).first?.logicalOrder == nil)
  }

  @Test("each paragraph has its own direction")
  func paragraphs() {
    #expect(layOut("abc\nאבג\n123", width: 20).map(\.isRightToLeft) == [false, true, false])
  }

  @Test("the ellipsis of a line from right to left is at its left")
  func ellipsis() {
    #expect(layOut("אבג דהו זחט", width: 8, lineLimit: 1).map(\.visualText) == ["…והד גבא"])
    #expect(layOut("אבג דהו זחט", width: 8, lineLimit: 2).map(\.visualText) == ["והד גבא", "טחז"])
  }

  @Test("an override that hides in the text moves nothing")
  func overrides() {
    #expect(layOut("pay \u{202E}001\u{202C} now", width: 20).map(\.visualText) == ["pay 001 now"])
  }

  @Test(
    "a line without letters follows its surroundings, and data runs from left to right whatever it holds",
    arguments: [
      ("4821.", .firstStrong, "4821.", false), ("4821.", .firstStrongElseRightToLeft, ".4821", true),
      ("abc!", .firstStrongElseRightToLeft, "abc!", false), ("אבג!", .firstStrongElseRightToLeft, "!גבא", true),
      (#""אבג","#, .leftToRight, #""גבא","#, false), ("abc!", .rightToLeft, "!abc", true),
    ] as [(String, BaseDirection, String, Bool)])
  func base(text: String, direction: BaseDirection, shown: String, isRightToLeft: Bool) {
    let line = layOutLine(text, width: 40, direction: direction)
    #expect(line.visualText == shown)
    #expect(line.isRightToLeft == isRightToLeft)
    #expect(line.logicalText == text)
  }
}
