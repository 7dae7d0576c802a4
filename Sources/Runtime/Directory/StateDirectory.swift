#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The directory that a center keeps its state in, and the names of the files there.
public struct StateDirectory: Equatable, Sendable {
  /// The directory as it was named.
  public let path: String
  /// Names the directory; it need not exist yet.
  public init(_ path: String) { self.path = path }

  /// The state itself.
  public var databasePath: String { file("belfry.sqlite") }
  /// Held by a center for life and by a command for its moment.
  public var lockPath: String { file("lock") }

  /// The path of a file there.
  package func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

  /// Creates the directory, and those above it, where they are missing: for their owner alone.
  package func create() throws(OperationError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw OperationError(
          exitCode: 3, message: "'\(path)' is no directory; choose another state directory with --state")
      }
      return
    }
    var parents = path.split(separator: "/", omittingEmptySubsequences: true)[...]
    var made = path.hasPrefix("/") ? "" : "."
    while let name = parents.popFirst() {
      made += "/" + name
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw OperationError(
          exitCode: 3,
          message: "cannot create the state directory '\(path)': \(SystemError.last); choose another with --state")
      }
    }
  }
}
