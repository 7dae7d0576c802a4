#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long a command waits for others to let go of a state directory.
///
/// The lock knows no queue: with many commands at once one of them may miss its turn again and again. So it is patient
/// with commands, and looks the more often the longer it has waited.
struct LockPatience {
  /// A center answers on its socket; one that holds the lock and does not is starting, ending, or stuck.
  static let secondsForCenter = 5.0
  /// Commands take milliseconds: only one that is stopped, a crowd, or one that waits for an app's service extension,
  /// which may take 30 seconds, holds the lock for long.
  static let secondsForCommands = 60.0

  private let directory: StateDirectory
  private let start = MonotonicTime.now

  init(_ directory: StateDirectory) { self.directory = directory }

  /// Waits a moment; throws when it has been long enough.
  func wait() throws(OperationError) {
    let waited = start.seconds(until: .now)
    let holder = DirectoryLock.holder(of: directory)
    let who: String
    let limit: Double
    switch holder {
    case .center(let pid):
      (limit, who) = (Self.secondsForCenter, "the center with process identifier \(pid), which does not answer")
    case .command: (limit, who) = (Self.secondsForCommands, "other commands")
    }
    guard waited < limit else {
      throw OperationError(
        exitCode: 3,
        message: "'\(directory.path)' has been held for \(Int(limit)) seconds by \(who); repeat the command later")
    }
    usleep(waited < 0.5 ? 3_000 : 500)
  }
}
