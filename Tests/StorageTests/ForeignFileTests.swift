import Center
import Foundation
import Testing

@testable import Storage

@Suite("A file that cannot be used gets a clear error and stays as it is")
struct ForeignFileTests {
  /// Opens the store over `scratch` and expects the error and not a byte of change.
  private func expectRefusal(
    _ scratch: Scratch, _ expected: StoreError, sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    let before = try scratch.contents()
    #expect(storeError { _ = try Store(path: scratch.database) } == expected, sourceLocation: sourceLocation)
    #expect(try scratch.contents() == before, sourceLocation: sourceLocation)
  }

  private func changed(_ sql: String) throws -> Scratch {
    let scratch = try Scratch()
    let store = try Store(path: scratch.database)
    try store.apply([.storeNotification(sampleNotification(1))])
    try store.connection.execute(sql)
    store.close()
    return scratch
  }

  @Test("from a newer version")
  func newer() throws {
    let scratch = try changed("PRAGMA user_version = 99")
    try expectRefusal(scratch, .newerVersion(path: scratch.database, found: 99, known: Schema.version))
  }

  @Test("from a newer version that was killed, so that only its log says so")
  func newerInLog() throws {
    let scratch = try Scratch()
    let writer = try Store(path: scratch.database)
    try writer.connection.execute("PRAGMA user_version = 99")
    let error = storeError { _ = try Store(path: scratch.database) }
    #expect(error == .newerVersion(path: scratch.database, found: 99, known: Schema.version))
  }

  @Test(
    "no database at all",
    arguments: [Array("# notes\n".utf8), [0], Array("SQLite format 3".utf8), [UInt8](repeating: 65, count: 9000)])
  func noDatabase(bytes: [UInt8]) throws {
    let scratch = try Scratch()
    try scratch.write("belfry.sqlite", bytes)
    try expectRefusal(scratch, .notADatabase(path: scratch.database))
  }

  @Test("a database of another program, marked or not", arguments: ["PRAGMA application_id = 7", ""])
  func foreign(mark: String) throws {
    let scratch = try Scratch()
    try scratch.write("belfry.sqlite", [])
    let connection = try Connection(path: scratch.database, busyMilliseconds: 0)
    try connection.execute("CREATE TABLE song (title TEXT); \(mark)")
    connection.close()
    try expectRefusal(scratch, .foreignDatabase(path: scratch.database))
  }

  @Test("a damaged database: what cannot be read is said, and nothing is repaired")
  func damaged() throws {
    let scratch = try changed("")
    var bytes = try #require(try scratch.contents()["belfry.sqlite"])
    for place in 4096..<bytes.count { bytes[place] = 0xA5 }
    try scratch.write("belfry.sqlite", bytes)
    let error = storeError { _ = try Store(path: scratch.database).load() }
    guard case .corrupt(scratch.database, _) = error else {
      Issue.record("expected a damaged file, got \(String(describing: error))")
      return
    }
    #expect(try scratch.contents()["belfry.sqlite"] == bytes)
  }

  @Test("a word that no version writes is damage, not a crash")
  func unknownWord() throws {
    let scratch = try changed("UPDATE notification SET presentation = 'hologram'")
    let error = storeError { _ = try Store(path: scratch.database).load() }
    guard case .corrupt = error else {
      Issue.record("expected a damaged file, got \(String(describing: error))")
      return
    }
  }

  @Test("a directory in the file's place")
  func directory() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.database, withIntermediateDirectories: false)
    guard case .unusable(scratch.database, _) = storeError({ _ = try Store(path: scratch.database) }) else {
      Issue.record("a directory was opened")
      return
    }
  }

  @Test("a directory that is not there")
  func missing() throws {
    guard case .unusable = storeError({ _ = try Store(path: "/nonexistent/belfry.sqlite") }) else {
      Issue.record("a file was made in a directory that is not there")
      return
    }
  }

  @Test("an empty file is a state that begins; files are for their owner alone")
  func empty() throws {
    let scratch = try Scratch()
    let store = try Store(path: scratch.database)
    try store.apply([.storeResponse(sampleResponse(1))])
    #expect(try scratch.permissions("belfry.sqlite") == 0o600)
    #expect(try scratch.permissions("belfry.sqlite-wal") == 0o600)
  }
}
