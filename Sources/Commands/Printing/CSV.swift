import Payload

/// Comma-separated values by RFC 4180.
enum CSV {
  /// A record with its line end.
  ///
  /// Every field is safe for a terminal and a spreadsheet.
  static func record(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  /// A field, in quotes where it must be.
  ///
  /// Line ends and tabs stay; other controls become symbols. What a spreadsheet would run as a formula gets an
  /// apostrophe in front.
  static func field(_ text: String) -> String {
    var safe = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { terminalSafe(String($0)) }.joined(
        separator: "\t")
    }.joined(separator: "\n")
    if let first = safe.unicodeScalars.first, "=+-@\t".unicodeScalars.contains(first) { safe = "'" + safe }
    guard safe.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return safe }
    return "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
