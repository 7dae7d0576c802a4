import HTTP2
import Testing

@Suite("Stream limits, and how a connection ends")
struct EndingTests {
  @Test("a client keeps to the limit of streams, and uses more when it is raised")
  func streamLimit() throws {
    let talk = try Conversation(server: SessionLimits(concurrentStreams: 1))
    try talk.run()
    let streams = (0..<5).compactMap { _ in talk.post() }
    try talk.run()
    #expect(talk.requests.count == 1)
    talk.server.setConcurrentStreams(1000)
    talk.server.respond(to: streams[0], status: 200)
    try talk.run()
    #expect(talk.requests.count == 5)
  }

  @Test("streams that were opened before the limit was known are refused, and can be asked again")
  func refused() throws {
    let victim = try Victim(SessionLimits(concurrentStreams: 1))
    let requests = [UInt32(1), 3, 5].flatMap { frame(1, flags: 5, stream: $0, requestFields) }
    let answer = victim.hear(preface + requests)
    #expect(victim.requests.count == 1)
    #expect(victim.events.filter { if case .refused = $0 { true } else { false } } == [.refused(3), .refused(5)])
    for stream in [UInt32(3), 5] {
      #expect(answer.contains(frame(3, stream: stream, [0, 0, 0, 7])))
    }
    #expect(victim.failure == nil)
  }

  @Test("a graceful end: announced, then said with its reason, and streams that were taken are finished")
  func graceful() throws {
    let talk = try Conversation()
    let first = try #require(talk.post())
    try talk.run()
    talk.server.announceShutdown()
    try talk.run()
    // The announcement takes no stream away.
    #expect(talk.clientEvents.contains(.goAway(lastStream: .max, .noError, debugData: [])))
    let reason = Array(#"{"reason":"Shutdown"}"#.utf8)
    talk.server.goAway(debugData: reason)
    try talk.run()
    #expect(talk.clientEvents.contains(.goAway(lastStream: first, .noError, debugData: reason)))
    #expect(!talk.server.isFinished)
    talk.server.respond(to: first, status: 200)
    try talk.run()
    #expect(talk.responses.map(\.status) == [200])
    #expect(talk.server.isFinished)
  }

  @Test("requests that meet a GOAWAY on the way are not taken, and the client hears of it")
  func notTaken() throws {
    let talk = try Conversation()
    talk.post()
    try talk.run()
    talk.server.goAway()
    let goAway = try talk.bytes(of: talk.server)
    let late = try #require(talk.post())
    try talk.server.receive(try talk.bytes(of: talk.client))
    try talk.client.receive(goAway)
    try talk.run()
    #expect(talk.requests.count == 1)
    #expect(talk.clientEvents.contains(.closed(late, .refusedStream)))
    let later = try #require(talk.post())
    try talk.run()
    #expect(talk.clientEvents.contains(.closed(later, .refusedStream)))
    #expect(talk.client.unsentBodyBytes == 0)
  }

  @Test("a request that waits for its turn when the connection ends is closed too")
  func waiting() throws {
    let talk = try Conversation(server: SessionLimits(concurrentStreams: 1))
    try talk.run()
    let first = try #require(talk.post())
    let second = try #require(talk.post())
    try talk.run()
    talk.server.goAway()
    talk.server.respond(to: first, status: 200)
    try talk.run()
    #expect(talk.responses.map(\.status) == [200])
    #expect(talk.clientEvents.contains(.closed(second, .refusedStream)))
    #expect(talk.client.openStreamCount == 0)
    #expect(talk.client.unsentBodyBytes == 0)
  }

  @Test("an end with an error is told to both sides")
  func terminated() throws {
    let talk = try Conversation()
    talk.post()
    try talk.run()
    talk.server.terminate(.enhanceYourCalm)
    try talk.run()
    #expect(talk.serverEvents.contains { if case .failed(.enhanceYourCalm, _) = $0 { true } else { false } })
    #expect(talk.clientEvents.contains { if case .goAway(_, .enhanceYourCalm, _) = $0 { true } else { false } })
    #expect(talk.server.isFinished)
  }

  @Test("signs of life are asked for and given")
  func pings() throws {
    let talk = try Conversation()
    talk.client.ping()
    try talk.run()
    #expect(talk.serverEvents.contains(.ping))
    #expect(talk.clientEvents.contains(.pong))
  }

  @Test("a server may refuse a single stream")
  func refuses() throws {
    let talk = try Conversation()
    let stream = try #require(talk.post())
    try talk.run()
    talk.server.reset(stream, .refusedStream)
    try talk.run()
    #expect(talk.clientEvents.contains(.closed(stream, .refusedStream)))
    #expect(!talk.server.respond(to: stream, status: 200))
  }

  @Test("codes are called as RFC 9113 calls them")
  func names() {
    #expect("\(ErrorCode.enhanceYourCalm)" == "ENHANCE_YOUR_CALM")
    #expect("\(ErrorCode(rawValue: 99))" == "error 99")
  }
}
