/// One value, or one key, in the flat list that a document is read into.
///
/// A container is followed by what it holds: elements one after the other, members as a key and its value. ``next``
/// leads over all of it in one step.
struct JSONNode {
  /// What else there is to know about a node.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// Text with escapes: its characters are not its bytes.
    static let hasEscapes = Flags(rawValue: 1)
    /// A key whose equal stands before it in the object.
    static let isDuplicate = Flags(rawValue: 2)
    /// The Boolean `true`.
    static let isTrue = Flags(rawValue: 4)
    /// A key that was never written: its value is kept off every list.
    static let isHidden = Flags(rawValue: 8)
  }

  /// The first byte.
  var start: UInt32
  /// The byte after the last one.
  var end: UInt32
  /// The node after this value and all that it holds.
  ///
  /// While a container is open: its parent.
  var next: UInt32
  let kind: JSONValue.Kind
  var flags: Flags
  /// How many bytes the opening quote takes: 0 for a bare key, 1, or 3 for a typographic one.
  var openingQuote: UInt8
  /// How many bytes the closing quote takes: 0 where it is missing.
  var closingQuote: UInt8

  init(
    _ kind: JSONValue.Kind, _ start: Int, _ end: Int, next: Int, flags: Flags = [], openingQuote: Int = 0,
    closingQuote: Int = 0
  ) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.flags = flags
    self.openingQuote = UInt8(truncatingIfNeeded: openingQuote)
    self.closingQuote = UInt8(truncatingIfNeeded: closingQuote)
  }

  /// The parent of the root while it is open.
  static let noParent = Int(UInt32.max)

  /// All bytes of the value, quotes and brackets included.
  var byteRange: Range<Int> { Int(start)..<Int(end) }

  /// The bytes of a text between its quotes.
  var contentRange: Range<Int> {
    let lower = Int(start) + Int(openingQuote)
    return lower..<max(lower, Int(end) - Int(closingQuote))
  }
}
