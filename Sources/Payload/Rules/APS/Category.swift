extension Rule {
  static let unregisteredCategory = Rule(
    "unregistered-category", .info, "`category` is one that the app registered.",
    "Checked where the app's profile lists its categories. Otherwise the notification has no buttons. Where a registered "
      + "name is so near that a slip is likely, this is a warning.",
    source: "7.8", bad: #"{"aps":{"alert":"Hello","category":"trip-update"}}"#,
    good: #"{"aps":{"alert":"Hello","category":"message"}}"#, given: LintContext(categories: ["message", "invitation"]))

  static let generatedCategory = Rule(
    "generated-category", .warning, "`category` is a fixed name, not a number that changes.",
    "A time or a UUID is never registered, so the notification has no buttons. To group, use `thread-id`.",
    source: "7.8", bad: #"{"aps":{"alert":"Hello","category":"1700000000"}}"#,
    good: #"{"aps":{"alert":"Hello","category":"message"}}"#)
}

extension RuleFamily {
  /// `aps.category`.
  static let category = RuleFamily([.unregisteredCategory, .generatedCategory]) { subject, findings in
    guard let value = subject.aps.present(.category), LintSubject.isText(value) else { return }
    var path: PayloadKeyPath { .aps.member(.category) }
    if let registered = subject.context.categories {
      let name = value.string ?? ""
      // A name with blanks around it is reported as such.
      if registered.contains(name) || name.isPadded { return }
      let meant = nearest(name, in: registered)
      if meant != nil || !isGenerated(value) {
        return findings.report(
          .unregisteredCategory, at: value.position, path,
          "the app has not registered the category \(quoted(name)), so there are no buttons",
          fix: meant.map { "did you mean '\($0)'?" }, severity: meant == nil ? nil : .warning)
      }
    }
    guard isGenerated(value) else { return }
    findings.report(
      .generatedCategory, at: value.position, path,
      "the category \(quoted(value.string ?? "")) looks generated; it is not registered, so there are no buttons",
      fix: "use the fixed identifier of a registered category; 'thread-id' groups")
  }

  /// Whether a text is nothing but a long number or a UUID.
  private static func isGenerated(_ value: JSONValue) -> Bool {
    let content = value.document.bytes[value.byteRange].dropFirst().dropLast()
    if content.count >= 9, content.allSatisfy(\.isDigit) { return true }
    return content.count == 36 && content.allSatisfy { $0 == .minus || $0.hexadecimalValue != nil }
  }
}
