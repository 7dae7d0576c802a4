import APNs
import Center
import Testing

@testable import Storage

@Suite("What providers did is stored, and trimmed")
struct ProviderLogStoreTests {
  private static let noon = Timestamp(milliseconds: 1_751_544_000_000)

  private func record(_ number: Int64, _ reason: Reason? = nil) -> RequestRecord {
    var record = RequestRecord(
      connection: 3, receivedAt: Self.noon.adding(seconds: Double(number)), method: "POST",
      path: "/3/device/00fc\(number)")
    record.number = number
    record.environment = .production
    record.fields = [.init("apns-topic", "com.example.chat"), .init("x-note", "a: b: ü"), .init("x-empty", "")]
    record.payloadByteCount = 175
    record.claims = .init(
      keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456", issuedAt: Self.noon, verdict: .expiredProviderToken)
    record.close(with: ProviderAnswer(reason: reason, identifier: "ID"))
    record.credentialFault = reason.map { _ in "iat is 61 min old; an hour is the most" }
    record.seconds = 0.00031
    record.fault = reason.map { "next 3 \($0.rawValue)" }
    return record
  }

  @Test("a record comes back as it was, but for what tells bodies apart")
  func roundTrip() throws {
    let store = try Store(path: nil)
    var unanswered = RequestRecord(connection: 1, receivedAt: Self.noon, method: "GET", path: "/")
    unanswered.number = 3
    let records = [record(1), record(2, .badDeviceToken), unanswered]
    try store.apply(requests: records, connections: [], report: ProviderReport())
    #expect(try store.newestRequests(limit: 9, errorsOnly: false) == records)
    #expect(try store.newestRequests(limit: 9, errorsOnly: true) == [records[1], unanswered])
    #expect(try store.newestRequests(limit: 2, errorsOnly: false) == [records[1], unanswered])
    #expect(try store.requests(after: 1, limit: 1, errorsOnly: false) == [records[1]])
    #expect(try store.request(number: 1) == records[0])
    #expect(try store.request(number: 9) == nil)
  }

  @Test("credentials are stored cut short")
  func credentials() throws {
    let store = try Store(path: nil)
    var secret = record(1)
    secret.fields.append(.init("authorization", "bearer " + String(repeating: "secret", count: 20)))
    try store.apply(requests: [secret], connections: [], report: ProviderReport())
    let stored = try #require(try store.request(number: 1)?.value(of: "authorization"))
    #expect(stored.count < 30)
  }

  @Test("the log goes on with its newest requests and connections; what was open then is lost")
  func loading() throws {
    let store = try Store(path: nil)
    let records = (1...3).map { record($0, $0 == 2 ? .badTopic : nil) }
    var ended = ConnectionRecord(number: 1, environment: .sandbox, openedAt: Self.noon)
    ended.closedAt = Self.noon
    ended.end = .idle
    let open = ConnectionRecord(number: 2, environment: .sandbox, openedAt: Self.noon)
    try store.apply(requests: records, connections: [ended, open], report: ProviderReport())
    var log = try store.loadProviderLog(withRecent: true)
    #expect(Array(log.requests) == records)
    #expect(log.ended.map(\.end) == [.idle, .lost])
    #expect(log.open.isEmpty)
    #expect(log.note(record(0)).number == 4)
    #expect(log.lastConnection == 2)
    #expect(try store.loadProviderLog(withRecent: false).lastConnection == 2)
    #expect(Array(try store.loadProviderLog(withRecent: false).requests) == [])
  }

  @Test("errors outlive the rest, and both have a bound")
  func trimming() throws {
    let store = try Store(path: nil)
    let limit = Store.recordLimit
    try store.apply(requests: [record(1, .badTopic), record(2)], connections: [], report: ProviderReport())
    try store.apply(requests: (3...limit + 2).map { record($0) }, connections: [], report: ProviderReport())
    #expect(try store.request(number: 1) != nil)
    #expect(try store.request(number: 2) == nil)
    #expect(try store.request(number: 3) != nil)
    #expect(try store.loadProviderLog(withRecent: false).lastNumber == limit + 2)
  }

  @Test("connections are stored again as they go on, and the oldest go")
  func connections() throws {
    let store = try Store(path: nil)
    var connection = ConnectionRecord(
      number: 1, environment: .sandbox, openedAt: Self.noon, peer: "127.0.0.1:53122", tlsVersion: "TLSv1.3",
      certificate: "CN=example")
    try store.apply(requests: [], connections: [connection], report: ProviderReport())
    connection.userAgent = "courier/2.0"
    connection.requestCount = 12
    connection.errorCount = 3
    connection.refusedStreamCount = 19
    connection.brokenRequestCount = 2
    connection.endDetail = "tlsv1 alert unknown ca"
    connection.wentAwayAt = Self.noon
    connection.closedAt = Self.noon.adding(seconds: 9)
    connection.end = .goAway
    try store.apply(requests: [], connections: [connection], report: ProviderReport())
    #expect(try store.connections(limit: 9) == [connection])
    let others = (1...Store.connectionLimit + 5).map {
      ConnectionRecord(number: $0, environment: .sandbox, openedAt: Self.noon.adding(seconds: Double($0)))
    }
    try store.apply(requests: [], connections: others, report: ProviderReport())
    let kept = try store.connections(limit: 5000)
    #expect(kept.count <= Int(Store.connectionLimit) + 1)
    #expect(kept.last == others.last)
  }

  @Test("the report card goes on where it ended")
  func report() throws {
    let scratch = try Scratch()
    let store = try Store(path: scratch.database)
    var tally = ProviderReport.Tally()
    tally.requests = 5
    tally.refused = 4
    tally.connections = 3
    tally.goAways = 2
    let sightings = Dictionary(
      uniqueKeysWithValues: ReportRule.allCases.enumerated().map { index, rule in
        (
          rule,
          ProviderReport.Sighting(
            count: Int64(index + 1), first: Self.noon, last: Self.noon.adding(seconds: 1),
            request: index % 2 == 0 ? 7 : nil, connection: 3)
        )
      })
    let report = ProviderReport(sightings: sightings, tally: tally)
    try store.apply(requests: [], connections: [], report: report)
    store.close()
    #expect(try Store(path: scratch.database).loadProviderLog(withRecent: false).report == report)
  }

  @Test("the fault deck comes back with what it has dealt")
  func faults() throws {
    let scratch = try Scratch()
    let store = try Store(path: scratch.database)
    var deck = FaultDeck()
    deck.reseed(7, at: Self.noon)
    for text in ["next 3 TooManyRequests", "5% BadTopic", "delay 2s"] { deck.lay(try FaultCard(text), at: Self.noon) }
    deck.turn(3, on: false, at: Self.noon)
    let request = ProviderRequest(method: "POST", path: "/3/device/00fc", fields: [])
    let connection = ProviderConnection(number: 1, environment: .sandbox, openedAt: Self.noon)
    _ = deck.draw(for: request, on: connection, at: Self.noon)
    try store.apply([.storeFaults(deck)])
    store.close()
    #expect(try Store(path: scratch.database).loadGateway().faults == deck)
  }
}
