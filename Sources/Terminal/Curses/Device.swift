#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The descriptors of a terminal.
struct TerminalDevice {
  /// Where keys come from: standard input, or the terminal itself where standard input is a pipe.
  let input: Int32
  /// Where the screen is.
  let output: Int32
  private let opened: Int32?

  /// The terminal of standard output; nil where that is none.
  init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    output = STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
      opened = nil
    } else {
      let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      guard terminal >= 0 else { return nil }
      input = terminal
      opened = terminal
    }
  }

  /// Closes what was opened.
  func close() { if let opened { _ = systemClose(opened) } }

  /// More cells than any display has; what lies beyond stays blank.
  private static let limits = (rows: 300, columns: 1_000)

  /// The size in cells as far as it is drawn on; nil where the terminal does not say.
  var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
    return (min(Int(size.ws_row), Self.limits.rows), min(Int(size.ws_col), Self.limits.columns))
  }

  /// Whether the other end is gone.
  var hasHungUp: Bool {
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0 && Int32(state.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// A byte that has come in; nil where none has.
  func readByte() -> UInt8? {
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 0) > 0, Int32(state.revents) & POLLIN != 0 else { return nil }
    var byte: UInt8 = 0
    return read(input, &byte, 1) == 1 ? byte : nil
  }

  /// Writes bytes that ncurses does not know, in full.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
