import Center
import Screen
import TextLayout

extension Scene {
  /// The `/` line in place of the hints, with what it finds at the right.
  func searchRow(finding: PageFinding?, columns: Int) -> Frame {
    guard screen.pageUnderLine == .list else {
      return inputRow(
        sign: "/", screen.pageSearch.line, note: screen.notice ?? "", count: finding?.words ?? "", columns: columns)
    }
    let filter = screen.filter
    let completions = screen.filterCompletions(center: center).joined(separator: "  ")
    return inputRow(
      sign: "/", filter.line, note: screen.notice ?? filter.fault ?? completions,
      count: filter.isOn ? filterCount : "", columns: columns)
  }

  /// What stays at the left of the bottom line as long as it holds: the filter, what is searched for and where, marks.
  func searchSigns(finding: PageFinding?, room: Int) -> [Span] {
    guard screen.page == screen.pageUnderLine else { return [] }
    var signs: [Span] = []
    if screen.page != .list {
      guard !screen.pageSearch.text.isEmpty else { return [] }
      signs = sign("/\(screen.pageSearch.text)", finding?.words ?? "", room: room)
    } else {
      if screen.filter.isOn { signs += sign("Filter: \(screen.filter.line.text)", filterCount, room: room) }
      if !screen.marks.isEmpty {
        signs += [
          Span("✓ \(screen.marks.count) marked", Style(.accent, bold: true), limit: room / 3), .blank(2, Style()),
        ]
      }
    }
    return signs
  }

  private func sign(_ text: String, _ place: String, room: Int) -> [Span] {
    let place = Span(" \(place)", Style(.secondaryText), limit: room / 3)
    return [Span(text, Style(.accent, bold: true), limit: max(1, room / 2 - place.width)), place, .blank(2, Style())]
  }

  /// `3 of 128`.
  private var filterCount: String { "\(screen.filter.count) of \(center.notifications.count)" }

  /// What is there when nothing matches.
  func noMatches(columns: Int, rows: Int) -> Frame {
    var frame = Frame(columns: columns, rows: rows)
    let lines: [(String, Style)] = [
      ("No Matches", Style(.title, bold: true)),
      ("for \(screen.filter.line.text)", Style(.secondaryText)), ("", Style()),
      ("Esc", Style(.accent)), ("shows everything again", Style(.secondaryText)),
    ]
    for (index, line) in lines.prefix(max(0, rows)).enumerated() {
      frame.put(
        line.0, column: 2, row: max(0, (rows - lines.count) / 2) + index, width: columns - 4, style: line.1,
        alignment: .center)
    }
    return frame
  }
}

extension PageFinding {
  /// `3 of 12`: lines with a match.
  var words: String { count == 0 ? "not found" : "\(number) of \(count)" }
}
