public import Center

/// A key that provider tokens are signed with, as Apple's developer account lists it.
///
/// The private half is the team's; only the public one is kept. Source: apple-rules 5.1.
public struct ProviderKey: Equatable, Sendable {
  /// `kid`: ten letters and digits.
  public var keyIdentifier: String
  /// `iss`: ten letters and digits.
  public var teamIdentifier: String
  /// The public key: a SubjectPublicKeyInfo in DER (RFC 5480).
  public var publicKey: [UInt8]
  /// nil: an older key that counts in both.
  public var environment: APNsEnvironment?
  /// The topics it may push to, without suffixes; empty: all of the team's.
  public var topics: [String]
  /// A key that may follow it on the same connection; nil: none.
  public var relatedKey: String?
  /// When it was made or imported.
  public var createdAt: Timestamp
  /// nil: it counts.
  public var revokedAt: Timestamp?

  /// Makes a key.
  public init(
    keyIdentifier: String, teamIdentifier: String, publicKey: [UInt8], environment: APNsEnvironment? = nil,
    topics: [String] = [], relatedKey: String? = nil, createdAt: Timestamp, revokedAt: Timestamp? = nil
  ) {
    self.keyIdentifier = keyIdentifier
    self.teamIdentifier = teamIdentifier
    self.publicKey = publicKey
    self.environment = environment
    self.topics = topics
    self.relatedKey = relatedKey
    self.createdAt = createdAt
    self.revokedAt = revokedAt
  }
}
