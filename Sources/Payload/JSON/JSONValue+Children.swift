extension JSONValue {
  /// A key and its value, as they stand in an object.
  ///
  /// Nothing is made before it is asked for.
  public struct Member: Sendable {
    /// The value.
    public let value: JSONValue

    private var keyNode: JSONNode { value.document.nodes[value.index - 1] }

    /// The key with its escapes decoded.
    public var key: String { value.document.text(of: keyNode) }
    /// Where the key begins.
    public var keyPosition: SourcePosition { value.document.position(at: Int(keyNode.start)) }
    /// The bytes of ``JSONDocument/bytes`` that the key takes, quotes included.
    public var keyByteRange: Range<Int> { keyNode.byteRange }
    /// Whether an equal key stands before this one; the first one counts (docs/apple-rules.md, "The JSON reader").
    public var isDuplicate: Bool { keyNode.flags.contains(.isDuplicate) }
    /// Whether the key has escapes, so that its bytes are not its characters.
    public var keyHasEscapes: Bool { keyNode.flags.contains(.hasEscapes) }

    /// Whether the key has exactly these characters; makes no string.
    public func keyEquals(_ text: StaticString) -> Bool { value.document.text(of: keyNode, equals: text) }

    /// The bytes of the key between its quotes, escapes as sent.
    public func withKeyBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      value.document.withContentBytes(of: keyNode, body)
    }
  }

  /// The members of an object, one after the other.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    fileprivate let document: JSONDocument
    fileprivate var index: Int
    fileprivate let end: Int

    /// The next member in the order of the text.
    public mutating func next() -> Member? {
      while index < end {
        let key = index
        index = Int(document.nodes[key + 1].next)
        if !document.nodes[key].flags.contains(.isHidden) {
          return Member(value: JSONValue(document: document, index: key + 1))
        }
      }
      return nil
    }
  }

  /// The elements of an array, one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    fileprivate let document: JSONDocument
    fileprivate var index: Int
    fileprivate let end: Int

    /// The next element.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index].next) }
      return JSONValue(document: document, index: index)
    }
  }

  /// The members of an object in the order of the text, duplicates included, or none; makes no list.
  public var eachMember: Members {
    Members(document: document, index: index + 1, end: kind == .object ? Int(node.next) : 0)
  }

  /// The elements of an array, or none; makes no list.
  public var eachElement: Elements {
    Elements(document: document, index: index + 1, end: kind == .array ? Int(node.next) : 0)
  }

  /// The elements of an array, or none.
  public var elements: [JSONValue] { Array(eachElement) }

  /// The members of an object in the order of the text, duplicates included, or none.
  public var members: [Member] { Array(eachMember) }

  /// The value of the first member with this key.
  public subscript(key: String) -> JSONValue? {
    var key = key
    return key.withUTF8 { key in
      firstMember { document.text(of: $0, equals: key) }
    }
  }

  private func firstMember(_ matches: (JSONNode) -> Bool) -> JSONValue? {
    guard kind == .object else { return nil }
    let end = Int(node.next)
    var key = index + 1
    while key < end {
      if matches(document.nodes[key]), !document.nodes[key].flags.contains(.isHidden) {
        return JSONValue(document: document, index: key + 1)
      }
      key = Int(document.nodes[key + 1].next)
    }
    return nil
  }
}
