import Testing
import TextLayout

@testable import Screen

@Suite("Editing a draft")
struct DraftEditingTests {
  @Test(
    "edits whole clusters and keeps the cursor between them",
    arguments: [
      ("|", [.insert("a")], "a|"),
      ("ab|cd", [.insert("X")], "abX|cd"),
      ("a👨‍👩‍👧|b", [.deleteBackward], "a|b"),
      ("|👍🏽b", [.deleteForward], "|b"),
      ("e|", [.insert("\u{301}")], "e\u{301}|"),
      ("👨|👧", [.insert("\u{200D}")], "👨\u{200D}👧|"),
      ("🇫|", [.insert("🇷")], "🇫🇷|"),
      ("日本語|", [.deleteBackward, .cursorLeft], "日|本"),
      // ← goes to the left: to what was typed later in text from right to left.
      ("سلام|", [.cursorRight, .deleteBackward], "سل|م"),
      ("|سلام", [.cursorLeft], "س|لام"),
      ("|سلام", [.cursorRight], "|سلام"),
      ("میں |station پر", [.cursorLeft], "میں station| پر"),
      ("میں |station پر", [.cursorRight], "میں s|tation پر"),
      ("سلا|م دنیا", [.cursorHome], "|سلام دنیا"),
      ("سلا|م دنیا", [.cursorEnd], "سلام دنیا|"),
      ("سلام دنیا|", [.deleteWord], "سلام |"),
      ("سلام|\nabc", [.cursorLeft], "سلام\n|abc"),
      ("|", [.deleteBackward, .cursorLeft], "|"),
      ("ab|", [.deleteForward, .cursorRight], "ab|"),
      ("one two|", [.deleteWord], "one |"),
      ("one two  |x", [.deleteWord], "one |x"),
      ("one|", [.deleteWord, .deleteWord], "|"),
      ("one\ntwo|", [.deleteToStart], "one\n|"),
      ("one\nt|wo", [.deleteToEnd], "one\nt|"),
      ("one|\ntwo", [.deleteToEnd], "one|two"),
      ("one\nt|wo", [.cursorHome], "one\n|two"),
      ("one\nt|wo\nx", [.cursorEnd], "one\ntwo|\nx"),
      ("long line\nab|", [.cursorUp], "lo|ng line\nab"),
      ("ab\nlong l|ine", [.cursorUp], "ab|\nlong line"),
      ("lon|g\nab", [.cursorDown], "long\nab|"),
      ("a|b", [.cursorUp], "|ab"),
      ("a|b", [.cursorDown], "ab|"),
      ("a\n|\nb", [.cursorDown], "a\n\n|b"),
    ] as [(String, [Intent], String)])
  func edits(before: String, intents: [Intent], after: String) {
    var draft = Draft(marked: before)
    for intent in intents { _ = draft.edit(intent) }
    #expect(draft.marked == after)
  }

  @Test(
    "moves by the lines that are seen",
    arguments: [
      ("one two thr|ee", [.cursorUp], "one| two three"), ("one| two three", [.cursorDown], "one two thr|ee"),
      ("one two thr|ee", [.cursorHome], "one two |three"), ("o|ne two three", [.cursorEnd], "one two| three"),
      ("ایک دو ت|ین", [.cursorUp], "ا|یک دو تین"),
    ] as [(String, [Intent], String)])
  func wrapped(before: String, intents: [Intent], after: String) {
    var draft = Draft(marked: before)
    for intent in intents { _ = draft.edit(intent, in: .init(width: 8, isRightToLeft: false)) }
    #expect(draft.marked == after)
  }

  @Test("takes no more than it holds, and says so")
  func isBounded() {
    var draft = Draft(text: String(repeating: "a", count: Draft.limit - 2))
    #expect(draft.insert("bb") == true)
    #expect(draft.insert("c") == false)
    #expect(draft.text.count == Draft.limit)
    #expect(draft.cursor == Draft.limit)
  }
}
