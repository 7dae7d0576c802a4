/// Fills the arguments of a payload into a string of the app.
///
/// Only `%@`, `%1$@` and `%%` mean something; any other conversion stays as it is, so that no argument can be read as
/// something that it is not. A missing argument is empty, one too many is ignored.
///
/// Source: apple-rules 1.5.
enum LocalizedFormat {
  /// Bytes that a filled string may have: a format can repeat a long argument many times.
  static let byteLimit = 16_384

  /// `format` with `arguments` in their places.
  static func string(_ format: String, _ arguments: [String]) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let after = rest[rest.index(after: percent)...]
      if after.first == "%" {
        result += "%"
        rest = after.dropFirst()
      } else if after.first == "@" {
        result += next < arguments.count ? arguments[next] : ""
        next += 1
        rest = after.dropFirst()
      } else if let (position, end) = position(in: after) {
        result += arguments.indices.contains(position - 1) ? arguments[position - 1] : ""
        rest = end
      } else {
        result += "%"
        rest = after
      }
      if result.utf8.count > byteLimit { return result }
    }
    return result + rest
  }

  /// The number of `1$@`, and what follows it.
  private static func position(in text: Substring) -> (Int, Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    guard let number = Int(digits), number > 0, rest.hasPrefix("$@") else { return nil }
    return (number, rest.dropFirst(2))
  }
}
