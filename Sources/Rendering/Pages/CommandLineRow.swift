import Screen
import TextLayout

extension Scene {
  /// The `:` line in place of the hints.
  func commandLineRow(columns: Int) -> Frame {
    let draft = screen.commandLine
    let help = screen.keyMap.label(for: .showHelp).map { "\($0) keys" } ?? ""
    return inputRow(sign: ":", draft, note: screen.notice ?? (draft.text.isEmpty ? help : ""), columns: columns)
  }

  /// A line of input in place of the hints: a sign, what is typed, a note where that leaves room, and a count at the
  /// right that keeps its cells however much is typed.
  func inputRow(sign: String, _ draft: Draft, note: String, count: String = "", columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    var room = columns - 4
    let countWidth = min(cellWidth(of: count), room / 2)
    if countWidth > 0 {
      frame.put(count, column: columns - 2 - countWidth, row: 0, width: countWidth, style: Style(.secondaryText))
      room -= countWidth + 3
    }
    let shown = window(of: draft, width: room - 1)
    let text = EditableText(shown.text, .endless)
    let line = text.lines[0]
    // A cursor behind a line that runs from right to left stands in the free cell at its left.
    let start = line.isRightToLeft ? 3 : 2
    frame.put(sign, column: 1, row: 0, width: 1, style: Style(.accent, bold: true))
    frame.put(line, column: start, row: 0, style: Style(.text), limit: room)
    let place = text.place(ofCursor: shown.cursor)
    frame.cursor = Frame.Position(column: start + place.column - text.leftEdge(ofLine: 0), row: 0)
    let used = line.width
    frame.put(note, column: 4 + used, row: 0, width: room - used - 2, style: Style(.secondaryText), alignment: .right)
    return frame
  }

  /// The stretch of the line round the cursor that fits, and how many of its clusters stand before the cursor.
  private func window(of draft: Draft, width: Int) -> (text: String, cursor: Int) {
    let clusters = draft.text.map { sanitized(String($0), keepingLines: false) }
    let before = clusters.prefix(min(max(0, draft.cursor), clusters.count))
    var start = 0
    var used = before.reduce(0) { $0 + cellWidth(of: $1) }
    while used > width, start < before.count {
      used -= cellWidth(of: before[start])
      start += 1
    }
    var end = before.count
    while end < clusters.count, used + cellWidth(of: clusters[end]) <= width {
      used += cellWidth(of: clusters[end])
      end += 1
    }
    return (clusters[start..<end].joined(), clusters[start..<before.count].joined().count)
  }

  /// What the word may become, above the line and below where the word begins; nil where there is nothing to choose.
  func candidatePanel(columns: Int, rows: Int) -> (frame: Frame, column: Int)? {
    let offered = screen.lineCandidates
    guard screen.page == .commandLine, offered.isOffered, rows >= 4 else { return nil }
    let looks = CardLooks.panel
    let visible = min(offered.candidates.count, Self.candidateLimit, rows - 2)
    let first = min(max(0, (offered.chosen ?? 0) - visible + 1), offered.candidates.count - visible)
    let shown = offered.candidates[first..<first + visible]
    let textWidth = min(columns / 2, shown.map { cellWidth(of: sanitized($0.text, keepingLines: false)) }.max() ?? 0)
    let noteWidth = shown.map { cellWidth(of: sanitized($0.note, keepingLines: false)) }.max() ?? 0
    let width = min(columns - 2, textWidth + (noteWidth > 0 ? noteWidth + 2 : 0) + 4)
    var frame = card(
      Array(repeating: CardRow(), count: visible), columns: width, looks: looks, edges: edges)
    for (row, candidate) in shown.enumerated() {
      let isChosen = first + row == offered.chosen
      let surface: Role = isChosen ? .selection : looks.surface
      func style(_ ink: Role, bold: Bool = false) -> Style {
        Style(isChosen ? .selectedText : ink, on: surface, bold: bold)
      }
      if isChosen { frame.markRow(row + 1, style: style(.text), edges: edges) }
      let text = Span(candidate.text, style(.text, bold: true), limit: textWidth)
      let note = Span(candidate.note, style(.secondaryText), limit: width - 4 - textWidth - 2)
      frame.draw(
        CardRow(leading: [text, .blank(textWidth + 2 - text.width, style(.text)), note]), column: 2, row: row + 1,
        width: width - 4)
    }
    let rest = offered.candidates.count - first - visible
    if rest > 0 {
      frame.label(
        "▼ \(rest) more", row: frame.rows - 1, ink: .secondaryText, looks: looks, edges: edges, alignment: .right)
    }
    return (frame, max(0, min(cellWidth(of: offered.head), columns - 1 - width)))
  }

  /// Words that are shown at once.
  private static let candidateLimit = 8
}
