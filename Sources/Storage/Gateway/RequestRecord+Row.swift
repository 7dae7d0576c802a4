import APNs
import Center

extension Schema {
  /// What providers asked lately: every error up to a bound, and of the rest the newest.
  ///
  /// Two tables of one form, so that each is trimmed from its front.
  static let requestRecords = ["request_record", "request_error"].map { table in
    """
    CREATE TABLE \(table) (
      position INTEGER PRIMARY KEY,
      number INTEGER NOT NULL,
      connection INTEGER NOT NULL,
      environment TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      method TEXT NOT NULL,
      path TEXT NOT NULL,
      fields TEXT NOT NULL,
      payload_byte_count INTEGER NOT NULL,
      key_identifier TEXT,
      team_identifier TEXT,
      issued_at INTEGER,
      verdict TEXT,
      credential_fault TEXT,
      mistake TEXT,
      status INTEGER,
      reason TEXT,
      identifier TEXT NOT NULL,
      seconds REAL,
      fault TEXT,
      broken_off TEXT
    );
    CREATE INDEX \(table)_by_number ON \(table) (number);
    """
  }.joined(separator: "\n")
}

extension RequestRecord {
  static let columns = """
    number, connection, environment, received_at, method, path, fields, payload_byte_count, key_identifier, \
    team_identifier, issued_at, verdict, status, reason, identifier, seconds, fault, credential_fault, \
    broken_off, mistake
    """

  /// Where it is kept.
  var table: String { isError ? "request_error" : "request_record" }

  static func insertion(into table: String) -> String {
    "INSERT INTO \(table) (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
  }

  /// Fields stand on a line each, which no value of HTTP/2 can break (RFC 9113 section 8.2.1).
  var row: [SQLValue] {
    [
      .integer(number), .integer(connection), .text(environment.rawValue), .moment(receivedAt), .text(method),
      .text(path), .text(safeFields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")),
      .integer(Int64(payloadByteCount)), .optional(claims?.keyIdentifier), .optional(claims?.teamIdentifier),
      .optional(claims?.issuedAt), .optional(claims?.verdict?.rawValue), .optional(status.map(Int64.init)),
      .optional(reason?.rawValue), .text(identifier), seconds.map(SQLValue.double) ?? .null, .optional(fault),
      .optional(credentialFault), .optional(brokenOff), .optional(mistake),
    ]
  }

  init?(row: Statement) {
    guard let environment = APNsEnvironment(rawValue: row.text(2)) else { return nil }
    self.init(
      connection: row.integer(1), receivedAt: Timestamp(milliseconds: row.integer(3)), method: row.text(4),
      path: row.text(5), status: row.optionalInteger(12).map { Int($0) },
      reason: row.optionalText(13).flatMap(Reason.init))
    number = row.integer(0)
    self.environment = environment
    fields = row.text(6).split(separator: "\n").compactMap { line in
      guard let colon = line.firstRange(of: ": ") else { return nil }
      return ProviderRequest.Field(String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    }
    payloadByteCount = Int(row.integer(7))
    claims = row.optionalText(8).map { key in
      Claims(
        keyIdentifier: key, teamIdentifier: row.text(9),
        issuedAt: row.optionalInteger(10).map { Timestamp(milliseconds: $0) },
        verdict: row.optionalText(11).flatMap(Reason.init))
    }
    identifier = row.text(14)
    seconds = row.isNull(15) ? nil : row.double(15)
    fault = row.optionalText(16)
    credentialFault = row.optionalText(17)
    brokenOff = row.optionalText(18)
    mistake = row.optionalText(19)
  }
}
