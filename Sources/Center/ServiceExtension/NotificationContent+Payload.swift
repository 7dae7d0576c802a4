import Payload

extension NotificationContent {
  /// The payload that would have brought this content: that of `original`, with what is different put into its `aps`.
  ///
  /// So everything that is decided after the extension looks at the new content as at a push. What nobody changed stays
  /// as it was sent, faults and all.
  func payload(changing original: NotificationContent, in payload: Payload) -> [UInt8] {
    let changes = apsChanges(from: original)
    guard !changes.isEmpty else { return payload.document.bytes }
    let changed = Set(changes.map(\.0))
    let kept = (payload.aps?.members ?? []).filter { !$0.isDuplicate && !changed.contains($0.key) }
    let aps = kept.map { ($0.key, JSONOutput.raw($0.value.minified)) } + changes
    let others = payload.root.members.filter { !$0.isDuplicate && $0.key != "aps" }
    let members = [("aps", JSONOutput.object(aps))] + others.map { ($0.key, .raw($0.value.minified)) }
    return Array(JSONOutput.object(members).line.utf8)
  }

  /// The keys of `aps` that stand for what is different; null takes a key away.
  private func apsChanges(from original: NotificationContent) -> [(String, JSONOutput)] {
    var changes: [(String, JSONOutput)] = []
    if (title, subtitle, body) != (original.title, original.subtitle, original.body) {
      let lines = [("title", title), ("subtitle", subtitle), ("body", body)].filter { !$0.1.isEmpty }
      changes.append(("alert", .object(lines.map { ($0.0, .string($0.1)) })))
    }
    func note(_ key: String, _ isDifferent: Bool, _ value: JSONOutput) {
      if isDifferent { changes.append((key, value)) }
    }
    note("badge", badge != original.badge, badge.map(JSONOutput.integer) ?? .null)
    note("sound", sound != original.sound, sound.map(Self.json) ?? .null)
    note("category", categoryIdentifier != original.categoryIdentifier, Self.text(categoryIdentifier))
    note("thread-id", threadIdentifier != original.threadIdentifier, Self.text(threadIdentifier))
    note(
      "interruption-level", interruptionLevel != original.interruptionLevel, .string(interruptionLevel.rawValue))
    note("relevance-score", relevanceScore != original.relevanceScore, .double(relevanceScore))
    note(
      "target-content-id", targetContentIdentifier != original.targetContentIdentifier, .text(targetContentIdentifier))
    note("filter-criteria", filterCriteria != original.filterCriteria, .text(filterCriteria))
    return changes
  }

  /// Text, or null where there is none.
  private static func text(_ text: String) -> JSONOutput { text.isEmpty ? .null : .string(text) }
}
