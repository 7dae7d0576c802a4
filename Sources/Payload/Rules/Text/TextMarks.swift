/// What stands out in the bytes of a text, so that most texts are done with after one pass.
struct TextMarks: OptionSet {
  let rawValue: UInt8
  /// A backslash that stands for itself.
  static let backslash = TextMarks(rawValue: 1)
  /// An ampersand.
  static let ampersand = TextMarks(rawValue: 2)
  /// A bracket at the beginning.
  static let bracket = TextMarks(rawValue: 4)
  /// A byte or an escape that may be an invisible or private-use character.
  static let characters = TextMarks(rawValue: 8)
  /// `$`, `{`, `<`, `%` or `#`: a template may be unfilled.
  static let template = TextMarks(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Looks at the bytes of a string node.
  init(_ value: JSONValue) {
    let range = value.document.nodes[value.index].contentRange
    self = value.document.bytes.withUnsafeBufferPointer { TextMarks($0, range) }
  }

  /// Looks at the bytes between the quotes of a string.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var marks: TextMarks = []
    if let first = range.first, bytes[first] == .openBrace || bytes[first] == .openBracket { marks.insert(.bracket) }
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      place += 1
      switch byte {
      case .backslash where place < range.upperBound:
        marks.insert(bytes[place] == .backslash ? .backslash : bytes[place] == UInt8(ascii: "u") ? .characters : [])
        place += 1
      case UInt8(ascii: "&"): marks.insert(.ampersand)
      case UInt8(ascii: "$"), .openBrace, UInt8(ascii: "<"), UInt8(ascii: "%"), .hash: marks.insert(.template)
      case 0x7F, 0xC2, 0xE1, 0xE2, 0xEE, 0xEF, 0xF3...: marks.insert(.characters)
      default: break
      }
    }
    self = marks
  }
}
