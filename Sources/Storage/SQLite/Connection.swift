import CSQLite

/// An open SQLite database.
///
/// With `Statement` the only code that touches SQLite's pointers.
///
/// Confined to one thread, as its owner is (SQLite is opened without its own mutexes). Statements are prepared once and
/// kept; every text and blob is copied from pointer and length at the border, so nothing borrowed leaves this folder.
final class Connection {
  /// Why a call failed.
  enum Failure: Error, Equatable {
    case full, readOnly, busy, notADatabase
    case corrupt(String)
    /// The tables are another program's.
    case foreign
    case newerVersion(Int)
    /// Anything else, in SQLite's words.
    case other(String)

    /// Translates SQLite's result code, extended or not.
    init(code: Int32, message: String) {
      self =
        switch code & 0xFF {
        case SQLITE_FULL: .full
        case SQLITE_READONLY, SQLITE_PERM: .readOnly
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_CORRUPT: .corrupt(message)
        default: .other(message)
        }
    }
  }

  /// nil once closed; every statement then fails.
  private var handle: OpaquePointer?
  private var statements: [String: Statement] = [:]

  /// Opens the database at `path`, or one in memory where `path` is nil.
  ///
  /// Creates no file that is not there.
  init(path: String?, busyMilliseconds: Int32) throws(Failure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path ?? ":memory:", &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw Failure(code: code, message: message)
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyMilliseconds)
  }

  deinit { close() }

  /// Closes the database; SQLite moves its log into the file and takes it away.
  ///
  /// Harmless where it is closed already.
  func close() {
    statements.removeAll()
    // Deferred until the last statement is gone, should anybody still hold one.
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Whether SQLite fell back to reading only.
  var isReadOnly: Bool { handle != nil && sqlite3_db_readonly(handle, "main") == 1 }

  /// Runs statements that take no values and return no rows.
  func execute(_ sql: String) throws(Failure) {
    let handle = try open()
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// The statement for `sql`, ready to be bound; prepared on its first use and kept.
  func statement(_ sql: String) throws(Failure) -> Statement {
    if let kept = statements[sql] {
      kept.reset()
      return kept
    }
    let handle = try open()
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw failure(code) }
    let statement = Statement(handle: prepared, connection: handle)
    statements[sql] = statement
    return statement
  }

  /// Carries out `body` as a whole or not at all.
  func transaction(_ body: () throws(Failure) -> Void) throws(Failure) {
    try statement("BEGIN IMMEDIATE").run()
    do throws(Failure) {
      try body()
      try statement("COMMIT").run()
    } catch {
      // SQLite may have rolled back by itself (a full disk does that): then there is nothing left to undo.
      if handle.map(sqlite3_get_autocommit) == 0 { try? statement("ROLLBACK").run() }
      throw error
    }
  }

  /// The whole number that `sql` returns in its first row; nil for none or NULL.
  func integer(_ sql: String) throws(Failure) -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.optionalInteger(0) : nil
  }

  private func open() throws(Failure) -> OpaquePointer {
    guard let handle else { throw .other("it is closed") }
    return handle
  }

  private func failure(_ code: Int32) -> Failure {
    Failure(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }
}
