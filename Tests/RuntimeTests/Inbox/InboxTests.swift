import APNs
import Center
import Foundation
import Payload
import Storage
import Testing

@testable import Runtime

@Suite("What was taken from providers reaches the phone as if it had come directly")
struct InboxTests {
  @Test("the state after digestion is that after direct pushes, however they were gathered", arguments: 1...12)
  func sameState(seed: UInt64) throws {
    var random = Xorshift(seed: seed)
    let directClock = StandingClock(start)
    let direct = try runtime(directClock)
    let inboxClock = StandingClock(start)
    let gathered = try runtime(inboxClock)
    var waiting: [Acceptance] = []
    for number in 0..<120 {
      let seconds = Double(random.below(4_000)) / 1000
      directClock.advance(seconds: seconds)
      inboxClock.advance(seconds: seconds)
      let acceptance = acceptance(number, at: inboxClock.now, &random)
      try direct.send(.payloadArrived(arrival(of: acceptance, for: direct)))
      waiting.append(acceptance)
      if random.below(5) == 0 {
        try gathered.accept(waiting, effects: [])
        waiting = []
      }
      if random.below(20) == 0 { gathered.digestInbox() }
    }
    try gathered.accept(waiting, effects: [])
    #expect(gathered.perform(.state).lines == direct.perform(.state).lines)
    #expect(gathered.perform(.deliveries(after: 0)).lines == direct.perform(.deliveries(after: 0)).lines)
    #expect(gathered.perform(.deliveries(after: 0)).lines.count == 120)
    #expect(gathered.inboxCount == 0)
  }

  @Test("whoever asks sees what was taken before, and a push of a command comes after it")
  func askingDigests() throws {
    let runtime = try runtime(StandingClock(start))
    var random = Xorshift(seed: 1)
    try runtime.accept([acceptance(0, at: start, &random)], effects: [])
    #expect(runtime.state.lastSequence == 0)
    #expect(runtime.inboxCount == 1)
    _ = runtime.perform(push(#"{"aps":{"alert":"second"}}"#))
    #expect(runtime.state.lastSequence == 2)
    #expect(runtime.perform(.explain("latest")).member("bundleIdentifier") == .string("com.example.chat"))
  }

  @Test("a client of the control socket waits for what was taken before it asked, and holds up nobody")
  func askingByTheSocket() throws {
    let runtime = try runtime(StandingClock(start))
    var random = Xorshift(seed: 6)
    try runtime.accept((0..<700).map { acceptance($0, at: start, &random) }, effects: [])
    let hasCaughtUp = runtime.catchingUpWithInbox()
    // Each time it is asked the phone gets on by a slice, and more may come in between.
    var count = 0
    while !hasCaughtUp() {
      count += 1
      try runtime.accept([acceptance(700 + count, at: start, &random)], effects: [])
    }
    #expect(count >= 2)
    #expect((700..<700 + InboxBacklog.sliceCount).contains(Int(runtime.state.lastSequence)))
    #expect(runtime.replyAtOnce(to: .deliveries(after: 0)).error == nil)
    #expect(runtime.inboxCount == 700 + count - Int(runtime.state.lastSequence))
    #expect(runtime.catchingUpWithInbox()() == (runtime.inboxCount == 0))
  }

  @Test("the loop hands the inbox to the phone by itself, and observers hear of each push")
  func digestionByTheLoop() throws {
    let runtime = try runtime(StandingClock(start))
    let loop = EventLoop()
    runtime.attach(to: loop)
    var heard = 0
    runtime.observe { if case .changed(.payloadArrived, _) = $0 { heard += 1 } }
    var random = Xorshift(seed: 2)
    try runtime.accept((0..<700).map { acceptance($0, at: start, &random) }, effects: [])
    #expect(heard == 0)
    loop.turn { heard == 700 }
    #expect(runtime.inboxCount == 0)
    #expect(runtime.state.lastSequence == 700)
  }

  @Test("what lay in the inbox when the process ended is the next one's, each push at its moment")
  func leftOver() throws {
    let scratch = try Scratch()
    var random = Xorshift(seed: 3)
    let moment = start.adding(seconds: 5)
    let first = try runtime(StandingClock(moment), in: scratch)
    try first.accept((0..<3).map { acceptance($0, at: moment, &random) }, effects: [])
    first.end()
    let next = try runtime(StandingClock(moment.adding(seconds: 3600)), in: scratch)
    #expect(next.inboxCount == 3)
    #expect(next.perform(.deliveries(after: 0)).lines.count == 3)
    #expect(next.state.recentDeliveries.map(\.receivedAt) == [moment, moment, moment])
  }

  @Test("a full backlog is digested before more is taken, so that it stays bounded")
  func bounded() throws {
    let runtime = try runtime(StandingClock(start))
    var random = Xorshift(seed: 4)
    runtime.backlog.size = .init(count: InboxBacklog.limit.count - 1, byteCount: 0)
    try runtime.accept([acceptance(0, at: start, &random)], effects: [])
    #expect(runtime.backlog.isFull)
    #expect(runtime.state.lastSequence == 0)
    try runtime.accept([acceptance(1, at: start, &random)], effects: [])
    #expect(runtime.state.lastSequence == 1)
    runtime.backlog.size = .init(count: 1, byteCount: InboxBacklog.limit.byteCount)
    #expect(runtime.backlog.isFull)
  }

  @Test("what cannot be stored was not taken, and the gateway is as it is on disk")
  func failure() throws {
    let runtime = try runtime(StandingClock(start))
    var random = Xorshift(seed: 5)
    let push = acceptance(0, at: start, &random)
    runtime.end()
    #expect(throws: OperationError.self) { try runtime.accept([push], effects: []) }
    #expect(runtime.inboxCount == 0)
  }
}

private let start = Timestamp(milliseconds: 1_751_544_000_000)

private func runtime(_ clock: StandingClock, in scratch: Scratch? = nil) throws -> Runtime {
  try Runtime(
    Runtime.Configuration(
      state: scratch.map { .directory($0.path("state")) } ?? .memory, clock: clock,
      identifiers: SeededIdentifiers(seed: 1)))
}

/// A push of some app: alerts, badges, collapse identifiers, threads, and what is no payload at all.
private func acceptance(_ number: Int, at moment: Timestamp, _ random: inout Xorshift) -> Acceptance {
  let bodies = [
    #"{"aps":{"alert":"number \#(number)"}}"#, #"{"aps":{"alert":"x","badge":\#(number),"sound":"default"}}"#,
    #"{"aps":{"alert":{"title":"t","body":"b"},"thread-id":"t\#(number % 3)"}}"#, #"{"aps":{"badge":0}}"#, "[]", "{",
    #"{"aps":{"alert":"quiet","interruption-level":"passive"}}"#,
  ]
  return Acceptance(
    environment: random.below(2) == 0 ? .sandbox : .production, token: "ab\(number)",
    bundleIdentifier: "com.example.app\(random.below(3))",
    headers: Arrival.Headers(
      pushType: random.below(4) == 0 ? nil : .alert, priority: [nil, 10, 5][random.below(3)], expiration: nil,
      collapseIdentifier: random.below(4) == 0 ? "c\(random.below(3))" : nil),
    identifier: "PUSH-\(number)", payload: Array(bodies[random.below(bodies.count)].utf8), receivedAt: moment,
    appRemovedAt: random.below(9) == 0 ? moment : nil)
}

private func arrival(of acceptance: Acceptance, for runtime: Runtime) -> Arrival {
  acceptance.arrival(
    requestIdentifier: SeededIdentifiers(seed: 1).identifier(.request, sequence: runtime.state.lastSequence + 1))
}

/// Numbers that look random and repeat.
private struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

extension Result<[JSONOutput], OperationError> {
  fileprivate var lines: [String] { (try? get().map(\.line)) ?? [] }
}
