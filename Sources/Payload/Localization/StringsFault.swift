/// Something that is wrong in a `.strings`, `.stringsdict` or `.xcstrings` file.
public struct StringsFault: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// A byte that is no UTF-8, or half of a UTF-16 unit.
    case invalidEncoding
    /// A compiled file or one in XML.
    case propertyList
    /// A key without `=`.
    case missingEquals(key: String)
    /// A key with `=` and nothing behind it.
    case missingValue(key: String)
    /// A pair without its `;`.
    case missingSemicolon(key: String)
    /// A text without its closing quote.
    case unterminatedText
    /// A comment without `*/`.
    case unterminatedComment
    /// An escape that `.strings` files do not have.
    case invalidEscape(String)
    /// A character that belongs nowhere here.
    case unexpectedCharacter(Unicode.Scalar)
    /// A key that the file has already; the last one counts.
    case duplicateKey(String)
    /// Not what such a file holds; in words, which never come from the file itself.
    case malformed(String)
    /// An entry without what it needs, in words.
    case badEntry(key: String, String)
    /// A locale of a catalog that is none.
    case notALocale(String)
    /// A text that names a variable without texts of its own.
    case missingVariable(key: String, name: String)
    /// Texts that name each other without end.
    case endlessVariable(key: String, name: String)
    /// A file that is longer than is read.
    case tooLong(limit: Int)
    /// More faults than are kept; reading ends here.
    case tooManyFaults(limit: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is.
  public let position: SourcePosition

  /// What is wrong, in words.
  public var description: String {
    switch kind {
    case .invalidEncoding: "this is neither UTF-8 nor UTF-16; save the file as UTF-8"
    case .propertyList: "this is a property list; expected \"key\" = \"value\"; (convert it to plain text)"
    case .missingEquals(let key): "expected '=' after the key \(quoted(key))"
    case .missingValue(let key): "expected a text for the key \(quoted(key))"
    case .missingSemicolon(let key): "expected ';' after the text of \(quoted(key))"
    case .unterminatedText: "this text has no closing quote"
    case .unterminatedComment: "this comment has no */"
    case .invalidEscape(let escape): "\(quoted(escape)) is no escape; write \\\\ for a backslash"
    case .unexpectedCharacter(let scalar): "did not expect \(quoted(String(scalar))) here; expected a key"
    case .duplicateKey(let key): "the key \(quoted(key)) stands here twice; the last one counts"
    case .malformed(let words): words
    case .badEntry(let key, let words): "\(quoted(key)) \(words)"
    case .notALocale(let locale):
      "\(quoted(locale)) is no locale; expected a language such as 'en', 'ur' or 'pt-BR'"
    case .missingVariable(let key, let name):
      "\(quoted(key)) names \(quoted("%#@\(name)@")), which has no plural forms here"
    case .endlessVariable(let key, let name):
      "\(quoted(key)) has texts that name each other without end: \(quoted("%#@\(name)@"))"
    case .tooLong(let limit): "the file is longer than \(limit) bytes"
    case .tooManyFaults(let limit): "more than \(limit) faults; the rest is not read"
    }
  }

  /// The text in single quotes, short, and without what could steer a terminal.
  private func quoted(_ text: String) -> String {
    let short = text.unicodeScalars.count > 40 ? String(text.unicodeScalars.prefix(39)) + "…" : text
    let escaped = JSONOutput.string(short).line.dropFirst().dropLast()
    return "'\(escaped.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"))'"
  }
}
