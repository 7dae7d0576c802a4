import Foundation
import Testing

@testable import Runtime

@Suite("The loop calls whoever asked, in order")
struct EventLoopTests {
  @Test("what is queued comes before what is timed, and timers come by their time")
  func order() {
    let loop = EventLoop()
    var calls: [String] = []
    loop.schedule(after: 0.01) { calls.append("later") }
    loop.schedule(after: 0) { calls.append("now") }
    loop.schedule(after: 0) { calls.append("now too") }
    loop.enqueue { calls.append("queued") }
    loop.turn { calls.count == 4 }
    #expect(calls == ["queued", "now", "now too", "later"])
  }

  @Test("what was cancelled is not called, not even in the same turn")
  func cancelling() {
    let loop = EventLoop()
    var calls: [String] = []
    var second: EventLoop.Token?
    loop.schedule(after: 0) {
      calls.append("first")
      second.map(loop.cancel)
    }
    second = loop.schedule(after: 0) { calls.append("second") }
    loop.schedule(after: 0.001) { calls.append("last") }
    loop.turn { calls.last == "last" }
    #expect(calls == ["first", "last"])
  }

  @Test("timers that are due together do not hold up a descriptor")
  func fairnessOfTimers() throws {
    let loop = EventLoop(timerSeconds: 0)
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var calls: [String] = []
    for number in 1...3 { loop.schedule(after: 0) { calls.append("timer \(number)") } }
    loop.watch(descriptor) {
      _ = readBytes(descriptor, limit: 10)
      calls.append("key")
    }
    loop.turn { calls.count == 1 }
    try pipe.fileHandleForWriting.write(contentsOf: Data("j".utf8))
    loop.turn { calls.count == 4 }
    #expect(calls == ["timer 1", "key", "timer 2", "timer 3"])
  }

  @Test("a descriptor is watched until it is cancelled, and its end counts as readable")
  func descriptors() throws {
    let loop = EventLoop()
    let pipe = Pipe()
    var received: [ReadResult] = []
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let token = loop.watch(descriptor) { received.append(readBytes(descriptor, limit: 10)) }
    #expect(!loop.turn(waiting: 0))
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab".utf8))
    loop.turn { received.count == 1 }
    try pipe.fileHandleForWriting.close()
    loop.turn { received.count == 2 }
    #expect(received == [.bytes(Array("ab".utf8)), .end])
    loop.cancel(token)
    #expect(!loop.turn(waiting: 0))
  }

  @Test("run returns after the turn that stops it")
  func running() {
    let loop = EventLoop()
    var count = 0
    func again() {
      count += 1
      if count == 3 { loop.stop() }
      loop.enqueue(again)
    }
    loop.enqueue(again)
    loop.run()
    #expect(count == 3)
    #expect(!loop.isIdle)
  }

  @Test("what queues itself for ever does not keep timers and descriptors from their turn")
  func fairness() {
    let loop = EventLoop()
    var isDue = false
    func again() { loop.enqueue(again) }
    again()
    loop.schedule(after: 0.001) { isDue = true }
    loop.turn { isDue }
    #expect(isDue)
  }

  @Test("timers come by their time and in their order, however many there are and however many were cancelled")
  func manyTimers() {
    var queue = TimerQueue()
    var expected: [(due: UInt64, number: Int)] = []
    for number in 0..<2_000 {
      let due = UInt64(number * 7919 % 311)
      queue.add(number, due: MonotonicTime(nanoseconds: due)) {}
      if number % 3 == 0 { expected.append((due, number)) }
    }
    for number in 0..<2_000 where number % 3 != 0 { queue.remove(number) }
    expected.sort { $0 < $1 }
    #expect(queue.nextDue() == MonotonicTime(nanoseconds: expected[0].due))
    let early = queue.takeDue(at: MonotonicTime(nanoseconds: 100))
    #expect(early == expected.filter { $0.due <= 100 }.map(\.number))
    let rest = queue.takeDue(at: MonotonicTime(nanoseconds: 1_000))
    #expect(early + rest == expected.map(\.number))
    #expect(queue.nextDue() == nil)
  }

  @Test("descriptors are called in the order of their tokens, also after most of them were cancelled")
  func manyDescriptors() throws {
    let loop = EventLoop()
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var calls: [Int] = []
    let tokens = (0..<200).map { number in loop.watch(descriptor) { calls.append(number) } }
    try pipe.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    loop.turn { !calls.isEmpty }
    #expect(calls == Array(0..<200))
    for (number, token) in tokens.enumerated() where number % 10 != 0 { loop.cancel(token) }
    loop.watch(descriptor) { calls.append(200) }
    calls = []
    loop.turn { !calls.isEmpty }
    #expect(calls == Array(stride(from: 0, through: 200, by: 10)))
  }

  @Test("a descriptor that was cancelled in its turn is not called, and what was added in it waits for the next")
  func changingWatches() throws {
    let loop = EventLoop()
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var calls: [String] = []
    var second: EventLoop.Token?
    loop.watch(descriptor) {
      calls.append("first")
      guard let token = second else { return }
      loop.cancel(token)
      second = nil
      loop.watch(descriptor) { calls.append("third") }
    }
    second = loop.watch(descriptor) { calls.append("second") }
    try pipe.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    loop.turn { !calls.isEmpty }
    #expect(calls == ["first"])
    loop.turn(waiting: 0)
    #expect(calls == ["first", "first", "third"])
  }
}
