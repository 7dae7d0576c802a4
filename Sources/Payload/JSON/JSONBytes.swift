/// The bytes that mean something in JSON, by name.
extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let period = UInt8(ascii: ".")

  /// Whether the byte is JSON's white space.
  @inline(__always) var isWhitespace: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09)
  }

  /// Whether the byte is a decimal digit.
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte can be part of a name or number written bare, or of a character beyond ASCII.
  @inline(__always) var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x2B, 0x2D, 0x2E, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Whether a word, a placeholder or a run of junk ends before the byte.
  @inline(__always) var endsJunk: Bool {
    switch self {
    case .comma, .closeBrace, .closeBracket, .lineFeed, .carriageReturn: true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  @inline(__always) var hexadecimalValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}
