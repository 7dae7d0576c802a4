#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pipe that ncurses reads keys from.
///
/// What comes in from the terminal passes through here, so that its answers can be taken out before ncurses makes keys
/// of them. It is filled only when it is empty, and in whole escape sequences where they come in soon enough.
final class KeyFeed {
  /// Where ncurses reads.
  let descriptor: Int32
  private let filling: Int32
  private let device: TerminalDevice
  /// What has come before ncurses was there.
  private var waiting: [UInt8] = []
  /// Takes the answers out.
  private(set) var answers = AnswerReader()

  /// How long the rest of an escape sequence may take, in milliseconds: longer, and it was the Esc key.
  private static let escapeDelay: Int32 = 25

  /// Makes the pipe; nil where the system refuses.
  init?(_ device: TerminalDevice) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      // A mouse report that breaks off must not keep ncurses waiting.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, filling) = (ends[0], ends[1])
    self.device = device
  }

  deinit {
    close(descriptor)
    close(filling)
  }

  /// Begins to take answers out of what comes in.
  func expectAnswers(pixels: Bool) { answers.expect(ClusterClass.allCases, pixels: pixels) }

  /// Waits for something to come in; false where nothing did in so many milliseconds.
  ///
  /// What is no answer is kept for ``refill()``.
  func waitForInput(within milliseconds: Int32) -> Bool {
    guard device.hasInput(within: milliseconds) else { return false }
    let bytes = device.read()
    waiting += answers.take(bytes)
    return !bytes.isEmpty
  }

  /// Hands on what has come in from the terminal; false where nothing has.
  func refill() -> Bool {
    var bytes = waiting
    waiting = []
    if bytes.isEmpty { bytes = answers.take(device.read()) }
    while answers.isInside || endsInsideSequence(bytes) {
      guard device.hasInput(within: Self.escapeDelay) else {
        bytes += answers.release()
        break
      }
      let more = device.read()
      guard !more.isEmpty, bytes.count < 16_384 else { break }
      bytes += answers.take(more)
    }
    guard !bytes.isEmpty else { return false }
    return bytes.withUnsafeBytes { write(filling, $0.baseAddress, $0.count) } > 0
  }

  /// A byte that was not made a key of; nil where there is none.
  func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
  }
}
