#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The database as a file: what its first bytes say, and its creation with the right permissions.
///
/// SQLite writes to a file as soon as it is opened in earnest (it turns on the write-ahead log), so whether the file is
/// ours and of a version that we know is read from its header first.
///
/// Source: the SQLite file format, section 1.3.
struct DatabaseFile {
  let path: String

  /// Creates the file where there is none, readable by its owner alone, as SQLite's own files beside it then are too.
  ///
  /// Returns whether it was created.
  func createIfMissing() throws(StoreError) -> Bool {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return true
    }
    switch errno {
    case EEXIST: return false
    case EACCES, EPERM, EROFS: throw .readOnly(path: path)
    case ENOSPC, EDQUOT: throw .full(path: path)
    case let code: throw .unusable(path: path, detail: String(cString: strerror(code)))
    }
  }

  /// Refuses a file that is no database, another program's, or a newer Belfry's; reads nothing but its header.
  func checkHeader() throws(StoreError) {
    let header = try header()
    if header.isEmpty { return }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .notADatabase(path: path)
    }
    let application = number(in: header, at: 68)
    // 0: nothing of ours was written from the log into the file yet; the tables decide then.
    guard application == 0 || application == Schema.applicationIdentifier else { throw .foreignDatabase(path: path) }
    let version = Int(number(in: header, at: 60))
    guard application == 0 || version <= Schema.version else {
      throw .newerVersion(path: path, found: version, known: Schema.version)
    }
  }

  /// Whether a write-ahead log lies beside the file: the last process to use it did not close it.
  var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Whether this process may write the file.
  var isWritable: Bool { access(path, W_OK) == 0 }

  /// Takes the file away again, where it was created for nothing.
  func remove() { unlink(path) }

  private func header() throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unusable(path: path, detail: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &header, header.count)
    guard count >= 0 else { throw .unusable(path: path, detail: String(cString: strerror(errno))) }
    return Array(header.prefix(count))
  }

  private func number(in header: [UInt8], at offset: Int) -> Int64 {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | Int64($1) }
  }
}
