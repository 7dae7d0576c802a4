/// The state on disk: every delivery and response ever, and the phone as it is now.
///
/// One SQLite database in WAL mode. What ``apply(_:)`` returned from survives the end of the process at any moment,
/// `kill -9` included. The log is not forced to the medium at each step (`synchronous=NORMAL`): a power cut may take the
/// last steps with it, never the file. Whoever opens a store holds the state directory's lock, and uses it from one
/// thread; SQLite's own locking still protects the file from programs that do not know the lock.
///
/// Read next: `Schema.swift`, then `Store+Writing.swift` and `Store+Loading.swift`. `SQLite/` wraps the library.
public final class Store {
  /// The database file; `:memory:` for none.
  public let path: String
  /// Whether the last process to use the file ended without closing it; SQLite has then recovered what it wrote.
  public let wasRecovered: Bool
  let connection: Connection

  /// Opens the database at `path` and brings its schema up to date; nil keeps everything in memory.
  ///
  /// A file that cannot be used is left as it was.
  public convenience init(path: String?) throws(StoreError) { try self.init(path: path, pageLimit: nil) }

  /// `pageLimit`: how many pages of 4096 bytes the file may have, for tests of a full disk.
  init(path: String?, pageLimit: Int?) throws(StoreError) {
    self.path = path ?? ":memory:"
    guard let path else {
      wasRecovered = false
      connection = try Self.open(nil, pageLimit: pageLimit)
      return
    }
    let file = DatabaseFile(path: path)
    let isNew = try file.createIfMissing()
    do {
      try file.checkHeader()
      guard file.isWritable else { throw StoreError.readOnly(path: path) }
      wasRecovered = !isNew && file.hasLog
      connection = try Self.open(path, pageLimit: pageLimit)
    } catch let error as StoreError {
      if isNew { file.remove() }
      throw error
    } catch {
      throw .unusable(path: path, detail: "\(error)")
    }
  }

  /// Closes the file.
  ///
  /// Whatever is asked afterwards fails.
  public func close() { connection.close() }

  private static func open(_ path: String?, pageLimit: Int?) throws(StoreError) -> Connection {
    do throws(Connection.Failure) {
      let connection = try Connection(path: path, busyMilliseconds: 5000)
      if connection.isReadOnly { throw Connection.Failure.readOnly }
      if let pageLimit { try connection.execute("PRAGMA max_page_count = \(pageLimit)") }
      try Schema.check(connection)
      try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = OFF")
      // Moving the log into the file waits for the medium: every 16 MB, not every 4.
      try connection.execute("PRAGMA wal_autocheckpoint = 4096")
      try Schema.migrate(connection)
      return connection
    } catch {
      throw StoreError(error, path: path ?? ":memory:")
    }
  }

  /// Runs `body` and tells its failure as an error of the store.
  func reporting<Value>(_ body: () throws(Connection.Failure) -> Value) throws(StoreError) -> Value {
    do throws(Connection.Failure) { return try body() } catch { throw StoreError(error, path: path) }
  }
}
