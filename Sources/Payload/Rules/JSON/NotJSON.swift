extension Rule {
  static let notJSON = Rule(
    "not-json", .error, "A payload begins with a brace.",
    "The text begins with something else altogether. One finding says what it looks like, in place of a fault for each "
      + "of its characters.",
    source: "1.1", bad: "aps: {\n  alert => 'Hello'\n}", good: #"{"aps":{"alert":"Hello"}}"#)

  static let htmlInsteadOfJSON = Rule(
    "html-instead-of-json", .error, "A payload is not a web page.",
    "Mostly the error page of a server, saved by a download that failed. XML and property lists are told apart in the "
      + "message.",
    source: "1.1", bad: "<!DOCTYPE html><html><body>502 Bad Gateway</body></html>", good: #"{"aps":{"alert":"Hello"}}"#)
}

extension RuleFamily {
  /// Texts that are something else from their first character on.
  static let notJSON = RuleFamily([.notJSON, .htmlInsteadOfJSON]) { subject, findings in
    let document = subject.document
    guard document.beginsWithoutBracket else { return }
    let text = String(decoding: document.bytes.prefix(4_096), as: UTF8.self)
    let place = document.position(at: document.firstContent)
    let start = text.drop { $0.isWhitespace }
    if start.hasPrefix("<") { return reportMarkup(start.lowercased(), at: place, &findings) }
    if hasTokenLines(start) {
      return findings.report(
        .jsonLines, at: place, .root,
        "the text is lines of a device token and a payload each, expected one JSON object",
        fix: "split it: one file a line, without the token")
    }
    let found = start.first.map { "'\($0)'" } ?? "nothing"
    findings.report(
      .notJSON, at: place, .root, "the text is not JSON: expected '{', found \(found)",
      fix: look(of: start).map { "it looks like \($0); let a JSON library write the payload" })
  }

  private static func reportMarkup(_ start: String, at place: SourcePosition, _ findings: inout FindingCollector) {
    let isHTML = start.hasPrefix("<!doctype html") || start.hasPrefix("<html") || !start.hasPrefix("<?xml")
    let isPropertyList = start.contains("<plist") || start.contains("<!doctype plist")
    findings.report(
      .htmlInsteadOfJSON, at: place, .root,
      "the text is \(isPropertyList ? "an XML property list" : isHTML ? "HTML" : "XML"), expected JSON",
      fix: isPropertyList
        ? "convert it: plutil -convert json" : isHTML ? "it is probably a server's error page: fetch it again" : nil)
  }

  /// Whether the first line is a device token followed by an object.
  private static func hasTokenLines(_ text: Substring) -> Bool {
    let token = text.prefix { $0.isHexDigit }
    let rest = text.dropFirst(token.count).drop { $0 == " " || $0 == "\t" }
    return token.count >= 32 && rest.first == "{"
  }

  private static func look(of text: Substring) -> String? {
    if text.contains("=>") { return "a Ruby hash" }
    if text.hasPrefix("curl ") || text.hasPrefix("xcrun ") { return "a shell command" }
    if text.hasPrefix("bplist") { return "a binary property list" }
    if text.hasPrefix("@{") || text.hasPrefix("@\"") { return "an Objective-C literal" }
    let firstLine = text.prefix { !$0.isNewline }
    if firstLine.contains("=") && firstLine.contains("&") { return "a form" }
    if firstLine.contains("{") && firstLine.contains("=") { return "source code" }
    if firstLine.contains(": ") || firstLine.hasSuffix(":") || text.hasPrefix("---") { return "YAML" }
    return nil
  }
}

extension JSONDocument {
  /// The first byte that is no white space, among the first few thousand.
  var firstContent: Int { bytes.prefix(4_096).firstIndex { !$0.isWhitespace } ?? 0 }

  /// Whether the text begins with something that neither JSON nor a comment begins with.
  var beginsWithoutBracket: Bool {
    guard !faults.isEmpty, firstContent < bytes.count else { return false }
    let first = bytes[firstContent]
    if first.isWhitespace { return false }
    switch first {
    case .openBrace, .openBracket, .quote, .slash, .hash, .comma: return false
    case .minus, 0x30...0x39: return hasWordAfterDigits
    default: return true
    }
  }

  /// Whether what begins like a number goes on like a word, as a device token does.
  private var hasWordAfterDigits: Bool {
    let start = firstContent
    return bytes[start...].prefix(64).drop { $0.isDigit || $0 == .minus }.first.map { $0.isWordByte } ?? false
  }
}
