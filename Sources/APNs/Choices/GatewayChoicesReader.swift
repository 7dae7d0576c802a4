import Payload

/// Reads the keys of `endpoint` in `device.json`, in the order of `docs/profiles.md`.
struct GatewayChoicesReader {
  /// The key under which they stand.
  static let key = "endpoint"

  private static let flags: [(String, any WritableKeyPath<GatewayChoices, Bool> & Sendable)] = [
    ("adoptsUnknownTokens", \.adoptsUnknownTokens),
    ("refusesMalformedPayload", \.refusesMalformedPayload),
    ("refusesEmptyCollapseIdentifier", \.refusesEmptyCollapseIdentifier),
    ("allowsLocationOnCertificate", \.allowsLocationOnCertificate),
    ("tellsUniqueIdentifierOnErrors", \.tellsUniqueIdentifierOnErrors),
    ("hasBroadcastCapability", \.hasBroadcastCapability),
    ("spellsEnvironmentReasonAsOnTheWire", \.spellsEnvironmentReasonAsOnTheWire),
    ("trustsEveryone", \.credentials.trustsEveryone),
    ("acceptsBearerInAnyCase", \.credentials.acceptsBearerInAnyCase),
    ("acceptsFractionalSeconds", \.credentials.acceptsFractionalSeconds),
    ("acceptsSecondsAsText", \.credentials.acceptsSecondsAsText),
    ("forgivesExpiredTokens", \.credentials.forgivesExpiredTokens),
    ("countsUpdatesFromIssue", \.credentials.countsUpdatesFromIssue),
    ("relatesKeysOfOneScope", \.credentials.relatesKeysOfOneScope),
    ("limitsStreamsUntilToken", \.credentials.limitsStreamsUntilToken),
    ("lowersStreamLimitAfterRefusal", \.credentials.lowersStreamLimitAfterRefusal),
    ("allowsSuffixesOnCertificate", \.credentials.allowsSuffixesOnCertificate),
    ("acceptsForeignCertificates", \.credentials.acceptsForeignCertificates),
  ]
  private static let counts: [(String, any WritableKeyPath<GatewayChoices, Int> & Sendable, ClosedRange<Int64>)] = [
    ("pushesPerTokenAndMinute", \.pushesPerTokenAndMinute, 0...1_000_000),
    ("streamLimit", \.credentials.streamLimit, 1...1_000_000),
    ("connectionLimit", \.limits.connections, 1...1_000_000),
    ("refusalsInARow", \.limits.refusalsInARow, 0...1_000_000),
    ("resetsAtOnce", \.limits.resetBurst, 0...1_000_000),
  ]
  private static let numbers: [(String, any WritableKeyPath<GatewayChoices, Double> & Sendable, ClosedRange<Double>)] =
    [
      // A year is longer than anyone waits for a 410, or keeps a connection.
      ("secondsUntilUnregistered", \.secondsUntilUnregistered, 0...31_536_000),
      ("resetsPerSecond", \.limits.resetsPerSecond, 0...1_000_000),
      ("secondsUntilIdle", \.limits.idleSeconds, 1...31_536_000),
      ("secondsForHandshake", \.limits.handshakeSeconds, 1...31_536_000),
      ("secondsForRequest", \.limits.requestSeconds, 1...31_536_000),
      ("secondsForReading", \.limits.writeSeconds, 1...31_536_000),
      ("secondsForLeaving", \.limits.leaveSeconds, 0...31_536_000),
    ]
  private enum ReasonKey: String, CaseIterable {
    case topicOfOtherPushType = "reasonForTopicOfOtherPushType"
    case futureToken = "reasonForFutureToken"
    case otherTeam = "reasonForOtherTeam"
    case topicOutsideKey = "reasonForTopicOutsideKey"
    case topicOutsideCertificate = "reasonForTopicOutsideCertificate"
  }

  private static var keys: [String] {
    flags.map(\.0) + counts.map(\.0) + numbers.map(\.0) + ReasonKey.allCases.map(\.rawValue)
  }

  var fields: ConfigurationReader

  mutating func choices(in root: ConfigurationReader.Object) -> GatewayChoices {
    var choices = GatewayChoices()
    guard let object = fields.object(Self.key, in: root, allowing: Self.keys) else { return choices }
    for (key, choice) in Self.flags {
      if let flag = fields.flag(key, in: object) { choices[keyPath: choice] = flag }
    }
    for (key, choice, range) in Self.counts {
      if let count = fields.integer(key, in: object, range: range) { choices[keyPath: choice] = Int(count) }
    }
    for (key, choice, range) in Self.numbers {
      if let number = fields.number(key, in: object, range: range) { choices[keyPath: choice] = number }
    }
    set(\.reasonForTopicOfOtherPushType, .topicOfOtherPushType, in: object, &choices)
    set(\.credentials.reasonForFutureToken, .futureToken, in: object, &choices)
    set(\.credentials.reasonForOtherTeam, .otherTeam, in: object, &choices)
    set(\.credentials.reasonForTopicOutsideKey, .topicOutsideKey, in: object, &choices)
    set(\.credentials.reasonForTopicOutsideCertificate, .topicOutsideCertificate, in: object, &choices)
    return choices
  }

  private mutating func set<Word>(
    _ choice: WritableKeyPath<GatewayChoices, Word>, _ key: ReasonKey, in object: ConfigurationReader.Object,
    _ choices: inout GatewayChoices
  ) where Word: CaseIterable & RawRepresentable<String> {
    if let word = fields.word(key.rawValue, in: object, of: Word.self) { choices[keyPath: choice] = word }
  }
}
