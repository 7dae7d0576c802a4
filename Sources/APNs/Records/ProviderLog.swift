public import Center

/// What providers did lately: the newest requests, the connections, and what is to be said about both.
///
/// Kept in memory and up to date request by request; the shell stores what is worth it.
public struct ProviderLog: Equatable, Sendable {
  /// Requests that are kept.
  public static let requestLimit = 1000
  /// Ended connections that are kept.
  public static let endedLimit = 200

  /// The newest requests.
  public private(set) var requests: Ring<RequestRecord>
  /// The connections that are open, by number.
  public private(set) var open: [Int64: ConnectionRecord] = [:]
  /// The newest connections that have ended.
  public private(set) var ended: Ring<ConnectionRecord>
  /// The report card.
  public private(set) var report: ProviderReport
  /// The number of the newest request; 0 before the first.
  public private(set) var lastNumber: Int64
  /// The number of the newest connection; 0 before the first.
  public private(set) var lastConnection: Int64
  /// Grows with every change, so that a viewer knows when to look again.
  public private(set) var revision: Int64 = 0

  /// A log that goes on after the request and the connection with these numbers, and with this report; `requests` and
  /// `connections` are what is remembered of before, oldest first.
  public init(
    lastNumber: Int64 = 0, lastConnection: Int64 = 0, report: ProviderReport = ProviderReport(),
    requests: [RequestRecord] = [],
    connections: [ConnectionRecord] = []
  ) {
    self.lastNumber = lastNumber
    self.lastConnection = lastConnection
    self.report = report
    self.requests = Ring(limit: Self.requestLimit, requests)
    ended = Ring(limit: Self.endedLimit, connections.map(\.outlived))
  }

  /// Takes a finished request down, gives it its number, and counts it on its connection.
  @discardableResult
  public mutating func note(_ record: consuming RequestRecord) -> RequestRecord {
    lastNumber += 1
    revision += 1
    record.number = lastNumber
    open[record.connection]?.count(record)
    requests.append(record)
    report.note(record)
    return record
  }

  /// A connection has come.
  public mutating func begin(_ connection: ConnectionRecord) {
    revision += 1
    lastConnection = max(lastConnection, connection.number)
    open[connection.number] = connection
    report.begin(connection)
  }

  /// A connection has agreed on TLS, and shown its certificate where it has one.
  public mutating func secure(_ number: Int64, tlsVersion: String, certificate: String?) {
    revision += 1
    open[number]?.tlsVersion = tlsVersion
    open[number]?.certificate = certificate
  }

  /// A connection opened a stream over its limit, which was refused.
  public mutating func refuseStream(on number: Int64, at moment: Timestamp) {
    revision += 1
    open[number]?.refusedStreamCount += 1
    report.refuseStream(on: number, at: moment)
  }

  /// A connection opened a stream after its GOAWAY.
  public mutating func comeLate(on number: Int64, at moment: Timestamp) {
    revision += 1
    report.comeLate(on: number, at: moment)
  }

  /// Takes down a request that broke the rules of HTTP, or was never completed, and gives it its number.
  ///
  /// No judge of the report sees it: what was not sent whole was nobody's push.
  @discardableResult
  public mutating func breakRequest(_ record: consuming RequestRecord) -> RequestRecord {
    lastNumber += 1
    revision += 1
    record.number = lastNumber
    open[record.connection]?.brokenRequestCount += 1
    requests.append(record)
    return record
  }

  /// A connection was sent a GOAWAY.
  public mutating func goAway(_ number: Int64, at moment: Timestamp) {
    revision += 1
    open[number]?.wentAwayAt = moment
    report.goAway(number, at: moment)
  }

  /// A connection has ended, with more about why where that is known; nil where it never began.
  @discardableResult
  public mutating func end(
    _ number: Int64, _ end: ConnectionRecord.End, detail: String? = nil, at moment: Timestamp
  ) -> ConnectionRecord? {
    revision += 1
    guard var connection = open.removeValue(forKey: number) else { return nil }
    connection.closedAt = moment
    connection.end = end
    connection.endDetail = detail
    ended.append(connection)
    report.end(connection)
    return connection
  }

  /// Begins a new report card.
  public mutating func clearReport() {
    revision += 1
    report = ProviderReport()
  }
}

extension ConnectionRecord {
  /// Counts a request; the first one says who asks.
  fileprivate mutating func count(_ record: RequestRecord) {
    requestCount += 1
    if record.isError { errorCount += 1 }
    if requestCount == 1 { userAgent = record.value(of: "user-agent") }
  }
}
