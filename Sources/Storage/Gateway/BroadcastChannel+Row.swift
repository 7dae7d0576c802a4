import APNs
import Center

extension BroadcastChannel {
  static let columns = "identifier, bundle_identifier, environment, storage_policy, created_at"
  static let insertion = "INSERT OR REPLACE INTO broadcast_channel (\(columns)) VALUES (?, ?, ?, ?, ?)"

  var row: [SQLValue] {
    [
      .text(identifier), .text(bundleIdentifier), .text(environment.rawValue), .integer(storagePolicy.rawValue),
      .moment(createdAt),
    ]
  }

  init?(row: Statement) {
    guard let environment = APNsEnvironment(rawValue: row.text(2)),
      let policy = StoragePolicy(rawValue: row.integer(3))
    else { return nil }
    self.init(
      identifier: row.text(0), bundleIdentifier: row.text(1), environment: environment, storagePolicy: policy,
      createdAt: Timestamp(milliseconds: row.integer(4)))
  }
}
