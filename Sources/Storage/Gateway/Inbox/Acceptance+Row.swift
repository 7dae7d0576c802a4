import APNs
import Center
import Payload

extension Acceptance {
  static let columns = """
    environment, token, channel, bundle_identifier, push_type, priority, expiration, collapse_identifier, topic, \
    identifier, payload, received_at, app_removed_at
    """

  /// The number is SQLite's: one more than the greatest.
  static let insertion = "INSERT INTO inbox (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

  var row: [SQLValue] {
    [
      .text(environment.rawValue), .optional(token), .optional(channel), .text(bundleIdentifier),
      .optional(headers.pushType?.rawValue), .optional(headers.priority.map(Int64.init)),
      .optional(headers.expiration), .optional(headers.collapseIdentifier), .optional(headers.topic),
      .text(identifier), .bytes(payload), .moment(receivedAt), .optional(appRemovedAt),
    ]
  }

  /// Reads a row of ``columns`` behind its number; nil where a word in it is none of ours.
  init?(row: Statement) {
    guard let environment = APNsEnvironment(rawValue: row.text(1)) else { return nil }
    var pushType: PushType?
    if let word = row.optionalText(5) {
      pushType = PushType(rawValue: word)
      if pushType == nil { return nil }
    }
    self.init(
      environment: environment, token: row.optionalText(2), channel: row.optionalText(3),
      bundleIdentifier: row.text(4),
      headers: Arrival.Headers(
        pushType: pushType, priority: row.optionalInteger(6).map { Int(clamping: $0) },
        expiration: row.optionalInteger(7), collapseIdentifier: row.optionalText(8), topic: row.optionalText(9)),
      identifier: row.text(10), payload: row.bytes(11), receivedAt: Timestamp(milliseconds: row.integer(12)),
      appRemovedAt: row.optionalInteger(13).map(Timestamp.init(milliseconds:)))
  }
}
