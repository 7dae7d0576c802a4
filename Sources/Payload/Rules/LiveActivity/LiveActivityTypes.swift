extension Rule {
  static let activityAttributesType = Rule(
    "activity-attributes-type", .error, "`attributes` of a Live Activity is an object.",
    "It has the properties of the app's ActivityAttributes; text or an array does not decode, and no activity starts.",
    source: "1.2, 9",
    bad:
      #"{"aps":{"timestamp":1,"event":"start","content-state":{"score":1},"attributes-type":"Game","attributes":[],"alert":{"title":"Kick-off"}}}"#,
    good:
      #"{"aps":{"timestamp":1,"event":"start","content-state":{"score":1},"attributes-type":"Game","attributes":{},"alert":{"title":"Kick-off"}}}"#
  )

  static let activityAlertText = Rule(
    "activity-alert-text", .error, "A title or body of a Live Activity is text or `{loc-key, loc-args}`.",
    "`loc-key` is text and has to be there, `loc-args` is an array of texts.",
    source: "1.3, 9",
    bad:
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1},"alert":{"title":{"loc-key":5},"body":"1:0"}}}"#,
    good:
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1},"alert":{"title":{"loc-key":"GOAL"},"body":"1:0"}}}"#
  )

  static let activityAlertSound = Rule(
    "activity-alert-sound", .error, "The `sound` in the `alert` of a Live Activity is text or a dictionary.",
    "A number, a Boolean or an array plays nothing. The `name` of a dictionary is text.",
    source: "1.3, 9",
    bad:
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1},"alert":{"title":"Goal","sound":5}}}"#,
    good:
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1},"alert":{"title":"Goal","sound":"default"}}}"#
  )
}

extension RuleFamily {
  /// The types of what only a Live Activity has and no other rule looks at.
  static let liveActivityTypes = RuleFamily([.activityAttributesType, .activityAlertText, .activityAlertSound]) {
    subject, findings in
    guard subject.isLiveActivity else { return }
    if let value = subject.aps.present(.attributes), value.kind != .object {
      findings.report(
        .activityAttributesType, at: value.position, .aps.member(.attributes),
        "'attributes' must be an object, found \(value.described)",
        fix: value.kind == .string ? "put the object itself here" : "write {}, or the properties of the attributes")
    }
    for key in [AppleKey.title, .body] {
      guard let value = subject.alert[key], let text = LintObject(subject.document, at: value.index) else { continue }
      checkText(text, key, value.position, subject, &findings)
    }
    if let sound = subject.alert.member(.sound) { checkSound(subject.alert.value(sound), &findings) }
  }

  private static func checkText(
    _ text: LintObject, _ key: AppleKey, _ start: SourcePosition, _ subject: LintSubject,
    _ findings: inout FindingCollector
  ) {
    var path: PayloadKeyPath { .alert.member(key) }
    let locKey = text.present(.locKey)
    if let locKey, locKey.kind != .string {
      findings.report(
        .activityAlertText, at: locKey.position, path.member(.locKey),
        "'loc-key' must be text, found \(locKey.described)", fix: "name a key of the app's strings")
    } else if locKey == nil, subject.isComplete {
      findings.report(
        .activityAlertText, at: start, path, "the object '\(key.text)' has no 'loc-key'",
        fix: "write text, or {\"loc-key\":…,\"loc-args\":[…]}")
    }
    guard let args = text.present(.locArgs) else { return }
    guard args.kind == .array else {
      return findings.report(
        .activityAlertText, at: args.position, path.member(.locArgs),
        "'loc-args' must be an array of texts, found \(args.described)",
        fix: args.kind == .string ? "put it in brackets: [\"…\"]" : nil)
    }
    for (number, arg) in args.elements.enumerated() where arg.kind != .string {
      findings.report(
        .activityAlertText, at: arg.position, path.member(.locArgs).element(number),
        "'loc-args[\(number)]' must be text, found \(arg.described)",
        fix: arg.number.map { "write \"\($0.text.prefix(40))\"" })
    }
  }

  private static func checkSound(_ sound: JSONValue, _ findings: inout FindingCollector) {
    var path: PayloadKeyPath { .alert.member(.sound) }
    if let dictionary = LintObject(sound.document, at: sound.index) {
      guard let name = dictionary.present(.name), name.kind != .string else { return }
      findings.report(
        .activityAlertSound, at: name.position, path.member(.name), "'name' must be text, found \(name.described)",
        fix: "name a sound file, or 'default'")
    } else if sound.kind != .string, !sound.isNull {
      findings.report(
        .activityAlertSound, at: sound.position, path,
        "'sound' must be the name of a file or a dictionary, found \(sound.described)",
        fix: "write \"default\", or leave it out for silence")
    }
  }
}
