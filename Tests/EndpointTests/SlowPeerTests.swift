import APNs
import HTTP2
import Testing

@testable import Endpoint
@testable import Runtime

@Suite("Whoever is slow waits alone, and what waits for him is bounded")
struct SlowPeerTests {
  @Test("a peer that says nothing at all")
  func silence() throws {
    let served = try Served()
    let client = try served.silentClient()
    served.pass(9)
    #expect(served.endpoint.connectionCount == 1)
    served.pass(10)
    served.turn { client.isClosed }
    try served.expectToServe()
  }

  @Test("a body that does not come to its end: its stream is reset, others of the connection go on")
  func slowBody() throws {
    let served = try Served()
    let client = try served.introducedClient()
    client.send(raw: Frames.headers(stream: 1) + Frames.data(stream: 1, Array("{".utf8)))
    served.turn { served.endpoint.heldByteCount == 1 }
    served.pass(30)
    served.turn { client.receivedFrames.contains { $0.type == 3 && $0.stream == 1 } }
    #expect(served.runtime.providerLog.open.values.map(\.brokenRequestCount) == [1])
    #expect(served.runtime.providerLog.requests.map(\.brokenOff) == ["it was not complete after 30 s"])
    client.send(
      raw: Frames.headers(stream: 3) + Frames.data(stream: 3, endsStream: true, Array(#"{"aps":{}}"#.utf8)))
    served.turn { client.receivedFrames.contains { $0.type == 1 && $0.stream == 3 } }
    #expect(served.endpoint.heldByteCount == 0)
    try served.expectToServe()
  }

  @Test(
    "a request that is cut off in its body leaves a record that says by what",
    arguments: ["reset", "closed", "malformed"])
  func cutOff(how: String) throws {
    let served = try Served()
    let client = try served.introducedClient()
    client.send(raw: Frames.headers(stream: 1) + Frames.data(stream: 1, Array("{".utf8)))
    served.turn { served.endpoint.heldByteCount == 1 }
    switch how {
    case "reset": client.send(raw: Frames.reset(stream: 1))
    case "closed": client.close()
    default: client.send(raw: Frames.headers(stream: 3, extra: Frames.literal("X-Upper", "1")))
    }
    served.turn { !served.runtime.providerLog.requests.isEmpty }
    let record = try #require(served.runtime.providerLog.requests.last)
    let reason =
      switch how {
      case "reset": "the provider reset it before it was complete (CANCEL)"
      case "closed": "the connection ended before it was complete: closed by the provider"
      default: "Invalid HTTP header field was received: frame type: 1, stream: 3, name: [X-Upper]"
      }
    #expect(record.brokenOff == reason)
    #expect(record.status == nil && record.method == "POST" && record.isError)
    #expect(record.payloadByteCount == (how == "malformed" ? 0 : 1))
    try served.expectToServe()
  }

  @Test("windows of zero: the bodies of answers wait, bounded, until the peer is cut off")
  func zeroWindows() throws {
    let served = try Served()
    let client = try served.introducedClient(settings: Frames.setting(4, 0))
    for number in 0..<100 {
      client.send(raw: Frames.headers(stream: UInt32(2 * number + 1), endsStream: true))
    }
    served.turn { client.receivedFrames.count { $0.type == 1 } == 100 }
    // A hundred times {"reason":"PayloadEmpty"}.
    #expect(served.endpoint.heldByteCount == 2500)
    #expect(!client.receivedFrames.contains { $0.type == 0 })
    served.pass(30)
    served.turn { client.isClosed }
    try served.expectToServe()
  }

  @Test("a peer that has said all it has to say gets its answers")
  func halfClosed() throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    let streams = (0..<20).map { _ in client.push() }
    client.endSending()
    served.turn { client.isClosed }
    #expect(streams.allSatisfy { client.answer($0)?.status == 200 })
    #expect(served.endpoint.connectionCount == 0)
    try served.expectToServe()
  }

  @Test("a body over the limit is counted and not kept: 413", arguments: [5_000, 70_000, 900_000])
  func largeBody(count: Int) throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    let stream = client.push(#"{"aps":{"alert":"\#(String(repeating: "a", count: count))"}}"#)
    var most = 0
    served.turn {
      most = max(most, served.endpoint.heldByteCount)
      return client.isOver(stream)
    }
    #expect(client.answer(stream)?.status == 413)
    #expect(client.reason(stream) == "PayloadTooLarge")
    #expect(most <= EndpointLimits().bodyBytes + 1024)
    try served.expectToServe()
  }

  @Test("a body without end is not read for ever: the answer does not wait for it")
  func endlessBody() throws {
    let served = try Served()
    let client = try served.introducedClient()
    client.send(raw: Frames.headers(stream: 1))
    let part = Frames.data(stream: 1, [UInt8](repeating: 97, count: 8000))
    var sent = 0
    served.turn {
      if client.isClosed || client.receivedFrames.contains(where: { $0.type == 1 && $0.stream == 1 }) { return true }
      if sent < 3_000 {
        client.send(raw: part)
        sent += 1
      }
      return false
    }
    #expect(sent < 3_000)
    try served.expectToServe()
  }

  @Test("who asks for nothing for too long hears IdleTimeout")
  func idle() throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    served.pass(2 * 3600)
    served.turn { client.isClosed }
    #expect(client.goAway?.reason == #"{"reason":"IdleTimeout"}"#)
    try served.expectToServe()
  }

  @Test("more connections than there may be: the last ones are closed, the first ones served")
  func connectionLimit() throws {
    var limits = EndpointLimits.patient
    limits.connections = 10
    let served = try Served(limits)
    let clients = try (0..<10).map { _ in try served.client() }
    served.turn { clients.allSatisfy(\.hasSettings) }
    let late = try served.client()
    served.turn { late.isClosed }
    let streams = clients.map { $0.push() }
    served.turn { zip(clients, streams).allSatisfy { $0.answer($1)?.status == 200 } }
    clients[0].close()
    served.turn { served.endpoint.connectionCount == 9 }
    try served.expectToServe()
  }

  @Test("where all places are taken, the one who was silent for the longest goes")
  func makingRoom() throws {
    var limits = EndpointLimits.patient
    limits.connections = 2
    limits.graceSeconds = 0
    let served = try Served(limits)
    let clients = try (0..<2).map { _ in try served.client() }
    served.turn { clients.allSatisfy(\.hasSettings) }
    try served.expectToServe()
    served.turn { clients.contains(where: \.isClosed) }
    #expect(clients.count(where: \.isClosed) == 1)
  }

  @Test("but one who has never said a word goes before all others")
  func wordless() throws {
    var limits = EndpointLimits.patient
    limits.connections = 2
    (limits.graceSeconds, limits.wordlessSeconds) = (0, 0)
    let served = try Served(limits)
    let first = try served.client()
    let stream = first.push()
    served.turn { first.isOver(stream) }
    let mute = try served.silentClient()
    served.turn { served.endpoint.connectionCount == 2 }
    try served.expectToServe()
    served.turn { mute.isClosed }
    #expect(!first.isClosed)
  }

  @Test("a thousand connections at once, each served")
  func thousandConnections() throws {
    raiseDescriptorLimit()
    let served = try Served()
    var clients: [Client] = []
    for _ in 0..<1000 {
      clients.append(try served.client())
      served.loop.turn(waiting: 0)
    }
    let streams = clients.map { $0.push() }
    served.turn { zip(clients, streams).allSatisfy { $0.answer($1) != nil } }
    #expect(zip(clients, streams).allSatisfy { $0.answer($1)?.status == 200 })
    #expect(served.endpoint.connectionCount == 1000)
    clients.forEach { $0.close() }
    served.turn { served.endpoint.connectionCount == 0 }
    #expect(served.endpoint.heldByteCount == 0)
  }
}
