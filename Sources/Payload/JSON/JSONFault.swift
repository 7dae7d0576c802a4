/// Something in the source that RFC 8259 does not allow, or that this reader does not take.
///
/// The reader goes on after a fault where it can, so one text can have many.
public struct JSONFault: Equatable, Sendable {
  /// What is wrong, and where the position of such a fault points to.
  public enum Kind: Equatable, Sendable {
    /// No bytes at all.
    case empty
    /// White space or comments only.
    case blank
    /// A UTF-8 byte order mark.
    case byteOrderMark
    /// A byte that cannot stand here in UTF-8: overlong forms, encoded surrogates and cut characters included.
    case invalidUTF8(byte: UInt8)
    /// Half a surrogate pair, or half a unit at the end.
    case invalidUTF16
    /// A unit beyond U+10FFFF, a surrogate, or a part of a unit at the end.
    case invalidUTF32
    /// A `\u` escape that is half of a surrogate pair; it becomes U+FFFD.
    case loneSurrogate
    /// A comma before a closing bracket; points to the comma.
    case trailingComma
    /// Two values, or members, with nothing between; points to the second.
    case missingComma(after: String)
    /// A key without a colon; points behind the key.
    case missingColon(key: String)
    /// A comma or a closing bracket where a value was due; points to it.
    case missingValue
    /// A value where a key was due; points to it.
    case missingKey
    /// `=>`, `=` or `;` where a colon or a comma was due.
    case wrongSeparator(String)
    /// A character that belongs nowhere here.
    case unexpectedCharacter(Unicode.Scalar)
    /// A key without quotes, as in JavaScript.
    case unquotedKey(String)
    /// A key or a text in apostrophes.
    case singleQuotedText
    /// A typographic quotation mark where `"` was due.
    case smartQuote(Unicode.Scalar)
    /// A text that has a closing quote only; points to its first character.
    case missingOpeningQuote(String)
    /// A quotation mark within a text that should have been `\"`; points to the mark.
    case unescapedQuote
    /// A text that never ends, or does not end in its line; points to its opening quote.
    case unterminatedText
    /// An array that never ends; points to its opening bracket.
    case unterminatedArray
    /// An object that never ends; points to its opening bracket.
    case unterminatedObject
    /// A closing bracket of the other kind.
    case mismatchedBracket(found: Unicode.Scalar, expected: Unicode.Scalar)
    /// A raw control character (U+0000 to U+001F) in a text.
    case controlCharacterInText(Unicode.Scalar)
    /// An escape that JSON does not have, such as `\x41`; points to the backslash.
    case invalidEscape(String)
    /// `+1`, `.5`, `1.`, `01`, `0x10`, `NaN`, `Infinity` and the like.
    case invalidNumber(String)
    /// A word that is not `true`, `false` or `null`.
    case invalidWord(String)
    /// Something to be filled in: `<action format>`, `...`, `${name}`, `{{name}}`.
    case placeholder(String)
    /// HTML or XML in place of JSON.
    case markup
    /// `//` or `/* */`.
    case comment
    /// `#`, which is a comment elsewhere.
    case hashComment
    /// A `/*` that never ends.
    case unterminatedComment
    /// Something behind the end of the outermost value.
    case textAfterRoot
    /// A key that its object already has; points to the later one.
    case duplicateKey(String, first: SourcePosition)
    /// More arrays and objects within each other than are read.
    case tooDeep(limit: Int)
    /// More bytes than are read.
    case tooLong(limit: Int)
    /// More faults than are kept; reading ends here.
    case tooManyFaults(limit: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is.
  public let position: SourcePosition
  /// Whether Apple's reader, as reported, still makes a value of the text (docs/apple-rules.md, "The JSON reader").
  public var isTolerated: Bool {
    switch kind {
    case .byteOrderMark, .trailingComma, .duplicateKey, .loneSurrogate: true
    default: false
    }
  }

  /// Makes a fault.
  public init(kind: Kind, position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}
