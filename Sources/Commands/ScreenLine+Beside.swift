extension Commands {
  /// Commands that may go through thousands of files or records.
  private static let slow: Set = ["deliveries", "lint", "log", "render"]
  /// Those among them that ask the center.
  private static let asking: Set = ["deliveries", "log", "push"]
  /// So many payloads are pushed at once, so that the next key meets them.
  private static let pushedAtOnce = 20

  /// The command line of a process that does what a line typed on the screen asks for; nil: it is to be run at once.
  ///
  /// What may take long would keep keys and arrivals waiting on the screen's one thread. The process asks the center by
  /// its control socket, so a state without a directory has none.
  public static func argumentsBeside(
    _ line: String, stateDirectory: String?, columns: Int, in environment: Environment
  ) -> [String]? {
    guard let words = shellWords(line), let place = words.firstIndex(where: { !$0.hasPrefix("-") }),
      !words.contains(where: isTheScreensOwn),
      case .command(let command) = invocation(of: words, variables: environment.variables),
      let meant = try? command.outcome.get(), slow.contains(words[place]) || isLong(meant)
    else { return nil }
    var options: [String] = []
    if asking.contains(words[place]) {
      guard let stateDirectory else { return nil }
      options += ["--state", stateDirectory]
    }
    if words[place] == "render", !words.contains(where: { $0.hasPrefix("--columns") }) {
      options += ["--columns", "\(columns)"]
    }
    return [environment.executablePath] + words[...place] + options + words[(place + 1)...]
  }

  private static func isLong(_ command: any Command) -> Bool {
    (command as? PushCommand).map { $0.words.count > pushedAtOnce } ?? false
  }

  /// Words that mean something else in a process of its own: the state is that of the screen, nothing is typed into it,
  /// and nobody would end it.
  private static func isTheScreensOwn(_ word: String) -> Bool {
    word == "-" || word == "--follow" || word == "--state" || word.hasPrefix("--state=")
  }
}
