/// A value inside a ``JSONDocument``: a light view that keeps the document alive.
public struct JSONValue: Sendable {
  /// The kind of a value.
  public enum Kind: String, Sendable {
    case null, bool, number, string, array, object

    /// The name in a message, with its article: `a number`.
    public var article: String {
      switch self {
      case .null: "null"
      case .bool: "a Boolean"
      case .number: "a number"
      case .string: "text"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }

  /// A key and its value, as they stand in an object.
  public struct Member: Sendable {
    /// The key with its escapes decoded.
    public let key: String
    /// Where the key begins.
    public let keyPosition: SourcePosition
    /// The value.
    public let value: JSONValue
    /// Whether an equal key stands before this one; the first one counts (docs/apple-rules.md, "The JSON reader").
    public let isDuplicate: Bool
  }

  /// The document that the value belongs to.
  public let document: JSONDocument
  let index: Int

  // OWNER: the JSON reader. Everything below is a placeholder with the signatures that others build on.

  /// The kind.
  public var kind: Kind { .null }
  /// The bytes of ``JSONDocument/bytes`` that the value takes, quotes and brackets included.
  public var byteRange: Range<Int> { 0..<0 }
  /// Where the value begins.
  public var position: SourcePosition { document.position(at: byteRange.lowerBound) }
  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }
  /// The truth value of a Boolean.
  public var bool: Bool? { nil }
  /// The number, exactly as sent.
  public var number: JSONNumber? { nil }
  /// The text of a string with its escapes decoded; a lone surrogate becomes U+FFFD.
  public var string: String? { nil }
  /// The elements of an array, or none.
  public var elements: [JSONValue] { [] }
  /// The members of an object in the order of the text, duplicates included, or none.
  public var members: [Member] { [] }
  /// The value of the first member with this key.
  public subscript(key: String) -> JSONValue? { nil }
  /// Whether this is text with exactly these characters; makes no string.
  public func equals(_ text: StaticString) -> Bool { false }
  /// The value as JSON without white space: first of equal keys, digits as sent, text as raw UTF-8 with only the
  /// escapes that JSON needs.
  public var minified: String { "null" }
}
