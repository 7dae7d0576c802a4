import Screen

extension Scene {
  /// The `/` line in place of the hints, with what it finds at the right.
  func searchRow(finding: PageFinding?, columns: Int) -> Frame {
    inputRow(
      sign: "/", screen.pageSearch.line, note: screen.notice ?? finding?.words ?? "Esc: back", columns: columns)
  }

  /// What stays at the left of the bottom line as long as it holds: what is searched for, and where the viewer is.
  func searchSigns(finding: PageFinding?, room: Int) -> [Span] {
    guard !screen.pageSearch.text.isEmpty, screen.page == screen.pageUnderLine else { return [] }
    let place = Span(" \(finding?.words ?? "") ", Style(.secondaryText), limit: room / 2)
    let text = Span("/\(screen.pageSearch.text)", Style(.accent, bold: true), limit: max(1, room / 2 - place.width))
    return [text, place, .blank(2, Style())]
  }
}

extension PageFinding {
  /// `3 of 12`: lines with a match.
  var words: String { count == 0 ? "not found" : "\(number) of \(count)" }
}
