extension UInt8 {
  /// Whether it is a hexadecimal digit in either case.
  var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// Calls `body` with the text's bytes where they stand: one step a byte, which `utf8` itself takes five for.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension String {
  /// Whether it has the form 8-4-4-4-12 of hexadecimal digits, in either case (apple-rules 2.2).
  var isUUID: Bool {
    guard utf8.count == 36 else { return false }
    return withBytes { bytes in
      bytes.indices.allSatisfy { place in
        switch place {
        case 8, 13, 18, 23: bytes[place] == UInt8(ascii: "-")
        default: bytes[place].isHexadecimalDigit
        }
      }
    }
  }

  /// The number that its decimal digits give; nil where there is anything else, or more than 64 bits hold.
  var decimalNumber: Int64? {
    guard !isEmpty, utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return Int64(self)
  }
}
