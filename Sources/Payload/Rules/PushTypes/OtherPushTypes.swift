extension Rule {
  static let mdmPayload = Rule(
    "mdm-payload", .info, "An MDM wake-up goes to the device management, not to the notification center.",
    "Nothing is shown. Checked as an alert it lacks `aps`.",
    source: "1.1, 2.3", bad: #"{"mdm":"996ac527-0000-4a0a-8528-000000000001"}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let mdmWithAPS = Rule(
    "mdm-with-aps", .warning, "An MDM payload has the key `mdm` and nothing else.",
    "Apple's description asks for no `aps`; in practice one is tolerated.",
    source: "1.1, 2.3", bad: #"{"aps":{},"mdm":"996ac527-0000-4a0a-8528-000000000001"}"#,
    good: #"{"mdm":"996ac527-0000-4a0a-8528-000000000001"}"#)

  static let walletPayload = Rule(
    "wallet-payload", .info, "An empty object is the body of a Wallet pass update.",
    "It is right for the topic of a pass and does nothing for an app. It is not an empty body.",
    source: "1.1", bad: "{}", good: #"{"aps":{"alert":"Hello"}}"#)

  static let widgetPayload = Rule(
    "widget-payload", .info, "A payload with `content-changed` reloads widgets or controls.",
    "It needs the push type `widgets` (or `controls`); as an alert nothing happens.",
    source: "1.2, 2.3", bad: #"{"aps":{"content-changed":true}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let pushTypeMismatch = Rule(
    "push-type-mismatch", .warning, "The payload is one for the push type that was given.",
    "A `liveactivity` push has `event`, a `widgets` push `content-changed`, an `mdm` push `mdm`; an alert push is no Live "
      + "Activity update.",
    source: "2.3, 9", bad: #"{"aps":{"alert":"Hello"}}"#, good: #"{"aps":{"content-changed":true}}"#,
    given: LintContext(pushType: .widgets))
}

extension RuleFamily {
  /// Payloads that are for somebody else than the notification center.
  static let otherPushTypes = RuleFamily([
    .mdmPayload, .mdmWithAPS, .walletPayload, .widgetPayload, .pushTypeMismatch,
  ]) { subject, findings in
    guard subject.hasRoot else { return }
    let root = subject.root
    if root.keys.contains(.mdm) {
      let rule: Rule = root.keys.contains(.aps) ? .mdmWithAPS : .mdmPayload
      findings.report(
        rule, at: root.keyPosition(root.keys.contains(.aps) ? .aps : .mdm), root.keys.contains(.aps) ? .aps : "mdm",
        root.keys.contains(.aps)
          ? "an MDM payload must have no 'aps'" : "an MDM payload, which is not for the notification center",
        fix: root.keys.contains(.aps) ? "remove 'aps'" : "send it with push type mdm")
    }
    if root.members.isEmpty, subject.isComplete, subject.context.pushType == nil {
      findings.report(
        .walletPayload, at: subject.rootPosition, .root, "an empty object is valid as a Wallet pass update only")
    }
    if let member = subject.aps.member(.contentChanged), ![.widgets, .controls].contains(subject.context.pushType) {
      findings.report(
        .widgetPayload, at: subject.aps.keyPosition(member), .aps.member(.contentChanged),
        "a widget push, which shows nothing", fix: "send it with the header apns-push-type: widgets")
    }
    if let given = subject.context.pushType { checkMismatch(given, subject, &findings) }
  }

  private static func checkMismatch(_ given: PushType, _ subject: LintSubject, _ findings: inout FindingCollector) {
    guard subject.isComplete else { return }
    let message: String
    switch given {
    case .widgets where !subject.aps.keys.contains(.contentChanged),
      .controls where !subject.aps.keys.contains(.contentChanged):
      message = "a push of type \(given.rawValue) has 'content-changed' in 'aps'"
    case .mdm where !subject.root.keys.contains(.mdm): message = "a push of type mdm has the key 'mdm'"
    case .alert, .background:
      guard subject.aps.keys.intersects(.ofActivityUpdate) else { return }
      message = "a Live Activity payload needs the push type liveactivity, found \(given.rawValue)"
    default: return
    }
    findings.report(
      .pushTypeMismatch, at: subject.rootPosition, subject.hasAPS ? .aps : .root, message,
      fix: "give the push type that fits the payload")
  }
}
