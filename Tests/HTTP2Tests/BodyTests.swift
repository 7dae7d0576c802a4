import HTTP2
import Testing

@Suite("Bodies and windows")
struct BodyTests {
  private func limits(body: Int, discarded: Int) -> SessionLimits {
    var limits = SessionLimits(concurrentStreams: 100)
    limits.bodyBytes = body
    limits.discardedBodyBytes = discarded
    return limits
  }

  @Test("of a body over the limit only its beginning is kept, and all of it is counted", arguments: [9, 10, 11, 1000])
  func limit(count: Int) throws {
    let talk = try Conversation(server: limits(body: 10, discarded: 5000))
    talk.post("/", String(repeating: "x", count: count))
    try talk.run()
    let request = try #require(talk.requests.first)
    #expect(request.body.count == min(count, 10))
    #expect(request.bodyByteCount == count)
    #expect(request.isComplete)
  }

  @Test("a body without end is handed over before its end; once answered, its sender is told to stop")
  func endless() throws {
    let talk = try Conversation(server: limits(body: 10, discarded: 5000))
    let stream = try #require(talk.post("/", String(repeating: "x", count: 10_000_000)))
    while talk.requests.isEmpty { try talk.step() }
    let request = try #require(talk.requests.first)
    #expect(!request.isComplete)
    #expect(request.body.count == 10)
    #expect(talk.server.respond(to: stream, status: 413))
    try talk.run()
    #expect(talk.responses.map(\.status) == [413])
    #expect(talk.requests.count == 1)
    #expect(talk.clientEvents.contains(.reset(stream, .noError)))
    #expect(talk.client.unsentBodyBytes == 0)
    #expect(talk.server.openStreamCount == 0)
  }

  @Test("what is held of unfinished bodies is counted")
  func kept() throws {
    let victim = try Victim()
    let begin = frame(1, flags: 4, stream: 1, requestFields)
    victim.hear(preface + begin + frame(0, stream: 1, [UInt8](repeating: 1, count: 300)))
    #expect(victim.events.contains(.began(1)))
    #expect(victim.session.keptBodyBytes == 300)
    victim.hear(frame(3, stream: 1, [0, 0, 0, 8]))
    #expect(victim.session.keptBodyBytes == 0)
  }

  @Test("held windows stall a body, and let it go on when they are released")
  func stalled() throws {
    let talk = try Conversation(server: limits(body: 1 << 20, discarded: 0))
    try talk.run()
    talk.server.holdsWindows = true
    let text = String(repeating: "x", count: 200_000)
    talk.post("/", text)
    try talk.run()
    #expect(talk.requests == [])
    #expect(talk.client.unsentBodyBytes == 200_000 - 65_535)
    talk.server.holdsWindows = false
    try talk.run()
    #expect(talk.requests.map(\.body.count) == [200_000])
  }

  @Test("a window of no bytes stalls every body until it is opened")
  func closedWindow() throws {
    let talk = try Conversation()
    talk.server.setStreamWindow(0)
    try talk.run()
    talk.post("/", "hello")
    try talk.run()
    #expect(talk.requests == [])
    talk.server.setStreamWindow(100)
    try talk.run()
    #expect(talk.requests.map(\.bodyByteCount) == [5])
  }

  @Test("a peer that opens no window gets no body, and nothing is lost or doubled when it does")
  func peerWindow() throws {
    var client = SessionLimits()
    client.streamWindow = 0
    let talk = try Conversation(client: client)
    let stream = try #require(talk.post())
    try talk.run()
    talk.server.respond(to: stream, status: 200, body: Array("answer".utf8))
    try talk.run()
    #expect(talk.responses == [])
    #expect(talk.server.unsentBodyBytes == 6)
    talk.client.setStreamWindow(100)
    try talk.run()
    #expect(talk.responses.map { String(decoding: $0.body, as: UTF8.self) } == ["answer"])
  }

  @Test("more than the window allows ends the stream or the connection")
  func overrun() throws {
    var limits = SessionLimits(concurrentStreams: 100)
    limits.streamWindow = 100
    let victim = try Victim(limits)
    victim.hear(preface + frame(4, flags: 1) + frame(1, flags: 4, stream: 1, requestFields))
    victim.session.holdsWindows = true
    victim.hear(frame(0, stream: 1, [UInt8](repeating: 1, count: 101)))
    #expect(victim.events.contains(.closed(1, .flowControlError)) || victim.failure == .flowControlError)
    #expect(victim.requests == [])
  }
}
