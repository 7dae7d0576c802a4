import Payload

extension Decision {
  /// How many bytes; the limit counts them as they were sent.
  ///
  /// Source: apple-rules 1.1, 4.
  mutating func checkSize() {
    let count = arrival.payload.count
    guard count > 0 else {
      return refuse(.empty, at: .size, "the payload is empty, expected a JSON object with 'aps'")
    }
    if document.faults.contains(where: { $0.kind == .empty || $0.kind == .blank }) {
      return refuse(.empty, at: .size, "the payload has only blanks, expected a JSON object with 'aps'")
    }
    if arrival.source == .local { return note(.size, "pass", "\(count) bytes, which no service has to carry") }
    let limit = arrival.channel == nil ? pushType.bodyByteLimit : Arrival.broadcastByteLimit
    guard count <= limit else {
      let excess = count - limit
      return refuse(
        .tooLarge, at: .size,
        "the payload is \(count) bytes, the limit for push type '\(pushType.rawValue)' is \(limit) bytes: "
          + "shorten it by \(excess) byte\(excess == 1 ? "" : "s")")
    }
    note(.size, "pass", "\(count) of at most \(limit) bytes")
  }
}
