/// Why there can be no screen.
public enum TerminalError: Error, Equatable, Sendable {
  /// Standard output is no terminal.
  case noTerminal
  /// The terminal cannot move its cursor, such as `dumb`; the name, empty where `TERM` is not set.
  case cannotMoveCursor(String)
  /// No description of it is installed, nor one of those that most terminals understand.
  case unknown(String)
  /// The system refused; what it said.
  case system(String)

  /// What is wrong and what to do.
  public var message: String {
    let advice = "'belfry open --plain' prints lines, 'belfry state' prints the state once"
    switch self {
    case .noTerminal: return "standard output is no terminal: \(advice)"
    case .cannotMoveCursor(""): return "TERM is not set, so nothing is known about this terminal: \(advice)"
    case .cannotMoveCursor(let name): return "a terminal of type '\(name)' cannot move its cursor: \(advice)"
    case .unknown(let name):
      return "no terminfo entry for '\(name)', 'xterm' or 'vt100': install ncurses-base, or: \(advice)"
    case .system(let reason): return "cannot use the terminal: \(reason); \(advice)"
    }
  }
}
