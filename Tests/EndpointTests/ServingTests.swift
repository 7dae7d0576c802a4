import APNs
import Center
import HTTP2
import Payload
import Testing

import enum Runtime.Operation

@testable import Endpoint
@testable import Runtime

@Suite("A push is stored, then answered, and the phone has it when it is asked")
struct ServingTests {
  @Test("a push is answered with 200 and an identifier, and is in the state at once")
  func push() throws {
    let served = try Served()
    let client = try served.client()
    let stream = client.push(#"{"aps":{"alert":"Ferry at nine"}}"#)
    served.turn { client.answer(stream) != nil }
    let answer = try #require(client.answer(stream))
    #expect(answer.status == 200)
    #expect(answer.body.isEmpty)
    let identifier = try #require(answer.fields.value(of: "apns-id"))
    let delivery = try served.runtime.perform(.explain(identifier)).get().first
    #expect(delivery?.line.contains("com.example.app") == true)
  }

  @Test("many pushes at once are all answered, and all there")
  func batches() throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    let streams = (0..<200).map { client.push(#"{"aps":{"alert":"\#($0)"}}"#) }
    served.turn { client.answerCount == streams.count }
    #expect(streams.allSatisfy { client.answer($0)?.status == 200 })
    #expect(try served.runtime.perform(.deliveries(after: 0)).get().count == 200)
  }

  @Test("what cannot be stored is answered with 500, and nothing was taken")
  func fullDisk() throws {
    let served = try Served()
    let client = try served.client()
    served.turn { client.hasSettings }
    var notices: [String] = []
    served.runtime.observe { if case .notice(let text) = $0 { notices.append(text) } }
    served.runtime.end()
    let stream = client.push()
    served.turn { client.answer(stream) != nil }
    #expect(client.answer(stream)?.status == 500)
    #expect(client.reason(stream) == "InternalServerError")
    #expect(served.runtime.inboxCount == 0)
    #expect(!notices.isEmpty)
  }

  @Test("sandbox and production have ports and tokens of their own")
  func environments() throws {
    let loop = EventLoop()
    let runtime = try Runtime(Runtime.Configuration(state: .memory))
    let address = ListenAddress(host: "127.0.0.1", port: 0)
    let endpoint = try Endpoint(
      Endpoint.Configuration(addresses: [(.sandbox, address), (.production, address.next)], tls: nil),
      runtime: runtime, loop: loop)
    let (sandbox, production) = (endpoint.url(.sandbox), endpoint.url(.production))
    #expect(sandbox?.hasPrefix("http://127.0.0.1:") == true)
    #expect(production?.hasPrefix("http://127.0.0.1:") == true)
    #expect(sandbox != production)
    endpoint.end()
  }

  @Test("a port that is in use is refused with who to ask")
  func portInUse() throws {
    let served = try Served()
    let runtime = try Runtime(Runtime.Configuration(state: .memory))
    do {
      _ = try Endpoint(
        Endpoint.Configuration(
          addresses: [(.sandbox, ListenAddress(host: "127.0.0.1", port: served.port))], tls: nil),
        runtime: runtime, loop: served.loop)
      Issue.record("two endpoints listen at one port")
    } catch {
      #expect(error.exitCode == 3)
      #expect(error.message.contains("127.0.0.1:\(served.port)"))
      #expect(error.message.contains("lsof"))
    }
  }

  @Test("on SIGTERM streams are finished, providers hear Shutdown, and nobody new is let in")
  func shutdown() throws {
    let served = try Served()
    let client = try served.introducedClient()
    // The request is half there.
    client.send(raw: Frames.headers(stream: 1))
    served.turn { served.endpoint.openStreamCount == 1 }
    var isDone = false
    served.endpoint.shutDown { isDone = true }
    served.turn { client.goAway != nil }
    #expect(client.goAway?.reason == #"{"reason":"Shutdown"}"#)
    #expect(!isDone)
    client.send(raw: Frames.data(stream: 1, endsStream: true, Array(#"{"aps":{"alert":"last"}}"#.utf8)))
    served.turn { isDone }
    #expect(served.runtime.inboxCount == 1)
    #expect(throws: SystemError.self) { try served.client() }
  }

  @Test("an answer that is delayed for an hour keeps nobody else waiting")
  func longDelay() throws {
    let served = try Served()
    try served.lay("next 1 delay 3600s")
    let slow = try served.client()
    let quick = try served.client()
    let first = slow.push()
    served.turn { served.runtime.inboxCount == 1 }
    let second = quick.push()
    served.turn { quick.isOver(second) }
    #expect(quick.answer(second)?.status == 200)
    #expect(slow.answer(first) == nil)
  }

  @Test("a delayed answer comes")
  func delay() throws {
    let served = try Served()
    try served.lay("next 1 delay 50ms")
    let client = try served.client()
    let stream = client.push()
    served.turn { client.isOver(stream) }
    #expect(client.answer(stream)?.status == 200)
  }
}
