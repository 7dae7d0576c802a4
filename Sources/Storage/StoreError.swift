/// Why the state could not be read or kept.
///
/// The state directory is as it was before the call.
public enum StoreError: Error, Equatable, Sendable {
  /// The database was written by a newer Belfry.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file is no SQLite database.
  case notADatabase(path: String)
  /// The file is a database, but another program's.
  case foreignDatabase(path: String)
  /// The database is damaged; `detail` is what SQLite said.
  case corrupt(path: String, detail: String)
  /// Nothing can be written there.
  case readOnly(path: String)
  /// No space is left.
  case full(path: String)
  /// Another process wrote for longer than the store waits.
  case busy(path: String)
  /// Anything else; `detail` is what the system or SQLite said.
  case unusable(path: String, detail: String)
}

extension StoreError {
  init(_ failure: Connection.Failure, path: String) {
    self =
      switch failure {
      case .full: .full(path: path)
      case .readOnly: .readOnly(path: path)
      case .busy: .busy(path: path)
      case .notADatabase: .notADatabase(path: path)
      case .corrupt(let detail): .corrupt(path: path, detail: detail)
      case .foreign: .foreignDatabase(path: path)
      case .newerVersion(let found): .newerVersion(path: path, found: found, known: Schema.version)
      case .other(let detail): .unusable(path: path, detail: detail)
      }
  }
}

extension StoreError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .newerVersion(let path, let found, let known):
      "'\(path)' was written by a newer belfry (schema \(found), this one knows \(known)) and was left as it is; "
        + "update belfry, or choose another directory with --state"
    case .notADatabase(let path):
      "'\(path)' is not a belfry database and was left as it is; move it away, or choose another directory with --state"
    case .foreignDatabase(let path):
      "'\(path)' is a database of another program and was left as it is; choose another directory with --state"
    case .corrupt(let path, let detail):
      "'\(path)' is damaged (\(detail)); move it away to start afresh, or rescue it with 'sqlite3 \(path) .recover'"
    case .readOnly(let path):
      "'\(path)' cannot be written; make it writable, or choose another directory with --state"
    case .full(let path):
      "no space is left to write '\(path)'; nothing of the last step was stored; free some space and repeat it"
    case .busy(let path):
      "'\(path)' is being written by another process; repeat the command when that has ended"
    case .unusable(let path, let detail):
      "'\(path)' cannot be used: \(detail); choose another directory with --state"
    }
  }
}
