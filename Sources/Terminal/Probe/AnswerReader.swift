import Rendering

/// Takes the terminal's answers out of what comes in, wherever they are split, and hands on everything else: what was
/// typed meanwhile is not lost, and an answer that comes late never looks like a key.
///
/// After the last answer everything is handed on as it is.
struct AnswerReader: Equatable {
  /// What has been answered.
  private(set) var answers = TerminalAnswers()
  /// Where the cursor stood, in the order of the questions.
  private var columns: [Int] = []
  /// Questions that are not answered yet.
  private var asked: [ClusterClass] = []
  private var expectsBackground = false
  private var expectsAttributes = false
  /// Whether it was asked about pixels; these answers come before the last one.
  private var expectsPixels = false
  /// Bytes of what may become an answer.
  private var held: [UInt8] = []

  /// Longer than any answer.
  private static let limit = 96

  /// Whether what has come breaks off where an answer may go on.
  var isInside: Bool { !held.isEmpty }

  /// Begins to look for the answers to ``TerminalProbe/questions(pixels:)``.
  mutating func expect(_ classes: [ClusterClass], pixels: Bool = false) {
    self = AnswerReader()
    asked = classes
    expectsBackground = true
    expectsAttributes = true
    expectsPixels = pixels
  }

  /// Takes what has come in; returns what is no answer.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    guard expectsAttributes || expectsBackground || isInside else { return bytes }
    var rest: [UInt8] = []
    for byte in bytes {
      if held.isEmpty, byte != 0x1B {
        rest.append(byte)
        continue
      }
      held.append(byte)
      switch match() {
      case .partial: continue
      case .answer(let answer): note(answer)
      case .other:
        // An escape may begin the next thing.
        let begins = byte == 0x1B
        rest += begins ? held.dropLast() : held
        held = []
        if begins { held = [byte] }
        continue
      }
      held = []
    }
    return rest
  }

  /// Gives up what has begun: it goes on too late to be one thing.
  ///
  /// What a key cannot have sent is kept, for the rest of an answer may be slow.
  mutating func release() -> [UInt8] {
    guard held.count < 3 else { return [] }
    defer { held = [] }
    return held
  }

  private mutating func note(_ answer: Answer) {
    switch answer {
    case .column(let column): columns.append(column)
    case .background(let color):
      expectsBackground = false
      answers.background = color
    case .graphics(let isTaken): answers.takesGraphics = isTaken
    case .version(let text): answers.version = text
    case .attributes:
      (expectsAttributes, expectsPixels) = (false, false)
      answers.isComplete = true
      // A terminal that leaves questions out cannot be told apart from one that answers others.
      guard columns.count == asked.count else { return }
      answers.widths = Dictionary(zip(asked, columns.map { $0 - 1 })) { first, _ in first }
    }
  }

  // MARK: The forms of answers

  private enum Answer { case column(Int), background(RGBColor?), graphics(Bool), version(String), attributes }
  private enum Match { case partial, other, answer(Answer) }

  private func match() -> Match {
    guard held.count > 1 else { return .partial }
    guard held.count < Self.limit else { return .other }
    switch held[1] {
    case UInt8(ascii: "["): return controlSequence(held[2...])
    case UInt8(ascii: "]") where expectsBackground: return command(held[2...])
    case UInt8(ascii: "_") where expectsPixels:
      return text(held[2...], behind: "Gi=31;") { .graphics($0 == "OK") }
    case UInt8(ascii: "P") where expectsPixels: return text(held[2...], behind: ">|") { .version($0) }
    default: return .other
    }
  }

  /// A text behind a beginning, ended by ST: `APC G i=31 ; OK ST`, `DCS > | version ST`.
  private func text(_ bytes: ArraySlice<UInt8>, behind beginning: String, answer: (String) -> Answer) -> Match {
    let beginning = Array(beginning.utf8)
    guard bytes.count >= beginning.count else { return beginning.starts(with: bytes) ? .partial : .other }
    guard bytes.starts(with: beginning) else { return .other }
    let value = bytes.dropFirst(beginning.count)
    if value.last == UInt8(ascii: "\\"), value.dropLast().last == 0x1B {
      let text = value.dropLast(2)
      return text.allSatisfy { (0x20...0x7E).contains($0) }
        ? .answer(answer(String(decoding: text, as: UTF8.self))) : .other
    }
    return value.dropLast().contains(0x1B) ? .other : .partial
  }

  /// `CSI row ; column R` and `CSI ? … c`.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> Match {
    guard let last = bytes.last else { return .partial }
    let parameters = String(decoding: bytes.dropLast(), as: UTF8.self)
    switch last {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): return .partial
    case UInt8(ascii: "?") where parameters.isEmpty: return .partial
    case UInt8(ascii: "c") where parameters.hasPrefix("?") && expectsAttributes: return .answer(.attributes)
    case UInt8(ascii: "R") where expectsAttributes && columns.count < asked.count:
      let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, numbers[0] != nil, let column = numbers[1], column > 0 else { return .other }
      return .answer(.column(column))
    default: return .other
    }
  }

  /// `OSC 11 ; rgb:rrrr/gggg/bbbb`, ended by BEL or ST.
  private func command(_ bytes: ArraySlice<UInt8>) -> Match {
    let beginning = Array("11;".utf8)
    guard bytes.count >= beginning.count else { return beginning.starts(with: bytes) ? .partial : .other }
    guard bytes.starts(with: beginning) else { return .other }
    var value = bytes.dropFirst(beginning.count)
    switch value.last {
    case 0x07: value.removeLast()
    case UInt8(ascii: "\\") where value.dropLast().last == 0x1B: value.removeLast(2)
    case 0x1B: return .partial
    default: return value.contains(0x1B) ? .other : .partial
    }
    return .answer(.background(RGBColor(specification: String(decoding: value, as: UTF8.self))))
  }
}

extension RGBColor {
  /// A colour as X11 writes it: `rgb:1c1c/1c1c/1e1e`, with one to four digits a part, or `rgba:` with four parts.
  init?(specification: String) {
    let halves = specification.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, halves[0] == "rgb" || halves[0] == "rgba" else { return nil }
    let parts = halves[1].split(separator: "/", omittingEmptySubsequences: false).prefix(3).map(Self.share)
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    self.init(red: red, green: green, blue: blue)
  }

  private static func share(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
    let most = UInt32(1) << (4 * UInt32(digits.count)) - 1
    return UInt8(value * 255 / most)
  }
}
