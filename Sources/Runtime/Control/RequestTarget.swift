/// Where a request goes: the path in its segments, and the query.
///
/// Source: RFC 3986 sections 3.3 and 3.4.
struct RequestTarget: Equatable {
  /// The segments of the path, decoded: `/deliveries/latest` has two.
  var segments: [String]
  /// The query's parameters in their order, decoded.
  var parameters: [(name: String, value: String)]

  /// Reads `:path`; nil where an escape is none.
  init?(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = []
    parameters = []
    for part in halves[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let segment = Self.decoded(part) else { return nil }
      segments.append(segment)
    }
    for part in halves.dropFirst().flatMap({ $0.split(separator: "&") }) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
        return nil
      }
      parameters.append((name, value))
    }
  }

  static func == (left: RequestTarget, right: RequestTarget) -> Bool {
    left.segments == right.segments && left.parameters.elementsEqual(right.parameters) { $0 == $1 }
  }

  /// A segment or parameter as it stands in a path: what is neither letter, digit nor `-._~` is escaped.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? { Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) } }
}
