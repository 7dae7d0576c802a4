import Payload
import Testing

@testable import Commands

@Suite("Settings: what options, environment, file and defaults say")
struct SettingsTests {
  private func file(_ text: String) -> SettingsFile { SettingsFile(Array(text.utf8), file: "config.json") }

  @Test(
    "an option beats the environment, that beats the file, that beats what is built in",
    arguments: [
      (nil, nil, nil, EdgePreference.automatic),
      (nil, nil, EdgePreference.lines, .lines),
      (nil, .ascii, .lines, .ascii),
      (nil, .ascii, nil, .ascii),
      (.blocks, .ascii, .lines, .blocks),
      (.automatic, .ascii, .lines, .automatic),
      (.blocks, nil, .lines, .blocks),
    ] as [(EdgePreference?, EdgePreference?, EdgePreference?, EdgePreference)])
  func precedence(option: EdgePreference?, variable: EdgePreference?, file: EdgePreference?, expected: EdgePreference) {
    let layers = [option, variable, file].map { edges in
      var layer = SettingsLayer()
      layer.edges = edges
      return layer
    }
    #expect(ScreenSettings(layers).edges == expected)
  }

  @Test("every key of the table can be read, printed, and read again") func roundTrip() throws {
    let text = """
      {
        // Comments and a comma at the end are fine.
        "theme": { "light": "paper", "dark": "night" }, "edges": "lines", "color": "256",
        "graphics": "cells", "ascii": true,
        "motion": false, "mouse": false, "bidi": "shaped", "inspectorWidth": 60, "hourFormat": "12", "bell": false,
        "watch": ["/payloads"], "keys": "/my/keys.json",
      }
      """
    let read = file(text)
    #expect(read.findings == [])
    let settings = ScreenSettings([read.layer])
    for setting in SettingDescription.table {
      #expect(setting.isGiven(read.layer), "\(setting.key)")
      #expect(setting.json(settings).line != setting.json(.standard).line, "\(setting.key)")
    }
    let printed = JSONOutput.object(SettingDescription.table.map { ($0.key, $0.json(settings)) }).line
    #expect(file(printed).layer == read.layer)
  }

  @Test("a wrong entry is told with its place and the nearest right word, and costs itself alone") func wrongEntries() {
    let read = file(
      """
      {
        "edgse": "lines",
        "edges": "line",
        "mouse": "no",
        "inspectorWidth": 5,
        "theme": { "light": "paper" },
        "hourFormat": 24,
        "bell": false
      }
      """)
    expectText(read.findings.map(\.description).joined(separator: "\n") + "\n", named: "settings/wrong-entries.txt")
    var expected = SettingsLayer()
    expected.hourFormat = .twentyFour
    expected.ringsBell = false
    #expect(read.layer == expected)
  }

  @Test("an empty file says nothing, and there is nothing wrong with it") func empty() {
    #expect(file("") == SettingsFile(layer: SettingsLayer(), positions: [:], findings: []))
  }

  @Test("a path in the file starts at the file's folder, and a theme's name is no path") func paths() {
    let read = file(#"{ "watch": ["payloads", "~/inbox", "/pushes"], "keys": "vim.json", "theme": "mine.json" }"#)
      .resolvingPaths(in: "/conf", home: "/home/ada")
    #expect(read.layer.watchedFolders == ["/conf/payloads", "/home/ada/inbox", "/pushes"])
    #expect(read.layer.keyMapPath == "/conf/vim.json")
    #expect(read.layer.theme == .named("/conf/mine.json"))
    #expect(
      file(#"{ "theme": "ios-light" }"#).resolvingPaths(in: "/conf", home: "/").layer.theme == .named("ios-light"))
  }

  @Test("a wrong variable is told and counts as not there") func variables() {
    let settings = EnvironmentSettings(["BELFRY_EDGES": "bloks", "BELFRY_THEME": "ios-light", "BELFRY_BIDI": ""])
    var expected = SettingsLayer()
    expected.theme = .named("ios-light")
    #expect(settings.layer == expected)
    #expect(
      settings.faults == [
        "BELFRY_EDGES: 'bloks' is none of 'auto', 'blocks', 'lines' or 'ascii'; did you mean 'blocks'?"
      ])
  }

  @Test("a configuration file that was named must exist, the usual one need not") func missingFile() throws {
    let world = try World()
    let usual = try SettingsSources(options: SettingsLayer(), named: nil, in: world.environment([]))
    #expect(usual.file == nil && usual.values == .standard)
    #expect(throws: InputFailure(path: "none.json", reason: "no such file")) {
      try SettingsSources(options: SettingsLayer(), named: "none.json", in: world.environment([]))
    }
    world.variables["BELFRY_CONFIG"] = "none.json"
    #expect(throws: InputFailure.self) {
      try SettingsSources(options: SettingsLayer(), named: nil, in: world.environment([]))
    }
    world.variables["BELFRY_CONFIG"] = ""
    try world.write(#"{ "mouse": false }"#, to: ".config/belfry/config.json")
    let none = try SettingsSources(options: SettingsLayer(), named: nil, in: world.environment([]))
    #expect(none.path == nil && none.values == .standard)
    world.variables["BELFRY_CONFIG"] = nil
    #expect(try !SettingsSources(options: SettingsLayer(), named: nil, in: world.environment([])).values.usesMouse)
  }
}
