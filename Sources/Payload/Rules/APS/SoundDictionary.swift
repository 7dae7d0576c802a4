extension Rule {
  static let soundNotCritical = Rule(
    "sound-not-critical", .warning, "The dictionary form of `sound` is for critical alerts.",
    "Without `critical` 1 it is an ordinary sound: `volume` has no effect and the text form says the same in fewer bytes.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":{"critical":0,"name":"bell.caf","volume":0.5}}}"#,
    good: #"{"aps":{"alert":"Hello","sound":"bell.caf"}}"#)

  static let soundVolume = Rule(
    "sound-volume", .error, "`volume` is a number from 0 to 1.", "0 is silent, 1 is full. Belfry clamps other values.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":{"critical":1,"name":"bell.caf","volume":2.0}}}"#,
    good: #"{"aps":{"alert":"Hello","sound":{"critical":1,"name":"bell.caf","volume":1.0}}}"#)

  static let soundCriticalFlag = Rule(
    "sound-critical-flag", .warning, "`critical` is the number 1.",
    "`true` is taken for 1; text and other values make an ordinary sound of it.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":{"critical":"1","name":"bell.caf"}}}"#,
    good: #"{"aps":{"alert":"Hello","sound":{"critical":1,"name":"bell.caf"}}}"#)

  static let soundNameMissing = Rule(
    "sound-name-missing", .warning, "The dictionary form of `sound` has a `name`, which is text.",
    "`default` is the system's sound.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":{"critical":1,"volume":1}}}"#,
    good: #"{"aps":{"alert":"Hello","sound":{"critical":1,"name":"default","volume":1}}}"#)

  static let criticalEntitlement = Rule(
    "critical-entitlement", .info, "Critical alerts need an entitlement that Apple grants.",
    "Without it the alert is an ordinary one. Where the app's profile lists capabilities without `critical-alerts`, this "
      + "is a warning; where it has it, nothing is said.",
    source: "1.2, 7.1", bad: #"{"aps":{"alert":"Fire","sound":{"critical":1,"name":"default","volume":1}}}"#,
    good: #"{"aps":{"alert":"Fire","sound":"default","interruption-level":"time-sensitive"}}"#)

  static let criticalLevelWithPlainSound = Rule(
    "critical-level-with-plain-sound", .warning, "A critical level comes with a critical sound.",
    "With the name of a file alone the sound obeys the ring switch; the dictionary with `critical` 1 does not.",
    source: "1.4, 7.1", bad: #"{"aps":{"alert":"Fire","sound":"alarm.caf","interruption-level":"critical"}}"#,
    good:
      #"{"aps":{"alert":"Fire","sound":{"critical":1,"name":"alarm.caf","volume":1},"interruption-level":"critical"}}"#)
}

extension RuleFamily {
  /// `aps.sound` as a dictionary, and critical alerts.
  static let soundDictionary = RuleFamily([
    .soundNotCritical, .soundVolume, .soundCriticalFlag, .soundNameMissing, .criticalEntitlement,
    .criticalLevelWithPlainSound,
  ]) { subject, findings in
    if subject.aps.present(.sound)?.kind == .object {
      checkCritical(subject, &findings)
      checkName(subject, &findings)
      checkVolume(subject, &findings)
    }
    checkLevel(subject, &findings)
  }

  private static func checkCritical(_ subject: LintSubject, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .sound.member(.critical) }
    if let flag = subject.sound.present(.critical), flag.number == nil {
      findings.report(
        .soundCriticalFlag, at: flag.position, path, "'critical' must be the number 1, found \(flag.described)",
        fix: "write 1, or the text form of 'sound' for an ordinary sound")
    } else if !isCritical(subject.sound), subject.isComplete {
      let place = subject.sound[.critical]?.position ?? subject.aps[.sound]?.position ?? subject.start
      findings.report(
        .soundNotCritical, at: place, subject.sound[.critical] == nil ? .sound : path,
        "a 'sound' dictionary without 'critical' 1 is an ordinary sound, and 'volume' has no effect",
        fix: "use the text form: \"sound\":\"\(subject.sound[.name]?.string ?? "default")\"")
    }
  }

  private static func checkName(_ subject: LintSubject, _ findings: inout FindingCollector) {
    let name = subject.sound.present(.name)
    guard name?.kind != .string, subject.isComplete, let sound = subject.aps[.sound] else { return }
    findings.report(
      .soundNameMissing, at: name?.position ?? sound.position, name == nil ? .sound : .sound.member(.name),
      "'sound' has no 'name', expected the name of a file" + (name.map { ", found \($0.described)" } ?? ""),
      fix: "add \"name\":\"default\"")
  }

  private static func checkVolume(_ subject: LintSubject, _ findings: inout FindingCollector) {
    guard let volume = subject.sound.present(.volume) else { return }
    if let number = volume.number, (0...1).contains(number.double) { return }
    findings.report(
      .soundVolume, at: volume.position, .sound.member(.volume),
      "'volume' must be a number from 0.0 to 1.0, found \(volume.described)", fix: "1.0 is full volume")
  }

  private static func checkLevel(_ subject: LintSubject, _ findings: inout FindingCollector) {
    let level = subject.aps[.interruptionLevel]
    let hasCriticalLevel = level?.equals("critical") ?? false
    if hasCriticalLevel, let sound = subject.aps[.sound], LintSubject.isText(sound) {
      findings.report(
        .criticalLevelWithPlainSound, at: sound.position, .sound,
        "with the level 'critical' a 'sound' of text still obeys the ring switch",
        fix: "write {\"critical\":1,\"name\":\"\(sound.string ?? "default")\",\"volume\":1.0}")
    }
    guard hasCriticalLevel || isCritical(subject.sound) else { return }
    guard let place = hasCriticalLevel ? level : subject.sound[.critical] else { return }
    var path: PayloadKeyPath { hasCriticalLevel ? .aps.member(.interruptionLevel) : .sound.member(.critical) }
    guard let capabilities = subject.context.capabilities else {
      return findings.report(
        .criticalEntitlement, at: place.position, path,
        "critical alerts need an entitlement from Apple, without it this is an ordinary alert")
    }
    if capabilities.contains("critical-alerts") { return }
    findings.report(
      .criticalEntitlement, at: place.position, path,
      "the app has no capability 'critical-alerts', so this is an ordinary alert",
      fix: "ask Apple for the entitlement, or use 'time-sensitive'", severity: .warning)
  }

  private static func isCritical(_ sound: LintObject) -> Bool { sound[.critical].map(LintSubject.isOn) ?? false }
}
