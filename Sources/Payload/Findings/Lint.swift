/// What the rules may know beyond the payload itself.
public struct LintContext: Sendable {
  /// The push type given by the sender; nil means: judge by the keys.
  public var pushType: PushType?
  /// Whether the payload is meant for `simctl push` (a `.apns` file).
  public var isSimulatorFile: Bool
  /// The app's registered categories; nil where no profile is known.
  public var categories: [String]?
  /// The app's strings, by locale; nil where no profile is known.
  public var strings: [String: StringTable]?
  /// The app's sound files; nil where no profile lists them.
  public var sounds: [String]?
  /// The app's capabilities (`time-sensitive`, `critical-alerts`, …); nil where no profile is known.
  public var capabilities: [String]?
  /// Makes a context.
  public init(
    pushType: PushType? = nil, isSimulatorFile: Bool = false, categories: [String]? = nil,
    strings: [String: StringTable]? = nil, sounds: [String]? = nil, capabilities: [String]? = nil
  ) {
    self.pushType = pushType
    self.isSimulatorFile = isSimulatorFile
    self.categories = categories
    self.strings = strings
    self.sounds = sounds
    self.capabilities = capabilities
  }
}

/// Every finding about `document`, in the order of the text.
///
/// A text that could not be read to its end is checked as far as it was understood; keys are called missing only in a
/// text that is whole.
public func lint(_ document: JSONDocument, context: LintContext = LintContext()) -> [Finding] {
  let subject = LintSubject(document, context: context)
  var findings = FindingCollector()
  for family in RuleFamily.all { family.check(subject, &findings) }
  let cut = document.cutValues
  guard !cut.isEmpty else { return findings.sorted() }
  // What was cut off says nothing true of the value that was meant.
  let ofText = Set((RuleFamily.notJSON.rules + RuleFamily.jsonFaults.rules).map(\.name))
  return findings.sorted().filter { ofText.contains($0.rule) || !cut.contains($0.position.offset) }
}
