import Foundation

/// The built program on a terminal that is a ``TerminalModel``, with a state of its own.
final class RunningTerminal {
  let pseudo: PseudoTerminal
  /// Gone with the terminal.
  let folder: URL
  let process: pid_t
  /// The modes before the program was started.
  let modesBefore: [UInt32]
  /// Keeps the terminal alive when the program has ended.
  private let device: Int32
  private var status: Int32?

  /// Starts the program with these arguments and `variables` for its whole environment.
  init(_ model: TerminalModel, _ arguments: [String] = ["open"], variables: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("belfry-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    pseudo = try PseudoTerminal(model)
    device = pseudo.openDevice()
    modesBefore = terminalModes(device)
    var environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "BELFRY_PROBE": "10000"]
    environment.merge(variables) { $1 }
    process = try start(
      Tmux.belfry,
      arguments + ["--state", folder.path + "/state", "--clock", "2026-07-03T12:00:00Z", "--seed", "1", "--no-motion"],
      environment: environment, device: pseudo.path)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = end()
    }
    close(device)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The modes of the terminal now: echo, lines, signals.
  var modes: [UInt32] { terminalModes(device) }

  /// Waits for the end and returns the signal that brought it, or what the program ended with.
  func end() -> (code: Int32, signal: Int32) {
    var status = self.status ?? 0
    if self.status == nil { while waitpid(process, &status, 0) < 0, errno == EINTR {} }
    self.status = status
    return (status >> 8 & 0xFF, status & 0x7F)
  }

  /// A connection to the center.
  func control() throws -> ControlConnection { try ControlConnection(folder.path + "/state/control.sock") }
}

private func terminalModes(_ device: Int32) -> [UInt32] {
  var modes = termios()
  tcgetattr(device, &modes)
  return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32(truncatingIfNeeded: $0) }
}
