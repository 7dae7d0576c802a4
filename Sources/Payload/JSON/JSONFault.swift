/// Something in the source that RFC 8259 does not allow, or that this reader does not take.
///
/// The reader goes on after a fault where it can, so one text can have many.
public struct JSONFault: Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    case empty
    case blank
    case byteOrderMark
    case invalidUTF8(byte: UInt8)
    case invalidUTF16
    case invalidUTF32
    case loneSurrogate
    case trailingComma
    case missingComma
    case missingColon
    case missingValue
    case unexpectedCharacter(Unicode.Scalar)
    case unquotedKey(String)
    case singleQuotedText
    case unterminatedText
    case unterminatedArray
    case unterminatedObject
    case controlCharacterInText(Unicode.Scalar)
    case invalidEscape(String)
    case invalidNumber(String)
    case invalidWord(String)
    case comment
    case textAfterRoot
    case duplicateKey(String, first: SourcePosition)
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
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
