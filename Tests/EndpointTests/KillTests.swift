import Foundation
import HTTP2
import Testing

import enum Runtime.Operation

@testable import Runtime

@Suite("What was answered with 200 is in the store, whenever the process is killed", .serialized)
struct KillTests {
  /// `make kill ROUNDS=50` sets it.
  static let rounds = ProcessInfo.processInfo.environment["BELFRY_KILL_ROUNDS"].flatMap { Int($0) } ?? 3

  @Test("kill -9 under load loses nothing")
  func kill() throws {
    let folder = try StateFolder()
    let state = folder.path
    var answered = 0
    for round in 0..<Self.rounds {
      // Another moment in each round, from the first answers to thousands.
      let identifiers = try killedRound(state: state, after: 1 + round * 137 % 3_000)
      answered += identifiers.count
      let runtime = try Runtime(Runtime.Configuration(state: .directory(state)))
      let lost = identifiers.filter { (try? runtime.perform(.explain($0)).get()) == nil }
      #expect(lost == [], "round \(round): \(lost.count) of \(identifiers.count) are lost")
      runtime.end()
    }
    #expect(answered > Self.rounds)
    print("kill -9: \(Self.rounds) rounds, \(answered) pushes answered with 200, all of them stored")
  }

  @Test("SIGTERM under load: what was taken is answered and stored, and the exit is 0")
  func terminate() throws {
    let folder = try StateFolder()
    let state = folder.path
    let process = try BelfryProcess(state: state)
    let load = try Load(port: process.port)
    load.run { load.identifiers.count < 500 }
    process.send(SIGTERM)
    load.run { !load.client.isClosed }
    #expect(load.client.goAway?.reason == #"{"reason":"Shutdown"}"#)
    #expect(process.end(0) == 0)
    let runtime = try Runtime(Runtime.Configuration(state: .directory(state)))
    #expect(load.identifiers.allSatisfy { (try? runtime.perform(.explain($0)).get()) != nil })
    runtime.end()
  }

  /// Pushes as fast as it goes, kills after so many answers, and returns the identifiers of all that were answered 200.
  private func killedRound(state: String, after count: Int) throws -> [String] {
    let process = try BelfryProcess(state: state)
    let load = try Load(port: process.port)
    load.run { load.identifiers.count < count }
    process.end(SIGKILL)
    // What it had sent before is still to be read.
    load.run { !load.client.isClosed }
    return load.identifiers
  }
}

/// A provider that always has a hundred pushes on their way.
private final class Load {
  let loop = EventLoop()
  let client: Client
  private var seen = 0
  private var sent = 0
  private(set) var identifiers: [String] = []

  init(port: UInt16) throws { client = try Client(port: port, loop: loop, limits: SessionLimits(), tls: nil) }

  /// Goes on while `condition` holds.
  func run(while condition: () -> Bool) {
    while condition(), !client.isClosed {
      while sent - client.answerCount < 100, client.push(#"{"aps":{"alert":"\#(sent)"}}"#) != nil { sent += 1 }
      loop.turn(waiting: 0.1)
      collect()
    }
    collect()
  }

  private func collect() {
    for stream in client.order[seen...] {
      guard let answer = client.answer(stream), answer.status == 200 else { continue }
      identifiers += [answer.fields.value(of: "apns-id")].compactMap { $0 }
    }
    seen = client.order.count
  }
}
