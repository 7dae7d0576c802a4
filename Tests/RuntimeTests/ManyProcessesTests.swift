import Center
import Foundation
import Storage
import Testing

@testable import Runtime

@Suite("Processes that share a state directory do no harm to each other", .serialized)
struct ManyProcessesTests {
  private func deliveries(in directory: String) throws -> [String] {
    try Store(path: StateDirectory(directory).databasePath).deliveries(after: 0, limit: 10_000)
      .map(\.deliveryIdentifier)
  }

  private func identifiers(_ name: String, _ count: Int) -> [String] { (1...count).map { "\(name)-\($0)" } }

  @Test("twenty processes push at once: everything is there, once")
  func pushes() throws {
    let scratch = try Scratch()
    let processes = try (0..<20).map { try DriverProcess("push", scratch.path, "3", "p\($0)") }
    let acknowledged = processes.flatMap { $0.remainingLines() }
    let expected = (0..<20).flatMap { identifiers("p\($0)", 3) }
    #expect(acknowledged.sorted() == expected.sorted())
    #expect(try deliveries(in: scratch.path).sorted() == expected.sorted())
  }

  @Test("what a killed process acknowledged is there", arguments: [1, 2, 7, 20])
  func killed(after count: Int) throws {
    let scratch = try Scratch()
    let process = try DriverProcess("push", scratch.path, "1000000", "p")
    var acknowledged = (0..<count).compactMap { _ in process.line() }
    process.kill(signal: SIGKILL)
    acknowledged += process.remainingLines()
    #expect(acknowledged.count >= count)
    // The push that was under way may be there too, and nothing after it.
    let stored = try deliveries(in: scratch.path)
    #expect(stored == identifiers("p", stored.count))
    #expect(acknowledged.count...acknowledged.count + 1 ~= stored.count)
  }

  @Test("what a killed center acknowledged is there, and the next one says that it recovered")
  func killedCenter() throws {
    let scratch = try Scratch()
    let center = try DriverProcess("center", scratch.path)
    #expect(center.line() == "ready")
    let pushes = try DriverProcess("push", scratch.path, "1000000", "p")
    var acknowledged = (0..<20).compactMap { _ in pushes.line() }
    center.kill(signal: SIGKILL)
    // The commands go on: on the store, once the socket's owner is gone.
    acknowledged += (0..<5).compactMap { _ in pushes.line() }
    pushes.kill(signal: SIGKILL)
    acknowledged += pushes.remainingLines()
    // Of the push that was under way nobody could tell; it may be there or not.
    acknowledged.removeAll { $0.hasPrefix("failed") }
    let stored = try deliveries(in: scratch.path)
    #expect(Set(acknowledged).subtracting(stored) == [])
    #expect(stored.count == Set(stored).count)
  }

  @Test("the start after a kill says what was recovered, the one after that nothing")
  func recovery() throws {
    let scratch = try Scratch()
    let killed = try DriverProcess("center", scratch.path)
    #expect(killed.line() == "ready")
    #expect(try DriverProcess("push", scratch.path, "2", "p").remainingLines() == ["p-1", "p-2"])
    killed.kill(signal: SIGKILL)
    _ = killed.remainingLines()
    // A command in between recovers just as well, and leaves it to the center to speak of it.
    #expect(try DriverProcess("push", scratch.path, "1", "q").remainingLines() == ["q-1"])
    let next = try DriverProcess("center", scratch.path)
    #expect(
      next.line()
        == "the last belfry on this state ended without closing it; everything acknowledged was recovered: "
        + "3 notifications, 0 responses")
    #expect(next.line() == "ready")
    #expect(try next.end() == 0)
    let last = try DriverProcess("center", scratch.path)
    #expect(last.line() == "ready")
    #expect(try last.end() == 0)
  }

  @Test("commands go through the running center, and centers come and go under them")
  func comingAndGoing() throws {
    let scratch = try Scratch()
    let pushes = try (0..<3).map { try DriverProcess("push", scratch.path, "40", "p\($0)") }
    for _ in 0..<6 {
      let center = try DriverProcess("center", scratch.path)
      #expect(center.line() == "ready")
      #expect(try center.end() == 0)
    }
    let expected = (0..<3).flatMap { identifiers("p\($0)", 40) }
    #expect(pushes.flatMap { $0.remainingLines() }.sorted() == expected.sorted())
    #expect(try deliveries(in: scratch.path).sorted() == expected.sorted())
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: scratch.path)) == ["belfry.sqlite", "lock"])
  }

  @Test("a second center is told who runs already")
  func secondCenter() throws {
    let scratch = try Scratch()
    let runtime = try Runtime(Runtime.Configuration(state: .directory(scratch.path)))
    let other = try DriverProcess("center", scratch.path)
    #expect(
      other.line()
        == "failed: a center with process identifier \(getpid()) is running on '\(scratch.path)'; "
        + "quit that one, or choose another state directory with --state")
    runtime.end()
  }
}
