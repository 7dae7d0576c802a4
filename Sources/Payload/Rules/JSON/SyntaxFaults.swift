extension JSONFault {
  /// The rule, the message and the fix for a fault of syntax.
  func saidOfSyntax(in document: JSONDocument) -> (rule: Rule, message: String, fix: String?) {
    switch kind {
    case .trailingComma: (.trailingComma, "a comma before a closing bracket is not JSON", "remove the comma")
    case .missingComma(let before):
      (
        .missingComma, "a comma is missing before line \(position.line), column \(position.column)",
        "add ',' after \(quoted(before))"
      )
    case .missingColon(let key):
      (.missingColon, "a colon is missing after the key \(quoted(key))", "add ':' after \"\(key.prefix(48))\"")
    case .missingValue: (.missingValue, "a value is missing here", "add the value, or remove the key or comma")
    case .missingKey: (.missingKey, "a key in quotation marks is missing here", "add the key and a colon")
    case .wrongSeparator(let found):
      (
        .wrongSeparator, "\(quoted(found)) is not JSON, expected '\(found == ";" ? "," : ":")'",
        found == "=>" ? "it looks like a Ruby or PHP hash: let a JSON library write it" : printedDictionary
      )
    case .duplicateKey(let key, let first):
      (
        .duplicateKey, "the key \(quoted(key)) stands twice, first at line \(first.line), column \(first.column)",
        "keep one: Apple's reader is reported to use the first, others use the last"
      )
    case .unquotedKey(let key):
      (
        .unquotedKey, "the key \(quoted(key)) has no quotation marks",
        "write \"\(key)\"; this is how JavaScript writes objects"
      )
    case .singleQuotedText:
      (
        .singleQuotedText, "a text in apostrophes is not JSON, expected '\"'",
        "use double quotes, as a JSON library does"
      )
    case .smartQuote(let mark):
      (.smartQuote, "the typographic quotation mark '\(mark)' is not JSON, expected '\"'", "use the straight mark")
    case .missingOpeningQuote(let text):
      (.missingOpeningQuote, "the text \(quoted(text)) has no quotation mark before it", "add '\"'")
    case .unescapedQuote:
      (.unescapedQuote, "a quotation mark within a text must be escaped", "write \\\" or let a JSON library do it")
    case .unterminatedText:
      (
        .unterminatedText, "the text that begins here is not closed",
        isCut(document) ? "the file was cut off" : "add '\"'"
      )
    case .controlCharacterInText(let scalar):
      (
        .controlCharacterInText, "the control character \(scalar.codePoint) must be escaped in a text",
        "write \(scalar.escape)"
      )
    case .invalidEscape(let escape):
      (.invalidEscape, "\(quoted(escape)) is no escape of JSON", "for a backslash write \\\\")
    default: saidOfStructure(in: document)
    }
  }

  private func saidOfStructure(in document: JSONDocument) -> (rule: Rule, message: String, fix: String?) {
    switch kind {
    case .invalidNumber(let text): (.invalidNumber, "\(quoted(text)) is not a JSON number", numberFix(text))
    case .invalidWord(let word):
      (.invalidWord, "\(quoted(word)) is not JSON, expected a value", wordFix(word))
    case .placeholder(let text):
      (.placeholder, "the placeholder \(quoted(text)) stands where a value was expected", "fill the template in")
    case .markup: (.htmlInsteadOfJSON, "the text is HTML or XML, expected JSON", "fetch the payload again")
    case .comment, .hashComment: (.comment, "a comment is not JSON", "remove it")
    case .unterminatedComment: (.comment, "a comment is not JSON, and this one is not closed", "remove it")
    case .unterminatedArray: (.unterminatedArray, "the array that begins here is not closed", "add ']'")
    case .unterminatedObject: (.unterminatedObject, "the object that begins here is not closed", "add '}'")
    case .mismatchedBracket(let found, let expected):
      (.mismatchedBracket, "'\(found)' closes nothing here, expected '\(expected)'", "write '\(expected)'")
    case .textAfterRoot where document.hasBracket(at: position.offset):
      (
        .jsonLines, "a second JSON text begins here, expected the end of the file",
        "these are JSON lines: split the file, one payload each"
      )
    case .textAfterRoot: (.textAfterRoot, "there is text after the end of the object", "remove it")
    case .unexpectedCharacter(let scalar):
      (.unexpectedCharacter, "'\(scalar)' is not JSON here", "remove it")
    default: (.unexpectedCharacter, "this is not JSON", nil)
    }
  }

  private var printedDictionary: String { "it looks like a printed dictionary: let a JSON library write it" }

  private func isCut(_ document: JSONDocument) -> Bool {
    !document.bytes[min(position.offset, document.bytes.count)...].contains(.lineFeed)
  }

  private func numberFix(_ text: String) -> String {
    switch text.first {
    case "+": "there are no increments: send the total"
    case "0": "write it in decimal, without leading zeros"
    case "N", "I", "-": "leave the key out where there is no number"
    default: "write digits on both sides of the point"
    }
  }

  private func wordFix(_ word: String) -> String? {
    if let meant = nearest(word, in: ["true", "false", "null"]) { return "write \(meant)" }
    if ["none", "nil", "undefined"].contains(word.lowercased()) { return "write null, or leave the key out" }
    return "put texts in quotation marks"
  }
}

/// `text` in single quotes, shortened where it is long.
func quoted(_ text: some StringProtocol) -> String {
  guard text.utf8.count > 64 else { return "'\(text)'" }
  return "'\(text.prefix(48))…'"
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+202E`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The JSON escape of a control character.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u" + codePoint.dropFirst(2).lowercased()
    }
  }
}

extension JSONDocument {
  /// Whether an object or array begins at `offset`.
  fileprivate func hasBracket(at offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] == .openBrace || bytes[offset] == .openBracket)
  }
}
