import APNs
import Center
import Payload
import Runtime
import Testing

@testable import Commands

private let noon = Timestamp(milliseconds: 1_783_080_000_000)

private func record(_ number: Int64, _ reason: Reason? = nil, fault: String? = nil) -> RequestRecord {
  var record = RequestRecord(
    connection: 2, receivedAt: noon, method: "POST",
    path: "/3/device/00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0")
  record.number = number
  record.fields = [.init("apns-topic", "com.example.chat"), .init("authorization", "bearer short")]
  record.payloadByteCount = 175
  record.claims = .init(
    keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456", issuedAt: noon.adding(seconds: -2220))
  record.close(with: ProviderAnswer(reason: reason, identifier: "F4121B12-E0BF-3266-F079-6C9A2D1D0B4E"))
  record.seconds = 0.000312
  record.fault = fault
  return record
}

@Suite("belfry requests, belfry connections")
struct RequestsCommandTests {
  @Test("a table for people")
  func table() throws {
    let center = ScriptedCenter(
      .success([record(1).json, record(2, .badDeviceToken, fault: "5% BadDeviceToken").json]))
    let finished = try World().run(["requests"], center: center)
    #expect(center.asked == [.provider(.requests(.newest(50, errorsOnly: false)))])
    #expect(
      finished.output == """
        NUMBER  TIME                  CONN  METHOD  TOKEN          MS    ANSWER
        1       2026-07-03T12:00:00Z  2     POST    00fc13ad…e8f0  0.31  200
        2       2026-07-03T12:00:00Z  2     POST    00fc13ad…e8f0  0.31  400 BadDeviceToken (fault)

        """)
  }

  @Test(
    "asks what was typed",
    arguments: [
      ("requests --errors --limit 7", RequestQuery.newest(7, errorsOnly: true)),
      ("requests --after 9", .list(after: 9, errorsOnly: false)), ("requests show 3", .show("3")),
      ("connections", .connections), ("report", .report), ("report clear", .clearReport),
    ])
  func asking(line: String, query: RequestQuery) throws {
    let center = ScriptedCenter()
    _ = try World().run(line.split(separator: " ").map(String.init), center: center)
    #expect(center.asked == [.provider(.requests(query))])
  }

  @Test("one in full, with the age of its token")
  func whole() throws {
    let finished = try World().run(
      ["requests", "show", "latest"],
      center: ScriptedCenter(.success([record(2, .tooManyRequests, fault: "drop").json])))
    #expect(
      finished.output == """
        request 2 on connection 2 (sandbox), 2026-07-03T12:00:00Z

        POST /3/device/00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0
        apns-topic: com.example.chat
        authorization: bearer short

        token    ▰▰▰▰▰▰▱▱▱▱ 37 of 60 min, valid
        key      KEY1234567 of team TEAM123456
        issued   2026-07-03T11:23:00Z
        body     175 bytes
        answer   429 TooManyRequests (fault) after 0.31 ms
        apns-id  F4121B12-E0BF-3266-F079-6C9A2D1D0B4E
        fault    drop

        """)
  }

  @Test("why a token was refused, in the table and in full; what it does not say is left out")
  func credentialFault() throws {
    var refused = record(1, .invalidProviderToken)
    refused.claims = .init(keyIdentifier: "", teamIdentifier: "", issuedAt: nil, verdict: .invalidProviderToken)
    refused.credentialFault = "the token has 1 segment; header.claims.signature are three"
    refused.mistake = refused.credentialFault
    let center = ScriptedCenter(.success([refused.json]), .success([refused.json]))
    let world = try World()
    let table = world.run(["requests"], center: center).output
    #expect(table.contains("  403 InvalidProviderToken · the token has 1 segment;"))
    let whole = world.run(["requests", "show", "1"], center: center).output
    #expect(
      whole.contains(
        "token    InvalidProviderToken\nmistake  the token has 1 segment; header.claims.signature are three\nbody "))
  }

  @Test("credentials that were trusted all the same are told beside what was wrong")
  func trusted() throws {
    var refused = record(1, .payloadEmpty)
    refused.credentialFault = "no token follows 'bearer'"
    refused.mistake = "there is no body"
    let center = ScriptedCenter(.success([refused.json]), .success([refused.json]))
    let world = try World()
    #expect(world.run(["requests"], center: center).output.contains("400 PayloadEmpty · there is no body\n"))
    #expect(
      world.run(["requests", "show", "1"], center: center).output.contains(
        "\nmistake  there is no body\ntrusted  no token follows 'bearer'\n"))
  }

  @Test("a token that nobody looked at is told from none")
  func unreadToken() throws {
    var unread = record(1, .methodNotAllowed)
    unread.claims = nil
    var bare = unread
    bare.fields = []
    let center = ScriptedCenter(.success([unread.json]), .success([bare.json]))
    let world = try World()
    #expect(world.run(["requests", "show", "1"], center: center).output.contains("\ntoken    not looked at\n"))
    #expect(!world.run(["requests", "show", "1"], center: center).output.contains("token  "))
  }

  @Test("--follow goes on behind the last, with one heading")
  func follow() throws {
    let center = ScriptedCenter(.success([record(1).json]), .success([]), .success([record(4, .badTopic).json]))
    var rounds = 0
    let finished = try World().run(["requests", "--follow"], center: center) {
      rounds += 1
      return rounds < 3
    }
    #expect(
      center.asked
        == [
          RequestQuery.newest(50, errorsOnly: false), .list(after: 1, errorsOnly: false),
          .list(after: 1, errorsOnly: false),
        ]
        .map { .provider(.requests($0)) })
    #expect(finished.lines.map { $0.prefix(2) } == ["NU", "1 ", "4 "])
  }

  @Test("nothing yet is said to people only")
  func empty() throws {
    #expect(
      try World().run(["requests"])
        == Finished(code: .done, output: "", messages: "belfry: no provider has asked anything yet\n"))
    #expect(try World().run(["requests", "--errors", "--json"]) == Finished(code: .done, output: "", messages: ""))
    #expect(try World().run(["connections"]).messages == "belfry: no provider has connected yet\n")
    #expect(try World().run(["requests", "show", "1"]).code == .failed)
  }

  @Test(
    "what makes no sense is a usage error",
    arguments: ["requests show", "requests show 1 --errors", "requests --limit 0", "requests --after 1 --limit 1"])
  func mistakes(line: String) throws {
    #expect(try World().run(line.split(separator: " ").map(String.init)).code == .usage)
  }

  @Test("controls in what a provider sends never reach the terminal")
  func hostile() throws {
    var hostile = record(1)
    hostile.path = "/\u{1B}[31m"
    hostile.fields = [.init("user-agent", "\u{9B}2J\u{202E}")]
    let center = ScriptedCenter(.success([hostile.json]), .success([hostile.json]))
    let world = try World()
    for line in [["requests"], ["requests", "show", "1"]] {
      #expect(!world.run(line, center: center).output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    }
  }

  @Test("connections by their state")
  func connections() throws {
    var open = ConnectionRecord(
      number: 2, environment: .sandbox, openedAt: noon, peer: "127.0.0.1:53122", tlsVersion: "TLSv1.3")
    open.userAgent = "courier/2.0"
    open.requestCount = 12
    var ended = open
    ended.tlsVersion = nil
    ended.end = .idle
    var failed = open
    failed.end = .handshake
    failed.endDetail = "tlsv1 alert unknown ca"
    failed.refusedStreamCount = 19
    failed.brokenRequestCount = 1
    let finished = try World().run(
      ["connections"], center: ScriptedCenter(.success([ended.json, open.json, failed.json])))
    let remark =
      "19 streams refused; 1 request broken off; "
      + "it does not trust Belfry's authority: belfry serve --print-env"
    #expect(
      finished.output == #"""
        CONN  OPENED                STATE   REQUESTS  ERRORS  ENVIRONMENT  TLS      PEER             AGENT        REMARK
        2     2026-07-03T12:00:00Z  idle    12        0       sandbox      none     127.0.0.1:53122  courier/2.0
        2     2026-07-03T12:00:00Z  open    12        0       sandbox      TLSv1.3  127.0.0.1:53122  courier/2.0
        2     2026-07-03T12:00:00Z  no TLS  12        0       sandbox      TLSv1.3  127.0.0.1:53122  courier/2.0  \#(remark)

        """#)
  }
}

@Suite("belfry report")
struct ReportCommandTests {
  private func report(_ rules: ReportRule...) -> ScriptedCenter {
    var tally = ProviderReport.Tally()
    tally.requests = 100
    tally.refused = 1
    tally.connections = 3
    let seen = ProviderReport.Sighting(count: 2, first: noon, last: noon.adding(seconds: 5), request: 7, connection: 1)
    let sightings = Dictionary(uniqueKeysWithValues: rules.map { ($0, seen) })
    return ScriptedCenter(.success([ProviderReport(sightings: sightings, tally: tally).json]))
  }

  @Test("a violation is a no; advice is one with --strict")
  func exitCodes() throws {
    let world = try World()
    #expect(world.run(["report"], center: report()).code == .done)
    #expect(world.run(["report"], center: report(.priorityMissing)).code == .done)
    #expect(world.run(["report", "--strict"], center: report(.priorityMissing)).code == .no)
    #expect(world.run(["report", "--json"], center: report(.pushedToDeadToken)).code == .no)
    #expect(
      world.run(["report"]) == Finished(code: .done, output: "no provider has asked anything yet\n", messages: ""))
  }

  @Test("each finding with what was seen, the rule and what to do")
  func lines() throws {
    #expect(
      try World().run(["report"], center: report(.backgroundWithPriorityTen)).output == """
        grade C

        100 requests, 1 refused; 3 connections, 0 told to go away

        violation[background-with-priority-10]: background push with priority 10
          seen   2 times, 2026-07-03T12:00:00Z to 2026-07-03T12:00:05Z; last: 'belfry requests show 7'
          rule   background pushes take priority 5 alone, and a missing apns-priority means 10 (apple-rules 2.3 and 2.4)
          to do  send apns-priority: 5 with background pushes

        """)
  }
}
