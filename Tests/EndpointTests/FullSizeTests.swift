import APNs
import Foundation
import HTTP2
import Testing

@testable import Endpoint
@testable import Runtime

/// What takes too many descriptors for every machine: `BELFRY_FULL_SIZE=1 swift test --filter FullSizeTests`.
@Suite(
  "At full size", .serialized, .enabled(if: ProcessInfo.processInfo.environment["BELFRY_FULL_SIZE"] != nil))
struct FullSizeTests {
  @Test("4,096 connections are served, and the 4,097th is closed")
  func connections() throws {
    // Both ends are in this process.
    try #require(raiseDescriptorLimit() > 2 * 4096 + 200, "see 'ulimit -Hn'")
    let served = try Served()
    #expect(served.endpoint.limits.connections == 4096)
    var clients: [Client] = []
    for _ in 0..<4096 {
      clients.append(try served.client())
      served.loop.turn(waiting: 0)
    }
    served.turn { clients.allSatisfy(\.hasSettings) }
    let late = try served.client()
    served.turn { late.isClosed }
    let streams = clients.map { $0.push() }
    served.turn { zip(clients, streams).allSatisfy { $0.answer($1) != nil } }
    #expect(zip(clients, streams).allSatisfy { $0.answer($1)?.status == 200 })
    #expect(served.endpoint.connectionCount == 4096)
    clients.forEach { $0.close() }
    served.turn { served.endpoint.connectionCount == 0 }
    #expect(served.endpoint.heldByteCount == 0)
  }
}
