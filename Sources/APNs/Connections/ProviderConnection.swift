public import Center

/// What the service knows of one connection of a provider.
///
/// The first push with a valid token binds team and key (apple-rules 5.1).
public struct ProviderConnection: Equatable, Sendable {
  /// Counts from 1 in a state directory.
  public var number: Int64
  /// The address that it came in at.
  public var environment: APNsEnvironment
  /// When it came.
  public var openedAt: Timestamp
  /// The certificate that the provider showed; nil: he comes with tokens.
  ///
  /// Known once TLS is agreed on, before the first request.
  public var certificate: ProviderCertificate?
  /// Requests that it has brought; ``Gateway/take(_:on:at:with:)`` counts each before it looks at it.
  public var requestCount: Int64 = 0
  /// What the first valid token has fixed; nil: there was none yet.
  var binding: TokenBinding?
  /// Whether it brought a token that was expired.
  var hasSeenExpiredToken = false
  /// Whether its stream limit was lowered after a refusal.
  var isSlowedDown = false

  /// Makes a connection on which nothing was asked yet.
  public init(
    number: Int64, environment: APNsEnvironment, openedAt: Timestamp, certificate: ProviderCertificate? = nil
  ) {
    self.number = number
    self.environment = environment
    self.openedAt = openedAt
    self.certificate = certificate
  }

  /// SETTINGS_MAX_CONCURRENT_STREAMS at the beginning: 1 until a token was valid (apple-rules 5.3).
  public func initialStreamLimit(_ choices: GatewayChoices) -> Int {
    let credentials = choices.credentials
    let isLimited = certificate == nil && !credentials.trustsEveryone && credentials.limitsStreamsUntilToken
    return isLimited ? 1 : credentials.streamLimit
  }
}

extension ProviderConnection {
  /// Whether the provider showed a certificate.
  var isCertified: Bool { certificate != nil }
  /// The topic of a certificate that has one alone.
  var defaultTopic: String? { certificate?.defaultTopic }

  /// What becomes of the stream limit with this answer (apple-rules 5.3, B); a 410 is no error there.
  mutating func streamLimit(after answer: ProviderAnswer, _ choices: CredentialChoices) -> [ConnectionAction] {
    guard choices.lowersStreamLimitAfterRefusal, isCertified || binding != nil, answer.status != 410 else { return [] }
    let isRefusal = answer.reason != nil
    guard isRefusal != isSlowedDown else { return [] }
    isSlowedDown = isRefusal
    return [.setStreamLimit(isRefusal ? 1 : choices.streamLimit)]
  }
}
