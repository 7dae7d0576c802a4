import Center

extension DelegateOutcome {
  static let columns = "delegate_state, delegate_attempts, delegate_reason"

  var row: [SQLValue] { [.text(state.rawValue), .integer(Int64(attempts)), .optional(reason)] }

  /// Reads ``columns``, the first of which is `first`: nil inside where there is none, nil outside where a word is none of
  /// ours.
  static func read(_ row: Statement, from first: Int32) -> DelegateOutcome?? {
    guard let word = row.optionalText(first) else { return .some(nil) }
    guard let state = State(rawValue: word) else { return nil }
    return DelegateOutcome(state, attempts: Int(row.integer(first + 1)), reason: row.optionalText(first + 2))
  }
}
