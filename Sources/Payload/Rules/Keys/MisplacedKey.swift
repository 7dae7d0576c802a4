extension Rule {
  static let misplacedKey = Rule(
    "misplaced-key", .warning, "Each of Apple's keys stands in its own object.",
    "`sound`, `badge` and `category` belong in `aps`, the texts and their localization in `alert`. Elsewhere they do "
      + "nothing. Where the notification has no text because of it, this is an error.",
    source: "1.2, 1.3", bad: #"{"aps":{"alert":{"title":"Hello","sound":"default"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hello"},"sound":"default"}}"#)
}

/// A key of Apple's that stands in the wrong object.
struct Misplacement {
  /// The object that it stands in.
  enum Place { case aps, alert }

  /// The key that was meant, spelt right.
  let key: AppleKey
  /// The path that it should have.
  let properPath: PayloadKeyPath

  /// Judges a member of `aps` or `alert` that is none of that object's own.
  init?(of member: LintObject.Member, key: String, in place: Place, _ subject: LintSubject) {
    guard let match = member.match else { return nil }
    switch place {
    case .aps where AppleKeySet.ofAlert.contains(match.key) && match.key != .action:
      properPath = .alert.member(match.key)
    case .aps where match.key == .critical || match.key == .volume: properPath = .sound.member(match.key)
    case .alert where AppleKeySet.ofAPS.contains(match.key):
      if match.key == .sound && subject.isLiveActivity || AppleKeySet.ofAlert.contains(match.key) { return nil }
      properPath = .aps.member(match.key)
    default: return nil
    }
    self.key = match.key
  }
}

extension RuleFamily {
  /// Keys of Apple's in the wrong object.
  static let misplacedKeys = RuleFamily([.misplacedKey]) { subject, findings in
    guard subject.hasAPS else { return }
    for member in subject.aps.members where !findings.isFull && !(member.key.map(AppleKeySet.ofAPS.contains) ?? false) {
      check(member, in: subject.aps, .aps, .aps, subject, &findings)
    }
    for member in subject.alert.members
    where !findings.isFull && !(member.key.map(AppleKeySet.ofAlert.contains) ?? false) {
      check(member, in: subject.alert, .alert, .alert, subject, &findings)
    }
    for member in subject.root.members where member.match != nil { checkRoot(member, subject, &findings) }
  }

  private static func check(
    _ member: LintObject.Member, in object: LintObject, _ place: Misplacement.Place, _ parent: PayloadKeyPath,
    _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    let key = object.key(member)
    guard let misplacement = Misplacement(of: member, key: key, in: place, subject) else { return }
    let hidesText = AppleKeySet.ofAlertText.contains(misplacement.key) && !subject.isVisiblyAlerting
    findings.report(
      .misplacedKey, at: object.keyPosition(member), parent.member(key),
      "\(quoted(key)) does nothing in '\(parent)', it belongs at '\(misplacement.properPath)'",
      fix: "move it to '\(misplacement.properPath)'", severity: hidesText ? .error : nil)
  }

  /// Keys at the root whose hyphens, or whose values, show that they were meant for `aps`.
  private static func checkRoot(
    _ member: LintObject.Member, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    guard let match = member.match, let proper = meantForAPS(member, match, subject) else { return }
    let key = subject.root.key(member)
    findings.report(
      .misplacedKey, at: subject.root.keyPosition(member), .root.member(key),
      "\(quoted(key)) does nothing at the root" + (match.isExact ? "" : ", did you mean '\(proper)'?"),
      fix: "move it to '\(proper)'")
  }

  private static func meantForAPS(
    _ member: LintObject.Member, _ match: AppleKeyTable.Match, _ subject: LintSubject
  ) -> PayloadKeyPath? {
    let value = subject.root.value(member)
    let isFree = !subject.aps.keys.contains(match.key)
    switch match.key {
    case .contentAvailable, .mutableContent: return .aps.member(match.key)
    case .interruptionLevel, .relevanceScore: return isFree ? .aps.member(match.key) : nil
    case .threadID, .urlArgs, .targetContentID, .filterCriteria, .contentState, .staleDate, .dismissalDate:
      return match.isExact ? .aps.member(match.key) : nil
    case .locKey, .locArgs, .titleLocKey, .titleLocArgs, .subtitleLocKey, .subtitleLocArgs:
      return match.isExact ? .alert.member(match.key) : nil
    case .badge where match.isExact: return isFree && value.kind == .number ? .aps.member(.badge) : nil
    case .alert where match.isExact: return isFree && !subject.isLiveActivity ? .aps.member(.alert) : nil
    case .sound where match.isExact:
      let isFile =
        value.equals("default") || value.string?.hasSuffix(".caf") == true
        || value.string?.hasSuffix(".wav") == true || value.string?.hasSuffix(".aiff") == true
      return isFree && isFile ? .aps.member(.sound) : nil
    default: return nil
    }
  }

  /// Whether a member of the root is reported as misplaced.
  static func isMisplacedAtRoot(_ member: LintObject.Member, _ subject: LintSubject) -> Bool {
    member.match.map { meantForAPS(member, $0, subject) != nil } ?? false
  }
}
