/// Numbers and the three words.
extension JSONReader {
  /// Reads the number that a digit or a minus begins.
  @inline(__always)
  mutating func readNumber() {
    let start = place
    var end = place
    if bytes[end] == .minus { end += 1 }
    let firstDigit = end
    end = afterDigits(end)
    let hasLeadingZero = end > firstDigit + 1 && bytes[firstDigit] == UInt8(ascii: "0")
    var isValid = end > firstDigit && !hasLeadingZero
    if end < bytes.count, bytes[end] == .period {
      let fraction = end + 1
      end = afterDigits(fraction)
      isValid = isValid && end > fraction
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < bytes.count, bytes[end] == .plus || bytes[end] == .minus { end += 1 }
      let exponent = end
      end = afterDigits(exponent)
      isValid = isValid && end > exponent
    }
    if !isValid || (end < bytes.count && bytes[end].isWordByte) { return recoverWord() }
    nodes.append(JSONNode(.number, start, end, next: nodes.count + 1))
    place = end
    valueIsComplete()
  }

  @inline(__always)
  private func afterDigits(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }

  /// Reads one of the three words.
  @inline(__always)
  mutating func readWord(_ word: StaticString, _ kind: JSONValue.Kind, _ flags: JSONNode.Flags) {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || !bytes[end].isWordByte else { return recoverWord() }
    for offset in 0..<word.utf8CodeUnitCount where bytes[place + offset] != word.utf8Start[offset] {
      return recoverWord()
    }
    nodes.append(JSONNode(kind, place, end, next: nodes.count + 1, flags: flags))
    place = end
    valueIsComplete()
  }
}
