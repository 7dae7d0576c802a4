extension Base64 {
  /// The bytes of an encoding whose alphabet is safe in URLs, without padding; nil where it is none.
  ///
  /// Source: RFC 4648 section 5, RFC 7515 section 2.
  public static func decodedURL(_ text: Substring) -> [UInt8]? {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.utf8.count + 3)
    for digit in text.utf8 {
      switch digit {
      case UInt8(ascii: "-"): plain.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): plain.append(UInt8(ascii: "/"))
      case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
      default: plain.append(digit)
      }
    }
    while plain.count % 4 != 0 { plain.append(UInt8(ascii: "=")) }
    return decoded(String(decoding: plain, as: UTF8.self))
  }

  /// The text of `bytes` in the alphabet that is safe in URLs, without padding.
  public static func encodedURL(_ bytes: [UInt8]) -> String {
    let digits = encoded(bytes).utf8.compactMap { digit -> UInt8? in
      switch digit {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      default: digit
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
