import Foundation
import Testing

@testable import Runtime

/// A folder that is watched, and what was reported of it.
private final class Watched {
  let scratch: Scratch
  let loop = EventLoop()
  var reports: [FolderWatch.Report] = []
  private var watch: FolderWatch?

  init(_ engine: FolderWatch.Engine, existing: [String: String] = [:]) throws {
    scratch = try Scratch()
    for (name, text) in existing { try scratch.write(name, text) }
    watch = try FolderWatch(scratch.path, on: loop, engine: engine) { [weak self] in self?.reports.append($0) }
  }

  /// Waits until `count` files were reported, and then until a file written after them was: nothing else is on its way.
  func files(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    loop.turn(until: { self.delivered.count >= count }, sourceLocation: sourceLocation)
    let mark = "mark-\(UUID().uuidString).json"
    try scratch.write(mark, "{}")
    loop.turn(until: { self.delivered.contains { $0.hasPrefix(mark) } }, sourceLocation: sourceLocation)
    return delivered.filter { !$0.hasPrefix("mark-") }
  }

  var delivered: [String] {
    reports.compactMap {
      guard case .file(let path, let bytes) = $0 else { return nil }
      return "\(path.dropFirst(scratch.path.count + 1)) \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  var notices: [String] {
    reports.compactMap {
      if case .notice(let text) = $0 { text.replacingOccurrences(of: scratch.path, with: "F") } else { nil }
    }
  }
}

@Suite("A watched folder gives each new or changed file once, complete")
struct FolderWatchTests {
  @Test("new files, and not those that were there", arguments: FolderWatch.Engine.allCases)
  func new(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine, existing: ["old.apns": "{}"])
    try watched.scratch.write("a.apns", #"{"a":1}"#)
    try watched.scratch.write("B.JSON", #"{"b":1}"#)
    #expect(try watched.files(2).sorted() == [#"B.JSON {"b":1}"#, #"a.apns {"a":1}"#])
    #expect(watched.notices == [])
  }

  @Test("what changes is given again, what was there at the start too", arguments: FolderWatch.Engine.allCases)
  func changed(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine, existing: ["a.apns": "{}"])
    try watched.scratch.write("a.apns", "[1]")
    #expect(try watched.files(1) == ["a.apns [1]"])
    try watched.scratch.write("a.apns", "[2]")
    #expect(try watched.files(2) == ["a.apns [1]", "a.apns [2]"])
  }

  @Test("written again with the same contents is a change", arguments: FolderWatch.Engine.allCases)
  func sameContents(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    try watched.scratch.write("a.apns", "[1]")
    #expect(try watched.files(1) == ["a.apns [1]"])
    try watched.scratch.write("a.apns", "[1]")
    #expect(try watched.files(2) == ["a.apns [1]", "a.apns [1]"])
  }

  @Test("a file written in pieces comes once, whole", arguments: FolderWatch.Engine.allCases)
  func pieces(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    for piece in [#"{"aps":"#, #"{"alert":"#, #""hi"}}"#] {
      // Opened and closed for each piece, as a shell's >> does.
      let file = fopen(watched.scratch.path("a.apns"), "a")
      fputs(piece, file)
      fclose(file)
      for _ in 0..<4 { watched.loop.turn(waiting: 0.01) }
    }
    #expect(try watched.files(1) == [#"a.apns {"aps":{"alert":"hi"}}"#])
  }

  @Test("a file that is held open is not taken half written")
  func heldOpen() throws {
    let watched = try Watched(.notifications)
    let file = fopen(watched.scratch.path("a.apns"), "w")
    fputs("[1", file)
    fflush(file)
    // Every file that is written later comes first.
    #expect(try watched.files(0) == [])
    fputs("]", file)
    fclose(file)
    #expect(try watched.files(1) == ["a.apns [1]"])
  }

  @Test("a text that breaks off for good is given as it is", arguments: FolderWatch.Engine.allCases)
  func cutOff(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    try watched.scratch.write("a.apns", #"{"aps":"#)
    #expect(try watched.files(1) == [#"a.apns {"aps":"#])
  }

  @Test("a file moved into place, over another one too", arguments: FolderWatch.Engine.allCases)
  func moved(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine, existing: ["a.apns": "[0]"])
    try watched.scratch.write("a.apns.tmp", "[1]")
    try watched.scratch.move("a.apns.tmp", to: "a.apns")
    #expect(try watched.files(1) == ["a.apns [1]"])
    try watched.scratch.move("a.apns", to: "b.apns")
    #expect(try watched.files(2) == ["a.apns [1]", "b.apns [1]"])
  }

  @Test("a link is a file, of either sort", arguments: FolderWatch.Engine.allCases)
  func links(engine: FolderWatch.Engine) throws {
    let elsewhere = try Scratch()
    try elsewhere.write("x", "[1]")
    let watched = try Watched(engine)
    symlink(elsewhere.path("x"), watched.scratch.path("a.apns"))
    #expect(try watched.files(1) == ["a.apns [1]"])
    link(elsewhere.path("x"), watched.scratch.path("b.apns"))
    #expect(try watched.files(2) == ["a.apns [1]", "b.apns [1]"])
  }

  @Test("other files, hidden ones, and what editors leave behind", arguments: FolderWatch.Engine.allCases)
  func ignored(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    for name in [
      ".a.apns", "#a.apns#", "a.apns~", ".a.apns.swp", "a.txt", "4913", ".#a.apns", "com.example.app.json",
      "device.json",
      "flow.scenario.json",
    ] {
      try watched.scratch.write(name, "{}")
    }
    #expect(try watched.files(0) == [])
    #expect(watched.notices == [])
  }

  @Test("a deleted file is forgotten, and new when it comes back", arguments: FolderWatch.Engine.allCases)
  func deleted(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    try watched.scratch.write("a.apns", "[1]")
    _ = try watched.files(1)
    try watched.scratch.remove("a.apns")
    let gone = FolderWatch.Report.removed(path: watched.scratch.path("a.apns"))
    watched.loop.turn { watched.reports.contains(gone) }
    try watched.scratch.write("a.apns", "[1]")
    #expect(try watched.files(2) == ["a.apns [1]", "a.apns [1]"])
  }

  @Test("what cannot be delivered is said once", arguments: FolderWatch.Engine.allCases)
  func notices(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    try FileManager.default.createDirectory(atPath: watched.scratch.path("d.apns"), withIntermediateDirectories: false)
    symlink("/nonexistent", watched.scratch.path("n.apns"))
    mkfifo(watched.scratch.path("p.apns"), 0o600)
    try watched.scratch.write("e.apns", "")
    try watched.scratch.write("l.apns", String(repeating: " ", count: (1 << 20) + 1))
    // A pipe is neither a link nor written and closed: only looking finds it, or the next of its kind.
    let expected = [
      "'F/d.apns' is a folder; only files are delivered",
      "'F/e.apns' is empty; it is delivered when it is not",
      "'F/l.apns' has 1048577 bytes, more than the 1048576 of a payload file",
      "'F/n.apns' is a link to nowhere",
      "'F/p.apns' is no regular file",
    ]
    watched.loop.turn { watched.notices.count >= expected.count }
    try watched.scratch.write("d.apns/x.json", "{}")
    #expect(try watched.files(0) == [])
    #expect(watched.notices.sorted() == expected)
    try watched.scratch.write("e.apns", "[1]")
    #expect(try watched.files(1) == ["e.apns [1]"])
  }

  @Test("a folder that goes and comes back is watched again", arguments: FolderWatch.Engine.allCases)
  func folder(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    let notice = "the watched folder 'F' is gone; it is watched again when it is back"
    try FileManager.default.removeItem(atPath: watched.scratch.path)
    watched.loop.turn { watched.notices == [notice] }
    try FileManager.default.createDirectory(atPath: watched.scratch.path, withIntermediateDirectories: true)
    try watched.scratch.write("a.apns", "[1]")
    #expect(try watched.files(1) == ["a.apns [1]"])
  }

  @Test("many files at once, each once", arguments: FolderWatch.Engine.allCases)
  func many(engine: FolderWatch.Engine) throws {
    let watched = try Watched(engine)
    let expected = (100..<400).map { "n\($0).apns [\($0)]" }
    for number in 100..<400 { try watched.scratch.write("n\(number).apns", "[\(number)]") }
    #expect(try watched.files(300).sorted() == expected)
  }

  @Test("a folder that is not there cannot be watched")
  func missing() throws {
    #expect(
      throws: OperationError(exitCode: 3, message: "cannot watch '/nonexistent': it is no folder"),
      performing: { _ = try FolderWatch("/nonexistent", on: EventLoop()) { _ in } })
  }
}
