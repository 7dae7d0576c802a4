extension Rule {
  static let alertType = Rule(
    "alert-type", .error, "`alert` is text or an object.", "An array, a number or a Boolean shows nothing.",
    source: "1.2", bad: #"{"aps":{"alert":["line one","line two"]}}"#, good: #"{"aps":{"alert":"line one\nline two"}}"#)

  static let emptyAlert = Rule(
    "empty-alert", .warning, "An `alert` that has nothing to show is left out.",
    "Empty text, or an object whose texts are empty, shows nothing, but the push still counts as an alert: a background "
      + "push with one may not wake the app.",
    source: "1.2, 1.6", bad: #"{"aps":{"alert":{},"badge":3}}"#, good: #"{"aps":{"badge":3}}"#)

  static let blankAlert = Rule(
    "blank-alert", .warning, "An `alert` has a text that can be read.",
    "White space and invisible characters alone are text to the system: it shows an empty card.",
    source: "1.2, 1.3", bad: #"{"aps":{"alert":"  "}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let alertWithoutText = Rule(
    "alert-without-text", .error, "`alert` has a title, a subtitle, a body or a localization key for one.",
    "Something is in it, but nothing that could be shown.",
    source: "1.2, 1.3", bad: #"{"aps":{"alert":{"launch-image":"Hello"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hello"}}}"#)

  static let emptyTitle = Rule(
    "empty-title", .info, "A title that is empty is left out.",
    "The system shows the app's name in its place, as it does where there is none.",
    source: "1.3", bad: #"{"aps":{"alert":{"title":"","body":"Hello"}}}"#, good: #"{"aps":{"alert":{"body":"Hello"}}}"#)

  static let missingTitle = Rule(
    "missing-title", .info, "A subtitle stands below a title.",
    "Without a title the subtitle stands below the app's name.",
    source: "1.3", bad: #"{"aps":{"alert":{"subtitle":"Room 2","body":"Hello"}}}"#,
    good: #"{"aps":{"alert":{"title":"Room 2","body":"Hello"}}}"#)
}

extension RuleFamily {
  /// `aps.alert` as a whole.
  static let alertShape = RuleFamily([
    .alertType, .emptyAlert, .blankAlert, .alertWithoutText, .emptyTitle, .missingTitle,
  ]) { subject, findings in
    guard let member = subject.aps.member(.alert) else { return }
    let value = subject.aps.value(member)
    switch value.kind {
    case .string:
      if value.byteRange.count == 2 { reportEmpty("'alert' is empty text", at: value.position, subject, &findings) }
      if isBlank(value) { reportBlank(at: value.position, &findings) }
    case .object: checkObject(value, subject, &findings)
    case .null: break
    default:
      findings.report(
        .alertType, at: value.position, .alert, "'alert' must be text or an object, found \(value.described)",
        fix: value.kind == .array ? "join the lines with \\n" : "write {\"body\":\"…\"}")
    }
  }

  private static func checkObject(_ value: JSONValue, _ subject: LintSubject, _ findings: inout FindingCollector) {
    let alert = subject.alert
    if let title = alert[.title], title.kind == .string, title.byteRange.count == 2 {
      findings.report(
        .emptyTitle, at: title.position, .alert.member(.title), "'title' is empty, the app's name stands in its place",
        fix: "leave it out")
    }
    if subject.isComplete, alert.keys.contains(.subtitle), !alert.keys.contains(.title),
      !alert.keys.contains(.titleLocKey)
    {
      findings.report(
        .missingTitle, at: alert.keyPosition(.subtitle), .alert.member(.subtitle),
        "there is a 'subtitle' but no 'title', the app's name stands above it", fix: "add 'title'")
    }
    if subject.isComplete, !alert.keys.intersects(localizationKeys) {
      let texts = [AppleKey.title, .subtitle, .body].compactMap { alert.present($0) }
      let areBlank = texts.allSatisfy { isEmptyText($0) || isBlank($0) }
      if areBlank, texts.contains(where: isBlank) { reportBlank(at: value.position, &findings) }
    }
    guard !subject.isVisiblyAlerting, subject.isComplete else { return }
    if alert.members.isEmpty { return reportEmpty("'alert' has no text", at: value.position, subject, &findings) }
    if alert.keys.intersects(.ofAlertText) {
      if alert.members.contains(where: { isEmptyText(alert.value($0)) }) {
        reportEmpty("all texts of 'alert' are empty", at: value.position, subject, &findings)
      }
      return
    }
    // A misspelt text key is reported as such, and mending it mends this.
    if alert.members.prefix(64).contains(where: { isMisspelledText($0, alert) }) { return }
    findings.report(
      .alertWithoutText, at: value.position, .alert,
      "'alert' has none of 'title', 'subtitle', 'body' and their localization keys, so nothing is shown",
      fix: "add 'body'")
  }

  private static func reportEmpty(
    _ what: String, at position: SourcePosition, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    let isBackground = subject.pushType == .background
    findings.report(
      .emptyAlert, at: position, .alert,
      what + (isBackground ? ", and a background push with it may not wake the app" : ", so nothing is shown"),
      fix: "leave it out")
  }

  private static let localizationKeys = AppleKeySet([.titleLocKey, .subtitleLocKey, .locKey])

  private static func reportBlank(at position: SourcePosition, _ findings: inout FindingCollector) {
    findings.report(
      .blankAlert, at: position, .alert, "'alert' has nothing but blanks, so an empty card is shown",
      fix: "write a text, or leave it out")
  }

  private static func isBlank(_ value: JSONValue) -> Bool {
    LintSubject.isText(value) && value.string?.isBlank == true
  }

  private static func isEmptyText(_ value: JSONValue) -> Bool { value.kind == .string && value.byteRange.count == 2 }

  private static func isMisspelledText(_ member: LintObject.Member, _ alert: LintObject) -> Bool {
    if member.key != nil { return false }
    if let match = member.match { return AppleKeySet.ofAlertText.contains(match.key) }
    let key = alert.key(member)
    if isSameWord(key, "body-loc-key") || isSameWord(key, "message") || isSameWord(key, "text") { return true }
    let meant = nearest(key, in: AppleKey.ofAlert.lazy.map(\.text))
    return ["title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key"].contains(meant)
  }
}
