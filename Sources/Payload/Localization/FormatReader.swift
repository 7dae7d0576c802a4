/// Takes a format apart, scalar by scalar.
struct FormatReader {
  /// Which conversions are filled in.
  enum Dialect {
    /// `%@` alone: the text of a `.strings` file.
    case text
    /// Whole numbers (`%d`, `%lld`, `%arg`) and variables (`%#@name@`) too: a text with plural forms.
    case plural
  }

  private(set) var pieces: [LocalizedFormat.Piece] = []
  private(set) var placeholderCount = 0
  /// The first argument that a whole number takes; nil: none does.
  private(set) var firstNumber: Int?
  private let dialect: Dialect
  private let scalars: String.UnicodeScalarView
  private var place: String.UnicodeScalarView.Index
  private var literal = ""
  private var nextArgument = 0

  /// `firstArgument`: what the first placeholder without a number stands for, counted from 0.
  init(_ text: String, dialect: Dialect = .text, firstArgument: Int = 0) {
    scalars = text.unicodeScalars
    place = scalars.startIndex
    self.dialect = dialect
    nextArgument = firstArgument
  }

  mutating func read() {
    while let scalar = peek() {
      if scalar == "%" { readConversion() } else { takeLiteral() }
    }
    endLiteral()
  }

  private func peek() -> Unicode.Scalar? { place < scalars.endIndex ? scalars[place] : nil }

  private mutating func take(into text: inout String) {
    text.unicodeScalars.append(scalars[place])
    place = scalars.index(after: place)
  }

  private mutating func takeLiteral() {
    literal.unicodeScalars.append(scalars[place])
    place = scalars.index(after: place)
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }

  private mutating func readConversion() {
    var conversion = ""
    take(into: &conversion)
    let position = readPosition(into: &conversion)
    switch peek() {
    case "%" where conversion == "%":
      place = scalars.index(after: place)
      literal += "%"
    case "@" where position != nil || conversion == "%":
      place = scalars.index(after: place)
      appendArgument(position)
    case _ where dialect == .plural && readPlural(position): break
    default:
      if readUnsupported(into: &conversion) {
        endLiteral()
        pieces.append(.unsupported(conversion))
      } else {
        literal += conversion
      }
    }
  }

  private mutating func appendArgument(_ position: Int?) {
    endLiteral()
    pieces.append(.argument(takeArgument(position)))
  }

  /// The argument that a placeholder stands for.
  private mutating func takeArgument(_ position: Int?) -> Int {
    let number = position.map { $0 - 1 } ?? nextArgument
    if position == nil { nextArgument += 1 }
    placeholderCount = max(placeholderCount, number + 1)
    return number
  }

  /// Reads `#@name@`, `arg`, or a whole number; returns whether it was one, else nothing is read.
  private mutating func readPlural(_ position: Int?) -> Bool {
    let rest = scalars[place...]
    if rest.starts(with: "#@".unicodeScalars) {
      let name = rest.dropFirst(2)
      guard let end = name.prefix(65).firstIndex(of: "@"), end > name.startIndex else { return false }
      endLiteral()
      pieces.append(.variable(String(name[..<end]), argument: takeArgument(position)))
      place = scalars.index(after: end)
      return true
    }
    var end: String.UnicodeScalarView.Index
    if rest.starts(with: "arg".unicodeScalars) {
      end = scalars.index(place, offsetBy: 3)
    } else {
      end = rest.prefix(3).firstIndex { !"hlqzjt".unicodeScalars.contains($0) } ?? rest.endIndex
      guard end < scalars.endIndex, "diuDU".unicodeScalars.contains(scalars[end]) else { return false }
      end = scalars.index(after: end)
    }
    appendArgument(position)
    if firstNumber == nil, case .argument(let number)? = pieces.last { firstNumber = number }
    place = end
    return true
  }

  /// Reads `2$`; digits without a dollar sign stay in `conversion`, they are a width.
  private mutating func readPosition(into conversion: inout String) -> Int? {
    var number = 0
    let start = place
    while let scalar = peek(), ("0"..."9").contains(scalar), conversion.utf8.count < 12 {
      number = min(number * 10 + Int(scalar.value - 0x30), 1 << 20)
      take(into: &conversion)
    }
    guard place > start, number > 0, peek() == "$" else { return nil }
    take(into: &conversion)
    return number
  }

  /// Reads the rest of a conversion of printf; returns whether it was one.
  private mutating func readUnsupported(into conversion: inout String) -> Bool {
    let bound = conversion.utf8.count + 64
    var isVariable = false
    while let scalar = peek(), conversion.utf8.count < bound {
      switch scalar {
      case "@" where conversion.hasSuffix("#"), "@" where isVariable:
        // `%#@name@`, a variable of a plural rule.
        take(into: &conversion)
        if isVariable { return true }
        isVariable = true
      case _ where isVariable: take(into: &conversion)
      case "0"..."9", ".", "-", "+", " ", "#", "'", "*", "h", "l", "j", "z", "t", "L", "q": take(into: &conversion)
      case "@", "d", "i", "o", "u", "x", "X", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C", "s", "S", "p", "n", "D",
        "U", "O":
        take(into: &conversion)
        return true
      default: return false
      }
    }
    return false
  }
}
