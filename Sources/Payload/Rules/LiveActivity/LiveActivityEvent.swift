extension Rule {
  static let liveActivityEvent = Rule(
    "live-activity-event", .error, "A Live Activity push has an `event`: `start`, `update` or `end`.",
    "Without it the device drops the push, although the service answers 200.",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"content-state":{"score":1}}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1}}}"#)

  static let liveActivityTimestamp = Rule(
    "live-activity-timestamp", .error, "A Live Activity push has a `timestamp`, a number of seconds.",
    "The device keeps the newest state by it.",
    source: "9", bad: #"{"aps":{"event":"update","content-state":{"score":1}}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1}}}"#)

  static let contentStateMissing = Rule(
    "content-state-missing", .error, "`start` and `update` have a `content-state`, an object.",
    "It is what the activity shows; with `end` it is the last thing shown and may be left out.",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"event":"update"}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1}}}"#)

  static let contentStateEmpty = Rule(
    "content-state-empty", .warning, "`content-state` has the properties of the app's ContentState.",
    "An empty one decodes only where every property is optional; otherwise the update is dropped.",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{}}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"score":1}}}"#)

  static let startIncomplete = Rule(
    "start-incomplete", .error, "`start` has `attributes-type`, `attributes` and an `alert`.",
    "All of them, and `content-state`, are needed to start an activity (iOS 17.2 and later).",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"event":"start","content-state":{"score":1}}}"#,
    good:
      #"{"aps":{"timestamp":1700000000,"event":"start","content-state":{"score":1},"attributes-type":"Game","attributes":{},"alert":{"title":"Kick-off","body":"It begins"}}}"#
  )

  static let inputPushConflict = Rule(
    "input-push-conflict", .warning, "`start` asks for a token or for a channel, not for both.",
    "`input-push-token` 1 asks for an update token, `input-push-channel` subscribes to a broadcast. Both belong to "
      + "`start` (iOS 18 and later).",
    source: "9",
    bad:
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1},"input-push-token":1,"input-push-channel":"AA=="}}"#,
    good: #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1}}}"#)
}

extension RuleFamily {
  /// What each event of a Live Activity needs.
  static let liveActivityEvent = RuleFamily([
    .liveActivityEvent, .liveActivityTimestamp, .contentStateMissing, .contentStateEmpty, .startIncomplete,
    .inputPushConflict,
  ]) { subject, findings in
    guard subject.isLiveActivity, subject.hasAPS else { return }
    checkEvent(subject, &findings)
    checkTimestamp(subject, &findings)
    checkState(subject, &findings)
    if subject.aps[.event]?.equals("start") == true { checkStart(subject, &findings) }
    checkInput(subject, &findings)
  }

  private static func checkEvent(_ subject: LintSubject, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .aps.member(.event) }
    guard let value = subject.aps.present(.event) else {
      guard subject.isComplete else { return }
      return findings.report(
        .liveActivityEvent, at: subject.root.keyPosition(.aps), .aps,
        "'event' is missing, expected 'start', 'update' or 'end'", fix: "add \"event\":\"update\"")
    }
    let word = value.string ?? ""
    let words = LiveActivityContent.Event.allCases.map(\.rawValue)
    if words.contains(word) { return }
    findings.report(
      .liveActivityEvent, at: value.position, path,
      "unknown event \(value.kind == .string ? quoted(word) : value.described), expected 'start', 'update' or 'end'",
      fix: nearest(word, in: words).map { "did you mean '\($0)'?" })
  }

  private static func checkTimestamp(_ subject: LintSubject, _ findings: inout FindingCollector) {
    let value = subject.aps.present(.timestamp)
    if value?.isTime == true || value == nil && !subject.isComplete { return }
    findings.report(
      .liveActivityTimestamp, at: value?.position ?? subject.root.keyPosition(.aps),
      value == nil ? .aps : .aps.member(.timestamp),
      value.map { "'timestamp' must be a number of seconds since 1970, found \($0.described)" }
        ?? "'timestamp' is missing, expected the seconds since 1970",
      fix: value == nil
        ? "add 'timestamp' with the time of sending"
        : value?.kind == .number ? "send the time of sending" : "write it as a number")
  }

  private static func checkState(_ subject: LintSubject, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .aps.member(.contentState) }
    guard let state = subject.aps.present(.contentState) else {
      if subject.aps[.event]?.equals("end") == true || !subject.isComplete { return }
      return findings.report(
        .contentStateMissing, at: subject.root.keyPosition(.aps), .aps,
        "'content-state' is missing, expected the properties of the app's ContentState", fix: "add 'content-state'")
    }
    if state.kind != .object {
      findings.report(
        .contentStateMissing, at: state.position, path, "'content-state' must be an object, found \(state.described)",
        fix: state.kind == .string ? "it was encoded twice; put the object itself here" : nil)
    } else if state.document.nodes[state.index].next == UInt32(truncatingIfNeeded: state.index + 1), subject.isComplete
    {
      findings.report(
        .contentStateEmpty, at: state.position, path,
        "'content-state' is empty, and the update is dropped unless every property is optional")
    }
  }

  private static func checkStart(_ subject: LintSubject, _ findings: inout FindingCollector) {
    guard subject.isComplete else { return }
    let missing = [AppleKey.attributesType, .attributes, .alert].filter { subject.aps.present($0) == nil }
    guard !missing.isEmpty else { return }
    let names = missing.map { "'\($0.text)'" }
    let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    findings.report(
      .startIncomplete, at: subject.aps[.event]?.position ?? subject.start, .aps.member(.event),
      "'event' start without \(list), so no activity starts", fix: "add \(list)")
  }

  private static func checkInput(_ subject: LintSubject, _ findings: inout FindingCollector) {
    let keys = [AppleKey.inputPushToken, .inputPushChannel].filter { subject.aps.present($0) != nil }
    guard let last = keys.last else { return }
    if keys.count == 2 {
      findings.report(
        .inputPushConflict, at: subject.aps.keyPosition(last), .aps.member(last),
        "'input-push-token' and 'input-push-channel' exclude each other", fix: "keep one")
    } else if subject.aps[.event]?.equals("start") == false {
      findings.report(
        .inputPushConflict, at: subject.aps.keyPosition(last), .aps.member(last),
        "'\(last.text)' belongs to the event 'start' only", fix: "remove it")
    }
  }
}
