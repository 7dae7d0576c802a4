import APNs
import Center
import Payload

/// A provider token in the making, whose parts a test changes one at a time.
struct TokenText {
  /// JSON of the header.
  var header = #"{"alg":"ES256","kid":"KEY1234567"}"#
  /// JSON of the claims.
  var claims: String
  /// ``StubTools`` believes it where it does not begin with a zero.
  var signature: [UInt8] = Array(repeating: 7, count: 64)
  /// What stands before the token.
  var scheme = "bearer "

  /// A token that `key` of `team` has signed at `moment`.
  init(
    issuedAt moment: Timestamp = Provider.noon, key: String = "KEY1234567", team: String = "TEAM123456"
  ) {
    header = #"{"alg":"ES256","kid":"\#(key)"}"#
    claims = #"{"iss":"\#(team)","iat":\#(moment.milliseconds / 1000)}"#
  }

  /// A token with these claims.
  init(claims: String) { self.claims = claims }

  /// A token with this header.
  init(header: String) {
    self.init()
    self.header = header
  }

  var segments: [String] {
    [Base64.encodedURL(Array(header.utf8)), Base64.encodedURL(Array(claims.utf8)), Base64.encodedURL(signature)]
  }
  var authorization: String { scheme + segments.joined(separator: ".") }
}

extension Provider {
  /// Seconds since 1970 at noon.
  static let noonSeconds = noon.milliseconds / 1000

  /// Pushes with this field, or with none, and says what is wrong with the credentials.
  mutating func fault(_ authorization: String?) -> CredentialFault? {
    push(["authorization": authorization]).credentialFault
  }

  /// Pushes with this field, or with none, and says why that was refused.
  mutating func reason(_ authorization: String?) -> Reason? {
    push(["authorization": authorization]).answer?.reason
  }

  /// Pushes with this token, and says why that was refused.
  mutating func reason(_ token: TokenText) -> Reason? { reason(token.authorization) }

  /// Makes a key known.
  mutating func add(
    _ identifier: String, team: String = "TEAM123456", environment: APNsEnvironment? = nil, topics: [String] = [],
    relatedKey: String? = nil, revokedAt: Timestamp? = nil
  ) {
    gateway.keys[identifier] = ProviderKey(
      keyIdentifier: identifier, teamIdentifier: team, publicKey: Array(identifier.utf8), environment: environment,
      topics: topics, relatedKey: relatedKey, createdAt: Provider.noon, revokedAt: revokedAt)
  }

  /// Lets time pass.
  mutating func wait(_ seconds: Double) { clock = clock.adding(seconds: seconds) }

  /// Connects anew.
  mutating func reconnect(in environment: APNsEnvironment = .sandbox) {
    connection = ProviderConnection(number: connection.number + 1, environment: environment, openedAt: clock)
  }
}
