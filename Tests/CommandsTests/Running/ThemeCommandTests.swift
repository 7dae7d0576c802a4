import Foundation
import Payload
import Rendering
import Testing

@testable import Commands

@Suite("Themes by name")
struct ThemeCommandTests {
  /// A world with a theme of one's own, a copy of one of Belfry's.
  private func world(_ path: String, name: String = "night-ferry") throws -> World {
    let world = try World()
    let file = try #require(Theme.builtInFile(name))
    try world.write(file.text + "\n", to: path)
    return world
  }

  private func library(_ world: World) -> ThemeLibrary { ThemeLibrary(in: world.environment([])) }

  @Test("every theme of Belfry is listed with what it is made for")
  func list() throws {
    let finished = try World().run("theme")
    #expect(finished.code == .done && finished.messages == "")
    for name in Theme.builtInNames { #expect(finished.lines.contains { $0.hasPrefix(name + " ") }) }
    #expect(finished.lines.contains { $0.hasPrefix("high-contrast ") && $0.contains("7.0:1") })
    let objects = try World().run("theme", "--json").objects
    #expect(objects.compactMap { $0["name"]?.string } == Theme.builtInNames.sorted())
    #expect(objects.first?.members.map(\.key) == ["name", "appearance", "contrast", "tints", "path"])
  }

  @Test("a terminal gets colours beside the names, and nobody else does")
  func swatches() throws {
    let world = try World()
    #expect(!world.run("theme").output.contains("\u{1B}"))
    world.outputIsTerminal = true
    world.variables["TERM"] = "xterm-256color"
    #expect(world.run("theme").output.contains("\u{1B}[0;38;5;"))
    world.variables["NO_COLOR"] = "1"
    #expect(!world.run("theme").output.contains("\u{1B}"))
  }

  @Test(
    "one's own themes are found in both folders, and stand in for those of Belfry",
    arguments: [
      (".config/belfry/themes/ios-dark.json", [:]), (".local/share/belfry/themes/ios-dark.json", [:]),
      ("c/belfry/themes/ios-dark.json", ["XDG_CONFIG_HOME": "c"]),
      ("d/belfry/themes/ios-dark.json", ["XDG_DATA_HOME": "d"]),
    ] as [(String, [String: String])])
  func ownFolders(path: String, variables: [String: String]) throws {
    let world = try world(path)
    for (name, folder) in variables { world.variables[name] = world.folder + "/" + folder }
    #expect(try library(world).theme(named: "ios-dark").theme?.name == "night-ferry")
    #expect(library(world).entries.first { $0.name == "ios-dark" }?.isOwn == true)
    #expect(library(world).entries.map(\.name) == Theme.builtInNames.sorted())
    #expect(world.run("theme").output.contains(world.folder + "/" + path))
  }

  @Test("the folder of the configuration is stronger than that of the data")
  func order() throws {
    let world = try world(".config/belfry/themes/mine.json", name: "mono")
    try world.write(try #require(Theme.builtInFile("cathode")).text, to: ".local/share/belfry/themes/mine.json")
    #expect(try library(world).theme(named: "mine").theme?.name == "mono")
  }

  @Test("what has a slash or ends in .json is a file, from the current folder on")
  func paths() throws {
    let world = try world("x/y.json")
    for name in ["x/y.json", "./x/y.json", world.folder + "/x/y.json"] {
      #expect(try library(world).theme(named: name).theme?.name == "night-ferry")
    }
    #expect(throws: InputFailure(path: "y.json", reason: "no such file")) { try library(world).theme(named: "y.json") }
  }

  @Test("an unknown name says the nearest and all there are")
  func unknown() throws {
    let names = Theme.builtInNames.sorted().joined(separator: ", ")
    #expect(
      try World().run("theme", "show", "nihgt-ferry").messages
        == "belfry: cannot read 'nihgt-ferry': no such theme, did you mean 'night-ferry'? there are \(names)\n")
    #expect(
      try World().run("theme", "show", "zzz").messages
        == "belfry: cannot read 'zzz': no such theme, there are \(names)\n")
  }

  @Test("show prints the file, so that a copy is the same theme")
  func show() throws {
    let world = try World()
    let text = world.run("theme", "show", "letterpress").output
    #expect(text == Theme.builtInFile("letterpress").map { $0.text + "\n" })
    try world.write(text, to: "mine.json")
    #expect(try library(world).theme(named: "mine.json").theme == Theme.builtIn("letterpress"))
  }

  @Test("check says what is hard to read, where, and what to do, and ends with 1")
  func check() throws {
    let world = try World()
    let text = try #require(Theme.builtInFile("ios-dark")).text
      .replacingOccurrences(of: "\"text\": { \"color\": \"#E5E5EA\"", with: "\"text\": { \"color\": \"#555555\"")
    try world.write(text, to: "mine.json")
    let finished = world.run("theme", "check", "mine.json")
    #expect(finished.code == .no)
    #expect(finished.lines.first?.hasPrefix("mine.json:22:24: warning: roles.text.color: #555555 on ") == true)
    #expect(finished.lines.first?.contains("expected 4.5 at least; such as #") == true)
    #expect(finished.messages.hasSuffix(" in 1 theme\n"))
    let good = world.run("theme", "check", repositoryFolder.path + "/themes")
    #expect(good.code == .done && good.output == "")
    #expect(good.messages == "0 findings in \(Theme.builtInNames.count) themes\n")
    #expect(world.run("theme", "check").messages == "0 findings in 0 themes\n")
  }

  @Test("a preference is one theme, or one of two by the terminal's background")
  func preferences() {
    #expect(ThemePreference.automatic.name(on: .light) == "ios-light")
    #expect(ThemePreference.automatic.name(on: .dark) == "ios-dark")
    #expect(ThemePreference.named("mono").name(on: .light) == "mono")
    let pair = ThemePreference.byAppearance(light: "letterpress", dark: "cathode")
    #expect(pair.name(on: .light) == "letterpress" && pair.name(on: .dark) == "cathode")
  }
}
