extension Rule {
  static let missingAPS = Rule(
    "missing-aps", .error, "The root object has the key `aps`.",
    "Without it there is nothing for the system to do: the simulator refuses the file, a device drops the push. VoIP, "
      + "MDM and the other push types that go to the app alone need none.",
    source: "1.1, 10", bad: #"{"alert":"Hello"}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let apsNotObject = Rule(
    "aps-not-object", .error, "`aps` is an object.",
    "Null, an array (PHP writes `[]` for an empty array) and text (a printed NSDictionary) show nothing.",
    source: "1.1", bad: #"{"aps":[]}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let noEffect = Rule(
    "no-effect", .warning, "`aps` says what to do: `alert`, `badge`, `sound`, `content-available` or an update.",
    "A payload without any of them is accepted and does nothing.",
    source: "1.1", bad: #"{"aps":{},"id":7}"#, good: #"{"aps":{"content-available":1},"id":7}"#)
}

extension RuleFamily {
  /// `aps` itself.
  static let apsShape = RuleFamily([.missingAPS, .apsNotObject, .noEffect]) { subject, findings in
    guard subject.hasRoot else { return }
    guard let member = subject.root.member(.aps) else { return reportMissing(subject, &findings) }
    if subject.hasAPS { return reportNoEffect(subject, member, &findings) }
    let value = subject.root.value(member)
    findings.report(
      .apsNotObject, at: value.position, .aps, "'aps' must be an object, found \(value.kind.article)",
      fix: hint(for: value))
  }

  private static func hint(for value: JSONValue) -> String? {
    switch value.kind {
    case .array where value.elements.isEmpty: "a PHP empty array becomes []; cast it to an object"
    case .string:
      value.string.map { text in
        text.contains(" = ") && text.contains(";")
          ? "it looks like a printed NSDictionary; serialise the dictionary as JSON"
          : text.drop { $0.isWhitespace }.first == "{" ? "it was encoded twice; put the object itself here" : nil
      } ?? nil
    case .null: "leave it out, or write {\"alert\":\"…\"}"
    default: nil
    }
  }

  private static func reportMissing(_ subject: LintSubject, _ findings: inout FindingCollector) {
    if subject.pushType == .mdm, subject.root.keys.contains(.mdm) { return }
    if let given = subject.context.pushType,
      [.voip, .complication, .fileprovider, .pushtotalk, .location].contains(given)
    {
      return
    }
    if let envelope = subject.envelope {
      let place = envelope.apsPath.map { ", and 'aps' is at '\($0)'" } ?? ""
      return findings.report(
        .missingAPS, at: subject.start, .root,
        "there is no 'aps' at the root; this is \(envelope.service.article)\(place)",
        fix: envelope.service.advice)
    }
    if let nested = subject.nestedAPS {
      return findings.report(
        .missingAPS, at: nested.position, nested.path,
        "'aps' must be a key of the root, found it at \(quoted(nested.path.description))",
        fix: "send the object that holds it")
    }
    if let member = subject.root.members.first(where: { $0.match?.key == .aps || subject.root.key($0) == "apn" }) {
      return findings.report(
        .missingAPS, at: subject.root.keyPosition(member), .root.member(subject.root.key(member)),
        "'\(subject.root.key(member))' is not 'aps'", fix: "write 'aps'")
    }
    guard subject.isComplete else { return }
    findings.report(
      .missingAPS, at: subject.root.members.isEmpty ? subject.start : subject.rootPosition, .root,
      "there is no 'aps' in the root object",
      fix: subject.resemblesVoIP
        ? "it looks like a VoIP payload: check it with push type voip" : "add \"aps\":{\"alert\":\"…\"}")
  }

  private static func reportNoEffect(
    _ subject: LintSubject, _ member: LintObject.Member, _ findings: inout FindingCollector
  ) {
    guard subject.isComplete, !subject.aps.keys.intersects(effects), !subject.root.keys.contains(.mdm) else { return }
    // Misspelt, misplaced and custom keys are reported by themselves and say what is wrong.
    guard subject.aps.members.allSatisfy({ $0.key.map(AppleKeySet.ofAPS.contains) ?? false }) else { return }
    switch subject.context.pushType {
    case .alert, .background: break
    case nil: if subject.resemblesVoIP { return }
    default: return
    }
    findings.report(
      .noEffect, at: subject.root.value(member).position, .aps,
      "'aps' has nothing to show, to play or to wake the app for",
      fix: "add 'alert', 'badge', 'sound' or 'content-available'")
  }

  /// The keys of `aps` that do something.
  private static let effects = AppleKeySet(
    [.alert, .badge, .sound, .contentAvailable, .contentChanged] + AppleKey.ofLiveActivity)
}

extension LintSubject {
  /// Where the root begins.
  var rootPosition: SourcePosition { document.root?.position ?? start }

  /// An object `aps` below the root, as in a request of another layer.
  fileprivate var nestedAPS: (position: SourcePosition, path: PayloadKeyPath)? {
    var walk = DocumentWalk(document)
    while let step = walk.next() {
      guard step.isKey, step.depth > 1, step.depth < 8 else { continue }
      let key = JSONValue(document: document, index: step.index)
      if key.equals("aps"), document.nodes[step.index + 1].kind == .object {
        return (key.position, walk.keyPath)
      }
    }
    return nil
  }

  /// Whether the custom keys are those of a call.
  var resemblesVoIP: Bool {
    if isVisiblyAlerting { return false }
    let words = [
      "callkeep", "sdp", "callername", "calleruid", "callerid", "handle", "hasvideo", "calltype", "calluuid",
    ]
    return root.members.prefix(256).contains { member in
      member.match == nil && words.contains { isSameWord($0, root.key(member)) }
    }
  }
}
