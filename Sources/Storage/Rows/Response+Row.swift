import Center

extension Response {
  static let columns = """
    sequence, responded_at, bundle_identifier, request_identifier, thread_identifier, category_identifier, \
    action_identifier, user_text, activation, authenticated, user_info, \(DelegateOutcome.columns)
    """

  /// Not `OR REPLACE`: a response is stored once, and a second one with its number is a bug that must show.
  static let insertion = "INSERT INTO response (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

  var row: [SQLValue] {
    [
      .integer(sequence), .moment(respondedAt), .text(bundleIdentifier), .text(requestIdentifier),
      .optional(threadIdentifier), .optional(categoryIdentifier), .text(actionIdentifier), .optional(userText),
      .text(activation.rawValue), .flag(authenticated), .text(userInfo),
    ] + (delegate?.row ?? [.null, .null, .null])
  }

  /// Reads a row of ``columns``; nil where a word in it is none of ours.
  init?(row: Statement) {
    guard let activation = Activation(rawValue: row.text(8)), let delegate = DelegateOutcome.read(row, from: 11) else {
      return nil
    }
    self.init(
      storedSequence: row.integer(0), respondedAt: Timestamp(milliseconds: row.integer(1)),
      bundleIdentifier: row.text(2), requestIdentifier: row.text(3), threadIdentifier: row.optionalText(4),
      categoryIdentifier: row.optionalText(5), actionIdentifier: row.text(6), userText: row.optionalText(7),
      activation: activation, authenticated: row.integer(9) != 0, userInfo: row.text(10), delegate: delegate)
  }
}
