import Testing

@testable import Rendering
@testable import Terminal

@Suite("The terminal's answers")
struct AnswerReaderTests {
  private static let classes: [ClusterClass] = [.emoji, .flag]
  private static let all = "\u{1B}[1;3R\u{1B}[1;5R\u{1B}]11;rgb:1c1c/1c1c/1e1e\u{1B}\\\u{1B}[?62;22c"

  private func reader() -> AnswerReader {
    var reader = AnswerReader()
    reader.expect(Self.classes)
    return reader
  }

  /// What is left of `pieces`, and what was answered.
  private func read(_ pieces: String...) -> (rest: String, answers: TerminalAnswers) {
    var reader = reader()
    let rest = pieces.flatMap { reader.take(Array($0.utf8)) }
    return (String(decoding: rest + reader.release(), as: UTF8.self), reader.answers)
  }

  private let answered = TerminalAnswers(
    widths: [.emoji: 2, .flag: 4], background: RGBColor(0x1C1C1E), isComplete: true)

  @Test("are taken out of what comes in") func takes() {
    let (rest, answers) = read(Self.all)
    #expect(rest == "")
    #expect(answers == answered)
  }

  @Test("may be split anywhere, with keys between them") func split() {
    let bytes = Array(Self.all.utf8)
    for place in 1..<bytes.count {
      var reader = reader()
      let rest = reader.take(Array(bytes[..<place])) + reader.take(Array(bytes[place...]))
      #expect(rest == [], "split before byte \(place)")
      #expect(reader.answers == answered, "split before byte \(place)")
    }
    let (rest, answers) = read(
      "j\u{1B}[1;3Rk", "\u{1B}[A", "\u{1B}[1;5R\u{1B}]11;rgb:1c/1c/1e\u{07}é\u{1B}[?6c", "q\u{1B}")
    #expect(rest == "jk\u{1B}[Aéq\u{1B}")
    #expect(answers == answered)
  }

  @Test(
    "leave what is none of them alone",
    arguments: [
      "abc", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}[A\u{1B}OP\u{1B}[15~", "\u{1B}[<0;3;4M", "\u{1B}[200~x\u{1B}[201~",
      "\u{1B}]x",
      "\u{1B}]10;rgb:0/0/0\u{07}", "\u{1B}[1;2;3R", "\u{1B}[R", "\u{1B}[;R", "\u{1B}[1;0R", "\u{1B}[>0;276;0c",
      "\u{1B}j",
    ])
  func others(text: String) {
    let (rest, answers) = read(text)
    #expect(rest == text)
    #expect(answers == TerminalAnswers())
  }

  @Test("are looked for no longer than they are expected") func done() {
    let (rest, answers) = read(Self.all, "\u{1B}[1;2R\u{1B}[?1;2c")
    #expect(rest == "\u{1B}[1;2R\u{1B}[?1;2c")
    #expect(answers == answered)
    var idle = AnswerReader()
    #expect(idle.take(Array("\u{1B}[1;2R".utf8)).count == 6)
    #expect(!idle.isInside)
  }

  @Test("a colour that comes after the last answer is no key either") func lateColor() {
    let (rest, answers) = read("\u{1B}[1;3R\u{1B}[1;5R\u{1B}[?62c", "x\u{1B}]11;rgb:ff", "ff/ffff/ffff\u{07}y")
    #expect(rest == "xy")
    #expect(answers.background == RGBColor(0xFFFFFF))
  }

  @Test("of a terminal that leaves some out say nothing about widths") func leftOut() {
    let (rest, answers) = read("\u{1B}[1;3R\u{1B}[?1;2c")
    #expect(rest == "")
    #expect(answers == TerminalAnswers(isComplete: true))
  }

  @Test("half of one is kept for its rest, a lone Esc is a key") func release() {
    var reader = reader()
    #expect(reader.take([0x1B]) == [])
    #expect(reader.release() == [0x1B])
    #expect(reader.take(Array("\u{1B}[1;".utf8)) == [])
    #expect(reader.release() == [])
    #expect(reader.take(Array("3R\u{1B}[1;5R\u{1B}[?6c".utf8)) == [])
    #expect(reader.answers.widths == [.emoji: 2, .flag: 4])
  }

  @Test(
    "colours as X11 writes them",
    arguments: [
      ("rgb:ffff/0000/8080", 0xFF0080), ("rgb:f/0/8", 0xFF0088), ("rgba:1c1c/1c1c/1e1e/ffff", 0x1C1C1E),
      ("rgb:1/2", nil),
      ("#1C1C1E", nil), ("rgb:fffff/0/0", nil), ("rgb:g/0/0", nil), ("", nil),
    ] as [(String, UInt32?)])
  func colors(text: String, color: UInt32?) {
    #expect(RGBColor(specification: text)?.value == color)
  }

  @Test("whatever comes in, nothing is lost or added but answers") func random() {
    var generator = Generator()
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[]]?;;0112Rc\\\u{07}a<M".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      }
      var whole = reader()
      let expected = whole.take(bytes)
      var parts = reader()
      #expect(bytes.flatMap { parts.take([$0]) } == expected)
      #expect(parts == whole)
    }
  }
}

/// Numbers that repeat.
private struct Generator: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
