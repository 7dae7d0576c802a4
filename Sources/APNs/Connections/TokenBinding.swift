import Center

/// What the first valid provider token fixes on a connection, and the token that is in use.
///
/// Source: apple-rules 5.1.
struct TokenBinding: Equatable, Sendable {
  /// The team of all further tokens.
  let teamIdentifier: String
  /// The key of all further tokens, or a key that these have to be related to.
  let keyIdentifier: String
  /// The topics that the key had then; empty: all.
  let topics: [String]
  /// The field `authorization` that is in use, its scheme spelled `bearer`.
  var authorization: String
  /// What was verified of it.
  var verified: VerifiedTokens.Entry
  /// What it says.
  var claims: RequestRecord.Claims
  /// When it came on this connection for the first time.
  var firstUsedAt: Timestamp
  /// Its `iat`.
  var issuedAt: Timestamp

  init(_ token: AcceptedToken, at now: Timestamp) {
    teamIdentifier = token.key.teamIdentifier
    keyIdentifier = token.key.keyIdentifier
    topics = token.key.topics
    claims = RequestRecord.Claims(token.verified.token)
    (authorization, verified, issuedAt, firstUsedAt) = (token.authorization, token.verified, token.issuedAt, now)
  }

  /// What was verified of the token in use, where that is it.
  func entry(for authorization: String) -> VerifiedTokens.Entry? {
    authorization == self.authorization ? verified : nil
  }

  /// Another token takes the place of the one in use.
  mutating func use(_ token: AcceptedToken, at now: Timestamp) {
    claims = RequestRecord.Claims(token.verified.token)
    (authorization, verified, issuedAt, firstUsedAt) = (token.authorization, token.verified, token.issuedAt, now)
  }
}

/// A token whose signature, key and age are right; whether this connection may use it is another question.
struct AcceptedToken {
  var authorization: String
  var verified: VerifiedTokens.Entry
  var issuedAt: Timestamp
  var key: ProviderKey
}
