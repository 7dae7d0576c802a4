/// What a provider's certificate says about pushing: Apple's extensions (apple-rules 2.3 and 5.2).
public struct ProviderTopics: Equatable, Sendable {
  /// The topics, in the certificate's order: the bundle identifier, and with suffixes what else is allowed.
  public var topics: [String]
  /// Whether it counts in the sandbox (1.2.840.113635.100.6.3.1).
  public var isForSandbox: Bool
  /// Whether it counts in production (1.2.840.113635.100.6.3.2).
  public var isForProduction: Bool

  /// Makes the extensions' contents.
  public init(topics: [String], isForSandbox: Bool, isForProduction: Bool) {
    self.topics = topics
    self.isForSandbox = isForSandbox
    self.isForProduction = isForProduction
  }

  /// Object identifiers of the extensions.
  enum Extension {
    static let sandbox = "1.2.840.113635.100.6.3.1"
    static let production = "1.2.840.113635.100.6.3.2"
    static let voipTopics = "1.2.840.113635.100.6.3.4"
    static let topics = "1.2.840.113635.100.6.3.6"
  }
}
