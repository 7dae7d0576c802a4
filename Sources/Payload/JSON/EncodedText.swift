/// The bytes of a source, recognised and brought to UTF-8.
///
/// Apple's reader takes UTF-8, UTF-16 and UTF-32, with or without a byte order mark; so does this one. Without a mark
/// the zeros among the first four bytes tell, since a JSON text begins with an ASCII character.
struct EncodedText {
  /// The text without its byte order mark; invalid UTF-8 is left for the reader to report.
  private(set) var utf8: [UInt8]
  private(set) var encoding: JSONDocument.Encoding
  /// What could not be converted, by place in ``utf8``.
  private(set) var faults: [(kind: JSONFault.Kind, offset: Int)] = []

  init(_ source: [UInt8]) {
    let recognised = Self.recognise(source)
    encoding = recognised.encoding
    utf8 = []
    switch encoding {
    case .utf8:
      utf8 = recognised.markLength == 0 ? source : Array(source.dropFirst(recognised.markLength))
      if recognised.markLength > 0 { faults.append((.byteOrderMark, 0)) }
    case .utf16BigEndian, .utf16LittleEndian: convertUTF16(source[recognised.markLength...])
    case .utf32BigEndian, .utf32LittleEndian: convertUTF32(source[recognised.markLength...])
    }
  }

  /// The encoding, and how long its mark is.
  static func recognise(_ source: [UInt8]) -> (encoding: JSONDocument.Encoding, markLength: Int) {
    func byte(_ offset: Int) -> Int { offset < source.count ? Int(source[offset]) : -1 }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0xFF, 0xFE, 0, 0): return (.utf32LittleEndian, 4)
    case (0, 0, 0xFE, 0xFF): return (.utf32BigEndian, 4)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    case (1..., 0, 0, 0) where source.count % 4 == 0: return (.utf32LittleEndian, 0)
    case (0, 0, 0, 1...) where source.count % 4 == 0: return (.utf32BigEndian, 0)
    case (1..., 0, _, _) where source.count % 2 == 0: return (.utf16LittleEndian, 0)
    case (0, 1..., _, _) where source.count % 2 == 0: return (.utf16BigEndian, 0)
    default: return (.utf8, 0)
    }
  }

  private mutating func convertUTF16(_ source: ArraySlice<UInt8>) {
    utf8.reserveCapacity(source.count)
    var pending: UInt16?
    var offset = source.startIndex
    while offset + 1 < source.endIndex {
      let (first, second) = (UInt16(source[offset]), UInt16(source[offset + 1]))
      let unit = encoding == .utf16BigEndian ? first << 8 | second : second << 8 | first
      offset += 2
      if let high = pending {
        pending = nil
        if unit & 0xFC00 == 0xDC00 {
          append(0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF)), orFault: .invalidUTF16)
          continue
        }
        append(nil, orFault: .invalidUTF16)
      }
      if unit & 0xFC00 == 0xD800 { pending = unit } else { append(UInt32(unit), orFault: .invalidUTF16) }
    }
    if pending != nil || offset < source.endIndex { append(nil, orFault: .invalidUTF16) }
  }

  private mutating func convertUTF32(_ source: ArraySlice<UInt8>) {
    utf8.reserveCapacity(source.count / 2)
    var offset = source.startIndex
    while offset + 3 < source.endIndex {
      let unit = source[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      append(encoding == .utf32BigEndian ? unit : unit.byteSwapped, orFault: .invalidUTF32)
      offset += 4
    }
    if offset < source.endIndex { append(nil, orFault: .invalidUTF32) }
  }

  /// Appends a character, or U+FFFD with a fault where it is none.
  private mutating func append(_ value: UInt32?, orFault kind: JSONFault.Kind) {
    guard let value, let scalar = Unicode.Scalar(value) else {
      // As many as a document may keep are enough; the reader stops there anyway.
      if faults.count < 1 << 16 { faults.append((kind, utf8.count)) }
      return utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
    }
    if value < 0x80 { utf8.append(UInt8(value)) } else { utf8.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
  }
}
