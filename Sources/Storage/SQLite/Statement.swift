import CSQLite

/// A prepared statement: bind, step, read columns by index (from 0), reset.
final class Statement {
  private let handle: OpaquePointer
  /// For messages only; outlived by every statement (see `Connection.deinit`).
  private let connection: OpaquePointer
  /// The texts and bytes of the row that is being written, side by side.
  private var scratch: [UInt8] = []
  /// A longer scratch is given back.
  private static let scratchLimit = 1 << 16

  init(handle: OpaquePointer, connection: OpaquePointer) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds `values` to the parameters in their order.
  func bind(_ values: [SQLValue]) throws(Connection.Failure) {
    var number: Int32 = 0
    for value in values {
      number += 1
      try bind(value, at: number)
    }
  }

  /// Runs a statement that returns no rows, and leaves it ready for the next use.
  ///
  /// Texts and bytes stand in `scratch` until it has run, so that SQLite need not keep a copy of each: a row of the inbox
  /// has eight.
  func run(_ values: [SQLValue] = []) throws(Connection.Failure) {
    defer { reset() }
    scratch.removeAll(keepingCapacity: true)
    for value in values { value.append(to: &scratch) }
    let code = scratch.withUnsafeBytes { bytes in
      var rest = bytes[...]
      var number: Int32 = 0
      for value in values {
        number += 1
        let code = bind(value, at: number, takenFrom: &rest)
        guard code == SQLITE_OK else { return code }
      }
      while true {
        let code = sqlite3_step(handle)
        guard code == SQLITE_ROW else { return code }
      }
    }
    if scratch.capacity > Self.scratchLimit { scratch = [] }
    guard code == SQLITE_DONE else { throw failure(code) }
  }

  /// Goes to the next row; false at the end.
  func step() throws(Connection.Failure) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw failure(code)
  }

  /// Makes the statement ready for new values; what was bound is forgotten.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
  func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

  /// The text, NUL characters included; repaired where the file holds no UTF-8.
  func text(_ column: Int32) -> String {
    // The text must be asked for before its length: asking may convert it.
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start, count: byteCount(column)), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// The bytes; a blob of no bytes has no pointer and is empty.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: byteCount(column)))
  }

  private func byteCount(_ column: Int32) -> Int { Int(sqlite3_column_bytes(handle, column)) }

  /// Binds a value whose text or bytes `rest` begins with, and takes those away from it.
  ///
  /// SQLite takes the address as it is: it has to be good until the statement is reset.
  private func bind(_ value: SQLValue, at number: Int32, takenFrom rest: inout Slice<UnsafeRawBufferPointer>) -> Int32 {
    let count: Int
    switch value {
    case .null: return sqlite3_bind_null(handle, number)
    case .integer(let value): return sqlite3_bind_int64(handle, number, value)
    case .double(let value): return sqlite3_bind_double(handle, number, value)
    case .text(let text): count = text.utf8.count
    case .bytes(let bytes): count = bytes.count
    }
    let bytes = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
    rest = rest.dropFirst(count)
    if case .bytes = value {
      guard count > 0 else { return sqlite3_bind_zeroblob(handle, number, 0) }
      return sqlite3_bind_blob64(handle, number, bytes.baseAddress, UInt64(count), nil)
    }
    // An empty buffer may have no address, which SQLite would take for NULL.
    guard count > 0, let text = bytes.baseAddress else {
      return sqlite3_bind_text(handle, number, "", 0, csqlite_transient())
    }
    return sqlite3_bind_text64(
      handle, number, text.assumingMemoryBound(to: CChar.self), UInt64(count), nil, UInt8(SQLITE_UTF8))
  }

  private func bind(_ value: SQLValue, at number: Int32) throws(Connection.Failure) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, number)
      case .integer(let value): sqlite3_bind_int64(handle, number, value)
      case .double(let value): sqlite3_bind_double(handle, number, value)
      case .text(let text): bindText(text, at: number)
      case .bytes(let bytes): bindBytes(bytes, at: number)
      }
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func bindText(_ text: String, at number: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { buffer in
      // An empty buffer may have no address, which SQLite would take for NULL.
      guard let start = buffer.baseAddress, buffer.count > 0 else {
        return sqlite3_bind_text(handle, number, "", 0, csqlite_transient())
      }
      return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        sqlite3_bind_text64(handle, number, $0, UInt64(buffer.count), csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
  }

  private func bindBytes(_ bytes: [UInt8], at number: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, buffer.count > 0 else { return sqlite3_bind_zeroblob(handle, number, 0) }
      return sqlite3_bind_blob64(handle, number, start, UInt64(buffer.count), csqlite_transient())
    }
  }

  private func failure(_ code: Int32) -> Connection.Failure {
    Connection.Failure(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }
}
