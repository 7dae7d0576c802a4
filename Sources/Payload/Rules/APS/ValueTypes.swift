extension Rule {
  static let textExpected = Rule(
    "text-expected", .error, "Identifiers and texts are text.",
    "`thread-id`, `category`, `target-content-id`, `filter-criteria`, `attributes-type`, `input-push-channel`, and in "
      + "`alert` the titles, bodies and localization keys. A number in their place is ignored.",
    source: "1.2, 1.3", bad: #"{"aps":{"alert":"Hello","thread-id":12345}}"#,
    good: #"{"aps":{"alert":"Hello","thread-id":"12345"}}"#)

  static let nullValue = Rule(
    "null-value", .warning, "A key without a value is left out.",
    "Null is most likely taken for absent, but no documentation says so, and some senders' libraries drop more than the "
      + "one key. The localization keys may be null by Apple's older documentation.",
    source: "1.2, 1.5", bad: #"{"aps":{"alert":"Hello","category":null}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let flagValue = Rule(
    "flag-value", .warning, "Flags are the number 1, or absent.",
    "`content-available` and `mutable-content` are documented as 1. `true` works with current systems; text, 0 and "
      + "`false` do nothing and are better left out. `content-changed` is `true`. `input-push-token` as text is an error.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","mutable-content":"1"}}"#,
    good: #"{"aps":{"alert":"Hello","mutable-content":1}}"#)

  static let emptyIdentifier = Rule(
    "empty-identifier", .info, "An empty `thread-id` or `category` is the same as none.",
    "The notification is grouped with all of its app and has no buttons.",
    source: "1.2, 7.6", bad: #"{"aps":{"alert":"Hello","thread-id":""}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let paddedIdentifier = Rule(
    "padded-identifier", .warning, "A `thread-id` or `category` has no blanks at its ends.",
    "They are compared character by character: another name in effect, that no one sees to be another.",
    source: "1.2, 7.8", bad: #"{"aps":{"alert":"Hello","category":"message "}}"#,
    good: #"{"aps":{"alert":"Hello","category":"message"}}"#)
}

extension RuleFamily {
  /// The types of values that have no rule of their own.
  static let valueTypes = RuleFamily([.textExpected, .nullValue, .flagValue, .emptyIdentifier, .paddedIdentifier]) {
    subject, findings in
    for member in subject.aps.members {
      guard let key = member.key, AppleKeySet.ofAPS.contains(key) else { continue }
      check(key, subject.aps.value(member), .aps, subject, &findings)
    }
    for member in subject.alert.members {
      guard let key = member.key, AppleKeySet.ofAlert.contains(key) else { continue }
      check(key, subject.alert.value(member), .alert, subject, &findings)
    }
    for member in subject.sound.members where subject.sound.value(member).isNull {
      guard let key = member.key, AppleKeySet.ofSound.contains(key) else { continue }
      reportNull(key, at: subject.sound.value(member).position, .sound, &findings)
    }
  }

  private static func check(
    _ key: AppleKey, _ value: JSONValue, _ parent: PayloadKeyPath, _ subject: LintSubject,
    _ findings: inout FindingCollector
  ) {
    let kind = value.kind
    if kind == .null {
      if !nullable.contains(key) { reportNull(key, at: value.position, parent, &findings) }
    } else if flags.contains(key) {
      checkFlag(key, value, parent, &findings)
    } else if texts.contains(key) {
      let isLocalized = kind == .object && subject.isLiveActivity && (key == .title || key == .body)
      if kind != .string, !isLocalized { reportType(key, value, parent, &findings) }
      if kind == .string, value.byteRange.count == 2, key == .threadID || key == .category {
        findings.report(
          .emptyIdentifier, at: value.position, parent.member(key),
          "'\(key.text)' is empty, which is the same as absent",
          fix: "leave it out")
      }
      if key == .threadID || key == .category { checkPadding(key, value, subject, &findings) }
    }
  }

  private static func checkPadding(
    _ key: AppleKey, _ value: JSONValue, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    guard LintSubject.isText(value), let name = value.string, name.isPadded else { return }
    let registered = key == .category ? subject.context.categories ?? [] : []
    if registered.contains(name) { return }
    let bare = String(name.trimmed)
    let meant = registered.contains(bare) ? bare : nearest(bare, in: registered)
    findings.report(
      .paddedIdentifier, at: value.position, .aps.member(key),
      bare.isEmpty
        ? "'\(key.text)' is nothing but blanks" : "'\(key.text)' has blanks at its ends, which makes it another name",
      fix: meant.map { "did you mean '\($0)'?" } ?? (bare.isEmpty ? "leave it out" : "write \(quoted(bare))"))
  }

  private static func reportType(
    _ key: AppleKey, _ value: JSONValue, _ parent: PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    let fix = value.number.map { "write \"\($0.text.prefix(40))\"" }
    findings.report(
      .textExpected, at: value.position, parent.member(key), "'\(key.text)' must be text, found \(value.described)",
      fix: fix)
  }

  private static func reportNull(
    _ key: AppleKey, at position: SourcePosition, _ parent: PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    findings.report(.nullValue, at: position, parent.member(key), "'\(key.text)' is null", fix: "leave it out")
  }

  private static func checkFlag(
    _ key: AppleKey, _ value: JSONValue, _ parent: PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    if key == .contentChanged {
      if value.bool != true {
        findings.report(
          .flagValue, at: value.position, parent.member(key),
          "'\(key.text)' must be true or absent, found \(value.described)",
          fix: "write true")
      }
      return
    }
    if value.isDigit(1) || value.number?.integer == 1 { return }
    let isTaken = value.bool == true || value.equals("1") || value.equals("true")
    findings.report(
      .flagValue, at: value.position, parent.member(key),
      "'\(key.text)' must be the number 1 or absent, found \(value.described)",
      fix: isTaken ? "write 1" : "leave it out",
      severity: key == .inputPushToken && value.kind != .number && value.kind != .bool ? .error : nil)
  }

  private static let flags = AppleKeySet([.contentAvailable, .mutableContent, .contentChanged, .inputPushToken])
  private static let texts = AppleKeySet([
    .threadID, .category, .targetContentID, .filterCriteria, .attributesType, .inputPushChannel, .title, .subtitle,
    .body,
    .launchImage, .titleLocKey, .subtitleLocKey, .locKey, .summaryArg, .action, .actionLocKey,
  ])
  private static let nullable = AppleKeySet([
    .titleLocKey, .titleLocArgs, .subtitleLocKey, .subtitleLocArgs, .locKey, .locArgs, .actionLocKey,
  ])
}

extension String {
  /// Whether the text begins or ends with white space.
  var isPadded: Bool { first?.isWhitespace == true || last?.isWhitespace == true }
}
