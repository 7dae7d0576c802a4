public import Center

/// The certificate that a provider showed when the connection was made, in the place of provider tokens.
///
/// Source: apple-rules 2.3, 5.2.
public struct ProviderCertificate: Equatable, Sendable {
  /// Its subject on one line, for people.
  public var subject: String
  /// What may be pushed to: bundle identifiers, with suffixes what else is allowed.
  public var topics: [String]
  /// Where it counts; empty: it does not say, and counts in both.
  public var environments: Set<APNsEnvironment>
  /// From when on it counts.
  public var validFrom: Timestamp
  /// The last moment that it counts.
  public var validUntil: Timestamp
  /// Whether Belfry's own authority signed it.
  public var isOurs: Bool

  /// Makes a certificate.
  public init(
    subject: String, topics: [String], environments: Set<APNsEnvironment>, validFrom: Timestamp,
    validUntil: Timestamp, isOurs: Bool
  ) {
    self.subject = subject
    self.topics = topics
    self.environments = environments
    self.validFrom = validFrom
    self.validUntil = validUntil
    self.isOurs = isOurs
  }

  /// The topic of a push that names none: the only one it has.
  public var defaultTopic: String? { topics.count == 1 ? topics[0] : nil }

  /// What is wrong with it in `environment`; nil: nothing.
  public func fault(
    in environment: APNsEnvironment, at now: Timestamp, _ choices: CredentialChoices
  ) -> CredentialFault? {
    if topics.isEmpty { return .certificateWithoutTopics }
    if now < validFrom { return .certificateNotYetValid(from: validFrom) }
    if validUntil < now { return .certificateExpired(at: validUntil) }
    if !isOurs, !choices.acceptsForeignCertificates { return .foreignCertificate }
    guard let home = environments.first, !environments.contains(environment) else { return nil }
    return .certificateOfOtherEnvironment(home)
  }

  /// Whether a push may go to `topic`.
  func allows(_ topic: String, _ choices: CredentialChoices) -> Bool {
    if topics.contains(topic) { return true }
    guard choices.allowsSuffixesOnCertificate else { return false }
    return [".voip", ".complication"].contains { suffix in
      topic.hasSuffix(suffix) && topics.contains(String(topic.dropLast(suffix.count)))
    }
  }
}
