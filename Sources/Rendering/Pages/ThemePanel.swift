import Screen

extension Scene {
  /// The themes, each with its colours.
  var themePanel: Panel {
    let rows = screen.themes.offered.enumerated().map { index, choice in
      Panel.Row(
        sign: choice.name == screen.themes.before ? "✓" : " ", title: choice.name, value: choice.note,
        swatch: choice.swatch, isSelected: index == screen.pageSelection)
    }
    return Panel(title: "Theme", rows: rows, edges: edges)
  }
}
