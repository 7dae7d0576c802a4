/// An object of a payload with its members recognised; where there is no object it has no members.
///
/// Of equal keys only the first is here: it is the one that counts, and the others are reported by `duplicate-key`.
struct LintObject: Sendable {
  /// A key with its value.
  struct Member: Sendable {
    /// The key, in ``JSONDocument/nodes``.
    let keyIndex: Int
    /// The value, in ``JSONDocument/nodes``.
    let valueIndex: Int
    /// The key of Apple's that it is or resembles.
    let match: AppleKeyTable.Match?

    /// The key of Apple's that it is, exactly.
    var key: AppleKey? { match?.isExact == true ? match?.key : nil }
  }

  /// The document.
  let document: JSONDocument
  /// The members in the order of the text.
  let members: [Member]
  /// The keys that are there, spelt right.
  let keys: AppleKeySet

  /// An object without members.
  init(emptyIn document: JSONDocument) {
    self.document = document
    members = []
    keys = AppleKeySet()
  }

  /// Reads the members of node `index`; nil where it is no object.
  init?(_ document: JSONDocument, at index: Int) {
    let nodes = document.nodes
    guard nodes[index].kind == .object else { return nil }
    self.document = document
    var members: [Member] = []
    members.reserveCapacity(8)
    var keys = AppleKeySet()
    let end = Int(nodes[index].next)
    document.bytes.withUnsafeBufferPointer { bytes in
      var keyIndex = index + 1
      while keyIndex + 1 < end {
        let valueIndex = keyIndex + 1
        let node = nodes[keyIndex]
        if node.flags.isDisjoint(with: Self.passedOver) {
          let match =
            node.flags.contains(.hasEscapes)
            ? Self.match(escaped: JSONValue(document: document, index: keyIndex))
            : AppleKeyTable.standard.match(bytes, node.contentRange)
          if let match, match.isExact { keys.insert(match.key) }
          members.append(Member(keyIndex: keyIndex, valueIndex: valueIndex, match: match))
        }
        keyIndex = Int(nodes[valueIndex].next)
      }
    }
    self.members = members
    self.keys = keys
  }

  /// Keys that do not count.
  private static let passedOver = JSONNode.Flags(
    rawValue: JSONNode.Flags.isDuplicate.rawValue | JSONNode.Flags.isHidden.rawValue)

  private static func match(escaped key: JSONValue) -> AppleKeyTable.Match? {
    Array((key.string ?? "").utf8).withUnsafeBufferPointer { AppleKeyTable.standard.match($0, 0..<$0.count) }
  }

  /// The member with this key.
  func member(_ key: AppleKey) -> Member? {
    keys.contains(key) ? members.first { $0.key == key } : nil
  }

  /// The value of this key.
  subscript(key: AppleKey) -> JSONValue? {
    member(key).map { JSONValue(document: document, index: $0.valueIndex) }
  }

  /// The value of this key, where it is there and not null.
  func present(_ key: AppleKey) -> JSONValue? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }

  /// The value of a member.
  func value(_ member: Member) -> JSONValue { JSONValue(document: document, index: member.valueIndex) }

  /// The key of a member as text.
  func key(_ member: Member) -> String { JSONValue(document: document, index: member.keyIndex).string ?? "" }

  /// Where the key of a member begins.
  func keyPosition(_ member: Member) -> SourcePosition {
    document.position(at: Int(document.nodes[member.keyIndex].start))
  }

  /// Where the key begins; the beginning of the text where it is not there.
  func keyPosition(_ key: AppleKey) -> SourcePosition {
    member(key).map { keyPosition($0) } ?? document.position(at: 0)
  }

  /// The first member whose key is exactly `key`; makes no text of the keys.
  func member(named key: StaticString) -> Member? {
    members.first { document.text(of: document.nodes[$0.keyIndex], equals: key) }
  }
}
