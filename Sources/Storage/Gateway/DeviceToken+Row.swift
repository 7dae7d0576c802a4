import APNs
import Center

extension DeviceToken {
  static let columns = "token, bundle_identifier, environment, condition, since, registered_at"
  static let insertion = "INSERT OR REPLACE INTO device_token (\(columns)) VALUES (?, ?, ?, ?, ?, ?)"

  var row: [SQLValue] {
    [
      .text(token), .text(bundleIdentifier), .text(environment.rawValue), .text(condition.word),
      .optional(condition.since), .moment(registeredAt),
    ]
  }

  init?(row: Statement) {
    guard let environment = APNsEnvironment(rawValue: row.text(2)) else { return nil }
    let since = Timestamp(milliseconds: row.integer(4))
    let condition: Condition
    switch row.text(3) {
    case "active": condition = .active
    case "unregistered": condition = .unregistered(since: since)
    case "expired": condition = .expired(since: since)
    default: return nil
    }
    self.init(
      token: row.text(0), bundleIdentifier: row.text(1), environment: environment, condition: condition,
      registeredAt: Timestamp(milliseconds: row.integer(5)))
  }
}
