extension Rule {
  static let missingSimulatorTarget = Rule(
    "missing-simulator-target", .info, "A `.apns` file names its app in `Simulator Target Bundle`.",
    "Dropping the file on the Simulator needs it; a push with the bundle identifier on the command line does not.",
    source: "10", bad: #"{"aps":{"alert":"Hello"}}"#,
    good: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hello"}}"#,
    given: LintContext(isSimulatorFile: true))

  static let simulatorTargetType = Rule(
    "simulator-target-type", .error, "`Simulator Target Bundle` is a bundle identifier.", "Text, and not empty.",
    source: "10", bad: #"{"Simulator Target Bundle":7,"aps":{"alert":"Hello"}}"#,
    good: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hello"}}"#)

  static let simulatorPushType = Rule(
    "simulator-push-type", .info, "The Simulator takes alert and background pushes from a file.",
    "`simctl push` does no Live Activities, VoIP, complication, file provider or other pushes.",
    source: "10",
    bad: #"{"Simulator Target Bundle":"com.example.app","aps":{"timestamp":1700000000,"event":"end"}}"#,
    good: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hello"}}"#,
    given: LintContext(isSimulatorFile: true))

  static let simulatorMutableContent = Rule(
    "simulator-mutable-content", .info, "From a file the Simulator does not run the service extension.",
    "`mutable-content` is not honoured by `simctl push` and by dropping a file; a real push to the Simulator runs it.",
    source: "10",
    bad: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hello","mutable-content":1}}"#,
    good: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hello"}}"#,
    given: LintContext(isSimulatorFile: true))
}

extension RuleFamily {
  /// What `simctl push` makes of a file.
  static let simulator = RuleFamily([
    .missingSimulatorTarget, .simulatorTargetType, .simulatorPushType, .simulatorMutableContent,
  ]) { subject, findings in
    guard subject.hasRoot else { return }
    if let value = subject.root[.simulatorTargetBundle], !LintSubject.isText(value) {
      findings.report(
        .simulatorTargetType, at: value.position, "Simulator Target Bundle",
        "'Simulator Target Bundle' must be a bundle identifier, found \(value.described)",
        fix: "write \"com.example.app\"")
    }
    guard subject.context.isSimulatorFile else { return }
    if subject.isComplete, !subject.root.members.contains(where: { $0.match?.key == .simulatorTargetBundle }) {
      findings.report(
        .missingSimulatorTarget, at: subject.rootPosition, .root,
        "there is no 'Simulator Target Bundle', which dropping the file on the Simulator needs",
        fix: "add it, or give the bundle identifier on the command line")
    }
    if subject.pushType != .alert, subject.pushType != .background {
      let name = subject.isLiveActivity ? "a Live Activity" : "a push of type \(subject.pushType.rawValue)"
      findings.report(
        .simulatorPushType, at: subject.hasAPS ? subject.root.keyPosition(.aps) : subject.rootPosition,
        subject.hasAPS ? .aps : .root, "\(name) cannot be pushed with simctl")
    }
    if let flag = subject.aps[.mutableContent], LintSubject.isOn(flag) {
      findings.report(
        .simulatorMutableContent, at: subject.aps.keyPosition(.mutableContent), .aps.member(.mutableContent),
        "simctl push does not run the service extension")
    }
  }
}
