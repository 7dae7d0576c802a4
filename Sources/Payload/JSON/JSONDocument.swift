/// One JSON text, read: its values with their places, and everything that is wrong with it.
///
/// `JSONDocument(bytes)` never fails: a text that is not JSON has no ``root`` or has faults. Values are kept as a flat
/// list of nodes over the bytes; no text is made until it is asked for. Reading never recurses.
public final class JSONDocument: Sendable {
  /// Which deviations from RFC 8259 are wanted and therefore no faults.
  public enum Dialect: Sendable {
    /// Payloads: every deviation is a fault.
    case payload
    /// Belfry's own files: comments and trailing commas are fine.
    case configuration
  }

  /// How the bytes were encoded.
  public enum Encoding: String, Sendable {
    case utf8, utf16BigEndian, utf16LittleEndian, utf32BigEndian, utf32LittleEndian
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
  }

  // OWNER: the JSON reader. Everything below is a placeholder with the signatures that others build on.

  /// The text as UTF-8 (converted where the source was UTF-16 or UTF-32), without its byte order mark.
  public let bytes: [UInt8]
  /// The bytes as they came, byte order mark included: what a size limit counts.
  public let sourceByteCount: Int
  /// The encoding that was recognised.
  public let encoding: Encoding
  /// Everything that is wrong, in the order of the text.
  public let faults: [JSONFault]

  /// Reads `source`.
  public init(_ source: [UInt8], dialect: Dialect = .payload, limits: Limits = .standard) {
    self.bytes = source
    self.sourceByteCount = source.count
    self.encoding = .utf8
    self.faults = []
  }

  /// The outermost value, or nil where there is none at all.
  public var root: JSONValue? { nil }

  /// Whether Apple's reader would make a value of it: there is a root and no fault but tolerated ones.
  public var isReadable: Bool { root != nil && faults.allSatisfy(\.isTolerated) }

  /// The place of the byte at `offset` of ``bytes``.
  public func position(at offset: Int) -> SourcePosition { SourcePosition(offset: offset, line: 1, column: offset + 1) }
}
