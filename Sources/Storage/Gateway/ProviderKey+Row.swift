import APNs
import Center

extension ProviderKey {
  static let columns = "key_identifier, team_identifier, public_key, environment, topics, created_at, revoked_at"
  static let insertion = "INSERT OR REPLACE INTO provider_key (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?)"

  /// Topics are separated by blanks, which none has.
  var row: [SQLValue] {
    [
      .text(keyIdentifier), .text(teamIdentifier), .bytes(publicKey), .optional(environment?.rawValue),
      .text(topics.joined(separator: " ")), .moment(createdAt), .optional(revokedAt),
    ]
  }

  init?(row: Statement) {
    self.init(
      keyIdentifier: row.text(0), teamIdentifier: row.text(1), publicKey: row.bytes(2),
      environment: row.optionalText(3).flatMap(APNsEnvironment.init(rawValue:)),
      topics: row.text(4).split(separator: " ").map(String.init),
      createdAt: Timestamp(milliseconds: row.integer(5)),
      revokedAt: row.optionalInteger(6).map { Timestamp(milliseconds: $0) })
  }
}
