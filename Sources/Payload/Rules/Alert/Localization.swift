extension Rule {
  static let argsWithoutKey = Rule(
    "args-without-key", .error, "`loc-args` come with a `loc-key`.",
    "The arguments fill the places of the text that the key names; without it they go nowhere. The same goes for the "
      + "title's and the subtitle's.",
    source: "1.3, 1.5", bad: #"{"aps":{"alert":{"body":"Hello","loc-args":["Ann"]}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":["Ann"]}}}"#)

  static let argsNotArray = Rule(
    "args-not-array", .error, "`loc-args` is an array of texts.", "A text or an object in its place is ignored.",
    source: "1.3", bad: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":"Ann"}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":["Ann"]}}}"#)

  static let argIsNull = Rule(
    "arg-is-null", .error, "No argument is null.", "Devices are reported to show `<null>` in its place.",
    source: "1.5", bad: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":[null]}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":["someone"]}}}"#)

  static let argNotText = Rule(
    "arg-not-text", .warning, "Arguments are texts.",
    "Numbers are documented nowhere. Send digits as text, formatted for the reader.",
    source: "1.5", bad: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":[5]}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":["5"]}}}"#)

  static let textHidesKey = Rule(
    "text-hides-key", .warning, "A line of the alert is text or a localization key, not both.",
    "Apple says to use one instead of the other. With a `body`, even an empty one, the `loc-key` is reported to be "
      + "skipped, and Belfry does so.",
    source: "1.5", bad: #"{"aps":{"alert":{"body":"Hello","loc-key":"HELLO"}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"HELLO"}}}"#)
}

/// The three keys of one line of an alert.
struct AlertLine {
  let text: AppleKey
  let key: AppleKey
  let args: AppleKey

  static let all = [
    AlertLine(text: .title, key: .titleLocKey, args: .titleLocArgs),
    AlertLine(text: .subtitle, key: .subtitleLocKey, args: .subtitleLocArgs),
    AlertLine(text: .body, key: .locKey, args: .locArgs),
  ]
}

extension RuleFamily {
  /// Localization keys and their arguments.
  static let localization = RuleFamily([.argsWithoutKey, .argsNotArray, .argIsNull, .argNotText, .textHidesKey]) {
    subject, findings in
    let alert = subject.alert
    guard !alert.members.isEmpty else { return }
    for line in AlertLine.all {
      if let args = alert.present(line.args) { checkArgs(args, of: line, subject, &findings) }
      if let key = alert.present(line.key), let text = alert.present(line.text) {
        let isEmpty = text.kind == .string && text.byteRange.count == 2
        findings.report(
          .textHidesKey, at: text.position, .alert.member(line.text),
          "'\(line.text.text)' " + (isEmpty ? "is empty but present, which" : "stands beside '\(line.key.text)' and")
            + " hides '\(line.key.text)' \(quoted(key.string ?? ""))",
          fix: "keep one of '\(line.text.text)' and '\(line.key.text)'")
      }
    }
  }

  private static func checkArgs(
    _ args: JSONValue, of line: AlertLine, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    var path: PayloadKeyPath { .alert.member(line.args) }
    if subject.alert.present(line.key) == nil, subject.isComplete, !hasNearKey(line, subject.alert) {
      findings.report(
        .argsWithoutKey, at: subject.alert.keyPosition(line.args), path,
        "'\(line.args.text)' without '\(line.key.text)'" + (subject.isVisiblyAlerting ? "" : ", the alert has no text"),
        fix: "add '\(line.key.text)'")
    }
    guard args.kind == .array else {
      return findings.report(
        .argsNotArray, at: args.position, path,
        "'\(line.args.text)' must be an array of texts, found \(args.described)",
        fix: args.kind == .string ? "put it in brackets: [\"…\"]" : nil)
    }
    for (number, arg) in args.elements.enumerated() where arg.kind != .string {
      let rule: Rule = arg.isNull ? .argIsNull : .argNotText
      let shown = arg.isNull ? "null, and devices are reported to show '<null>'" : "\(arg.described), expected text"
      findings.report(
        rule, at: arg.position, path.element(number), "'\(line.args.text)[\(number)]' is \(shown)",
        fix: arg.number.map { "write \"\($0.text.prefix(40))\"" } ?? "send the text that people should read")
    }
  }

  /// Whether the line's key is there in another spelling, which is reported by itself.
  private static func hasNearKey(_ line: AlertLine, _ alert: LintObject) -> Bool {
    alert.members.prefix(64).contains { member in
      if member.key != nil { return false }
      if member.match?.key == line.key { return true }
      let key = alert.key(member)
      return line.key == .locKey && isSameWord(key, "body-loc-key")
        || nearest(key, in: AppleKey.ofAlert.lazy.map(\.text)) == line.key.text
    }
  }
}
