extension Rule {
  static let timestampMilliseconds = Rule(
    "timestamp-milliseconds", .warning, "Times of a Live Activity are seconds since 1970.",
    "JavaScript's clock counts milliseconds. Such a `timestamp` lies tens of thousands of years ahead, and every later "
      + "update counts as older and is dropped.",
    source: "9", bad: #"{"aps":{"timestamp":1747758082083,"event":"update","content-state":{"score":1}}}"#,
    good: #"{"aps":{"timestamp":1747758082,"event":"update","content-state":{"score":1}}}"#)

  static let dateType = Rule(
    "date-type", .error, "`stale-date` and `dismissal-date` are numbers of seconds since 1970.",
    "A date as text is not understood, nor is a time before 1970.",
    source: "9", bad: #"{"aps":{"timestamp":1700000000,"event":"end","dismissal-date":"2026-01-01T00:00:00Z"}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"end","dismissal-date":1700000900}}"#)

  static let staleBeforeTimestamp = Rule(
    "stale-before-timestamp", .warning, "`stale-date` lies after `timestamp`.",
    "Otherwise the state is stale as it arrives.",
    source: "9",
    bad: #"{"aps":{"timestamp":1704106800,"stale-date":1234571490,"event":"update","content-state":{"score":1}}}"#,
    good: #"{"aps":{"timestamp":1704106800,"stale-date":1704110400,"event":"update","content-state":{"score":1}}}"#)

  static let dismissalDate = Rule(
    "dismissal-date", .info, "`dismissal-date` belongs to `end` and lies within four hours.",
    "It says when an ended activity leaves the Lock Screen; a time in the past removes it at once, later than four hours "
      + "is not kept.",
    source: "9",
    bad: #"{"aps":{"timestamp":1700000000,"event":"end","dismissal-date":1700090000}}"#,
    good: #"{"aps":{"timestamp":1700000000,"event":"end","dismissal-date":1700007200}}"#)
}

extension RuleFamily {
  /// `timestamp`, `stale-date` and `dismissal-date`.
  static let liveActivityDates = RuleFamily([.timestampMilliseconds, .dateType, .staleBeforeTimestamp, .dismissalDate])
  {
    subject, findings in
    guard subject.isLiveActivity else { return }
    let aps = subject.aps
    for key in [AppleKey.staleDate, .dismissalDate] {
      guard let value = aps.present(key), !value.isTime else { continue }
      findings.report(
        .dateType, at: value.position, .aps.member(key),
        "'\(key.text)' must be a number of seconds since 1970, found \(value.described)", fix: "send seconds since 1970"
      )
    }
    checkUnits(aps, &findings)
    guard let sent = seconds(aps[.timestamp]) else { return }
    if let stale = seconds(aps[.staleDate]), stale < sent {
      findings.report(
        .staleBeforeTimestamp, at: aps[.staleDate]?.position ?? subject.start, .aps.member(.staleDate),
        "'stale-date' is earlier than 'timestamp', so the state is stale at once", fix: "set a time after 'timestamp'")
    }
    if let dismissal = aps[.dismissalDate], let date = seconds(dismissal) {
      checkDismissal(dismissal, date, sent: sent, subject, &findings)
    }
  }

  private static func checkDismissal(
    _ value: JSONValue, _ date: Double, sent: Double, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    var path: PayloadKeyPath { .aps.member(.dismissalDate) }
    if let event = subject.aps[.event], !event.equals("end") {
      findings.report(
        .dismissalDate, at: value.position, path, "'dismissal-date' is read with the event 'end' only", fix: "remove it"
      )
    } else if date > sent + 4 * 3600 {
      findings.report(
        .dismissalDate, at: value.position, path,
        "'dismissal-date' is more than four hours after 'timestamp', the activity leaves the Lock Screen before it")
    }
  }

  private static func checkUnits(_ aps: LintObject, _ findings: inout FindingCollector) {
    let dates = [AppleKey.timestamp, .staleDate, .dismissalDate]
    let inSeconds = dates.filter { seconds(aps[$0]) != nil }
    for key in dates {
      guard let value = aps[key], let number = value.number, isMilliseconds(number.double) else { continue }
      let mixed = inSeconds.first.map { " while '\($0.text)' is in seconds" } ?? ""
      findings.report(
        .timestampMilliseconds, at: value.position, .aps.member(key), "'\(key.text)' looks like milliseconds\(mixed)",
        fix: "send seconds: \(String(number.text.prefix(10)))")
    }
  }

  /// Whether a number of seconds would lie beyond the year 5000.
  private static func isMilliseconds(_ value: Double) -> Bool { value >= 1e11 }

  private static func seconds(_ value: JSONValue?) -> Double? {
    guard let double = value?.number?.double, double.isFinite, !isMilliseconds(double) else { return nil }
    return double
  }
}

extension JSONValue {
  /// Whether the value is a number of seconds that 1970 or a later time can be.
  var isTime: Bool { number.map { $0.double >= 0 && $0.double.isFinite } ?? false }
}
