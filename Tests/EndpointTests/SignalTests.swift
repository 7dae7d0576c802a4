import Foundation
import HTTP2
import Testing

@testable import Runtime

@Suite("The first signal lets providers finish, the second one does not")
struct SignalTests {
  @Test("a second signal ends it while a request is still on its way", arguments: [SIGTERM, SIGINT])
  func second(signal: Int32) throws {
    let state = try StateFolder()
    // Left to itself it would wait for an hour.
    let process = try BelfryProcess(state: state.path, endpoint: #"{ "secondsForLeaving": 3600 }"#)
    let loop = EventLoop()
    let client = try Client(port: process.port, loop: loop, limits: SessionLimits(), tls: nil, isSilent: true)
    client.send(raw: Frames.preface + Frames.settings + Frames.headers(stream: 1) + Frames.ping())
    // The answer to the PING: the request before it has come.
    client.turn { client.receivedFrames.contains { $0.type == 6 } }
    process.send(SIGTERM)
    client.turn { client.goAway != nil }
    #expect(!client.isClosed)
    #expect(process.end(signal) == 0)
    client.turn { client.isClosed }
  }

  @Test("without providers the first signal is enough", arguments: [SIGTERM, SIGINT, SIGHUP])
  func alone(signal: Int32) throws {
    let state = try StateFolder()
    #expect(try BelfryProcess(state: state.path).end(signal) == 0)
  }
}
