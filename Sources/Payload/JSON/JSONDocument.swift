/// One JSON text, read: its values with their places, and everything that is wrong with it.
///
/// `JSONDocument(bytes)` never fails: a text that is not JSON has no ``root`` or has faults. Values are kept as a flat
/// list of nodes over the bytes; no text is made until it is asked for. Reading never recurses, and takes time in
/// proportion to the length of the text, whatever the text is.
///
/// What cannot be read has no value: the member or element is left out, and a fault says so.
public final class JSONDocument: Sendable {
  /// Which deviations from RFC 8259 are wanted and therefore no faults.
  public enum Dialect: Sendable {
    /// Payloads: every deviation is a fault.
    case payload
    /// Belfry's own files: comments (`//` and `/* */`) and trailing commas are fine.
    case configuration
  }

  /// How the bytes were encoded.
  public enum Encoding: String, Sendable {
    /// UTF-8, with or without a byte order mark.
    case utf8
    /// UTF-16, the greater byte first.
    case utf16BigEndian
    /// UTF-16, the lesser byte first.
    case utf16LittleEndian
    /// UTF-32, the greatest byte first.
    case utf32BigEndian
    /// UTF-32, the least byte first.
    case utf32LittleEndian
  }

  /// Bounds of what is read; beyond them the text is refused with a fault.
  public struct Limits: Sendable {
    /// Arrays and objects within each other.
    public var depth = 512
    /// Bytes of the source.
    public var byteCount = 16 << 20
    /// Faults that are kept.
    public var faultCount = 1_000
    /// The limits used where none are given.
    public static let standard = Limits()

    /// Makes the standard limits, to be changed.
    public init() {}

    /// The greatest byte count that is ever read: nodes count in 32 bits.
    static let greatestByteCount = 1 << 30
  }

  /// The text as UTF-8 (converted where the source was UTF-16 or UTF-32), without its byte order mark.
  public let bytes: [UInt8]
  /// The bytes as they came, byte order mark included: what a size limit counts.
  public let sourceByteCount: Int
  /// The encoding that was recognised.
  public let encoding: Encoding
  /// Everything that is wrong, in the order of the text.
  public let faults: [JSONFault]

  let nodes: ContiguousArray<JSONNode>
  /// The values that are left out of ``nodes``, in the order of the text.
  let unreadValues: [UnreadValue]
  private let lines: LineIndex

  /// Reads `source`.
  public init(_ source: [UInt8], dialect: Dialect = .payload, limits: Limits = .standard) {
    sourceByteCount = source.count
    let byteLimit = min(limits.byteCount, Limits.greatestByteCount)
    guard source.count <= byteLimit else {
      (bytes, encoding, nodes, unreadValues) = (source, .utf8, [], [])
      lines = source.prefix(0).withUnsafeBufferPointer { LineIndex($0) }
      faults = [
        JSONFault(kind: .tooLong(limit: byteLimit), position: SourcePosition(offset: 0, line: 1, column: 1))
      ]
      return
    }
    let text = EncodedText(source)
    (bytes, encoding) = (text.utf8, text.encoding)
    (lines, nodes, unreadValues, faults) = text.utf8.withUnsafeBufferPointer { buffer in
      let lines = LineIndex(buffer)
      var reader = JSONReader(buffer, lines: lines, dialect: dialect, limits: limits)
      for fault in text.faults { reader.fault(fault.kind, at: fault.offset) }
      reader.read()
      return (lines, reader.nodes, reader.unreadValues, reader.faultsInOrder)
    }
  }

  /// The outermost value, or nil where there is none at all.
  public var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(document: self, index: 0) }

  /// Whether Apple's reader would make a value of it: there is a root and no fault but tolerated ones.
  public var isReadable: Bool { !nodes.isEmpty && faults.allSatisfy(\.isTolerated) }

  /// The place of the byte at `offset` of ``bytes``.
  public func position(at offset: Int) -> SourcePosition {
    bytes.withUnsafeBufferPointer { lines.position(at: offset, in: $0) }
  }
}
