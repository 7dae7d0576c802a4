import APNs
import Center

extension Schema {
  /// The report card: what was seen by rule, and what was counted.
  static let providerReport = """
    CREATE TABLE report_sighting (
      rule TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      first_at INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      request INTEGER,
      connection INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE report_tally (
      number INTEGER PRIMARY KEY CHECK (number = 1),
      requests INTEGER NOT NULL,
      refused INTEGER NOT NULL,
      connections INTEGER NOT NULL,
      go_aways INTEGER NOT NULL
    );
    """
}

extension Store {
  func loadReport() throws(Connection.Failure) -> ProviderReport {
    let sightings = try rows(
      "SELECT rule, count, first_at, last_at, request, connection FROM report_sighting"
    ) { row -> (ReportRule, ProviderReport.Sighting)? in
      guard let rule = ReportRule(rawValue: row.text(0)) else { return nil }
      return (
        rule,
        ProviderReport.Sighting(
          count: row.integer(1), first: Timestamp(milliseconds: row.integer(2)),
          last: Timestamp(milliseconds: row.integer(3)), request: row.optionalInteger(4), connection: row.integer(5))
      )
    }
    let tallies = try rows("SELECT requests, refused, connections, go_aways FROM report_tally") { row in
      var tally = ProviderReport.Tally()
      tally.requests = row.integer(0)
      tally.refused = row.integer(1)
      tally.connections = row.integer(2)
      tally.goAways = row.integer(3)
      return tally
    }
    return ProviderReport(
      sightings: Dictionary(uniqueKeysWithValues: sightings), tally: tallies.first ?? ProviderReport.Tally())
  }

  /// The whole report takes the place of the one before; it has a row a rule at most.
  func write(_ report: ProviderReport) throws(Connection.Failure) {
    try connection.statement("DELETE FROM report_sighting").run()
    for (rule, seen) in report.sightings {
      try connection.statement(
        """
        INSERT INTO report_sighting (rule, count, first_at, last_at, request, connection) VALUES (?, ?, ?, ?, ?, ?)
        """
      ).run([
        .text(rule.rawValue), .integer(seen.count), .moment(seen.first), .moment(seen.last),
        .optional(seen.request), .integer(seen.connection),
      ])
    }
    let tally = report.tally
    try connection.statement(
      """
      INSERT OR REPLACE INTO report_tally (number, requests, refused, connections, go_aways) VALUES (1, ?, ?, ?, ?)
      """
    ).run([
      .integer(tally.requests), .integer(tally.refused), .integer(tally.connections), .integer(tally.goAways),
    ])
  }
}
