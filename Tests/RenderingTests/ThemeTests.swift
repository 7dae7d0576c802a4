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
    let findings = ThemeFile(Array(text.utf8), file: "t.json").findings.map(\.description)
    #expect(
      findings.contains(
        "t.json:1:50: warning: roles.text: #EEEEEE on screen (#FFFFFF) has a contrast of 1.1; expected 4.5 at least; "
          + "such as #6F6F6F"))
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

  @Test("the colours of smaller palettes are held to the same contrast, each at its own place")
  func contrastOfPalettes() {
    let text = ##"""
      { "appearance": "light", "contrast": 7, "roles": {
          "card": "#FFFFFF", "screen": "#FFFFFF",
          "secondaryText": {
            "color": "#333333",
            "ansi256": 245,
            "ansi16": 8 } } }
      """##
    let findings = ThemeFile(Array(text.utf8), file: "t.json").findings.map(\.description)
    #expect(
      findings.filter { $0.contains("secondaryText") && !$0.contains("without looks") } == [
        "t.json:5:18: warning: roles.secondaryText.ansi256: 245 on screen (231) has a contrast of 3.4 in 256 colours; "
          + "expected 7.0 at least; such as 240",
        "t.json:6:17: warning: roles.secondaryText.ansi16: 8 on screen (15) has a contrast of 4.0 in 16 colours; "
          + "expected 7.0 at least; such as 0",
      ])
  }

  @Test("ink never falls together with its surface in few colours", arguments: Theme.builtInNames)
  func fewColors(name: String) throws {
    let theme = try #require(Theme.builtIn(name))
    for ink in Role.allCases where !ink.isSurface {
      for surface in Role.allCases where surface.isSurface {
        let looks = theme.resolve(Style(ink, on: surface), depth: .ansi16)
        #expect(looks.foreground != looks.background, "\(ink) on \(surface)")
        let eight = looks.inEightColors()
        #expect(eight.foreground != eight.background, "\(ink) on \(surface) in eight colours")
        for case .ansi16(let color) in [eight.foreground, eight.background] { #expect(color < 8) }
      }
    }
  }

  @Test("in eight colours grey is white and dim on black, and black on white: bold black would be black")
  func grey() {
    let dark = Theme.dark.resolve(Style(.tertiaryText), depth: .ansi16).inEightColors()
    #expect(dark.foreground == .ansi16(7) && dark.isDim && !dark.isBold)
    let light = Theme.light.resolve(Style(.tertiaryText), depth: .ansi16).inEightColors()
    #expect(light.foreground == .ansi16(0) && !light.isDim && !light.isBold)
  }

  @Test("in eight colours half a cell of a tint is the tint itself, as in the cell beside it")
  func pillInEightColors() {
    var edge = Style(.text)
    edge.ink = .tint(0x5C5CFF)
    var middle = Style(.glyph)
    middle.surface = .tint(0x5C5CFF)
    let looks = [edge, middle].map {
      Theme.dark.resolve($0, depth: .ansi16).inEightColors(paintsSurface: $0.paintsSurface)
    }
    #expect(looks[0].foreground == looks[1].background)
    #expect(!looks[0].isBold)
  }

  @Test(
    "a glyph can be told from its tint in sixteen colours", arguments: [0xFFCC00, 0x007AFF, 0xFFFFFF, 0] as [UInt32])
  func glyphs(tint: UInt32) {
    var style = Style(.glyph, bold: true)
    style.ink = .rgb(0xFFFFFF)
    style.surface = .tint(tint)
    let looks = Theme.dark.resolve(style, depth: .ansi16)
    #expect((looks.foreground?.rgb.contrast(with: looks.background?.rgb ?? RGBColor(0)) ?? 0) > 4.5)
  }

  @Test("a theme of one colour shows its own in place of the apps' tints")
  func tints() throws {
    let mono = try #require(Theme.builtIn("mono"))
    var tile = Style(.text)
    tile.surface = .tint(0xFF0000)
    tile.ink = .rgb(0x00FF00)
    #expect(mono.resolve(tile, depth: .truecolor).background == .rgb(mono[.appTile].color))
    #expect(mono.resolve(tile, depth: .truecolor).foreground == .rgb(mono[.glyph].color))
    #expect(Theme.dark.resolve(tile, depth: .truecolor).background == .rgb(RGBColor(0xFF0000)))
  }

  @Test("what a theme underlines is underlined in colours too")
  func attributes() throws {
    let theme = try #require(Theme.builtIn("high-contrast"))
    #expect(theme.resolve(Style(.destructive), depth: .truecolor).isUnderlined)
    #expect(!theme.resolve(Style(.text), depth: .truecolor).isUnderlined)
  }

  @Test(
    "light or dark is told by the terminal's background, else by COLORFGBG, else it is dark",
    arguments: [
      (nil, nil, .dark), (0xFFFFFF, nil, .light), (0xFDF6E3, "15;0", .light), (0x002B36, "0;15", .dark),
      (0x808080, nil, .light), (0x505050, nil, .dark), (nil, "0;15", .light), (nil, "0;default;15", .light),
      (nil, "15;0", .dark), (nil, "12;8", .dark), (nil, "0;7", .light), (nil, "0;11", .light),
      (nil, "15;default", .dark),
      (nil, "", .dark), (nil, "0;300", .dark),
    ] as [(UInt32?, String?, Theme.Appearance)])
  func appearance(background: UInt32?, variable: String?, expected: Theme.Appearance) {
    #expect(Theme.Appearance(background: background.map { RGBColor($0) }, colorFGBG: variable) == expected)
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
