import APNs
import Center

extension ProviderKey {
  static let columns =
    "key_identifier, team_identifier, public_key, environment, topics, related_key, created_at, revoked_at"
  static let insertion = "INSERT OR REPLACE INTO provider_key (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

  /// Topics are separated by blanks, which none has.
  var row: [SQLValue] {
    [
      .text(keyIdentifier), .text(teamIdentifier), .bytes(publicKey), .optional(environment?.rawValue),
      .text(topics.joined(separator: " ")), .optional(relatedKey), .moment(createdAt), .optional(revokedAt),
    ]
  }

  init?(row: Statement) {
    self.init(
      keyIdentifier: row.text(0), teamIdentifier: row.text(1), publicKey: row.bytes(2),
      environment: row.optionalText(3).flatMap(APNsEnvironment.init(rawValue:)),
      topics: row.text(4).split(separator: " ").map(String.init),
      relatedKey: row.optionalText(5), createdAt: Timestamp(milliseconds: row.integer(6)),
      revokedAt: row.optionalInteger(7).map { Timestamp(milliseconds: $0) })
  }
}
