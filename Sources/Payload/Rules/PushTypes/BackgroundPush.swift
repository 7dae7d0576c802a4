extension Rule {
  static let backgroundWithDisplay = Rule(
    "background-with-display", .warning, "A background push has no `alert`, `sound` or `badge`.",
    "With any of them it is no silent push: it may be delayed, throttled or dropped. Send what should be seen as an alert "
      + "push of its own.",
    source: "1.6, 2.4", bad: #"{"aps":{"content-available":1,"badge":0}}"#, good: #"{"aps":{"content-available":1}}"#)

  static let backgroundWithoutFlag = Rule(
    "background-without-flag", .error, "A push of type `background` has `content-available` 1.",
    "It is what wakes the app; without it the push does nothing.",
    source: "2.3, 2.4", bad: #"{"aps":{"badge":1}}"#, good: #"{"aps":{"content-available":1}}"#,
    given: LintContext(pushType: .background))

  static let silentAlertPush = Rule(
    "silent-alert-push", .warning, "A push of type `alert` has something to show.",
    "With `content-available` alone it may be dropped: since iOS 13 the push type must be `background`, with priority 5.",
    source: "2.4", bad: #"{"aps":{"content-available":1}}"#, good: #"{"aps":{"alert":"Hello"}}"#,
    given: LintContext(pushType: .alert))

  static let alertWakesApp = Rule(
    "alert-wakes-app", .info, "An alert with `content-available` is an alert push.",
    "Send it with push type `alert` and priority 10. The alert is shown; whether the app is woken too is the system's "
      + "choice.",
    source: "1.6, 2.4", bad: #"{"aps":{"alert":"Hello","content-available":1}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let categoryInBackground = Rule(
    "category-in-background", .info, "A background push has no use for `category`.",
    "Nothing is shown, so there are no buttons. The app can still read it.",
    source: "1.6", bad: #"{"aps":{"content-available":1,"category":"MESSAGE"}}"#,
    good: #"{"aps":{"content-available":1}}"#)

  static let mutableWithoutAlert = Rule(
    "mutable-without-alert", .warning, "`mutable-content` comes with an alert that has a text.",
    "The service extension runs for alerts with a title, a subtitle or a body only.",
    source: "8.1", bad: #"{"aps":{"badge":3,"mutable-content":1}}"#,
    good: #"{"aps":{"alert":"New message","badge":3,"mutable-content":1}}"#)
}

extension RuleFamily {
  /// Background pushes, and what is mistaken for them.
  static let backgroundPush = RuleFamily([
    .backgroundWithDisplay, .backgroundWithoutFlag, .silentAlertPush, .alertWakesApp, .categoryInBackground,
    .mutableWithoutAlert,
  ]) { subject, findings in
    guard subject.hasAPS else { return }
    let aps = subject.aps
    let isAwakening = aps[.contentAvailable].map(LintSubject.isOn) ?? false
    if subject.pushType == .background { checkBackground(subject, isAwakening: isAwakening, &findings) }
    if isAwakening, subject.isVisiblyAlerting, subject.pushType == .alert {
      findings.report(
        .alertWakesApp, at: aps.keyPosition(.contentAvailable), .aps.member(.contentAvailable),
        "an alert that also wakes the app", fix: "send it with push type alert and priority 10")
    }
    if isAwakening, subject.context.pushType == .alert, !subject.isVisiblyAlerting, !aps.keys.intersects(display) {
      findings.report(
        .silentAlertPush, at: aps.keyPosition(.contentAvailable), .aps.member(.contentAvailable),
        "a push of type alert that only wakes the app may be dropped",
        fix: "send it with push type background, priority 5")
    }
    if let flag = aps[.mutableContent], LintSubject.isOn(flag), !subject.isVisiblyAlerting, subject.isComplete,
      !subject.isLiveActivity
    {
      findings.report(
        .mutableWithoutAlert, at: aps.keyPosition(.mutableContent), .aps.member(.mutableContent),
        "'mutable-content' without a visible alert, so the service extension does not run",
        fix: "add 'alert' with a text")
    }
  }

  private static let display = AppleKeySet([.alert, .sound, .badge])

  private static func checkBackground(
    _ subject: LintSubject, isAwakening: Bool, _ findings: inout FindingCollector
  ) {
    let aps = subject.aps
    if !isAwakening, subject.isComplete, !aps.keys.contains(.contentAvailable) {
      findings.report(
        .backgroundWithoutFlag, at: subject.root.keyPosition(.aps), .aps,
        "a background push without 'content-available' does nothing", fix: "add \"content-available\":1")
    }
    // An empty alert is reported by a rule of its own.
    let found = [AppleKey.alert, .sound, .badge].filter {
      aps.present($0) != nil && ($0 != .alert || subject.isVisiblyAlerting)
    }
    if let first = found.first {
      let names = found.map { "'\($0.text)'" }.joined(separator: " and ")
      findings.report(
        .backgroundWithDisplay, at: aps.keyPosition(first), .aps.member(first),
        "a background push must have no 'alert', 'sound' or 'badge', found \(names)",
        fix: "remove \(found.count == 1 ? "it" : "them"), or send an alert push")
    }
    if aps.present(.category) != nil {
      findings.report(
        .categoryInBackground, at: aps.keyPosition(.category), .aps.member(.category),
        "'category' in a background push has no visible effect")
    }
  }
}
