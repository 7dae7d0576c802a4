import Center

extension CredentialFault: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop: `iat is in milliseconds; it has to be in seconds`.
  public var description: String { formText ?? bindingText ?? certificateText }

  private var formText: String? {
    switch self {
    case .noAuthorization: "there is neither a certificate nor an authorization field"
    case .noBearer: "authorization does not begin with 'bearer '"
    case .emptyBearer: "no token follows 'bearer'"
    case .tooLong(let count): "the token has \(count) bytes; \(ProviderToken.byteLimit) are the most"
    case .notThreeSegments(let count):
      "the token has \(count) segment\(count == 1 ? "" : "s"); header.claims.signature are three"
    case .notBase64(let segment): "the \(segment.rawValue) is not base64url without padding"
    case .notJSON(let segment): "the \(segment.rawValue) is not a JSON object"
    case .missing(let field): "there is no '\(field)'"
    case .wrongKind("iat"): "iat is no number of seconds"
    case .wrongKind(let field): "'\(field)' is no text"
    case .otherAlgorithm(let name): "alg is '\(name)'; ES256 is the only one"
    case .issuedAtIsText: "iat is text; it has to be a number of seconds"
    case .issuedAtInMilliseconds: "iat is in milliseconds; it has to be in seconds"
    case .issuedAtIsFraction: "iat is no whole number of seconds"
    case .issuedInFuture(let seconds): "iat lies \(Self.span(seconds)) ahead; an hour is the most"
    default: nil
    }
  }

  private var bindingText: String? {
    switch self {
    case .unknownKey(let key): "no key '\(key)' is known; 'belfry key list' shows those that are"
    case .revokedKey(let key): "key \(key) was revoked"
    case .keyOfOtherTeam(let key, let team): "key \(key) is not team \(team)'s"
    case .wrongSignature(let key): "the signature is not that of key \(key)"
    case .expired(let seconds): "iat is \(Self.span(seconds)) old; an hour is the most"
    case .afterExpiredToken: "this connection has seen an expired token; a new connection is needed"
    case .keyOfOtherEnvironment(let environment): "the key counts in \(environment.rawValue) alone"
    case .teamOfOtherConnection(let team): "this connection is team \(team)'s; a new connection is needed"
    case .unrelatedKey(let key): "this connection is key \(key)'s; a new connection is needed"
    case .updatedTooSoon(let seconds): "the token before was used for \(Self.span(seconds)); 20 minutes are the least"
    case .topicOutsideKey(let topic, let key): "key \(key) may not push to '\(topic)'"
    case .topicAddedLater(let topic, let key):
      "key \(key) got '\(topic)' when this connection was open already; a new connection is needed"
    default: nil
    }
  }

  private var certificateText: String {
    switch self {
    case .certificateWithoutTopics: "the certificate names no topic"
    case .certificateNotYetValid(let moment): "the certificate counts from \(moment) on"
    case .certificateExpired(let moment): "the certificate expired at \(moment)"
    case .foreignCertificate: "the certificate is not signed by Belfry's authority"
    case .certificateOfOtherEnvironment(let environment): "the certificate counts in \(environment.rawValue) alone"
    case .topicOutsideCertificate(let topic, let topics):
      "the certificate does not name '\(topic)', but \(topics.map { "'\($0)'" }.joined(separator: ", "))"
    default: ""
    }
  }

  /// A span of time in its two greatest units: `2 h 5 min`, `40 s`.
  private static func span(_ seconds: Double) -> String {
    let whole = Int64(min(max(seconds, 0), 1e15))
    return switch whole {
    case ..<60: "\(whole) s"
    case ..<3600: "\(whole / 60) min \(whole % 60) s"
    case ..<86_400: "\(whole / 3600) h \(whole % 3600 / 60) min"
    default: "\(whole / 86_400) d \(whole % 86_400 / 3600) h"
    }
  }
}
