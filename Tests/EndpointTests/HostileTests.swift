import APNs
import HTTP2
import Testing

@testable import Endpoint
@testable import Runtime

@Suite("Whoever breaks the rules loses a connection, and nobody else's")
struct HostileTests {
  @Test(
    "bytes that are no HTTP/2",
    arguments: [
      Array("hello, is this thing on? hello, hello\r\n\r\n".utf8), [UInt8](repeating: 0, count: 4096),
      Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\rX".utf8),
      [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3] + [UInt8](repeating: 7, count: 60),
    ])
  func garbage(bytes: [UInt8]) throws {
    let served = try Served()
    let client = try served.silentClient()
    client.send(raw: bytes)
    served.turn { client.isClosed }
    try served.expectToServe()
  }

  @Test("HTTP/1 is told what to do")
  func http1() throws {
    let served = try Served()
    let client = try served.silentClient()
    client.send(raw: Array("POST /3/device/ab HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    served.turn { client.isClosed }
    let text = String(decoding: client.received, as: UTF8.self)
    #expect(text.contains("HTTP/1.1 505"))
    #expect(text.contains("--http2-prior-knowledge"))
    client.close()
    served.turn { served.endpoint.connectionCount == 0 }
    #expect(served.runtime.providerLog.ended.first?.endDetail?.contains("the peer speaks HTTP/1") == true)
    try served.expectToServe()
  }

  @Test(
    "frames that break a rule end their stream or the connection, with the rule's code", arguments: BrokenFrames.all)
  func brokenFrames(broken: BrokenFrames) throws {
    let served = try Served()
    let client = try served.introducedClient()
    client.send(raw: broken.bytes)
    served.turn { client.errorFrame != nil || client.isClosed }
    #expect(client.errorFrame == broken.expected)
    if broken.expected.endsConnection { served.turn { client.isClosed } }
    try served.expectToServe()
  }

  @Test("streams over the limit are refused, counted on their connection, and told in the report card")
  func streamsOverLimit() throws {
    let served = try Served { $0.credentials.trustsEveryone = false }
    let client = try served.silentClient()
    let requests = (0..<20).flatMap { Frames.headers(stream: UInt32(2 * $0 + 1), endsStream: true) }
    client.send(raw: Frames.preface + Frames.settings + requests)
    served.turn { client.receivedFrames.count { $0.type == 3 } == 19 }
    #expect(served.runtime.providerLog.open.values.map(\.refusedStreamCount) == [19])
    #expect(served.runtime.providerLog.report.sightings[.streamsOverLimit]?.count == 19)
  }

  @Test("a flood of header fields is not kept: 431")
  func headerFlood() throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    let flood = (0..<400).map { HTTPField("x-filler-\($0)", String(repeating: "a", count: 100)) }
    let stream = client.push(fields: flood)
    served.turn { client.isOver(stream) }
    #expect(client.answer(stream)?.status == 431)
    #expect(served.endpoint.heldByteCount < 1 << 16)
    try served.expectToServe()
  }

  @Test("nothing follows from a request that is answered 431") func nothingFollows() throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    let flood = (0..<400).map { HTTPField("x-filler-\($0)", String(repeating: "a", count: 100)) }
    #expect(served.status(of: client.push(token: "abcd", fields: flood), on: client) == 431)
    #expect(served.runtime.gateway.tokens["abcd"] == nil)
    #expect(served.runtime.providerLog.requests.last?.mistake == "the header fields are more than are read")
  }

  @Test("header fields without end are cut off")
  func endlessContinuation() throws {
    let served = try Served()
    let client = try served.introducedClient()
    client.send(raw: Frames.headers(stream: 1, endsFields: false))
    let block = Frames.continuation(stream: 1, Frames.literal("x-a", String(repeating: "b", count: 4000)))
    var sent = 0
    served.turn {
      if !client.isClosed, sent < 4000 {
        client.send(raw: block)
        sent += 1
      }
      return client.isClosed
    }
    #expect(served.endpoint.heldByteCount < 1 << 16)
    try served.expectToServe()
  }

  @Test("streams that are opened and reset again and again: ENHANCE_YOUR_CALM")
  func rapidReset() throws {
    var limits = EndpointLimits.patient
    limits.resetBurst = 100
    limits.resetsPerSecond = 0
    let served = try Served(limits)
    let client = try served.introducedClient()
    for number in 0..<300 {
      let stream = UInt32(2 * number + 1)
      client.send(raw: Frames.headers(stream: stream) + Frames.reset(stream: stream))
    }
    served.turn { client.isClosed }
    #expect(client.goAway?.code == .enhanceYourCalm)
    try served.expectToServe()
  }

  @Test("PINGs and SETTINGS whose answers nobody reads", arguments: [Frames.ping(), Frames.settings])
  func unreadAnswers(frame: [UInt8]) throws {
    let served = try Served()
    let client = try served.introducedClient(receiveBuffer: 4096)
    client.reads = false
    let flood = [[UInt8]](repeating: frame, count: 4000).flatMap { $0 }
    // Until the server takes no more of them, or gives the connection up.
    served.turn {
      if client.unsentByteCount < 1 << 20 { client.send(raw: flood) }
      return client.isClosed || client.unsentByteCount >= 1 << 20
        || served.endpoint.sessions.values.contains { $0.phase != .serving }
    }
    #expect(served.endpoint.heldByteCount < 2 * served.endpoint.limits.outputBytes)
    try served.expectToServe()
    served.pass(served.endpoint.limits.writeSeconds)
    served.turn { served.endpoint.connectionCount == 0 }
  }

  @Test("refusals in a row end the connection; 410 is none")
  func manyRefusals() throws {
    var limits = EndpointLimits.patient
    limits.refusalsInARow = 20
    let served = try Served(limits)
    let client = try served.client()
    served.turn { client.hasSettings }
    for _ in 0..<40 { client.push(token: "no-token") }
    served.turn { client.isClosed }
    #expect(client.goAway?.code == .enhanceYourCalm)
    #expect(client.answerCount >= 20)
    try served.expectToServe()
  }

  @Test("a flood of one client does not starve another")
  func starving() throws {
    let served = try Served()
    let flood = try served.client()
    served.turn { flood.hasSettings }
    for number in 0..<900 { flood.push(#"{"aps":{"alert":"\#(number)"}}"#) }
    let other = try served.client()
    let stream = other.push()
    served.turn { other.answer(stream) != nil }
    #expect(flood.answerCount < 900)
    served.turn { flood.answerCount == 900 }
  }
}
