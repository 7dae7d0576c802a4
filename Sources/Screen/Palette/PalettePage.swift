import Center

extension ScreenState {
  /// Opens the palette with nothing typed.
  mutating func openPalette() {
    palette = Draft()
    push(.palette)
  }

  /// Keys of the palette.
  mutating func reducePalette(_ intent: Intent, center: CenterState) -> Outcome {
    switch intent {
    case .moveDown: movePalette(by: 1, center: center)
    case .moveUp: movePalette(by: -1, center: center)
    case .open: return chooseEntry(pageSelection, center: center)
    case .back: pop()
    case .deleteBackward where palette.text.isEmpty: pop()
    default:
      let before = palette.text
      note(palette.edit(intent))
      if palette.text != before { pageSelection = 0 }
    }
    return Outcome()
  }

  private mutating func movePalette(by step: Int, center: CenterState) {
    let count = foundEntries(center: center).count
    if count > 0 { pageSelection = (pageSelection + step + count) % count }
  }

  /// Does what the entry at `index` says, on the page below.
  mutating func chooseEntry(_ index: Int, center: CenterState) -> Outcome {
    let found = foundEntries(center: center)
    guard found.indices.contains(index) else {
      notice = "nothing here is called so"
      return Outcome()
    }
    pop()
    switch found[index].entry.act {
    case .intent(let intent): return reduce(intent, center: center)
    case .event(let event): return Outcome(events: [event])
    case .run(let line): return run(line)
    case .edit(let text):
      openCommandLine(with: text)
      return Outcome()
    }
  }
}
