import Foundation

/// A named pipe that nobody writes to.
///
/// A reader that waits for a writer is let go after a moment with nothing read, so that a test fails where it would hang.
final class NamedPipe {
  private let rescue: Rescue

  init(at path: String) throws {
    guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    rescue = Rescue(path: path)
    Thread { [rescue] in rescue.run() }.start()
  }

  deinit { rescue.done.signal() }

  /// Comes and goes as a writer, for as long as the test runs.
  private struct Rescue: Sendable {
    let path: String
    let done = DispatchSemaphore(value: 0)

    func run() {
      while done.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
        // Fails where nobody reads.
        let writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        if writer >= 0 { close(writer) }
      }
    }
  }
}
