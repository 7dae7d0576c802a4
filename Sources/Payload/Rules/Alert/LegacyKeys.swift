extension Rule {
  static let actionLocKeyLegacy = Rule(
    "action-loc-key-legacy", .warning, "`action-loc-key` is from before iOS 10.",
    "It named the button of a modal alert. Current systems ignore it; buttons come from the category.",
    source: "1.3", bad: #"{"aps":{"alert":{"body":"Hello","action-loc-key":"VIEW"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hello"},"category":"MESSAGE"}}"#)

  static let summaryArgIgnored = Rule(
    "summary-arg-ignored", .warning, "`summary-arg` and `summary-arg-count` have no effect since iOS 15.",
    "They filled the line below a stack. The system writes that line by itself now.",
    source: "1.3", bad: #"{"aps":{"alert":{"title":"Hello","summary-arg":"Ann"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hello"}}}"#)

  static let launchImageIgnored = Rule(
    "launch-image-ignored", .info, "`launch-image` does nothing for most apps.",
    "It chose the picture shown while the app starts; apps with a launch storyboard have none.",
    source: "1.3", bad: #"{"aps":{"alert":{"title":"Hello","launch-image":"Hello"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hello"}}}"#)

  static let safariKeys = Rule(
    "safari-keys", .info, "`url-args` and `alert.action` are for legacy Safari website pushes.",
    "An app ignores them. A website push needs as many `url-args` as the site's address has places.",
    source: "1.2, 1.3", bad: #"{"aps":{"alert":{"title":"Hello","action":"View"},"url-args":["a"]}}"#,
    good: #"{"aps":{"alert":{"title":"Hello"}}}"#)

  static let urlArgsMissing = Rule(
    "url-args-missing", .warning, "A Safari website push has `aps.url-args`.",
    "`alert.action` speaks for one. Without the array, which may be empty, the browser drops the push.",
    source: "1.2", bad: #"{"aps":{"alert":{"title":"Hello","action":"View"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hello","action":"View"},"url-args":[]}}"#)
}

extension RuleFamily {
  /// Keys that current systems ignore.
  static let legacyKeys = RuleFamily([
    .actionLocKeyLegacy, .summaryArgIgnored, .launchImageIgnored, .safariKeys, .urlArgsMissing,
  ]) { subject, findings in
    let alert = subject.alert
    if alert.keys.contains(.actionLocKey) {
      report(
        .actionLocKeyLegacy, .actionLocKey, "'action-loc-key' is legacy, current systems ignore it", alert, &findings)
    }
    for key in [AppleKey.summaryArg, .summaryArgCount] where alert.keys.contains(key) {
      report(.summaryArgIgnored, key, "'\(key.text)' has no effect since iOS 15", alert, &findings)
    }
    if alert.keys.contains(.launchImage) {
      report(.launchImageIgnored, .launchImage, "'launch-image' is ignored by current systems", alert, &findings)
    }
    checkSafari(subject, &findings)
  }

  private static func checkSafari(_ subject: LintSubject, _ findings: inout FindingCollector) {
    if let member = subject.aps.member(.urlArgs) {
      let action = subject.alert.keys.contains(.action) ? " and 'alert.action' do" : " does"
      findings.report(
        .safariKeys, at: subject.aps.keyPosition(member), .aps.member(.urlArgs),
        "a legacy Safari website push: 'url-args'\(action) nothing for an app")
    } else if let member = subject.alert.member(.action), subject.alert.value(member).kind == .string {
      findings.report(
        .urlArgsMissing, at: subject.alert.keyPosition(member), .alert.member(.action),
        "'action' is for Safari website pushes, which need 'aps.url-args'; an app ignores it",
        fix: "add \"url-args\":[…] for a website, remove 'action' for an app")
    }
  }

  private static func report(
    _ rule: Rule, _ key: AppleKey, _ message: String, _ alert: LintObject, _ findings: inout FindingCollector
  ) {
    findings.report(rule, at: alert.keyPosition(key), .alert.member(key), message, fix: "remove it")
  }
}
