import Center
import Foundation
import Testing

@testable import Storage

/// Files as released versions left them, kept as SQL in `States/`.
///
/// A new schema version adds one and edits none.
@Suite("A state of an older version opens, with everything in it")
struct KeptStateTests {
  /// Versions that were released; the one that is being made is kept when it is.
  private static let released = 1...1

  private func kept(_ version: Int) throws -> Scratch {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("States")
    let sql = try String(contentsOf: folder.appendingPathComponent("v\(version).sql"), encoding: .utf8)
    let scratch = try Scratch()
    try scratch.write("belfry.sqlite", [])
    let connection = try Connection(path: scratch.database, busyMilliseconds: 0)
    try connection.execute(sql)
    connection.close()
    return scratch
  }

  @Test("nothing is lost", arguments: released)
  func contents(version: Int) throws {
    let scratch = try kept(version)
    let stored = try Store(path: scratch.database).load()
    #expect(stored.notifications.map(\.requestIdentifier) == ["R1", "R2"])
    #expect(stored.notifications.map(\.body) == ["hello", "hello"])
    #expect(stored.recentDeliveries.map(\.deliveryIdentifier) == ["kept-1", "kept-2"])
    #expect(stored.recentDeliveries.allSatisfy { !$0.explanation.isEmpty })
    #expect(stored.recentResponses.map(\.userText) == ["two\nlines"])
    #expect(stored.responseCount == 1)
    #expect(stored.lastSequence == 2)
    #expect(stored.badges == ["com.example.chat": 3])
    #expect(stored.ledgers["com.example.chat"]?.map(\.cause) == ["kept-1"])
    #expect(stored.device.isLocked && stored.device.focus == "work" && !stored.device.isRingerOn)
    #expect(stored.settings["com.example.chat"]?.grouping == .byApp)
    #expect(stored.settings["com.example.chat"]?.sounds == false)
    #expect(stored.liveActivities.map(\.body) == ["here soon"])
  }

  @Test("its tables are then those of a new state", arguments: released)
  func tables(version: Int) throws {
    func tables(_ store: Store) throws -> [String] {
      try store.rows("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name", []) { $0.text(1) }
    }
    let scratch = try kept(version)
    #expect(try tables(Store(path: scratch.database)) == tables(Store(path: nil)))
  }
}
