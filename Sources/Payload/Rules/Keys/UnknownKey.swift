extension Rule {
  static let misspelledKey = Rule(
    "misspelled-key", .error, "Keys are spelt as Apple spells them.",
    "Lower case, joined by hyphens: `thread-id`, not `threadId` or `thread_id`. The body's localization key is `loc-key`; "
      + "there is no `body-loc-key`. For `content-available` and `mutable-content`, without which the notification is "
      + "still shown, this is a warning.",
    source: "1.2, 1.3", bad: #"{"aps":{"alert":{"title":"Hello","body-loc-key":"MESSAGE"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hello","loc-key":"MESSAGE"}}}"#)

  static let unknownAPSKey = Rule(
    "unknown-aps-key", .warning, "`aps` holds Apple's keys only; the app's stand beside it.",
    "The system ignores what it does not know. The app still gets it in `userInfo`, but Apple may give the name a meaning "
      + "later.",
    source: "1.1, 1.2", bad: #"{"aps":{"alert":"Hello","link_url":"https://example.com"}}"#,
    good: #"{"aps":{"alert":"Hello"},"link_url":"https://example.com"}"#)

  static let unknownAlertKey = Rule(
    "unknown-alert-key", .warning, "`alert` holds Apple's keys only; the app's stand beside `aps`.",
    "The system ignores what it does not know.",
    source: "1.3", bad: #"{"aps":{"alert":{"title":"Hello","image":"https://example.com/a.png"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hello"}},"image":"https://example.com/a.png"}"#)

  static let unknownSoundKey = Rule(
    "unknown-sound-key", .warning, "`sound` holds `critical`, `name` and `volume`.",
    "The system ignores what it does not know.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":{"critical":1,"name":"default","loop":1}}}"#,
    good: #"{"aps":{"alert":"Hello","sound":{"critical":1,"name":"default"}}}"#)
}

extension RuleFamily {
  /// Keys that Apple does not know, and what was meant.
  static let unknownKeys = RuleFamily([.misspelledKey, .unknownAPSKey, .unknownAlertKey, .unknownSoundKey]) {
    subject, findings in
    guard subject.hasAPS else { return }
    for member in subject.aps.members where !findings.isFull && !isKnown(member, .ofAPS) {
      checkAPS(member, subject, &findings)
    }
    for member in subject.alert.members where !findings.isFull && !isKnown(member, .ofAlert) {
      checkAlert(member, subject, &findings)
    }
    for member in subject.sound.members where !findings.isFull && !isKnown(member, .ofSound) {
      checkSound(member, subject, &findings)
    }
    for member in subject.root.members where member.match?.key == .simulatorTargetBundle && member.key == nil {
      reportMisspelled(member, in: subject.root, .root, meant: AppleKey.simulatorTargetBundle.text, &findings)
    }
  }

  private static func isKnown(_ member: LintObject.Member, _ keys: AppleKeySet) -> Bool {
    member.key.map(keys.contains) ?? false
  }

  private static func checkAPS(
    _ member: LintObject.Member, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    let key = subject.aps.key(member)
    if Misplacement(of: member, key: key, in: .aps, subject) != nil { return }
    if RequestHeader(key: key, isInAPS: true, value: subject.aps.value(member)) != nil { return }
    let meant = meantKey(member, key, .ofAPS, otherNames: otherNamesInAPS, AppleKey.ofAPS)
    if let meant { return reportMisspelled(member, in: subject.aps, .aps, meant: meant, &findings) }
    findings.report(
      .unknownAPSKey, at: subject.aps.keyPosition(member), .aps.member(key),
      "\(quoted(key)) is no key of 'aps', and the system ignores it", fix: "move it beside 'aps'")
  }

  private static func checkAlert(
    _ member: LintObject.Member, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    let key = subject.alert.key(member)
    if Misplacement(of: member, key: key, in: .alert, subject) != nil { return }
    if member.key == .sound, subject.isLiveActivity { return }
    let meant = meantKey(member, key, .ofAlert, otherNames: otherNamesInAlert, AppleKey.ofAlert)
    if let meant { return reportMisspelled(member, in: subject.alert, .alert, meant: meant, &findings) }
    findings.report(
      .unknownAlertKey, at: subject.alert.keyPosition(member), .alert.member(key),
      "\(quoted(key)) is no key of 'alert', and the system ignores it", fix: "move it beside 'aps'")
  }

  private static func checkSound(
    _ member: LintObject.Member, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    let key = subject.sound.key(member)
    if let meant = meantKey(member, key, .ofSound, otherNames: [:], AppleKey.ofSound) {
      return reportMisspelled(member, in: subject.sound, .sound, meant: meant, &findings)
    }
    findings.report(
      .unknownSoundKey, at: subject.sound.keyPosition(member), .sound.member(key),
      "\(quoted(key)) is no key of 'sound', and the system ignores it", fix: "expected 'critical', 'name' or 'volume'")
  }

  /// The key of `keys` that was meant.
  private static func meantKey(
    _ member: LintObject.Member, _ key: String, _ keys: AppleKeySet, otherNames: [String: String],
    _ candidates: [AppleKey]
  ) -> String? {
    if let match = member.match, keys.contains(match.key) { return match.key.text }
    if let other = otherNames.first(where: { isSameWord($0.key, key) }) { return other.value }
    return nearest(key, in: candidates.lazy.map(\.text))
  }

  private static func reportMisspelled(
    _ member: LintObject.Member, in object: LintObject, _ parent: PayloadKeyPath, meant: String,
    _ findings: inout FindingCollector
  ) {
    let key = object.key(member)
    let isFlag = meant == AppleKey.contentAvailable.text || meant == AppleKey.mutableContent.text
    let isAdminName = key == "contentAvailable" || key == "mutableContent"
    findings.report(
      .misspelledKey, at: object.keyPosition(member), parent.member(key),
      "unknown key \(quoted(key))" + (isAdminName ? ", which is the name in Firebase's Admin SDK" : "")
        + ", did you mean '\(meant)'?",
      fix: isFlag ? "write \"\(meant)\":1" : "write '\(meant)'", severity: isFlag ? .warning : nil)
  }

  /// Names of the SDK and of other services for keys of `aps`.
  private static let otherNamesInAPS = [
    "thread-identifier": "thread-id", "category-identifier": "category", "category-id": "category",
    "click-action": "category", "target-content-identifier": "target-content-id", "level": "interruption-level",
    "message": "alert", "text": "alert",
  ]
  /// Names of the SDK and of other services for keys of `alert`.
  private static let otherNamesInAlert = [
    "body-loc-key": "loc-key", "body-loc-args": "loc-args", "message": "body", "text": "body",
    "title-localization-key": "title-loc-key", "localization-key": "loc-key", "localization-args": "loc-args",
  ]
}
