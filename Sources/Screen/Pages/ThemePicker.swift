// The theme picker: the theme under the mark is in force at once, so that the whole screen shows it; Enter keeps it, Esc
// goes back to the one before.

extension ScreenState {
  /// Opens the picker; the shell is asked for its lines, since files may have come and gone.
  mutating func openThemePicker() -> Outcome {
    if !pages.contains(.themePicker) { themes.before = themes.current }
    push(.themePicker)
    return Outcome(commands: [.listThemes])
  }

  /// Fills the picker; the mark stands on the theme in force.
  public mutating func offerThemes(_ choices: [ThemeChoices.Choice]) {
    themes.offered = choices
    if page == .themePicker { pageSelection = choices.firstIndex { $0.name == themes.current } ?? 0 }
  }

  /// Keys of the picker.
  mutating func reduceThemePicker(_ intent: Intent) -> Outcome {
    let last = themes.offered.count - 1
    switch intent {
    case .moveDown: tryTheme(pageSelection + 1)
    case .moveUp: tryTheme(pageSelection - 1)
    case .moveToFirst: tryTheme(0)
    case .moveToLast: tryTheme(last)
    case .open: keepTheme()
    case .chooseAction(let number) where number <= last + 1:
      tryTheme(number - 1)
      keepTheme()
    case .chooseAction(let number): notice = "no row \(number): there are \(last + 1)"
    case .back:
      themes.current = themes.before
      pop()
    default: break
    }
    return Outcome()
  }

  /// A click tries a theme, a click on the one in force keeps it.
  mutating func clickTheme(_ row: Int) -> Outcome {
    guard themes.offered.indices.contains(row) else { return Outcome() }
    if row == pageSelection { keepTheme() } else { tryTheme(row) }
    return Outcome()
  }

  private mutating func tryTheme(_ row: Int) {
    guard !themes.offered.isEmpty else { return }
    pageSelection = min(max(0, row), themes.offered.count - 1)
    themes.current = themes.offered[pageSelection].name
  }

  private mutating func keepTheme() {
    pop()
    guard themes.current != themes.before else { return }
    notice = "until you quit; \"theme\": \"\(themes.current)\" in the configuration file keeps it"
  }

  /// Takes the theme of `:theme NAME`; `:theme` alone opens the picker.
  ///
  /// nil: the line is a command's.
  mutating func themeCommand(_ line: String) -> Outcome? {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.first == "theme" else { return nil }
    guard words.count > 1 else { return openThemePicker() }
    let verbs = ["list", "show", "check"]
    if verbs.contains(where: { words[1] == $0 || words[1].hasPrefix($0 + " ") || words[1].hasPrefix("-") }) {
      return nil
    }
    return Outcome(commands: [.useTheme(words[1])])
  }
}
