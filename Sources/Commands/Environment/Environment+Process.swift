import Foundation

extension Environment {
  /// The world of this process.
  ///
  /// Turns SIGPIPE and SIGXFSZ off, so that a closed pipe, and a file that may not grow, are told by the write itself.
  public static func process() -> Environment {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    takeStandardStreams()
    return Environment(
      arguments: Array(CommandLine.arguments.dropFirst()), variables: ProcessInfo.processInfo.environment,
      readStandardInput: { limit throws(InputFailure) in
        try FileBytes.read(descriptor: STDIN_FILENO, path: "-", limit: limit)
      },
      output: OutputWriter(sink: { FileBytes.write($0, to: STDOUT_FILENO) }),
      messages: OutputWriter(sink: { FileBytes.write($0, to: STDERR_FILENO) }),
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, messagesAreTerminal: isatty(STDERR_FILENO) == 1,
      terminalColumns: columns(of: STDOUT_FILENO), currentDirectory: FileManager.default.currentDirectoryPath,
      executablePath: executable(), waitForMore: { isReaderThere(STDOUT_FILENO, milliseconds: 200) })
  }

  /// Takes the place of standard streams that were closed, with something that can be neither read nor written.
  ///
  /// Else the next file that is opened gets their number, and results are written into the lock or the state.
  private static func takeStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Waits; false at once where the other end of a pipe is closed, or where nothing can be written at all.
  private static func isReaderThere(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else { return false }
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, milliseconds) == 0 || Int32(state.revents) & (POLLERR | POLLHUP | POLLNVAL) == 0
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func executable() -> String {
    #if os(Linux)
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
    #endif
    return Bundle.main.executablePath ?? CommandLine.arguments.first ?? "belfry"
  }
}
