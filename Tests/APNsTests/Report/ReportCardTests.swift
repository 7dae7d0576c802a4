import APNs
import Center
import Testing

@Suite("The report card says what a provider does against the rules, and nothing of one that keeps them")
struct ReportCardTests {
  private let provider = ObservedProvider()

  @Test("a provider that does everything right gets an A")
  func good() {
    provider.connects(1, pushing: 100)
    for minute in 0..<180 {
      provider.pushes(at: Double(minute) * 60, to: "\(minute)", issuedAt: Double(minute / 45 * 45) * 60)
    }
    #expect(provider.findings.isEmpty)
    #expect(provider.log.report.grade == .a)
  }

  @Test("nothing asked, nothing graded")
  func nothing() { #expect(provider.log.report.grade == .none) }

  @Test("the grade falls with the rules that are broken; advice alone is a B")
  func grades() {
    provider.pushes(fields: [:])
    #expect(provider.log.report.grade == .b)
    provider.pushes(at: 3601)
    #expect(provider.log.report.grade == .c)
    provider.pushes(issuedAt: 7300)
    #expect(provider.log.report.grade == .d)
    provider.pushes(to: "dead", .unregistered)
    provider.pushes(to: "dead")
    #expect(provider.log.report.grade == .f)
    #expect(provider.findings.last == .priorityMissing)
  }

  @Test("a finding has its count, its first and last time, and where to look")
  func sighting() throws {
    for seconds in [1.0, 2, 3] { provider.pushes(at: seconds, fields: [:], on: 7) }
    let seen = try #require(provider.log.report.sightings[.pushTypeMissing])
    #expect(seen == .init(count: 3, first: moment(1), last: moment(3), request: 3, connection: 7))
  }

  @Test("a new report begins with nothing")
  func clearing() {
    provider.pushes(fields: [:])
    provider.log.clearReport()
    #expect(provider.log.report == ProviderReport())
  }

  @Test("every rule has its words, and no two the same", arguments: ReportRule.allCases)
  func words(rule: ReportRule) {
    for sentence in [rule.title, rule.rule, rule.advice, rule.source] {
      #expect(!sentence.isEmpty && !sentence.hasSuffix("."))
    }
    #expect(ReportRule.allCases.filter { $0.title == rule.title } == [rule])
  }
}

@Suite("Header fields")
struct HeaderFindingTests {
  private let provider = ObservedProvider()

  @Test("what is left out is advice")
  func missing() {
    provider.pushes(fields: [:])
    #expect(provider.findings == [.pushTypeMissing, .expirationMissing, .priorityMissing])
  }

  @Test(
    "a background push takes priority 5 alone, and none means 10",
    arguments: [("10", true), (nil, true), ("5", false), ("1", false)])
  func background(priority: String?, isFound: Bool) {
    var fields = ["apns-push-type": "background", "apns-expiration": "0"]
    fields["apns-priority"] = priority
    provider.pushes(fields: fields)
    #expect(provider.findings == (isFound ? [.backgroundWithPriorityTen] : []))
  }

  @Test("only pushes to a device are asked for them")
  func elsewhere() {
    var record = RequestRecord(connection: 1, receivedAt: moment(), method: "GET", path: "/favicon.ico")
    record.close(with: ProviderAnswer(reason: .badPath, identifier: "ID"))
    provider.log.note(record)
    #expect(provider.findings.isEmpty)
  }
}

@Suite("Provider tokens")
struct TokenFindingTests {
  private let provider = ObservedProvider()

  @Test("a connection may see a new token after 20 minutes", arguments: [(1199.0, true), (1200, false), (2700, false)])
  func tooOften(seconds: Double, isFound: Bool) {
    provider.pushes()
    provider.pushes(at: seconds)
    provider.pushes(at: seconds, issuedAt: seconds)
    #expect(provider.findings == (isFound ? [.tokenRefreshedTooOften] : []))
  }

  @Test("a connection that has ended is forgotten with its token")
  func forgotten() {
    provider.connects(1, pushing: 2, end: .peer)
    provider.pushes(at: 60, on: 1, issuedAt: 60)
    #expect(provider.findings.isEmpty)
  }

  @Test("a token is good for an hour", arguments: [(3600.0, false), (3601, true)])
  func tooLate(seconds: Double, isFound: Bool) {
    provider.pushes(at: seconds)
    #expect(provider.findings == (isFound ? [.tokenRefreshedTooLate] : []))
  }

  @Test("and not from the future", arguments: [(3600.0, false), (3601, true), (1_751_544_000_000, true)])
  func future(seconds: Double, isFound: Bool) {
    provider.pushes(issuedAt: seconds)
    #expect(provider.findings == (isFound ? [.tokenFromTheFuture] : []))
  }

  @Test("several servers may have a token each, and not every connection one")
  func perConnection() {
    for number in 1...3 { provider.pushes(at: Double(number), on: Int64(number), issuedAt: Double(number)) }
    #expect(provider.findings.isEmpty)
    provider.pushes(at: 4, on: 4, issuedAt: 4)
    #expect(provider.findings == [.tokenPerConnection])
    provider.pushes(at: 1300, on: 5, issuedAt: 1300)
    #expect(provider.count(.tokenPerConnection) == 1)
  }

  @Test("keys have nothing to do with each other")
  func keys() {
    for number in 1...9 { provider.pushes(on: Int64(number), issuedAt: Double(number), key: "KEY\(number)") }
    #expect(provider.findings.isEmpty)
  }
}

@Suite("What follows a no")
struct RetryFindingTests {
  private let provider = ObservedProvider()

  @Test(
    "what is never to be retried",
    arguments: [Reason.badDeviceToken, .deviceTokenNotForTopic, .forbidden, .payloadTooLarge])
  func never(reason: Reason) {
    provider.pushes(reason)
    #expect(provider.findings.isEmpty)
    provider.pushes(at: 3500, to: "00FC")
    #expect(provider.findings == [.retriedRefusal])
  }

  /// Fields of a push with this topic.
  private func fields(topic: String) -> [String: String] {
    ObservedProvider.goodFields.merging(["apns-topic": topic]) { $1 }
  }

  @Test("a token of the sandbox that production did not know is no retry in the sandbox, and one in production")
  func rightEnvironment() {
    provider.pushes(in: .production, .badDeviceToken)
    provider.pushes(at: 1, in: .sandbox)
    #expect(provider.findings.isEmpty)
    provider.pushes(at: 2, body: "another", in: .production, .badDeviceToken)
    #expect(provider.findings == [.retriedRefusal])
  }

  @Test("a token that is dead at one address may live at the other")
  func deadElsewhere() {
    provider.pushes(in: .production, .unregistered)
    provider.pushes(at: 1, in: .sandbox)
    #expect(provider.findings.isEmpty)
  }

  @Test("after DeviceTokenNotForTopic the right topic is no retry, the same one is")
  func rightTopic() {
    provider.pushes(fields: fields(topic: "com.example.wrong"), .deviceTokenNotForTopic)
    provider.pushes(at: 1, fields: fields(topic: "com.example.right"))
    #expect(provider.findings.isEmpty)
    provider.pushes(at: 2, fields: fields(topic: "com.example.wrong"))
    #expect(provider.findings == [.retriedRefusal])
  }

  @Test(
    "after Forbidden another connection or another key is no retry", arguments: [(1, "KEY1234567"), (2, "OTHERKEY01")])
  func otherTeam(connection: Int64, key: String) {
    provider.pushes(on: 1, key: "OTHERKEY01", .forbidden)
    provider.pushes(at: 1, on: connection, key: key)
    #expect(provider.findings.isEmpty)
    provider.pushes(at: 2, on: 1, key: "OTHERKEY01")
    #expect(provider.findings == [.retriedRefusal])
  }

  @Test("another push to the same device is no retry, where the push was refused and not the token")
  func another() {
    provider.pushes(body: "too large", .payloadTooLarge)
    provider.pushes(body: "smaller")
    provider.pushes(to: "11fc", body: "too large")
    #expect(provider.findings.isEmpty)
  }

  @Test("what can be mended may be sent again", arguments: [Reason.badPriority, .missingTopic, .expiredProviderToken])
  func mended(reason: Reason) {
    provider.pushes(reason)
    provider.pushes(at: 1)
    #expect(provider.findings.isEmpty)
  }

  @Test(
    "server errors need 15 minutes",
    arguments: [
      (Reason.internalServerError, 899.0, true), (.serviceUnavailable, 899, true), (.serviceUnavailable, 900, false),
      (.shutdown, 1, false),
    ])
  func serverError(reason: Reason, seconds: Double, isFound: Bool) {
    provider.pushes(reason)
    provider.pushes(at: seconds)
    #expect(provider.findings == (isFound ? [.retriedServerErrorTooSoon] : []))
  }

  @Test("TooManyRequests needs a pause", arguments: [(0.5, true), (1, false)])
  func tooManyRequests(seconds: Double, isFound: Bool) {
    provider.pushes(.tooManyRequests)
    provider.pushes(at: seconds, body: "another")
    #expect(provider.findings == (isFound ? [.retriedTooManyRequestsTooSoon] : []))
  }

  @Test("a dead token is dead for every push", arguments: [Reason.unregistered, .expiredToken])
  func dead(reason: Reason) {
    provider.pushes(reason)
    provider.pushes(at: 1, to: "11fc")
    #expect(provider.findings.isEmpty)
    provider.pushes(at: 86_000, body: "another", issuedAt: 86_000)
    #expect(provider.findings == [.pushedToDeadToken])
  }

  @Test("what is remembered is bounded")
  func bounded() {
    for number in 0..<5000 { provider.pushes(to: "\(number)", .unregistered, fault: "Unregistered") }
    provider.pushes(to: "0")
    #expect(provider.findings.isEmpty)
    provider.pushes(to: "4999")
    #expect(provider.findings == [.pushedToDeadToken])
  }

  @Test("one in ten refused is too many; 410 and what the deck does count for nothing")
  func errors() {
    for number in 0..<100 { provider.pushes(to: "a\(number)", number % 20 == 0 ? .badPriority : nil) }
    for number in 0..<100 {
      provider.pushes(to: "b\(number)", number % 2 == 0 ? .badPriority : nil, fault: "50% BadPriority")
    }
    for number in 0..<100 { provider.pushes(to: "\(number)", number % 2 == 0 ? .unregistered : nil) }
    #expect(provider.findings.isEmpty)
    for number in 0..<50 { provider.pushes(to: "x\(number)", number < 6 ? .badPriority : nil) }
    #expect(provider.findings == [.tooManyErrors])
  }
}

@Suite("Connections")
struct ConnectionFindingTests {
  private let provider = ObservedProvider()

  @Test("two connections with a push each may be somebody trying; a third is a habit")
  func single() {
    for number in 1...2 { provider.connects(Int64(number), at: Double(number) * 100, pushing: 1, end: .peer) }
    for number in 3...9 { provider.connects(Int64(number), at: Double(number) * 100, pushing: 2, end: .peer) }
    for number in 10...15 { provider.connects(Int64(number), at: Double(number) * 100, pushing: 1, end: .fault) }
    #expect(provider.findings.isEmpty)
    provider.connects(16, at: 1600, pushing: 1, end: .peer)
    #expect(provider.findings == [.connectionPerPush])
  }

  @Test("more than twenty connections within a minute are too many")
  func quickly() {
    for number in 1...20 { provider.connects(Int64(number)) }
    provider.connects(21, at: 60)
    #expect(provider.findings.isEmpty)
    provider.connects(22, at: 60)
    #expect(provider.findings.isEmpty)
    for number in 23...41 { provider.connects(Int64(number), at: 61) }
    #expect(provider.findings == [.connectionsOpenedQuickly])
  }

  @Test("streams over the limit are counted on their connection, and are a finding")
  func streamsOverLimit() {
    provider.connects(7)
    for _ in 0..<19 { provider.log.refuseStream(on: 7, at: moment(1)) }
    provider.log.breakRequest(RequestRecord(connection: 7, receivedAt: moment(1), method: "POST", path: "/3/device/00"))
    #expect(provider.log.requests.last?.number == provider.log.lastNumber)
    #expect(provider.log.report.tally.requests == 0)
    #expect(provider.findings == [.streamsOverLimit])
    #expect(provider.count(.streamsOverLimit) == 19)
    #expect(provider.log.report.sightings[.streamsOverLimit]?.connection == 7)
    provider.log.end(7, .peer, detail: "it went", at: moment(2))
    #expect(provider.log.ended.last?.refusedStreamCount == 19)
    #expect(provider.log.ended.last?.brokenRequestCount == 1)
    #expect(provider.log.ended.last?.endDetail == "it went")
  }

  @Test(
    "what crosses a GOAWAY on its way is forgiven, what comes later is not", arguments: [(1.0, false), (1.5, true)])
  func goAway(seconds: Double, isFound: Bool) {
    provider.connects(1)
    provider.log.goAway(1, at: moment())
    provider.pushes(at: seconds)
    provider.pushes(at: seconds, on: 2)
    #expect(provider.findings == (isFound ? [.streamsAfterGoAway] : []))
    #expect(provider.log.report.tally.goAways == 1)
  }
}

@Suite("Devices")
struct DeviceFindingTests {
  private let provider = ObservedProvider()

  @Test("ten pushes to a device within a second may be; an eleventh is a flood", arguments: [(0.9, true), (1, false)])
  func flood(seconds: Double, isFound: Bool) {
    for number in 0..<10 { provider.pushes(body: "\(number)") }
    for number in 0..<100 { provider.pushes(to: "other \(number)") }
    for _ in 0..<20 { provider.pushes(.badPriority) }
    #expect(provider.findings.isEmpty)
    provider.pushes(at: seconds, body: "eleven")
    #expect(provider.findings == (isFound ? [.devicePushedTooQuickly] : []))
    #expect(provider.log.report.grade == (isFound ? .b : .a))
  }

  @Test("what is remembered of devices is bounded")
  func bounded() {
    for _ in 0..<10 { provider.pushes() }
    for number in 0..<5000 { provider.pushes(to: "\(number)") }
    provider.pushes()
    #expect(provider.findings.isEmpty)
  }
}
