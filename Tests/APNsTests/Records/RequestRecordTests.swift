import APNs
import Center
import Payload
import Testing

@Suite("What providers did is taken down, the newest of it")
struct RequestRecordTests {
  @Test("a record has what the request had, and what was answered")
  func record() {
    var record = RequestRecord(push(to: "00FC", ["apns-topic": "com.example.chat"]), on: connection(3), at: moment(1))
    #expect(record.isError)
    record.close(with: ProviderAnswer(reason: .badDeviceToken, identifier: "ID"))
    #expect(record.connection == 3)
    #expect(record.token == "00FC")
    #expect(record.payloadByteCount == 2)
    #expect(record.status == 400)
    #expect(record.isError)
    record.close(with: ProviderAnswer(identifier: "ID"))
    #expect(!record.isError)
    #expect(record.reason == nil)
  }

  @Test("credentials are cut short, so that a log is no key")
  func credentials() {
    let token = "bearer " + String(repeating: "eyJhbGciOiJFUzI1NiJ9", count: 9) + "end0"
    let record = RequestRecord(
      push(["authorization": token, "apns-topic": String(repeating: "t", count: 99)]), on: connection(), at: moment())
    #expect(record.safeFields.first { $0.name == "authorization" }?.value == "bearer eyJhbGciOi…end0")
    #expect(record.safeFields.first { $0.name == "apns-topic" }?.value.count == 99)
    #expect(!record.json.line.contains("eyJhbGciOiJFUzI1NiJ9eyJ"))
  }

  @Test("a record says what was wrong with the credentials, and its JSON too")
  func credentialFault() {
    var provider = Provider()
    let record = provider.push(["authorization": TokenText(key: "NOBODYSKEY").authorization]).record
    #expect(record.reason == .invalidProviderToken)
    #expect(record.credentialFault == "no key 'NOBODYSKEY' is known; 'belfry key list' shows those that are")
    #expect(record.json.line.contains(#""credentialFault":"no key 'NOBODYSKEY' is known;"#))
    #expect(provider.push().record.credentialFault == nil)
  }

  @Test(
    "a signer is named as far as the token names it",
    arguments: [
      ("KEY1234567", "TEAM123456", "KEY1234567 of team TEAM123456"), ("KEY1234567", "", "KEY1234567"),
      ("", "TEAM123456", "team TEAM123456"), ("", "", nil),
    ] as [(String, String, String?)])
  func signer(key: String, team: String, words: String?) {
    #expect(RequestRecord.Claims(keyIdentifier: key, teamIdentifier: team, issuedAt: nil).signer == words)
  }

  @Test("a token that came and was not looked at is told from none")
  func unreadToken() {
    var provider = Provider()
    var request = push(["authorization": TokenText().authorization])
    request.method = "GET"
    let record = provider.take(request).record
    #expect(record.reason == .methodNotAllowed)
    #expect(record.hasUnreadToken)
    request.fields = []
    #expect(!provider.take(request).record.hasUnreadToken)
    #expect(!provider.push().record.hasUnreadToken)
  }

  @Test("numbers of connections go on where the log before ended")
  func connectionNumbers() {
    var log = ProviderLog(lastConnection: 31)
    #expect(log.lastConnection == 31)
    log.begin(ConnectionRecord(number: 32, environment: .sandbox, openedAt: moment()))
    #expect(log.lastConnection == 32)
  }

  @Test("bodies are told apart")
  func hashes() {
    let bodies = ["", "{}", "{ }", "{\"aps\":{}}", "{\"aps\":{ }}", "12345678", "123456781234567", "1234567812345678"]
    let hashes = Set(
      bodies.map { body in
        var request = push()
        request.body = Array(body.utf8)
        return RequestRecord(request, on: connection(), at: moment()).payloadHash
      })
    #expect(hashes.count == bodies.count)
  }

  @Test("the newest thousand are kept, with their numbers")
  func ring() {
    let provider = ObservedProvider()
    for _ in 0..<1500 { provider.pushes() }
    #expect(provider.log.requests.count == 1000)
    #expect(provider.log.requests.first?.number == 501)
    #expect(provider.log.requests.map(\.number) == (501...1500).map { $0 })
    #expect(provider.log.lastNumber == 1500)
  }

  @Test("a connection counts its requests and errors, and keeps what its client calls itself")
  func connections() {
    let provider = ObservedProvider()
    provider.connects(1)
    provider.pushes(fields: ["user-agent": "example/1"])
    provider.pushes(.badTopic)
    provider.pushes(on: 2)
    let open = provider.log.open[1]
    #expect(open?.requestCount == 2)
    #expect(open?.errorCount == 1)
    #expect(open?.userAgent == "example/1")
    provider.log.end(1, .idle, at: moment(9))
    #expect(provider.log.open.isEmpty)
    #expect(provider.log.ended.last?.end == .idle)
    #expect(provider.log.ended.last?.closedAt == moment(9))
  }

  @Test(
    "the age of a token is shown as far as its hour has passed",
    arguments: [
      (0, "▱▱▱▱▱▱▱▱▱▱ 0 of 60 min"), (2220, "▰▰▰▰▰▰▱▱▱▱ 37 of 60 min"), (3600, "▰▰▰▰▰▰▰▰▰▰ 60 of 60 min"),
      (3630, "▰▰▰▰▰▰▰▰▰▰ 30 s over the hour"), (9000, "▰▰▰▰▰▰▰▰▰▰ 90 min over the hour"),
      (90_000, "▰▰▰▰▰▰▰▰▰▰ 24 h over the hour"), (-5, "▱▱▱▱▱▱▱▱▱▱ 0 of 60 min"),
      (-7200, "▱▱▱▱▱▱▱▱▱▱ 2 h ahead of the clock"), (-1e300, "▱▱▱▱▱▱▱▱▱▱ 11574074 days ahead of the clock"),
    ] as [(Double, String)])
  func age(seconds: Double, words: String) {
    let age = TokenAge(seconds: seconds)
    #expect(age.bar(cells: 10) + " " + age.words == words)
  }
}
