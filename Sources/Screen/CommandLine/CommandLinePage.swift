extension ScreenState {
  /// The lines that the history keeps.
  static let historyLimit = 100

  /// Keys of the `:` line.
  mutating func reduceCommandLine(_ intent: Intent) -> Outcome {
    switch intent {
    case .complete: completeLine(by: 1)
    case .completeBackward: completeLine(by: -1)
    case .cursorUp: recall(by: -1)
    case .cursorDown: recall(by: 1)
    default:
      // Whatever else is done takes the chosen word as it stands.
      lineCandidates.chosen = nil
      return edit(intent)
    }
    return Outcome()
  }

  private mutating func edit(_ intent: Intent) -> Outcome {
    switch intent {
    case .send: return runCommandLine()
    case .back: leaveCommandLine()
    // As in other programs: backspace on the empty line leaves it.
    case .deleteBackward where commandLine.text.isEmpty: leaveCommandLine()
    case .insert(let text): note(commandLine.insert(String(text.map { $0.isNewline ? " " : $0 })))
    default: note(commandLine.edit(intent))
    }
    recalledBeginning = nil
    return Outcome()
  }

  private mutating func leaveCommandLine() {
    commandLine = Draft()
    lineCandidates = LineCandidates()
    historyIndex = nil
    recalledBeginning = nil
    pop()
  }

  private mutating func runCommandLine() -> Outcome {
    let line = commandLine.text.trimmingBlanks
    leaveCommandLine()
    return line.isEmpty ? Outcome() : run(line)
  }

  /// Runs a line and remembers it.
  mutating func run(_ line: String) -> Outcome {
    commandHistory.removeAll { $0 == line }
    commandHistory.append(line)
    if commandHistory.count > ScreenState.historyLimit { commandHistory.removeFirst() }
    switch line {
    case "q", "quit", "exit": return quit()
    case "reload": return Outcome(commands: [.reload])
    case "help", "keys":
      push(.help)
      return Outcome()
    default: return themeCommand(line) ?? Outcome(commands: [.run(line)])
    }
  }

  /// Opens the line with a beginning that is to be finished.
  mutating func openCommandLine(with text: String) {
    push(.commandLine)
    commandLine = Draft(text: text)
  }

  /// Shows what a command printed: one line as a notice, more as a page.
  public mutating func show(_ output: CommandOutput) {
    let lines = output.text.split(whereSeparator: \.isNewline)
    guard lines.count > 1 else { return notice = lines.first.map(String.init) ?? "done" }
    self.output = output
    push(.output)
  }

  /// The lines that were run and begin with what was typed, one after the other.
  private mutating func recall(by step: Int) {
    let beginning = recalledBeginning ?? commandLine.text
    var index = historyIndex ?? commandHistory.count
    repeat { index += step } while commandHistory.indices.contains(index) && !commandHistory[index].hasPrefix(beginning)
    guard index >= 0 else { return }
    recalledBeginning = beginning
    historyIndex = index < commandHistory.count ? index : nil
    commandLine = Draft(text: historyIndex.map { commandHistory[$0] } ?? beginning)
    lineCandidates.chosen = nil
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
