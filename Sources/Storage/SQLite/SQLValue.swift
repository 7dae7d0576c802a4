import Center

/// A value for a parameter of a statement.
enum SQLValue: Equatable {
  case null
  case integer(Int64)
  case double(Double)
  case text(String)
  case bytes([UInt8])

  static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
  static func optional(_ number: Int64?) -> SQLValue { number.map(SQLValue.integer) ?? .null }
  static func flag(_ value: Bool) -> SQLValue { .integer(value ? 1 : 0) }
  static func moment(_ moment: Timestamp) -> SQLValue { .integer(moment.milliseconds) }
  static func optional(_ moment: Timestamp?) -> SQLValue { optional(moment?.milliseconds) }

  /// Appends the text or the bytes; nothing for anything else.
  func append(to buffer: inout [UInt8]) {
    switch self {
    case .text(var text): text.withUTF8 { buffer.append(contentsOf: $0) }
    case .bytes(let bytes): buffer.append(contentsOf: bytes)
    case .null, .integer, .double: break
    }
  }
}
