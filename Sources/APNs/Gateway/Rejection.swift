import Center

/// A check's objection: what the request is answered.
struct Rejection: Error, Equatable, Sendable {
  /// Why.
  let reason: Reason
  /// Since when the token has been dead; with 410 alone.
  let timestamp: Timestamp?

  init(_ reason: Reason, since timestamp: Timestamp? = nil) {
    self.reason = reason
    self.timestamp = timestamp
  }
}
