/// Takes a format apart, scalar by scalar.
struct FormatReader {
  private(set) var pieces: [LocalizedFormat.Piece] = []
  private(set) var placeholderCount = 0
  private let scalars: String.UnicodeScalarView
  private var place: String.UnicodeScalarView.Index
  private var literal = ""
  private var nextArgument = 0

  init(_ text: String) {
    scalars = text.unicodeScalars
    place = scalars.startIndex
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
    let number = position.map { $0 - 1 } ?? nextArgument
    if position == nil { nextArgument += 1 }
    pieces.append(.argument(number))
    placeholderCount = max(placeholderCount, number + 1)
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
