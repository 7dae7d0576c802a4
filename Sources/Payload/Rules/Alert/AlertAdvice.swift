extension Rule {
  static let longBody = Rule(
    "long-body", .info, "A body that matters fits four lines.",
    "A banner shows about two lines and the list about four, some 178 characters; the rest appears when the notification "
      + "is opened.",
    source: "7.7", bad: #"{"aps":{"alert":{"title":"Build","body":"one\ntwo\nthree\nfour\nfive\nsix"}}}"#,
    good: #"{"aps":{"alert":{"title":"Build","body":"six steps, all done"}}}"#)

  static let missingSound = Rule(
    "missing-sound", .info, "A notification that should be heard has a `sound`.",
    "Said where a badge counts something new, or the level is time-sensitive, and no sound is named: the device stays "
      + "silent.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","badge":3}}"#,
    good: #"{"aps":{"alert":"Hello","badge":3,"sound":"default"}}"#)

  static let soundWithoutAlert = Rule(
    "sound-without-alert", .info, "A sound comes with something to read.",
    "The device chimes, and nothing on it says why.",
    source: "1.6", bad: #"{"aps":{"badge":2,"sound":"default"}}"#, good: #"{"aps":{"badge":2}}"#)
}

extension RuleFamily {
  /// Things worth knowing about an alert that is right.
  static let alertAdvice = RuleFamily([.longBody, .missingSound, .soundWithoutAlert]) { subject, findings in
    guard subject.hasAPS, !subject.isLiveActivity else { return }
    checkBody(subject, &findings)
    checkMissingSound(subject, &findings)
    guard subject.isComplete, !subject.isVisiblyAlerting, let sound = subject.aps.present(.sound) else { return }
    // A wrong alert, or a background push, is reported as such.
    if subject.pushType == .background || subject.aps.present(.alert) != nil || !sounds(sound) { return }
    findings.report(
      .soundWithoutAlert, at: sound.position, .sound,
      "there is a 'sound' but no alert, the device chimes without a reason",
      fix: "add 'alert', or leave 'sound' out")
  }

  private static func sounds(_ sound: JSONValue) -> Bool { sound.kind == .object || LintSubject.isText(sound) }

  private static func checkMissingSound(_ subject: LintSubject, _ findings: inout FindingCollector) {
    let aps = subject.aps
    guard subject.isVisiblyAlerting, subject.isComplete, !aps.keys.contains(.sound),
      !aps.keys.contains(.mutableContent),
      !aps.keys.contains(.contentAvailable), !subject.alert.keys.contains(.sound)
    else { return }
    let counts = aps[.badge]?.number?.integer.map { $0 > 0 } ?? false
    guard counts || aps[.interruptionLevel]?.equals("time-sensitive") == true else { return }
    guard aps[.interruptionLevel]?.equals("passive") != true else { return }
    findings.report(
      .missingSound, at: aps.keyPosition(.alert), .alert, "there is no 'sound', so the notification arrives in silence",
      fix: "add \"sound\":\"default\" if it should be heard")
  }

  private static func checkBody(_ subject: LintSubject, _ findings: inout FindingCollector) {
    let isText = subject.aps[.alert]?.kind == .string
    guard let body = isText ? subject.aps[.alert] : subject.alert[.body], body.byteRange.count > longestBytes(body),
      subject.document.sourceByteCount <= subject.byteLimit, let text = body.string
    else { return }
    let lines = text.utf8.reduce(1) { $0 + ($1 == .lineFeed ? 1 : 0) }
    // One long ASCII word is a link or cipher text; its length is not the reader's trouble.
    let isOneWord = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard lines > 4 || !isOneWord && text.utf8.count > 178 && text.count > 178 else { return }
    findings.report(
      .longBody, at: body.position, isText ? .alert : .alert.member(.body),
      "the body has \(text.count) characters" + (lines > 1 ? " on \(lines) lines" : "")
        + ", and a banner shows about four lines")
  }

  /// Below this many bytes a body is not long, unless it has line feeds.
  private static func longestBytes(_ body: JSONValue) -> Int {
    body.document.nodes[body.index].flags.contains(.hasEscapes) ? 8 : 178
  }
}
