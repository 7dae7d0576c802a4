extension Rule {
  static let emptyFile = Rule(
    "empty-file", .error, "A payload has at least the two bytes of an empty object.",
    "A request without a body is answered with `400 PayloadEmpty`; `{}` is a body and is not the same.",
    source: "1.1", bad: RuleExample(shown: "(no bytes)", bytes: []), good: #"{"aps":{"alert":"Hello"}}"#)

  static let blankFile = Rule(
    "blank-file", .error, "A file of blanks holds no payload.",
    "White space alone is not JSON. Whether Apple's servers count it as empty is not known.",
    source: "1.1", bad: RuleExample(shown: "(three spaces and a line feed)", bytes: [32, 32, 32, 10]),
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let rootNotObject = Rule(
    "root-not-object", .error, "The outermost value is an object.",
    "Neither the service nor the simulator takes an array, a text or a number. A list of payloads is a batch format of "
      + "some tool: send its elements one by one.",
    source: "1.1, 10", bad: #"[{"aps":{"alert":"one"}},{"aps":{"alert":"two"}}]"#, good: #"{"aps":{"alert":"one"}}"#)
}

extension RuleFamily {
  /// What the text is as a whole, where it is JSON.
  static let rootValue = RuleFamily([.rootNotObject]) { subject, findings in
    guard !subject.hasRoot, let root = subject.document.root, !subject.document.beginsWithoutBracket else { return }
    var fix = "write one object: {\"aps\":{…}}"
    if root.kind == .array {
      let count = root.elements.count
      let isBatch = count > 0 && root.elements.allSatisfy { $0.kind == .object }
      if isBatch {
        fix = "split the array: \(count == 1 ? "its element is" : "its \(count) elements are") a payload each"
      }
    }
    findings.report(
      .rootNotObject, at: root.position, .root, "the outermost value must be an object, found \(root.kind.article)",
      fix: fix)
  }
}
