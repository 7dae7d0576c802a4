import Commands
import Rendering
import Runtime
import Screen
import Terminal

extension ScreenProgram {
  /// The theme that is painted in.
  var theme: ScreenTheme {
    get { settings.theme }
    set { settings.theme = newValue }
  }

  /// Brings the theme in that the viewer looks at now; one that cannot be had stays away, and the viewer reads why.
  func takeTheme() {
    guard screen.themes.current != theme.name else { return }
    useTheme(screen.themes.current)
  }

  /// Takes the light or the dark theme as the terminal's background asks, unless the viewer took another.
  func takeBackground() {
    let isWanted = screen.themes.current == theme.wanted
    theme.learn(background: terminal.capabilities.answers.background)
    if isWanted { screen.themes.current = theme.wanted }
  }

  /// Takes the theme of this name or file.
  func useTheme(_ name: String) {
    do throws(InputFailure) {
      try theme.take(name)
      if let remark = theme.remarks.first { screen.notice = remark }
    } catch {
      screen.notice = error.message
    }
    screen.themes.current = theme.name
    settingsWatch?.watch(settings.files)
  }

  /// Fills the theme picker.
  func listThemes() {
    let choices = theme.library.entries.compactMap { entry in
      (try? theme.library.theme(named: entry.name))?.theme.map { theme in
        ThemeChoices.Choice(
          name: entry.name, note: entry.isOwn ? "\(theme.appearance.rawValue), your own" : theme.appearance.rawValue,
          swatch: theme.swatch.map(\.value))
      }
    }
    screen.offerThemes(choices)
  }
}
