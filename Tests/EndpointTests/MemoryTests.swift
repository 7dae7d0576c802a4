import Foundation
import HTTP2
import Testing

@testable import Runtime

/// What peers make the real program hold, as the system counts it.
@Suite(
  "Whatever peers send, the memory of the program stays bounded",
  .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "the system does not tell"))
struct MemoryTests {
  private let state: StateFolder
  private let process: BelfryProcess
  private let loop = EventLoop()
  private let before: Int

  init() throws {
    state = try StateFolder()
    process = try BelfryProcess(state: state.path)
    // What it needs to serve anybody at all is there.
    try Self.expectToServe(process, loop)
    before = try #require(process.residentByteCount)
  }

  @Test("forty bodies of a megabyte that do not come to their end")
  func bodies() throws {
    let body = Frames.data(stream: 1, [UInt8](repeating: 97, count: 16_000))
    let peers = try (0..<40).map { _ in try peer(Frames.headers(stream: 1)) }
    for _ in 0..<64 {
      for peer in peers { peer.send(raw: body) }
      peers[0].turn { peers.allSatisfy { $0.unsentByteCount == 0 } }
    }
    try expectBounded()
    withExtendedLifetime(peers) {}
  }

  @Test("header fields without end on forty connections")
  func fields() throws {
    let block = Frames.continuation(stream: 1, Frames.literal("x-a", String(repeating: "b", count: 16_000)))
    let peers = try (0..<40).map { _ in try peer(Frames.headers(stream: 1, endsFields: false)) }
    for _ in 0..<64 {
      for peer in peers { peer.send(raw: block) }
      peers[0].turn { peers.allSatisfy { $0.unsentByteCount == 0 || $0.isClosed } }
    }
    try expectBounded()
    withExtendedLifetime(peers) {}
  }

  @Test("PINGs whose answers nobody reads")
  func pings() throws {
    let flood = [[UInt8]](repeating: Frames.ping(), count: 1000).flatMap { $0 }
    let peers = try (0..<3).map { _ in try peer(receiveBuffer: 4096) }
    for peer in peers {
      peer.reads = false
      // Until the program takes no more.
      peer.turn {
        if peer.unsentByteCount < 1 << 20 { peer.send(raw: flood) }
        return peer.isClosed || peer.unsentByteCount >= 1 << 20
      }
    }
    try expectBounded()
    withExtendedLifetime(peers) {}
  }

  @Test("five hundred connections that say nothing")
  func connections() throws {
    raiseDescriptorLimit()
    let peers = try (0..<500).map { _ in
      try Client(port: process.port, loop: loop, limits: SessionLimits(), tls: nil, isSilent: true)
    }
    try expectBounded()
    withExtendedLifetime(peers) {}
  }

  /// A connection on which preface, SETTINGS and `more` were sent.
  private func peer(_ more: [UInt8] = [], receiveBuffer: Int32? = nil) throws -> Client {
    let peer = try Client(
      port: process.port, loop: loop, limits: SessionLimits(), tls: nil, isSilent: true, receiveBuffer: receiveBuffer)
    peer.send(raw: Frames.preface + Frames.settings + more)
    return peer
  }

  /// Expects that others are served, and that forty peers make the program hold less than a megabyte each.
  private func expectBounded() throws {
    try Self.expectToServe(process, loop)
    let after = try #require(process.residentByteCount)
    #expect(after - before < 40 << 20)
  }

  private static func expectToServe(_ process: BelfryProcess, _ loop: EventLoop) throws {
    let client = try Client(port: process.port, loop: loop, limits: SessionLimits(), tls: nil)
    let stream = client.push()
    client.turn { client.isOver(stream) }
    #expect(client.answer(stream)?.status == 200)
  }
}
