public import APNs
import Center

extension Store {
  /// Refused requests that are kept.
  static let errorLimit: Int64 = 100_000
  /// Other requests that are kept.
  static let recordLimit: Int64 = 10_000
  /// Connections that are kept.
  static let connectionLimit: Int64 = 1000

  /// The log as it goes on: its next numbers, and its report card; `withRecent`, the newest requests and connections too.
  public func loadProviderLog(withRecent: Bool) throws(StoreError) -> ProviderLog {
    let requests = withRecent ? try newestRequests(limit: ProviderLog.requestLimit, errorsOnly: false) : []
    let connections = withRecent ? try connections(limit: ProviderLog.endedLimit) : []
    return try reporting { () throws(Connection.Failure) in
      let numbers = try ["request_record", "request_error"].map { table throws(Connection.Failure) in
        try connection.integer("SELECT max(number) FROM \(table)") ?? 0
      }
      return ProviderLog(
        lastNumber: numbers.max() ?? 0,
        lastConnection: try connection.integer("SELECT max(number) FROM connection_record") ?? 0,
        report: try loadReport(), requests: requests, connections: connections)
    }
  }

  /// Stores what providers did, all of it or nothing, and takes away what is too old.
  public func apply(
    requests: [RequestRecord], connections: [ConnectionRecord], report: ProviderReport
  ) throws(StoreError) {
    try reporting { () throws(Connection.Failure) in
      try connection.transaction { () throws(Connection.Failure) in
        for record in requests {
          try connection.statement(RequestRecord.insertion(into: record.table)).run(record.row)
        }
        for record in connections { try connection.statement(ConnectionRecord.insertion).run(record.row) }
        try write(report)
        try trim("request_record", to: Self.recordLimit)
        try trim("request_error", to: Self.errorLimit)
        if !connections.isEmpty { try trimConnections() }
      }
    }
  }

  private func trim(_ table: String, to limit: Int64) throws(Connection.Failure) {
    try connection.statement("DELETE FROM \(table) WHERE position <= (SELECT max(position) FROM \(table)) - ?")
      .run([.integer(limit)])
  }

  private func trimConnections() throws(Connection.Failure) {
    try connection.statement(
      """
      DELETE FROM connection_record WHERE opened_at <
        (SELECT opened_at FROM connection_record ORDER BY opened_at DESC LIMIT 1 OFFSET ?)
      """
    ).run([.integer(Self.connectionLimit)])
  }

  /// Stored requests after the number, oldest first, `limit` at most.
  public func requests(after number: Int64, limit: Int, errorsOnly: Bool) throws(StoreError) -> [RequestRecord] {
    try requests("WHERE number > ? ORDER BY number LIMIT ?", [number, Int64(limit)], errorsOnly).prefix(limit).map {
      $0
    }
  }

  /// The newest stored requests, oldest first, `limit` at most.
  public func newestRequests(limit: Int, errorsOnly: Bool) throws(StoreError) -> [RequestRecord] {
    try requests("ORDER BY number DESC LIMIT ?", [Int64(limit)], errorsOnly).suffix(limit)
  }

  /// The stored request with this number.
  public func request(number: Int64) throws(StoreError) -> RequestRecord? {
    try requests("WHERE number = ?", [number], false).last
  }

  private func requests(
    _ clauses: String, _ values: [Int64], _ errorsOnly: Bool
  ) throws(StoreError) -> [RequestRecord] {
    try reporting { () throws(Connection.Failure) in
      var found: [RequestRecord] = []
      for table in errorsOnly ? ["request_error"] : ["request_error", "request_record"] {
        found += try rows(
          "SELECT \(RequestRecord.columns) FROM \(table) \(clauses)", values.map(SQLValue.integer),
          RequestRecord.init(row:))
      }
      return found.sorted { $0.number < $1.number }
    }
  }

  /// The newest stored connections, oldest first.
  public func connections(limit: Int) throws(StoreError) -> [ConnectionRecord] {
    try reporting { () throws(Connection.Failure) in
      try rows(
        "SELECT \(ConnectionRecord.columns) FROM connection_record ORDER BY opened_at DESC, number DESC LIMIT ?",
        [.integer(Int64(limit))], ConnectionRecord.init(row:)
      ).reversed()
    }
  }
}
