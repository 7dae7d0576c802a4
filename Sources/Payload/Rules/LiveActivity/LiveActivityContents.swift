extension Rule {
  static let liveActivityAlert = Rule(
    "live-activity-alert", .warning, "The `alert` of a Live Activity is an object.",
    "It has `title`, `body` and `sound`; text alone is documented for ordinary notifications.",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1},"alert":"Goal"}}"#,
    good:
      #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1},"alert":{"title":"Goal","body":"1:0"}}}"#
  )

  static let liveActivityIgnoredKey = Rule(
    "live-activity-ignored-key", .info, "Keys of ordinary notifications do nothing in a Live Activity push.",
    "`badge`, `category`, `thread-id` and the like; the sound stands inside `alert`.",
    source: "9",
    bad: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1},"sound":"default"}}"#,
    good:
      #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1},"alert":{"title":"Goal","sound":"default"}}}"#
  )

  static let isoDateInState = Rule(
    "iso-date-in-state", .info, "Dates in `content-state` are numbers, unless the app's type says otherwise.",
    "The state is decoded with JSONDecoder's defaults: a `Date` is a number of seconds since 2001. Text is fine where the "
      + "property is a `String`.",
    source: "9",
    bad: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"ready":"2024-02-23T14:30:00Z"}}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"ready":730391400}}}"#)

  static let stateKeyName = Rule(
    "state-key-name", .info, "The keys of `content-state` are the properties of the app's ContentState.",
    "They cannot be checked without the app's type. A key that no Swift property can be called needs `CodingKeys`; where "
      + "they are missing, the update is dropped.",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"E5-75_status":"ready"}}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"status":"ready"}}}"#)
}

extension RuleFamily {
  /// What a Live Activity push says, and what it cannot say.
  static let liveActivityContents = RuleFamily([
    .liveActivityAlert, .liveActivityIgnoredKey, .isoDateInState, .stateKeyName,
  ]) { subject, findings in
    guard subject.isLiveActivity else { return }
    if let alert = subject.aps.present(.alert), alert.kind == .string, LintSubject.isText(alert) {
      findings.report(
        .liveActivityAlert, at: alert.position, .alert,
        "the 'alert' of a Live Activity should be an object, found text",
        fix: "write {\"title\":…,\"body\":…}")
    }
    for member in subject.aps.members {
      guard let key = member.key, ignored.contains(key) else { continue }
      findings.report(
        .liveActivityIgnoredKey, at: subject.aps.keyPosition(member), .aps.member(key),
        "'\(key.text)' does nothing in a Live Activity push",
        fix: key == .sound ? "move it into 'alert'" : "remove it")
    }
    if let state = subject.aps.member(.contentState).flatMap({ LintObject(subject.document, at: $0.valueIndex) }) {
      checkState(state, &findings)
    }
  }

  private static let ignored = AppleKeySet([
    .badge, .sound, .category, .threadID, .mutableContent, .contentAvailable, .interruptionLevel, .targetContentID,
  ])

  private static func checkState(_ state: LintObject, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .aps.member(.contentState) }
    if let member = state.members.first(where: { !isPropertyName(state, $0) }) {
      findings.report(
        .stateKeyName, at: state.keyPosition(member), path.member(state.key(member)),
        "\(quoted(state.key(member))) is no name of a Swift property; state keys cannot be checked without the app's type"
      )
    }
    for member in state.members {
      let value = state.value(member)
      guard value.kind == .string, isISODate(value) else { continue }
      findings.report(
        .isoDateInState, at: value.position, path.member(state.key(member)),
        "a date as text in 'content-state': the default decoding wants a number", fix: "send seconds since 2001")
    }
  }

  private static func isPropertyName(_ state: LintObject, _ member: LintObject.Member) -> Bool {
    let content = state.document.bytes[state.document.nodes[member.keyIndex].contentRange]
    guard let first = content.first, !first.isDigit else { return false }
    return content.allSatisfy {
      $0.isWordByte && $0 != .minus && $0 != .plus && $0 != .period && $0 != UInt8(ascii: "$")
    }
  }

  /// Whether a text begins with a date and a time: `2024-02-23T14:30`.
  private static func isISODate(_ value: JSONValue) -> Bool {
    let content = Array(value.document.bytes[value.byteRange].dropFirst().prefix(16))
    guard content.count == 16 else { return false }
    return zip(content, "dddd-dd-ddTdd:dd".utf8).allSatisfy { $1 == UInt8(ascii: "d") ? $0.isDigit : $0 == $1 }
  }
}
