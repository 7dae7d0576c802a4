import APNs
import Center
import HTTP2
import Testing

@testable import Endpoint
@testable import Runtime

@Suite("Cards of the fault deck do to a connection what they say, and to no other")
struct ConnectionFaultTests {
  @Test("lost-answer: the push is taken, and the connection ends in place of the answer")
  func lostAnswer() throws {
    let served = try Served()
    try served.lay("next 1 lost-answer")
    let client = try served.client()
    let stream = client.push()
    served.turn { client.isClosed }
    #expect(client.answer(stream) == nil)
    #expect(served.runtime.inboxCount == 1)
    try served.expectToServe()
  }

  @Test("drop: the connection ends at its third request, without an answer")
  func drop() throws {
    let served = try Served()
    try served.lay("drop after 3")
    let client = try served.client()
    #expect(served.status(of: client.push(), on: client) == 200)
    #expect(served.status(of: client.push(), on: client) == 200)
    let third = client.push()
    served.turn { client.isClosed }
    #expect(client.answer(third) == nil)
    #expect(client.goAway == nil)
    try served.expectToServe()
  }

  @Test("goaway: with its reason, and the streams that were begun are finished")
  func goAway() throws {
    let served = try Served()
    try served.lay("goaway Shutdown after 2")
    let client = try served.client()
    served.turn { client.hasSettings }
    let streams = (0..<2).map { _ in client.push() }
    served.turn { client.isClosed }
    #expect(streams.map { client.answer($0)?.status } == [200, 200])
    #expect(client.goAway?.code == .noError)
    #expect(client.goAway?.reason == #"{"reason":"Shutdown"}"#)
    try served.expectToServe()
  }

  @Test(
    "a request after the GOAWAY is a finding of the report, unless the two may have crossed",
    arguments: [(0.5, false), (2.0, true)])
  func afterGoAway(seconds: Double, isFound: Bool) throws {
    let clock = StandingClock(Timestamp(milliseconds: 1_783_071_660_000))
    let served = try Served(clock: clock)
    try served.lay("goaway Shutdown")
    let client = try served.introducedClient()
    // A request that is on its way keeps the connection open.
    client.send(
      raw: Frames.headers(stream: 1) + Frames.headers(stream: 3)
        + Frames.data(stream: 3, endsStream: true, Array(#"{"aps":{}}"#.utf8)))
    served.turn { client.receivedFrames.contains { $0.type == 7 } }
    let revision = served.runtime.providerLog.revision
    clock.advance(seconds: seconds)
    client.send(raw: Frames.headers(stream: 5, endsStream: true))
    served.turn { served.runtime.providerLog.revision > revision }
    let sighting = served.runtime.providerLog.report.sightings[.streamsAfterGoAway]
    #expect(sighting.map(\.connection) == (isFound ? 1 : nil))
    #expect(served.runtime.inboxCount == 1)
  }

  @Test("stall: nothing more is read from the connection")
  func stall() throws {
    let served = try Served()
    try served.lay("stall after 2")
    let client = try served.client()
    #expect(served.status(of: client.push(), on: client) == 200)
    client.push()
    served.turn { served.runtime.inboxCount == 2 }
    let third = client.push()
    try served.expectToServe()
    #expect(client.answer(third) == nil)
    #expect(!client.isClosed)
    #expect(served.runtime.inboxCount == 3)
  }

  @Test("idle: a silent connection hears IdleTimeout when the card says so")
  func idle() throws {
    let served = try Served()
    let early = try served.client()
    served.turn { early.hasSettings }
    try served.lay("idle 30s")
    let client = try served.client()
    served.turn { client.hasSettings }
    served.pass(31)
    served.turn { client.isClosed }
    #expect(client.goAway?.reason == #"{"reason":"IdleTimeout"}"#)
    #expect(served.status(of: early.push(), on: early) == 200)
  }

  @Test("streams: a client that reads its settings is served one by one, another one is refused")
  func streams() throws {
    let served = try Served()
    try served.lay("streams 1")
    let client = try served.client()
    served.turn { client.hasSettings }
    let streams = (0..<5).map { _ in client.push() }
    served.turn { client.answerCount == 5 }
    #expect(streams.allSatisfy { client.answer($0)?.status == 200 })
    let greedy = try served.introducedClient()
    greedy.send(raw: Frames.headers(stream: 1) + Frames.headers(stream: 3))
    served.turn { greedy.errorFrame != nil }
    #expect(greedy.errorFrame == .reset(3, .refusedStream))
    try served.expectToServe()
  }

  @Test(
    "a connection has one stream until its first valid token, unless the limit is given up", arguments: [true, false])
  func streamsUntilToken(isLimited: Bool) throws {
    let served = try Served {
      $0.credentials.trustsEveryone = false
      $0.credentials.limitsStreamsUntilToken = isLimited
    }
    let client = try served.introducedClient()
    let body = Frames.data(stream: 3, endsStream: true, Array(#"{"aps":{}}"#.utf8))
    client.send(raw: Frames.headers(stream: 1) + Frames.headers(stream: 3) + body)
    // The second stream is refused, or answered with 403 MissingProviderToken.
    served.turn { client.receivedFrames.contains { $0.stream == 3 } }
    #expect(client.errorFrame == (isLimited ? .reset(3, .refusedStream) : nil))
  }
}
