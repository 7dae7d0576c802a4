import Testing

@testable import Screen

@Suite("Theme picker")
struct ThemePickerTests {
  /// A viewer in front of the picker.
  private func desk() -> Desk {
    var desk = Desk("chat:a")
    desk.screen.themes.current = "dusk"
    desk.press("T")
    #expect(desk.commands == [.listThemes])
    desk.screen.offerThemes(
      ["dawn", "dusk", "noon"].map { ThemeChoices.Choice(name: $0, note: "light", swatch: [0xFFFFFF]) })
    return desk
  }

  @Test("the mark stands on the theme in force, and moving it brings each theme in at once")
  func preview() {
    var desk = desk()
    #expect(desk.pages == "theme" && desk.screen.pageSelection == 1)
    desk.press("j")
    #expect(desk.screen.themes.current == "noon")
    desk.press("j")
    #expect(desk.screen.themes.current == "noon")
    desk.press("g")
    #expect(desk.screen.themes.current == "dawn")
  }

  @Test("Enter keeps the theme and says how to keep it for good", arguments: ["k Enter", "1"])
  func keep(keys: String) {
    var desk = desk()
    desk.press(keys)
    #expect(desk.pages == "" && desk.screen.themes.current == "dawn")
    #expect(
      desk.screen.notice == "until you quit; \"theme\": \"dawn\" in the configuration file keeps it")
  }

  @Test("Esc goes back to the theme that was there before")
  func back() {
    var desk = desk()
    desk.press("j Esc")
    #expect(desk.pages == "" && desk.screen.themes.current == "dusk" && desk.screen.notice == nil)
  }

  @Test("a look at the help forgets nothing")
  func help() {
    var desk = desk()
    desk.press("j ? Esc Esc")
    #expect(desk.screen.themes.current == "dusk")
  }

  @Test("a click tries a theme, a click on the one in force keeps it, a click beside the picker goes back")
  func mouse() {
    var desk = desk()
    desk.act(.mouse(.click, .row(2)))
    #expect(desk.screen.themes.current == "noon" && desk.pages == "theme")
    desk.act(.mouse(.click, .closePage))
    #expect(desk.screen.themes.current == "dusk" && desk.pages == "")
    desk.press("T")
    desk.screen.offerThemes(desk.screen.themes.offered)
    desk.act(.mouse(.click, .row(0)))
    desk.act(.mouse(.click, .row(0)))
    #expect(desk.screen.themes.current == "dawn" && desk.pages == "")
  }

  @Test("a number without a row says how many there are, and an empty picker does nothing")
  func noRow() {
    var desk = desk()
    desk.press("7")
    #expect(desk.screen.notice == "no row 7: there are 3" && desk.screen.themes.current == "dusk")
    desk.screen.offerThemes([])
    desk.press("j k G Enter")
    #expect(desk.screen.themes.current == "dusk")
  }

  @Test(
    "the : line takes a theme by its name or file, opens the picker, and leaves the rest to the command",
    arguments: [
      ("theme noon", [ScreenCommand.useTheme("noon")]), ("theme ./my own.json", [.useTheme("./my own.json")]),
      ("theme", [.listThemes]), ("theme list", [.run("theme list")]), ("theme show noon", [.run("theme show noon")]),
      ("theme --help", [.run("theme --help")]), ("themes", [.run("themes")]),
    ])
  func commandLine(line: String, commands: [ScreenCommand]) {
    var desk = Desk("chat:a")
    desk.press(":")
    desk.act(.insert(line))
    desk.press("Enter")
    #expect(desk.commands == commands)
  }
}
