import Foundation

/// The pair of a terminal: programs have its one side, a ``TerminalModel`` on a thread of its own the other.
///
/// Nothing waits for time: ``wait(_:until:)`` returns when the model is as expected, and its timeout only fails.
///
/// Unchecked, because the compiler cannot see what holds: `model` and `isReading` are touched under `state` alone, which
/// the threads wait on, and nothing else changes.
final class PseudoTerminal: @unchecked Sendable {
  private let master: Int32
  /// The device that programs open.
  let path: String
  private let state = NSCondition()
  private var model: TerminalModel
  private var isReading = true

  init(_ model: TerminalModel) throws {
    self.model = model
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, let path = pathOfDevice(master) else { throw CocoaError(.fileReadUnknown) }
    self.path = path
    resize(columns: model.columns, rows: model.rows)
    let thread = Thread { [self] in readAll() }
    thread.start()
  }

  /// Opens the side of programs.
  func openDevice() -> Int32 { open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Types.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Stops reading, as a line that has stalled, or goes on.
  func setReading(_ isReading: Bool) {
    state.withLock {
      self.isReading = isReading
      state.broadcast()
    }
  }

  /// The terminal as it is now.
  var screen: TerminalModel { state.withLock { model } }

  /// Begins to note anew what comes in.
  func forgetReceived() { state.withLock { model.received = [] } }

  /// Writes over the screen behind the program's back.
  func scribble() {
    state.withLock {
      for row in 3..<8 { model.cells[row] = Array(repeating: "#", count: model.columns) }
    }
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Waits until the model is as expected; fails with the last screen after twenty seconds.
  @discardableResult
  func wait(_ expectation: String, until condition: (TerminalModel) -> Bool) throws -> TerminalModel {
    state.lock()
    defer { state.unlock() }
    let end = Date().addingTimeInterval(20)
    while !condition(model) {
      guard state.wait(until: end) else {
        throw Missing(description: "expected \(expectation); the screen is:\n\(model.text)\nunknown: \(model.unknown)")
      }
    }
    return model
  }

  /// Ends with the last program that has the other side.
  private func readAll() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      state.withLock { while !isReading { state.wait() } }
      let count = read(master, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      let replies = state.withLock {
        model.take(bytes[..<count])
        defer { model.replies = [] }
        state.broadcast()
        return model.replies
      }
      if !replies.isEmpty { _ = write(master, replies, replies.count) }
    }
    close(master)
  }
}

/// Unlocks the other side of a pair, and names it.
private func pathOfDevice(_ master: Int32) -> String? {
  #if canImport(Glibc)
    // `unlockpt` and `ptsname` are hidden from Swift; this is what they do.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
    return "/dev/pts/\(number)"
  #else
    guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
    return ptsname(master).map { String(cString: $0) }
  #endif
}
