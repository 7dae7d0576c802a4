extension Rule {
  static let shadowingKey = Rule(
    "shadowing-key", .info, "Custom keys do not repeat the names of Apple's.",
    "`badge`, `sound`, `body` and the like at the root are custom data: nothing happens until the app, or its extension, "
      + "reads them. The same goes for `actions` (buttons come from the registered category) and `level`.",
    source: "1.1, 7.8", bad: #"{"aps":{"alert":"Hello"},"body":{"id":7}}"#,
    good: #"{"aps":{"alert":"Hello"},"item":{"id":7}}"#)
}

extension RuleFamily {
  /// Custom keys with the names of Apple's.
  static let shadowingKeys = RuleFamily([.shadowingKey]) { subject, findings in
    guard subject.hasAPS else { return }
    for member in subject.root.members {
      if let key = member.key {
        guard shadowed.contains(key), !isMisplacedAtRoot(member, subject) else { continue }
        report(key.text, proper: path(of: key), member, subject, &findings)
      } else if member.match == nil {
        checkWord(member, subject, &findings)
      }
    }
  }

  private static func checkWord(
    _ member: LintObject.Member, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    let key = JSONValue(document: subject.document, index: member.keyIndex)
    if key.equals("actions"), subject.root.value(member).kind == .array {
      findings.report(
        .shadowingKey, at: key.position, "actions",
        "'actions' at the root is custom data, buttons come from the registered category", fix: "set 'aps.category'")
    } else if key.equals("level"), let word = subject.root.value(member).string,
      InterruptionLevel(rawValue: word) != nil || nearest(word, in: InterruptionLevel.allCases.map(\.rawValue)) != nil
    {
      report("level", proper: "aps.interruption-level", member, subject, &findings)
    }
  }

  private static func report(
    _ key: String, proper: PayloadKeyPath, _ member: LintObject.Member, _ subject: LintSubject,
    _ findings: inout FindingCollector
  ) {
    findings.report(
      .shadowingKey, at: subject.root.keyPosition(member), .root.member(key),
      "'\(key)' at the root is custom data, what counts is '\(proper)'", fix: "give custom data another name")
  }

  private static func path(of key: AppleKey) -> PayloadKeyPath {
    AppleKeySet.ofAlert.contains(key) ? .alert.member(key) : .aps.member(key)
  }

  private static let shadowed = AppleKeySet([.alert, .badge, .sound, .category, .title, .subtitle, .body])
}
