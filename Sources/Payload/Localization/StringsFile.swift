/// A `.strings` file, read: its table, and everything that is wrong with it.
///
/// Takes UTF-8 and UTF-16 with or without a byte order mark, `/* */` and `//` comments, keys and texts with and without
/// quotes, and `key;` for a text that equals its key. Reading goes on after a fault at the next pair.
public struct StringsFile: Equatable, Sendable {
  /// What could be read.
  public let table: StringTable
  /// What is wrong, in the order of the file.
  public let faults: [StringsFault]

  static let byteLimit = 16 << 20
  static let faultLimit = 1_000

  /// Reads the bytes of a file.
  public init(_ source: [UInt8]) {
    guard source.count <= Self.byteLimit else {
      table = StringTable()
      faults = [
        StringsFault(
          kind: .tooLong(limit: Self.byteLimit), position: SourcePosition(offset: 0, line: 1, column: 1))
      ]
      return
    }
    let text = EncodedText(source)
    (table, faults) = text.utf8.withUnsafeBufferPointer { bytes in
      var reader = StringsReader(bytes)
      for fault in text.faults where fault.kind != .byteOrderMark { reader.fault(.invalidEncoding, at: fault.offset) }
      reader.read()
      return (StringTable(entries: reader.entries), reader.faults.sorted { $0.position < $1.position })
    }
  }
}
