extension ScreenState {
  /// Replies that end with the program.
  var halfWrittenCount: Int { drafts.values.count { !$0.text.isEmpty } }

  /// Quits, after a question where a half-written reply would be lost.
  mutating func quit() -> Outcome {
    let count = halfWrittenCount
    guard count > 0 else { return Outcome(commands: [.quit]) }
    push(.confirmation(.quit(draftCount: count)))
    return Outcome()
  }
}
