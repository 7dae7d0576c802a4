import APNs
import Center
import Payload
import Storage
import Testing

@testable import Runtime

@Suite("What providers did can be asked for, with and without a running center")
struct RequestQueryTests {
  private let noon = Timestamp(milliseconds: 1_751_544_000_000)

  private func record(_ reason: Reason? = nil, on connection: Int64 = 1) -> RequestRecord {
    var record = RequestRecord(connection: connection, receivedAt: noon, method: "POST", path: "/3/device/00fc")
    record.close(with: ProviderAnswer(reason: reason, identifier: "ID"))
    return record
  }

  private func numbers(_ query: RequestQuery, in runtime: Runtime) throws -> [Int64] {
    try runtime.perform(.provider(.requests(query))).get().map { object in
      guard case .object(let members) = object, case .integer(let number)? = members.first?.1 else { return -1 }
      return number
    }
  }

  @Test("requests by number, by how many, and only those that were refused")
  func requests() throws {
    let runtime = try memoryRuntime()
    for number in 1...9 { runtime.note(record(number % 3 == 0 ? .badTopic : nil)) }
    #expect(try numbers(.newest(4, errorsOnly: false), in: runtime) == [6, 7, 8, 9])
    #expect(try numbers(.newest(2, errorsOnly: true), in: runtime) == [6, 9])
    #expect(try numbers(.list(after: 7, errorsOnly: false), in: runtime) == [8, 9])
    #expect(try numbers(.list(after: 0, errorsOnly: true), in: runtime) == [3, 6, 9])
    #expect(try numbers(.show("latest"), in: runtime) == [9])
    #expect(try numbers(.show("2"), in: runtime) == [2])
  }

  @Test("every error is listed however many come, each once")
  func flood() throws {
    let runtime = try memoryRuntime()
    for _ in 0..<7000 { runtime.note(record(.badTopic)) }
    #expect(try numbers(.list(after: 0, errorsOnly: true), in: runtime) == (1...7000).map { $0 })
  }

  @Test("what is not there is said")
  func mistakes() throws {
    let runtime = try memoryRuntime()
    func message(_ name: String) -> String? { runtime.perform(.provider(.requests(.show(name)))).message }
    #expect(message("latest") == "3: no request 'latest': no provider has asked anything yet")
    runtime.note(record())
    #expect(message("7") == "3: no request 7: the newest is 1, and old ones are forgotten")
    #expect(message("x") == "2: 'x' is no number of a request; 'belfry requests' lists them")
  }

  @Test("after the end the newest are there, with the connections and the report card")
  func restart() throws {
    let scratch = try Scratch()
    func opened(_ role: Runtime.Role = .command) throws -> Runtime {
      try Runtime(
        Runtime.Configuration(state: .directory(scratch.path("state")), clock: StandingClock(noon)), role: role)
    }
    let before = try opened()
    for number in 1...3 {
      before.connectionBegan(ConnectionRecord(number: Int64(number), environment: .sandbox, openedAt: noon))
    }
    before.connectionEnded(1, .peer)
    before.note(record(.badTopic, on: 2))
    before.note(record(on: 2))
    let report = before.providerLog.report
    before.end()
    let after = try opened()
    #expect(try numbers(.newest(9, errorsOnly: false), in: after) == [1, 2])
    #expect(try numbers(.connections, in: after) == [1, 2, 3])
    #expect(after.providerLog.lastConnection == 3)
    #expect(after.providerLog.report.sightings == report.sightings)
    #expect(after.providerLog.report.tally == report.tally)
    after.note(record())
    #expect(try numbers(.show("latest"), in: after) == [3])
    after.end()
    // A center shows them at once.
    let center = try opened(.center)
    #expect(center.providerLog.requests.map(\.number) == [1, 2, 3])
    #expect(center.providerLog.ended.map(\.end) == [.peer, .lost, .lost])
    #expect(try numbers(.newest(9, errorsOnly: false), in: center) == [1, 2, 3])
    #expect(try numbers(.connections, in: center) == [1, 2, 3])
  }

  @Test("a new report card forgets what was seen, on disk too")
  func clearing() throws {
    let runtime = try memoryRuntime()
    runtime.note(record())
    #expect(runtime.perform(.provider(.requests(.report))).member("grade") == .string("B"))
    _ = runtime.perform(.provider(.requests(.clearReport)))
    #expect(runtime.perform(.provider(.requests(.report))).member("grade") == .string("-"))
  }

  @Test("observers hear of providers")
  func observing() throws {
    let runtime = try memoryRuntime()
    var count = 0
    runtime.observe { if case .provider = $0 { count += 1 } }
    runtime.note(record())
    runtime.connectionBegan(ConnectionRecord(number: 1, environment: .sandbox, openedAt: noon))
    _ = runtime.perform(.provider(.faults(.add("delay 2s"))))
    #expect(count == 3)
  }

  @Test("records are stored a moment later, many at once")
  func storing() throws {
    let runtime = try memoryRuntime()
    let loop = EventLoop()
    runtime.attach(to: loop)
    for _ in 0..<500 { runtime.note(record()) }
    runtime.note(record(.badTopic))
    #expect(!runtime.unstored.isEmpty)
    loop.turn(until: { runtime.unstored.isEmpty })
    #expect(try runtime.store.newestRequests(limit: 999, errorsOnly: true).count == 1)
    #expect(try runtime.store.newestRequests(limit: 999, errorsOnly: false).count == 201)
  }
}
