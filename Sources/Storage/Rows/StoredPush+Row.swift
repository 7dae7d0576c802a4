import Center
import Payload

extension StoredPush {
  static let columns = """
    assigned_request_identifier, given_push_type, priority, expiration, collapse_identifier, topic, cause, expires_at, \
    channel, device_token, notification_sequence
    """

  static let insertion = """
    INSERT OR REPLACE INTO stored_push (sequence, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// The rest of it is in its delivery.
  var row: [SQLValue] {
    let headers = arrival.headers
    return [
      .integer(sequence), .text(arrival.assignedRequestIdentifier), .optional(headers.pushType?.rawValue),
      .optional(headers.priority.map(Int64.init)), .optional(headers.expiration),
      .optional(headers.collapseIdentifier), .optional(headers.topic), .text(cause.rawValue), .moment(expiresAt),
      .optional(arrival.channel), .optional(arrival.deviceToken), .optional(notificationSequence),
    ]
  }

  /// Reads a row of ``columns`` that follow those of its delivery and the payload; nil where a word is none of ours.
  init?(row: Statement) {
    guard let delivery = Delivery(row: row) else { return nil }
    let payload = Int32(Delivery.columnCount)
    let first = payload + 1
    guard let cause = Cause(rawValue: row.text(first + 6)) else { return nil }
    var headers = Arrival.Headers()
    if let word = row.optionalText(first + 1) {
      guard let pushType = PushType(rawValue: word) else { return nil }
      headers.pushType = pushType
    }
    headers.priority = row.optionalInteger(first + 2).map { Int(clamping: $0) }
    headers.expiration = row.optionalInteger(first + 3)
    headers.collapseIdentifier = row.optionalText(first + 4)
    headers.topic = row.optionalText(first + 5)
    var arrival = Arrival(
      bundleIdentifier: delivery.bundleIdentifier, payload: row.bytes(payload), headers: headers,
      source: delivery.source, deliveryIdentifier: delivery.deliveryIdentifier,
      assignedRequestIdentifier: row.text(first), channel: row.optionalText(first + 8))
    arrival.deviceToken = row.optionalText(first + 9)
    self.init(
      arrival: arrival, delivery: delivery, cause: cause, expiresAt: Timestamp(milliseconds: row.integer(first + 7)),
      notificationSequence: row.optionalInteger(first + 10))
  }
}
