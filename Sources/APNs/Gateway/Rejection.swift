import Center

/// A check's objection: what the request is answered.
struct Rejection: Error, Equatable, Sendable {
  /// Why.
  let reason: Reason
  /// Since when the token has been dead; with 410 alone.
  let timestamp: Timestamp?
  /// What is wrong, more exactly than the reason says, in a sentence without a full stop; nil: the reason says all.
  ///
  /// For people who look on, never for the provider.
  let mistake: String?

  init(_ reason: Reason, since timestamp: Timestamp? = nil, because mistake: String? = nil) {
    self.reason = reason
    self.timestamp = timestamp
    self.mistake = mistake
  }
}

/// What a provider sent, in quotation marks, as much of it as a line has room for.
func quoted(_ text: String) -> String { text.count > 60 ? "'\(text.prefix(59))…'" : "'\(text)'" }
