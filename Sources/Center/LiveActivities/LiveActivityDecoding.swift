import Payload

extension Decision {
  /// Whether the app can make its content of `content-state`: the profile says which keys it needs.
  ///
  /// A type that nobody named is the app's only one, where it has one. Source: apple-rules 9 (a mismatch drops the
  /// update).
  mutating func decodes(_ content: LiveActivityContent, as type: String?) -> Bool {
    let types = profile.liveActivities
    let named = type.flatMap { $0.isEmpty ? nil : $0 } ?? (types.count == 1 ? types.keys.first : nil)
    guard let named, let required = types[named] else { return true }
    let missing = required.filter { content.contentState?[$0] == nil }
    guard !missing.isEmpty else { return true }
    let names = missing.map { "'\(terminalSafe($0))'" }.joined(separator: ", ")
    end(
      at: .liveActivity, "not applied",
      "'content-state' lacks \(names), without which the app's type '\(terminalSafe(named))' cannot be decoded",
      "aps.content-state")
    return false
  }
}
