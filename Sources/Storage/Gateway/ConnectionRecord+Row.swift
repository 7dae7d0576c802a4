import APNs
import Center

extension Schema {
  /// The newest connections of providers.
  static let connectionRecords = """
    CREATE TABLE connection_record (
      opened_at INTEGER NOT NULL,
      number INTEGER NOT NULL,
      environment TEXT NOT NULL,
      peer TEXT NOT NULL,
      tls_version TEXT,
      certificate TEXT,
      user_agent TEXT,
      request_count INTEGER NOT NULL,
      error_count INTEGER NOT NULL,
      refused_stream_count INTEGER NOT NULL,
      broken_request_count INTEGER NOT NULL,
      went_away_at INTEGER,
      closed_at INTEGER,
      "end" TEXT,
      end_detail TEXT,
      PRIMARY KEY (opened_at, number)
    ) WITHOUT ROWID;
    """
}

extension ConnectionRecord {
  static let columns = """
    opened_at, number, environment, peer, tls_version, certificate, user_agent, request_count, error_count, \
    refused_stream_count, broken_request_count, went_away_at, closed_at, "end", end_detail
    """
  static let insertion =
    "INSERT OR REPLACE INTO connection_record (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

  var row: [SQLValue] {
    [
      .moment(openedAt), .integer(number), .text(environment.rawValue), .text(peer), .optional(tlsVersion),
      .optional(certificate), .optional(userAgent), .integer(requestCount), .integer(errorCount),
      .integer(refusedStreamCount), .integer(brokenRequestCount), .optional(wentAwayAt), .optional(closedAt),
      .optional(end?.rawValue), .optional(endDetail),
    ]
  }

  init?(row: Statement) {
    guard let environment = APNsEnvironment(rawValue: row.text(2)) else { return nil }
    self.init(
      number: row.integer(1), environment: environment, openedAt: Timestamp(milliseconds: row.integer(0)),
      peer: row.text(3), tlsVersion: row.optionalText(4), certificate: row.optionalText(5))
    userAgent = row.optionalText(6)
    requestCount = row.integer(7)
    errorCount = row.integer(8)
    refusedStreamCount = row.integer(9)
    brokenRequestCount = row.integer(10)
    wentAwayAt = row.optionalInteger(11).map { Timestamp(milliseconds: $0) }
    closedAt = row.optionalInteger(12).map { Timestamp(milliseconds: $0) }
    end = row.optionalText(13).flatMap(End.init)
    endDetail = row.optionalText(14)
  }
}
