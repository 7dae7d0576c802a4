/// A value inside a ``JSONDocument``: a light view that keeps the document alive.
public struct JSONValue: Sendable {
  /// The kind of a value.
  public enum Kind: String, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number.
    case number
    /// A text.
    case string
    /// An array.
    case array
    /// An object.
    case object

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

  /// The document that the value belongs to.
  public let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// The kind.
  public var kind: Kind { node.kind }
  /// The bytes of ``JSONDocument/bytes`` that the value takes, quotes and brackets included.
  public var byteRange: Range<Int> { node.byteRange }
  /// Where the value begins.
  public var position: SourcePosition { document.position(at: byteRange.lowerBound) }
  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }
  /// The truth value of a Boolean.
  public var bool: Bool? { kind == .bool ? node.flags.contains(.isTrue) : nil }

  /// The number, exactly as sent.
  public var number: JSONNumber? {
    kind == .number ? JSONNumber(text: String(decoding: document.bytes[byteRange], as: UTF8.self)) : nil
  }

  /// The text of a string with its escapes decoded; a lone surrogate becomes U+FFFD.
  public var string: String? { kind == .string ? document.text(of: node) : nil }

  /// Whether this is text with exactly these characters; makes no string.
  public func equals(_ text: StaticString) -> Bool { kind == .string && document.text(of: node, equals: text) }

  /// The bytes of a text between its quotes, escapes as sent; those of any other value as they stand.
  public func withContentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    document.withContentBytes(of: node, body)
  }

  /// Whether a text has escapes, so that its content bytes are not its characters.
  public var hasEscapes: Bool { node.flags.contains(.hasEscapes) }
}

extension JSONDocument {
  func withContentBytes<Result>(of node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[node.contentRange])) }
  }

  /// The characters of a text or key.
  func text(of node: JSONNode) -> String {
    withContentBytes(of: node) { content in
      guard node.flags.contains(.hasEscapes) else { return String(decoding: content, as: UTF8.self) }
      var decoded: [UInt8] = []
      TextEscapes.decode(content, 0..<content.count, into: &decoded)
      return String(decoding: decoded, as: UTF8.self)
    }
  }

  /// Whether a text or key has exactly these characters.
  func text(of node: JSONNode, equals text: StaticString) -> Bool {
    self.text(of: node, equals: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether a text or key has exactly these characters, given in UTF-8.
  func text(of node: JSONNode, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    withContentBytes(of: node) { content in
      if node.flags.contains(.hasEscapes) {
        // An escape takes more bytes than what it stands for.
        guard content.count > text.count else { return false }
        var decoded: [UInt8] = []
        TextEscapes.decode(content, 0..<content.count, into: &decoded)
        return decoded.elementsEqual(text)
      }
      guard content.count == text.count else { return false }
      for offset in 0..<text.count where content[offset] != text[offset] { return false }
      return true
    }
  }
}
