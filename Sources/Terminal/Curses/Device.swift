#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal: its descriptors, its size and its modes.
final class TerminalDevice {
  /// Where keys come from: standard input, or the terminal itself where standard input is a pipe.
  let input: Int32
  /// Where the screen is, for everything but writing.
  let output: Int32
  /// Where bytes go: the terminal opened once more, which alone can be told not to block.
  ///
  /// The descriptor of standard output is shared with the shell, which would not expect that.
  let writing: Int32
  private let opened: [Int32]
  /// The modes before anything was changed.
  private let modes: termios

  /// The terminal of standard output; nil where that is none.
  convenience init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    if isatty(STDIN_FILENO) == 1 {
      self.init(input: STDIN_FILENO, output: STDOUT_FILENO)
    } else {
      let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      guard terminal >= 0 else { return nil }
      self.init(input: terminal, output: STDOUT_FILENO, opened: [terminal])
    }
  }

  /// The terminal of these descriptors; `opened` are closed with it.
  init?(input: Int32, output: Int32, opened: [Int32] = []) {
    var modes = termios()
    guard tcgetattr(output, &modes) == 0 else {
      for descriptor in opened { _ = systemClose(descriptor) }
      return nil
    }
    self.modes = modes
    self.input = input
    self.output = output
    let second = Self.openAgain(output)
    writing = second ?? output
    self.opened = opened + [second].compactMap { $0 }
  }

  deinit { for descriptor in opened { _ = systemClose(descriptor) } }

  /// The terminal `output` opened for writing that never waits; nil where the system refuses, as it does where the
  /// terminal belongs to someone else.
  private static func openAgain(_ output: Int32) -> Int32? {
    let flags = O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    // Only of the terminal that controls the process is the foreground told.
    if tcgetpgrp(output) >= 0, case let terminal = open("/dev/tty", flags), terminal >= 0 { return terminal }
    guard let name = ttyname(output) else { return nil }
    let terminal = open(name, flags)
    return terminal >= 0 ? terminal : nil
  }

  // MARK: Size

  /// More cells than any display has; what lies beyond stays blank.
  private static let limits = (rows: 300, columns: 1_000)

  /// The size in cells as far as it is drawn on; nil where the terminal does not say.
  var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
    return (min(Int(size.ws_row), Self.limits.rows), min(Int(size.ws_col), Self.limits.columns))
  }

  // MARK: Modes

  /// Whether the line is a slow one: below 9,600 bits a second, which is what some systems give every terminal window.
  ///
  /// Asked of the terminal itself, since ncurses does not write to it.
  var isSlow: Bool {
    var modes = modes
    return cfgetospeed(&modes) < speed_t(B9600)
  }

  /// Lets every key come at once and unechoed, as the byte that it is, and every byte go out as it is.
  func takeModes() {
    var raw = modes
    cfmakeraw(&raw)
    setModes(raw)
  }

  /// Sets the modes as they were.
  func giveModesBack() { setModes(modes) }

  /// At once: a terminal that has stopped reading would be waited for.
  private func setModes(_ wanted: termios) {
    var wanted = wanted
    while tcsetattr(output, TCSANOW, &wanted) < 0, errno == EINTR {}
  }

  // MARK: Reading

  /// Whether the other end is gone.
  var hasHungUp: Bool {
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0 && Int32(state.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Whether something comes in within so many milliseconds.
  func hasInput(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) > 0 && Int32(state.revents) & POLLIN != 0
  }

  /// The bytes that have come in, some thousands of them at most; none where none has.
  func read() -> [UInt8] {
    guard hasInput(within: 0) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, systemRead(input, buffer.baseAddress, buffer.count))
    }
  }

  // MARK: Writing

  /// Writes as much as the terminal takes now; nil: it is gone.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    while true {
      let count = systemWrite(writing, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      guard errno == EINTR else { return nil }
    }
  }

  /// Waits until the terminal takes more, so many milliseconds at most; whether it does.
  func takesMore(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, milliseconds) > 0
  }

  /// Forgets what was written and has not been read by the other end.
  func forgetWritten() { tcflush(output, TCOFLUSH) }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
