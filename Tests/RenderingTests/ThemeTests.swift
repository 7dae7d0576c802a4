import Foundation
import Payload
import Rendering
import Testing

@Suite("Themes")
struct ThemeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("the themes within Belfry are those of themes/")
  func builtIn() throws {
    let folder = Self.root.appendingPathComponent("themes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    var source = """
      // Made of themes/*.json: a test compares them, and `SNAPSHOT=record` writes this file again. Edit the themes instead.

      extension Theme {
        /// The themes that come with Belfry, as their files have them: they work where no files are installed.
        public static let builtInFiles: [(file: String, text: String)] = [

      """
    for name in names.sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      source += "    (\n      \"\(name)\",\n      #\"\"\"\n"
      for line in lines { source += line.isEmpty ? "\n" : "      \(line)\n" }
      source += "      \"\"\"#\n    ),\n"
    }
    source += "  ]\n}\n"
    let file = Self.root.appendingPathComponent("Sources/Rendering/Theme/BuiltInThemeFiles.swift")
    if ProcessInfo.processInfo.environment["SNAPSHOT"] == "record" {
      try Data(source.utf8).write(to: file)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == source, "to write it again, run this test with SNAPSHOT=record")
  }

  @Test("every theme gives every role looks, without a fault", arguments: Theme.builtInNames)
  func complete(name: String) throws {
    let file = try #require(Theme.builtInFiles.first { $0.file == name + ".json" })
    let read = ThemeFile(Array(file.text.utf8), file: file.file)
    #expect(read.findings.map(\.description) == [])
    let theme = try #require(read.theme)
    #expect(theme.name == name)
    #expect(theme.contrastFindings() == [])
  }

  @Test("light and dark are the themes of iOS")
  func defaults() {
    #expect(Theme.light.appearance == .light)
    #expect(Theme.dark.appearance == .dark)
    #expect(Theme.light[.screen].color == RGBColor(0xE5E5EA))
    #expect(Theme.builtIn("dark") == Theme.dark)
    #expect(Theme.builtIn("no such theme") == nil)
  }

  @Test(
    "a wrong theme says what, where and the nearest right word",
    arguments: [
      (
        #"{"name":"x","appearance":"lihgt","roles":{}}"#,
        "t.json:1:26: error: appearance: 'lihgt' is none of 'light' or 'dark'; did you mean 'light'?"
      ),
      (
        ##"{"name":"x","roles":{"screeen":"#FFFFFF"}}"##,
        "t.json:1:22: warning: roles.screeen: unknown key 'screeen'; did you mean 'screen'?"
      ),
      (
        #"{"name":"x","roles":{"screen":"white"}}"#,
        "t.json:1:31: error: roles.screen: 'white' is no colour; expected '#RRGGBB'"
      ),
      (
        #"{"name":"x","roles":{"screen":{"ansi16":3}}}"#,
        "t.json:1:31: error: roles.screen: has no color; expected '#RRGGBB'"
      ),
      (
        ##"{"name":"x","roles":{"screen":{"color":"#000000","ansi16":16}}}"##,
        "t.json:1:59: error: roles.screen.ansi16: is 16; expected a whole number from 0 to 15"
      ),
    ])
  func faults(text: String, message: String) {
    let findings = ThemeFile(Array(text.utf8), file: "t.json").findings.map(\.description)
    #expect(findings.contains(message), "\(findings)")
  }

  @Test("text that is hard to read is reported")
  func contrast() {
    let text = ##"{"name":"x","appearance":"light","roles":{"text":"#EEEEEE","card":"#FFFFFF"}}"##
    let messages = ThemeFile(Array(text.utf8), file: "t.json").findings.map(\.message)
    #expect(messages.contains("text on card has a contrast of 1.1; expected 4.5 at least"))
  }

  @Test("contrast is that of WCAG 2")
  func ratios() {
    #expect(RGBColor(0).contrast(with: RGBColor(0xFFFFFF)) == 21)
    #expect(abs(RGBColor(0x767676).contrast(with: RGBColor(0xFFFFFF)) - 4.54) < 0.01)
  }

  @Test(
    "a colour falls on the nearest of a smaller palette",
    arguments: [
      (0x000000, 16, 0), (0xFFFFFF, 231, 15), (0xFF0000, 196, 9), (0x808080, 244, 8), (0x1C1C1E, 234, 0),
      (0x5F87AF, 67, 8),
    ]
      as [(UInt32, UInt8, UInt8)])
  func nearest(color: UInt32, of256: UInt8, of16: UInt8) {
    #expect(RGBColor(color).nearestOf256 == of256)
    #expect(RGBColor(color).nearestOf16 == of16)
  }

  @Test("ink never falls together with its surface in sixteen colours", arguments: [Theme.light, Theme.dark])
  func sixteen(theme: Theme) {
    for ink in Role.allCases where !ink.isSurface {
      for surface in Role.allCases where surface.isSurface {
        let looks = theme.resolve(Style(ink, on: surface), depth: .ansi16)
        #expect(looks.foreground != looks.background, "\(ink) on \(surface)")
      }
    }
  }

  @Test("without colour, what is marked is still set apart")
  func mono() {
    #expect(Theme.dark.resolve(Style(.selectedText, on: .selection), depth: .mono).isReversed)
    #expect(Theme.dark.resolve(Style(.badgeText, on: .badgePill), depth: .mono).isReversed)
    #expect(Theme.light.resolve(Style(.title), depth: .mono).isBold)
    #expect(Theme.light.resolve(Style(.destructive), depth: .mono).isUnderlined)
    #expect(Theme.light.resolve(Style(.text), depth: .mono).foreground == nil)
  }

  @Test("black titles stay black on white where bold would make them grey")
  func boldOfSixteen() {
    #expect(!Theme.light.resolve(Style(.title, on: .card, bold: true), depth: .ansi16).isBold)
    #expect(Theme.dark.resolve(Style(.title, on: .card, bold: true), depth: .ansi16).isBold)
    #expect(Theme.light.resolve(Style(.title, on: .card, bold: true), depth: .ansi256).isBold)
  }
}
