/// What the program ends with.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done.
  case done = 0
  /// The answer is no: a refused push, an error found by `lint`, a profile that does not hold.
  case no = 1
  /// The command line makes no sense.
  case usage = 2
  /// Input or output failed: no such file, no such notification.
  case failed = 3
  /// This terminal cannot show it.
  case terminal = 4

  /// The meaning, as the help and the manual say it.
  var meaning: String {
    switch self {
    case .done: "done"
    case .no: "the answer is no: a push was refused, lint found an error, a check failed"
    case .usage: "the command line makes no sense"
    case .failed: "input or output failed: no such file, no such notification"
    case .terminal: "this terminal cannot show it"
    }
  }
}
