import Foundation
import Testing

@testable import Runtime

@Suite("Some files are watched, however they are written")
struct FileWatchTests {
  /// A watched file, and how often it was told that it changed.
  private final class Watched {
    let scratch: Scratch
    let loop = EventLoop()
    private(set) var count = 0
    private(set) var watch: FileWatch?

    init(existing: String? = "{}") throws {
      scratch = try Scratch()
      if let existing { try scratch.write("config.json", existing) }
      watch = FileWatch(on: loop) { [weak self] in self?.count += 1 }
      watch?.watch([scratch.path("config.json")])
    }

    func expect(_ expected: Int, sourceLocation: SourceLocation = #_sourceLocation) {
      loop.turn(until: { count >= expected }, sourceLocation: sourceLocation)
      #expect(count == expected, sourceLocation: sourceLocation)
    }
  }

  @Test("written in place") func inPlace() throws {
    let watched = try Watched()
    try watched.scratch.write("config.json", "[1]")
    watched.expect(1)
    try watched.scratch.write("config.json", "[2]")
    watched.expect(2)
  }

  @Test("another file renamed over it, the old one kept beside it") func renamedOver() throws {
    let watched = try Watched()
    try watched.scratch.write(".config.json.swp", "[1]")
    try watched.scratch.move(".config.json.swp", to: "config.json")
    watched.expect(1)
    try watched.scratch.move("config.json", to: "config.json~")
    try watched.scratch.write("config.json", "[2]")
    watched.expect(2)
  }

  @Test("made where there was none, taken away, and made anew") func madeAnew() throws {
    let watched = try Watched(existing: nil)
    try watched.scratch.write("config.json", "[1]")
    watched.expect(1)
    try watched.scratch.remove("config.json")
    watched.expect(2)
    try watched.scratch.write("config.json", "[2]")
    watched.expect(3)
  }

  @Test("behind a link: what it leads to is written, and the link led elsewhere") func link() throws {
    let scratch = try Scratch()
    let elsewhere = try Scratch()
    for name in ["one.json", "two.json"] { try elsewhere.write(name, "{}") }
    let link = scratch.path("config.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.path("one.json"))
    let loop = EventLoop()
    var count = 0
    let watch = FileWatch(on: loop) { count += 1 }
    watch.watch([link])
    try elsewhere.write("one.json", "[1]")
    loop.turn(until: { count == 1 })
    let other = scratch.path("other")
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: elsewhere.path("two.json"))
    try scratch.move("other", to: "config.json")
    loop.turn(until: { count == 2 })
    watch.watch([link])
    try elsewhere.write("two.json", "[2]")
    loop.turn(until: { count == 3 })
  }

  @Test("files that nobody asked about are not told") func others() throws {
    let watched = try Watched()
    try watched.scratch.write("other.json", "[1]")
    try watched.scratch.write("config.json", "[1]")
    watched.expect(1)
  }
}
