import Foundation
import Rendering
import Screen
import Testing

/// A picture of `docs/look.md` or `docs/themes.md`.
struct Picture: CustomStringConvertible, Sendable {
  let name: String
  var theme = "ios-dark"
  var depth = ColorDepth.truecolor
  let frame: @Sendable () -> Frame

  var description: String { name }

  func svg() throws -> String {
    let theme = try #require(Theme.builtIn(theme))
    return frame().svg(theme: theme, depth: depth)
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs")

  var file: URL { Self.folder.appendingPathComponent("pictures/\(name).svg") }

  static let all = looks + themes

  private static let looks = [
    Picture(name: "list") { view(busyPhone(), columns: 72, rows: 20, edges: .blocks) },
    Picture(name: "list-light", theme: "ios-light") {
      view(busyPhone(), columns: 72, rows: 20, edges: .blocks) { screen, _ in screen.selection = .stack(mayasThread) }
    },
    Picture(name: "stack-opened") {
      view(busyPhone(), columns: 72, rows: 20, edges: .blocks) { screen, center in
        screen.openThreads = [mayasThread]
        screen.selection = .card(mayasNewest(center))
      }
    },
    Picture(name: "banner", theme: "ios-light") {
      view(phoneWithBanner(), columns: 72, rows: 18, edges: .blocks)
    },
    Picture(name: "right-to-left") { view(phoneWithUrduBanner(), columns: 72, rows: 16, edges: .blocks) },
    Picture(name: "focus") { view(workingPhone(), columns: 72, rows: 20, edges: .blocks) },
    Picture(name: "summary", theme: "ios-light") { view(summaryPhone(), columns: 72, rows: 12, edges: .blocks) },
    Picture(name: "live-activity") {
      view(
        livePhone(#"{"step":2,"totalSteps":4,"rider":"Per","minutesLeft":14}"#), columns: 72, rows: 16, edges: .blocks)
    },
    Picture(name: "lock-screen") { view(lockedPhone(), columns: 72, rows: 30, edges: .blocks) },
    Picture(name: "actions") {
      view(busyPhone(), columns: 72, rows: 16, edges: .blocks) { screen, center in
        screen.pages = [.list, .expanded(mayasNewest(center))]
        screen.pageSelection = 1
      }
    },
    Picture(name: "own-view") { SnapshotScene.frame(named: "content-extension-blocks") },
    Picture(name: "service-extension") { SnapshotScene.frame(named: "extension-handed-over-blocks") },
    Picture(name: "locale", theme: "ios-light") { SnapshotScene.frame(named: "locale-ur_PK-blocks") },
    Picture(name: "reply", theme: "ios-light") {
      view(busyPhone(), columns: 72, rows: 16, edges: .blocks) { screen, center in
        screen.pages = replyPages(center)
        screen.drafts[mayasDraft(center)] = Draft(text: "At six then, with the blue map")
      }
    },
    Picture(name: "sixteen-colours", depth: .ansi16) { view(busyPhone(), columns: 72, rows: 18) },
    Picture(name: "no-colours", depth: .mono) { view(phoneWithBanner(), columns: 72, rows: 18) },
  ]

  /// Every theme, and one of them on terminals with fewer colours.
  private static let themes =
    Theme.builtInNames.map { name in
      Picture(name: "theme-\(name)", theme: name) { view(busyPhone(), columns: 64, rows: 18, edges: .blocks) }
    }
    + [ColorDepth.ansi256, .ansi16, .mono].map { depth in
      Picture(name: "theme-night-ferry-\(depth.rawValue)", theme: "night-ferry", depth: depth) {
        view(busyPhone(), columns: 64, rows: 18, edges: depth.edges)
      }
    }
}

@Suite("The pictures of the pages in docs")
struct PictureTests {
  @Test("each is there, in the size of its screen; `make pictures` draws them anew", arguments: Picture.all)
  func drawn(picture: Picture) throws {
    let svg = try picture.svg()
    if ProcessInfo.processInfo.environment["SNAPSHOT"] == "record" {
      try FileManager.default.createDirectory(
        at: picture.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: picture.file)
    }
    let kept = try String(contentsOf: picture.file, encoding: .utf8)
    #expect(kept.prefix { $0 != ">" } == svg.prefix { $0 != ">" })
  }

  @Test("the pages show every one of them, and none lies about")
  func shown() throws {
    let page = try ["look.md", "themes.md"].map {
      try String(contentsOf: Picture.folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let files = try FileManager.default.contentsOfDirectory(atPath: Picture.folder.path + "/pictures")
    #expect(files.filter { !page.contains("(pictures/\($0))") } == [])
    #expect(Picture.all.map(\.name).filter { !files.contains("\($0).svg") } == [])
  }
}
