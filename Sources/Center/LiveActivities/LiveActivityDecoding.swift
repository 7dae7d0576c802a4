import Payload

extension Decision {
  /// Whether the app can make its content of `content-state`: the profile says which keys it needs.
  ///
  /// Source: apple-rules 9 (a mismatch drops the
  /// update).
  mutating func decodes(_ content: LiveActivityContent, as type: String?) -> Bool {
    guard let (named, known) = profile.liveActivity(of: type) else { return true }
    let missing = known.required.filter { content.contentState?[$0] == nil }
    guard !missing.isEmpty else { return true }
    let names = missing.map { "'\(terminalSafe($0))'" }.joined(separator: ", ")
    end(
      at: .liveActivity, "not applied",
      "'content-state' lacks \(names), without which the app's type '\(terminalSafe(named))' cannot be decoded",
      "aps.content-state")
    return false
  }
}
