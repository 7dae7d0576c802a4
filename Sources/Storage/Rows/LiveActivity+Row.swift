import Center

extension LiveActivity {
  static let columns = """
    identifier, bundle_identifier, attributes_type, attributes, content_state, state, timestamp, started_at, \
    updated_at, stale_at, ended_at, dismiss_at, relevance_score, title, body, update_count, channel
    """

  static let insertion = """
    INSERT OR REPLACE INTO live_activity (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  var row: [SQLValue] {
    [
      .text(identifier), .text(bundleIdentifier), .text(attributesType), .text(attributes), .text(contentState),
      .text(state.rawValue), .double(timestamp.isNaN ? 0 : timestamp), .moment(startedAt), .moment(updatedAt),
      .optional(staleAt), .optional(endedAt), .moment(dismissAt), .double(relevanceScore.isNaN ? 0 : relevanceScore),
      .text(title), .text(body), .integer(Int64(updateCount)), .optional(channel),
    ]
  }

  /// Reads a row of ``columns``; nil where a word in it is none of ours.
  init?(row: Statement) {
    guard let state = State(rawValue: row.text(5)) else { return nil }
    self.init(
      storedIdentifier: row.text(0), bundleIdentifier: row.text(1), attributesType: row.text(2),
      attributes: row.text(3), contentState: row.text(4), state: state, timestamp: row.double(6),
      startedAt: Timestamp(milliseconds: row.integer(7)), updatedAt: Timestamp(milliseconds: row.integer(8)),
      staleAt: row.optionalInteger(9).map(Timestamp.init(milliseconds:)),
      endedAt: row.optionalInteger(10).map(Timestamp.init(milliseconds:)),
      dismissAt: Timestamp(milliseconds: row.integer(11)), relevanceScore: row.double(12), title: row.text(13),
      body: row.text(14), updateCount: Int(row.integer(15)), channel: row.optionalText(16))
  }
}
