import Screen
import Testing

@testable import Terminal

@Suite("Decoding what comes in")
struct InputDecoderTests {
  /// What a decoder makes of scalars as ncurses hands them over where terminfo knows none of the sequences.
  private func decode(_ text: String) -> [TerminalInput] {
    decode(text.unicodeScalars.map { .scalar($0) })
  }

  private func decode(_ raw: [RawInput]) -> [TerminalInput] {
    var decoder = InputDecoder()
    var waiting = raw[...]
    var source = InputSource { _ in waiting.popFirst() }
    var inputs: [TerminalInput] = []
    while let input = decoder.read(&source) { inputs.append(input) }
    return inputs
  }

  @Test(
    "keys",
    arguments: [
      ("a", [.character("a")]),
      ("\r", [.enter]),
      ("\n", [.control("j")]),
      ("\t", [.tab]),
      ("\u{7F}\u{8}", [.backspace, .backspace]),
      ("\u{3}\u{1A}\u{C}", [.control("c"), .control("z"), .control("l")]),
      ("\u{1B}", [.escape]),
      ("\u{1B}q", [.escape, .character("q")]),
      ("\u{1B}[", [.escape, .character("[")]),
      ("日本", [.character("日"), .character("本")]),
      ("👨‍👩‍👧x", [.character("👨‍👩‍👧"), .character("x")]),
      ("🇫🇷🇩🇪", [.character("🇫🇷"), .character("🇩🇪")]),
      ("👍🏽", [.character("👍🏽")]),
      ("\u{0}\u{1F}\u{85}", []),
    ] as [(String, [KeyPress])])
  func keys(text: String, presses: [KeyPress]) {
    #expect(decode(text) == presses.map { .key($0) })
  }

  @Test(
    "a sequence that nobody knows is no key at all",
    arguments: ["\u{1B}[27;5;9~", "\u{1B}[1;5A", "\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}OQ", "\u{1B}[>0;276;0c"])
  func unknownSequences(text: String) {
    #expect(decode(text) == [])
    #expect(decode(text + "x") == [.key(.character("x"))])
  }

  @Test("a sequence that never ends is keys after all")
  func endlessSequence() {
    #expect(decode("\u{1B}[1").first == .key(.escape))
    #expect(decode("\u{1B}[" + String(repeating: "1", count: 100)).count == 102)
  }

  @Test(
    "mouse reports of the SGR kind",
    arguments: [
      ("\u{1B}[<0;10;5M", .mouse(.click, column: 9, row: 4)),
      ("\u{1B}[<2;1;1M", .mouse(.rightClick, column: 0, row: 0)),
      ("\u{1B}[<1;300;200M", .mouse(.rightClick, column: 299, row: 199)),
      ("\u{1B}[<64;3;4M", .mouse(.wheelUp, column: 2, row: 3)),
      ("\u{1B}[<65;3;4M", .mouse(.wheelDown, column: 2, row: 3)),
      ("\u{1B}[<4;3;4M", .mouse(.click, column: 2, row: 3)),
    ] as [(String, TerminalInput)])
  func mouse(text: String, input: TerminalInput) {
    #expect(decode(text) == [input])
  }

  @Test(
    "reports that mean nothing are dropped",
    arguments: [
      "\u{1B}[<0;10;5m", "\u{1B}[<32;10;5M", "\u{1B}[<66;1;1M", "\u{1B}[<0;0;5M", "\u{1B}[<0;10M", "\u{1B}[<;;M",
      "\u{1B}[<99999999999999999999;1;1M",
    ])
  func meaninglessReports(text: String) {
    #expect(decode(text) == [])
  }

  @Test(
    "a bracketed paste is text, whatever is in it",
    arguments: [
      ("q1\u{3}d", "q1d"), ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\nb", "a\n\nb"), ("a\u{1B}b", "ab"),
      ("a \u{1B}[31m b", "a [31m b"), ("\u{1B}]0;title\u{7}x\u{1B}\\", "]0;titlex\\"), ("\u{1B}OA\u{1B}[A", "OA[A"),
      ("\u{1B}[20\u{1B}\u{1B}[201", "[20[201"), ("\u{1B}[200~a", "[200~a"), ("\u{1B}[<0;1;1M", "[<0;1;1M"),
      ("a\tb", "a b"), ("\u{0}\u{7}\u{9B}x\u{7F}", "x"), ("日本 👨‍👩‍👧 سلام", "日本 👨‍👩‍👧 سلام"), ("", ""),
    ])
  func paste(text: String, pasted: String) {
    let rest: [RawInput] = (text + "\u{1B}[201~q").unicodeScalars.map { .scalar($0) }
    #expect(decode([.named(.pasteStart)] + rest) == [.key(.paste(pasted)), .key(.character("q"))])
    // The same where ncurses does not know the brackets.
    #expect(decode("\u{1B}[200~" + text + "\u{1B}[201~q") == [.key(.paste(pasted)), .key(.character("q"))])
  }

  @Test("a giant paste is cut, and its end is found all the same")
  func pasteIsBounded() {
    let giant = String(repeating: "x", count: InputDecoder.pasteLimit + 10)
    let inputs = decode("\u{1B}[200~" + giant + "\u{1B}[201~")
    #expect(inputs == [.key(.paste(String(giant.prefix(InputDecoder.pasteLimit))))])
  }

  @Test("what is pasted is read as text, and what is typed before and after it is not")
  func asksForText() {
    var decoder = InputDecoder()
    var waiting = "a\u{1B}[200~b\u{1B}[201~c".unicodeScalars[...]
    var asked: [Bool] = []
    var source = InputSource { asText in
      asked.append(asText)
      return waiting.popFirst().map { .scalar($0) }
    }
    while decoder.read(&source) != nil {}
    #expect(asked.map { $0 ? "t" : "k" }.joined() == "kkkkkkktttttttkk")
  }

  @Test("the end of a paste may come in pieces")
  func splitEnd() {
    var decoder = InputDecoder()
    var waiting: [RawInput] = []
    var source = InputSource { _ in waiting.isEmpty ? nil : waiting.removeFirst() }
    for part in ["\u{1B}[200~é", "\u{1B}[2", "01"] {
      waiting = part.unicodeScalars.map { .scalar($0) }
      #expect(decoder.read(&source) == nil)
    }
    waiting = [.scalar("~")]
    #expect(decoder.read(&source) == .key(.paste("é")))
  }

  @Test("a paste whose end is lost can be ended")
  func lostEnd() {
    var decoder = InputDecoder()
    var waiting: [RawInput] = [.named(.pasteStart), .scalar("a")]
    var source = InputSource { _ in waiting.isEmpty ? nil : waiting.removeFirst() }
    #expect(decoder.read(&source) == nil)
    #expect(decoder.isPasting)
    #expect(decoder.endPaste() == .key(.paste("a")))
    #expect(!decoder.isPasting)
  }
}
