import Payload

/// Reads the keys of `endpoint` in `device.json`, in the order of `docs/profiles.md`.
struct GatewayChoicesReader {
  /// The key under which they stand.
  static let key = "endpoint"

  private static let flags: [(String, WritableKeyPath<GatewayChoices, Bool> & Sendable)] = [
    ("adoptsUnknownTokens", \.adoptsUnknownTokens),
    ("refusesMalformedPayload", \.refusesMalformedPayload),
    ("refusesEmptyCollapseIdentifier", \.refusesEmptyCollapseIdentifier),
    ("allowsLocationOnCertificate", \.allowsLocationOnCertificate),
    ("tellsUniqueIdentifierOnErrors", \.tellsUniqueIdentifierOnErrors),
    ("hasBroadcastCapability", \.hasBroadcastCapability),
    ("spellsEnvironmentReasonAsOnTheWire", \.spellsEnvironmentReasonAsOnTheWire),
  ]
  private static let counts: [(String, WritableKeyPath<GatewayChoices, Int> & Sendable, ClosedRange<Int64>)] = [
    ("pushesPerTokenAndMinute", \.pushesPerTokenAndMinute, 0...1_000_000)
  ]
  private static let seconds: [(String, WritableKeyPath<GatewayChoices, Double> & Sendable, ClosedRange<Double>)] = [
    // A year is longer than anyone waits for a 410.
    ("secondsUntilUnregistered", \.secondsUntilUnregistered, 0...31_536_000)
  ]
  private static let topicKey = "reasonForTopicOfOtherPushType"

  private static var keys: [String] {
    flags.map(\.0) + counts.map(\.0) + seconds.map(\.0) + [topicKey]
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
    for (key, choice, range) in Self.seconds {
      if let seconds = fields.number(key, in: object, range: range) { choices[keyPath: choice] = seconds }
    }
    if let reason = fields.word(Self.topicKey, in: object, of: GatewayChoices.TopicReason.self) {
      choices.reasonForTopicOfOtherPushType = reason
    }
    return choices
  }
}
