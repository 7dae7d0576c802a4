#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lock of a state directory: whoever holds it is the only one to open the store.
///
/// `flock` on the file `lock`, so that the system lets go of it when the holder ends, however it ends. A running center
/// writes its process identifier into the file; a command that holds it for a moment leaves it empty.
final class DirectoryLock {
  /// Who holds the lock.
  enum Holder: Equatable {
    case center(pid: Int)
    case command
  }

  private let descriptor: Int32
  private var isHeld = false

  /// Takes the lock of `directory`; nil where another process holds it.
  init?(_ directory: StateDirectory, asCenter: Bool) throws(OperationError) {
    descriptor = open(directory.lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw OperationError(
        exitCode: 3,
        message: "cannot write in the state directory '\(directory.path)': \(SystemError.last); "
          + "make it writable, or choose another with --state")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    isHeld = true
    ftruncate(descriptor, 0)
    if asCenter {
      let mark = Array("\(getpid())\n".utf8)
      _ = mark.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
  }

  deinit {
    // Runs also where the lock was not to be had: then what the file says is the holder's.
    if isHeld { ftruncate(descriptor, 0) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes the lock, waiting for commands to end; a running center is not waited for.
  static func waiting(for directory: StateDirectory, role: Runtime.Role) throws(OperationError) -> DirectoryLock {
    let patience = LockPatience(directory)
    while true {
      if let lock = try DirectoryLock(directory, asCenter: role == .center) { return lock }
      if case .center(let pid) = holder(of: directory), role == .center {
        throw OperationError(
          exitCode: 3,
          message: "a center with process identifier \(pid) is running on '\(directory.path)'; "
            + "quit that one, or choose another state directory with --state")
      }
      try patience.wait()
    }
  }

  /// Who holds the lock of `directory` right now, as its file says.
  static func holder(of directory: StateDirectory) -> Holder {
    guard let bytes = try? readFile(directory.lockPath, limit: 64) else { return .command }
    let digits = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return Int(digits).map { .center(pid: $0) } ?? .command
  }
}
