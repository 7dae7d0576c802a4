public import Center

/// What is wrong with a provider's credentials, more exactly than the ``Reason`` that he is told.
///
/// Source: apple-rules 5.1, 5.2.
public enum CredentialFault: Error, Equatable, Sendable {
  /// A part of a provider token.
  public enum Segment: String, Sendable {
    case header, claims, signature
  }

  // MissingProviderToken
  /// There is no `authorization`.
  case noAuthorization
  /// It does not begin with `bearer`.
  case noBearer
  /// Nothing follows `bearer`.
  case emptyBearer

  // InvalidProviderToken: its form
  case tooLong(byteCount: Int)
  case notThreeSegments(Int)
  case notBase64(Segment)
  case notJSON(Segment)
  /// A field of header or claims is not there.
  case missing(String)
  /// A field is of another kind than text, or `iat` than a number.
  case wrongKind(String)
  case otherAlgorithm(String)
  case issuedAtIsText
  case issuedAtInMilliseconds
  case issuedAtIsFraction

  // InvalidProviderToken: what it says
  /// `iat` lies more than an hour ahead, by so many seconds in all.
  case issuedInFuture(seconds: Double)
  case unknownKey(String)
  case revokedKey(String)
  /// The key is another team's than `iss`.
  case keyOfOtherTeam(key: String, team: String)
  case wrongSignature(key: String)

  // ExpiredProviderToken
  /// `iat` is so many seconds old.
  case expired(seconds: Double)
  /// The connection has seen an expired token before.
  case afterExpiredToken

  // What the connection is bound to
  /// The key counts in this environment alone, and the connection is not there.
  case keyOfOtherEnvironment(APNsEnvironment)
  /// The connection is this team's.
  case teamOfOtherConnection(String)
  /// The connection is this key's.
  case unrelatedKey(String)
  /// The token before was used for so many seconds.
  case updatedTooSoon(seconds: Double)
  /// The key may not push to this topic.
  case topicOutsideKey(topic: String, key: String)
  /// The key has got this topic after the connection was bound.
  case topicAddedLater(topic: String, key: String)

  // Certificates
  case certificateWithoutTopics
  case certificateNotYetValid(from: Timestamp)
  case certificateExpired(at: Timestamp)
  /// Another authority than Belfry's own signed it.
  case foreignCertificate
  /// It counts in this environment alone.
  case certificateOfOtherEnvironment(APNsEnvironment)
  case topicOutsideCertificate(topic: String, topics: [String])

  /// What the provider is told.
  public func reason(_ choices: CredentialChoices) -> Reason {
    switch self {
    case .noAuthorization, .noBearer, .emptyBearer: .missingProviderToken
    case .tooLong, .notThreeSegments, .notBase64, .notJSON, .missing, .wrongKind, .otherAlgorithm, .issuedAtIsText,
      .issuedAtInMilliseconds, .issuedAtIsFraction, .unknownKey, .revokedKey, .keyOfOtherTeam, .wrongSignature:
      .invalidProviderToken
    case .issuedInFuture: choices.reasonForFutureToken.reason
    case .expired, .afterExpiredToken: .expiredProviderToken
    case .keyOfOtherEnvironment: .badEnvironmentKeyIdInToken
    case .teamOfOtherConnection: choices.reasonForOtherTeam.reason
    case .unrelatedKey: .unrelatedKeyIdInToken
    case .updatedTooSoon: .tooManyProviderTokenUpdates
    case .topicOutsideKey, .topicAddedLater: choices.reasonForTopicOutsideKey.reason
    case .certificateWithoutTopics, .certificateNotYetValid, .certificateExpired, .foreignCertificate: .badCertificate
    case .certificateOfOtherEnvironment: .badCertificateEnvironment
    case .topicOutsideCertificate: choices.reasonForTopicOutsideCertificate.reason
    }
  }
}
