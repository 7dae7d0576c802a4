extension ScreenState {
  /// The lines that the history keeps.
  static let historyLimit = 100

  /// Keys of the `:` line.
  mutating func reduceCommandLine(_ intent: Intent) -> Outcome {
    switch intent {
    case .send: return runCommandLine()
    case .back: leaveCommandLine()
    // As in other programs: backspace on the empty line leaves it.
    case .deleteBackward where commandLine.text.isEmpty: leaveCommandLine()
    case .complete: completeCommand()
    case .cursorUp: recall(by: -1)
    case .cursorDown: recall(by: 1)
    case .insert(let text): note(commandLine.insert(String(text.map { $0.isNewline ? " " : $0 })))
    default: note(commandLine.edit(intent))
    }
    return Outcome()
  }

  private mutating func leaveCommandLine() {
    commandLine = Draft()
    historyIndex = nil
    pop()
  }

  private mutating func runCommandLine() -> Outcome {
    let line = commandLine.text.trimmingBlanks
    leaveCommandLine()
    guard !line.isEmpty else { return Outcome() }
    commandHistory.removeAll { $0 == line }
    commandHistory.append(line)
    if commandHistory.count > ScreenState.historyLimit { commandHistory.removeFirst() }
    switch line {
    case "q", "quit", "exit": return Outcome(commands: [.quit])
    case "help", "keys":
      push(.help)
      return Outcome()
    default: return Outcome(commands: [.run(line)])
    }
  }

  /// Shows what a command printed: one line as a notice, more as a page.
  public mutating func show(_ output: CommandOutput) {
    let lines = output.text.split(whereSeparator: \.isNewline)
    guard lines.count > 1 else { return notice = lines.first.map(String.init) ?? "done" }
    self.output = output
    push(.output)
  }

  private mutating func recall(by step: Int) {
    let index = min(max(0, (historyIndex ?? commandHistory.count) + step), commandHistory.count)
    historyIndex = index < commandHistory.count ? index : nil
    commandLine = Draft(text: historyIndex.map { commandHistory[$0] } ?? "")
  }

  private mutating func completeCommand() {
    let typed = commandLine.text
    guard !typed.contains(" ") else { return }
    let matches = commandNames.filter { $0.hasPrefix(typed) }
    guard let first = matches.first else { return notice = "no command begins with '\(typed)'" }
    let common = matches.reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    commandLine = Draft(text: matches.count == 1 ? first + " " : common)
    if matches.count > 1 { notice = matches.joined(separator: " ") }
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
