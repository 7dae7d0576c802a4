#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A header field.
public struct HTTPField: Equatable, Sendable {
  /// In lower case.
  public var name: String
  /// As it was sent; what is no UTF-8 is replaced.
  public var value: String
  /// Whether the value comes once and never again: then it is sent past the table of header compression, where it would
  /// push out what repeats (RFC 7541 section 6.2.3).
  public var isUnique: Bool

  /// Makes a field.
  public init(_ name: String, _ value: String, isUnique: Bool = false) {
    self.name = name
    self.value = value
    self.isUnique = isUnique
  }
}

/// The header fields of a message, in the order and as often as they came, pseudo-header fields included.
///
/// Kept as the bytes that came: no text is made that nobody asks for.
public struct HTTPFields: Sendable {
  private struct Span {
    var start: Int32
    var nameCount: Int32
    var valueCount: Int32
    /// Name and value.
    var byteCount: Int { Int(nameCount + valueCount) }
  }
  private var bytes: [UInt8] = []
  private var spans: [Span] = []

  init() {}

  /// Appends a field.
  mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
    if spans.isEmpty {
      spans.reserveCapacity(12)
      bytes.reserveCapacity(512)
    }
    spans.append(
      Span(start: Int32(bytes.count), nameCount: Int32(name.count), valueCount: Int32(value.count)))
    bytes.append(contentsOf: name)
    bytes.append(contentsOf: value)
  }

  /// The value of the first field called `name` (in lower case); nil where there is none.
  public func value(of name: String) -> String? { valueBytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

  /// The same as bytes.
  public func valueBytes(of name: String) -> ArraySlice<UInt8>? {
    let wanted = name.utf8
    for place in spans.indices where Int(spans[place].nameCount) == wanted.count {
      if nameBytes(at: place).elementsEqual(wanted) { return valueBytes(at: place) }
    }
    return nil
  }

  /// Whether the field at `index` is byte for byte the one that `other` has there.
  public func isSame(at index: Int, as other: HTTPFields) -> Bool {
    guard index < other.count, spans[index].nameCount == other.spans[index].nameCount,
      spans[index].valueCount == other.spans[index].valueCount
    else { return false }
    return bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        let (start, otherStart) = (Int(spans[index].start), Int(other.spans[index].start))
        return memcmp(left + start, right + otherStart, spans[index].byteCount) == 0
      }
    }
  }

  /// Bytes of all names and values.
  public var byteCount: Int { bytes.count }

  /// How many of the first fields are pseudo-header fields.
  public var pseudoCount: Int { indices.first { nameBytes(at: $0).first != UInt8(ascii: ":") } ?? count }

  /// The bytes of the name at `index`.
  public func nameBytes(at index: Int) -> ArraySlice<UInt8> {
    let span = spans[index]
    return bytes[Int(span.start)..<Int(span.start + span.nameCount)]
  }

  /// The bytes of the value at `index`, as they were sent.
  public func valueBytes(at index: Int) -> ArraySlice<UInt8> {
    let span = spans[index]
    let start = Int(span.start + span.nameCount)
    return bytes[start..<start + Int(span.valueCount)]
  }
}

extension HTTPFields: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { spans.count }
  /// The field as text.
  public subscript(index: Int) -> HTTPField {
    HTTPField(
      String(decoding: nameBytes(at: index), as: UTF8.self), String(decoding: valueBytes(at: index), as: UTF8.self))
  }
}

extension HTTPFields: Equatable {
  /// The same fields in the same order.
  public static func == (left: HTTPFields, right: HTTPFields) -> Bool {
    left.count == right.count
      && left.indices.allSatisfy {
        left.nameBytes(at: $0) == right.nameBytes(at: $0) && left.valueBytes(at: $0) == right.valueBytes(at: $0)
      }
  }
}
