/// The choices about provider tokens and certificates (apple-rules 5).
public struct CredentialChoices: Equatable, Sendable {
  /// What a token gets whose `iat` lies more than an hour ahead.
  public enum FutureTokenReason: String, CaseIterable, Sendable {
    case invalidProviderToken = "InvalidProviderToken"
    case expiredProviderToken = "ExpiredProviderToken"
    var reason: Reason { self == .invalidProviderToken ? .invalidProviderToken : .expiredProviderToken }
  }
  /// What the token of a second team on a connection gets.
  public enum OtherTeamReason: String, CaseIterable, Sendable {
    case forbidden = "Forbidden"
    case invalidProviderToken = "InvalidProviderToken"
    var reason: Reason { self == .forbidden ? .forbidden : .invalidProviderToken }
  }
  /// What a topic gets that a key may not push to.
  public enum KeyTopicReason: String, CaseIterable, Sendable {
    case topicDisallowed = "TopicDisallowed"
    case invalidProviderToken = "InvalidProviderToken"
    var reason: Reason { self == .topicDisallowed ? .topicDisallowed : .invalidProviderToken }
  }
  /// What a topic gets that a certificate does not name.
  public enum CertificateTopicReason: String, CaseIterable, Sendable {
    case topicDisallowed = "TopicDisallowed"
    case badTopic = "BadTopic"
    var reason: Reason { self == .topicDisallowed ? .topicDisallowed : .badTopic }
  }

  /// Everybody may push everything; records say what would have been said.
  public var trustsEveryone = false
  /// `Bearer` counts as `bearer`; else 403 `MissingProviderToken` (5.1, D).
  public var acceptsBearerInAnyCase = true
  /// `iat` may have a fraction; else 403 `InvalidProviderToken` (5.1 knows whole seconds alone).
  public var acceptsFractionalSeconds = true
  /// `iat` may be a text of digits, as kalyke-apns sends it to Apple; else 403 `InvalidProviderToken` (5.1, L).
  public var acceptsSecondsAsText = true
  /// A connection goes on after an expired token; else each further token gets 403 `ExpiredProviderToken` (5.1, L/B).
  public var forgivesExpiredTokens = false
  /// The 20 minutes of a token count from its `iat`; else from its first use on the connection (5.1).
  public var countsUpdatesFromIssue = false
  /// Keys of one team, environment and list of topics count as related; else those alone that were declared to be
  /// (5.1).
  public var relatesKeysOfOneScope = false
  /// SETTINGS_MAX_CONCURRENT_STREAMS drops to 1 after a refusal, until the next success (5.3, B).
  public var lowersStreamLimitAfterRefusal = false
  /// A connection has one stream until a token was valid; else as many as later from its beginning (5.3, B).
  public var limitsStreamsUntilToken = true
  /// SETTINGS_MAX_CONCURRENT_STREAMS, once a token was valid, or with a certificate (5.3, B).
  public var streamLimit = 1000
  /// A certificate's topic stands for itself with `.voip` and `.complication` too (5.2, L).
  public var allowsSuffixesOnCertificate = false
  /// Certificates that another authority signed are taken, such as Apple's; else 403 `BadCertificate`.
  public var acceptsForeignCertificates = true
  /// What a token gets whose `iat` lies more than an hour ahead (5.1, D).
  public var reasonForFutureToken = FutureTokenReason.invalidProviderToken
  /// What the token of a second team on a connection gets (5.1, D).
  public var reasonForOtherTeam = OtherTeamReason.forbidden
  /// What a topic gets that a key may not push to (5.1, D).
  public var reasonForTopicOutsideKey = KeyTopicReason.topicDisallowed
  /// What a topic gets that a certificate does not name (5.2, U).
  public var reasonForTopicOutsideCertificate = CertificateTopicReason.topicDisallowed

  /// The choices as documented.
  public init() {}
}
