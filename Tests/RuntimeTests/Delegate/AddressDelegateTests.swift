import Center
import Foundation
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

@Suite("A delegate that is an address")
struct AddressDelegateTests {
  /// Taps a notification of an app whose delegate is at `url`, and waits until its outcome stands.
  private func tap(_ url: String, retries: Int, on loop: EventLoop) throws -> (outcome: DelegateOutcome?, badge: Int64)
  {
    let runtime = try memoryRuntime()
    var profile = AppProfile.plain(bundleIdentifier: "com.example.chat")
    profile.delegate = ResponseDelegate(.url(url), retries: retries)
    try runtime.send(.profilesLoaded([profile]))
    runtime.attach(to: loop)
    _ = try runtime.perform(push(#"{"aps":{"alert":"x"}}"#, collapse: "tapped")).get()
    _ = try runtime.perform(.respond(identifier: "tapped", action: "default", text: nil)).get()
    loop.turn(until: { runtime.state.recentResponses.last?.delegate?.state != .pending })
    defer { runtime.end() }
    return (
      runtime.state.recentResponses.last?.delegate, runtime.state.apps["com.example.chat"]?.badge ?? -1
    )
  }

  @Test("gets a POST with the response, and what it answers is done") func told() throws {
    let loop = EventLoop()
    let server = try LoopbackServer(on: loop, answering: [(200, #"{"operation":"setBadge","badge":2}"#)])
    let result = try tap("http://127.0.0.1:\(server.port)/responses", retries: 0, on: loop)
    #expect(result.outcome == DelegateOutcome(.delivered, attempts: 1))
    #expect(result.badge == 2)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /responses HTTP/1.1\r\n"))
    #expect(request.contains("Content-Type: application/json\r\n"))
    #expect(request.contains(#""requestIdentifier":"tapped""#))
  }

  @Test("that is away for a moment is tried again") func retried() throws {
    let loop = EventLoop()
    let server = try LoopbackServer(on: loop, answering: [(503, ""), (200, "")])
    let result = try tap("http://127.0.0.1:\(server.port)/", retries: 1, on: loop)
    #expect(result.outcome == DelegateOutcome(.delivered, attempts: 2))
  }

  @Test("that says no is believed") func refused() throws {
    let loop = EventLoop()
    let server = try LoopbackServer(on: loop, answering: [(404, "")])
    let result = try tap("http://127.0.0.1:\(server.port)/", retries: 3, on: loop)
    #expect(result.outcome == DelegateOutcome(.failed, attempts: 1, reason: "answered 404"))
  }

  @Test("that is not there is told of") func nobody() throws {
    let loop = EventLoop()
    let port = try LoopbackServer(on: loop, answering: []).port
    let outcome = try tap("http://127.0.0.1:\(port)/", retries: 0, on: loop).outcome
    #expect(outcome?.state == .failed)
    #expect(outcome?.reason?.hasPrefix("could not be called: ") == true)
  }
}
