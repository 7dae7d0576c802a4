import Center
import Screen
import TextLayout

extension Scene {
  /// Everything that can be done, filtered by what is typed; the letters that fit are marked.
  func palettePanel(columns: Int, rows: Int) -> Frame {
    let looks = CardLooks.panel
    let found = screen.foundEntries(center: center)
    let visible = max(1, min(Self.paletteRows, rows - 4))
    let first = min(max(0, screen.pageSelection - visible + 1), max(0, found.count - visible))
    var frame = card(Array(repeating: CardRow(), count: visible + 2), columns: columns, looks: looks, edges: edges)
    drawInput(into: &frame, looks: looks)
    if found.isEmpty {
      frame.draw(
        CardRow(leading: [
          Span("Nothing fits. Backspace takes a letter back.", looks.style(.secondaryText), limit: columns - 4)
        ]),
        column: 2, row: 3, width: columns - 4)
    }
    for (offset, index) in (first..<min(first + visible, found.count)).enumerated() {
      draw(found[index], isSelected: index == screen.pageSelection, row: offset + 3, looks: looks, into: &frame)
      frame.addRegion(.row(index), column: 1, row: offset + 3, columns: columns - 2, rows: 1)
    }
    let rest = found.count - first - visible
    if rest > 0 {
      frame.label(
        "▼ \(rest) more", row: frame.rows - 1, ink: .secondaryText, looks: looks, edges: edges, alignment: .right)
    }
    return frame
  }

  /// Entries that are shown at once: the panel keeps its height while one types.
  private static let paletteRows = 12

  private func drawInput(into frame: inout Frame, looks: CardLooks) {
    let width = frame.columns - 4
    let text = sanitized(screen.palette.text, keepingLines: false)
    let before = cellWidth(
      of: sanitized(String(screen.palette.text.prefix(screen.palette.cursor)), keepingLines: false))
    frame.put("›", column: 2, row: 1, width: 1, style: looks.style(.accent, bold: true))
    if text.isEmpty {
      frame.put("What do you want to do?", column: 4, row: 1, width: width - 2, style: looks.style(.placeholder))
    } else {
      frame.put(text, column: 4, row: 1, width: width - 2, style: looks.style(.title, bold: true))
    }
    frame.cursor = Frame.Position(column: min(4 + before, frame.columns - 3), row: 1)
  }

  private func draw(
    _ found: (entry: PaletteEntry, match: FuzzyMatch), isSelected: Bool, row: Int, looks: CardLooks,
    into frame: inout Frame
  ) {
    let surface: Role = isSelected ? .selection : looks.surface
    func style(_ ink: Role, bold: Bool = false) -> Style {
      Style(isSelected ? .selectedText : ink, on: surface, bold: bold)
    }
    if isSelected { frame.markRow(row, style: style(.text), edges: edges) }
    let width = frame.columns - 4
    let kind = Span(found.entry.kind, style(.tertiaryText), limit: width / 4)
    let keys = Span(found.entry.keys, style(.hintKey, bold: true), limit: 8)
    let trailing = [kind, Span.blank(max(1, 7 - keys.width), style(.text)), keys]
    var marked = style(.accent, bold: true)
    marked.isUnderlined = true
    let title = spans(
      of: found.entry.title, marking: found.match.places, style: style(.text), marked: marked,
      limit: width - trailing.width - 1)
    frame.draw(CardRow(leading: title, trailing: trailing), column: 2, row: row, width: width)
  }
}

/// A text with some of its characters in another style; one that runs from right to left is left as it is.
func spans(of text: String, marking places: [Int], style: Style, marked: Style, limit: Int) -> [Span] {
  let line = layOutLine(text, width: max(0, limit))
  guard !places.isEmpty, line.logicalOrder == nil, !line.isRightToLeft else { return [Span(line, style)] }
  let places = Set(places)
  var spans: [Span] = []
  var start = 0
  while start < line.clusters.count {
    let isMarked = places.contains(start)
    let end = (start..<line.clusters.count).first { places.contains($0) != isMarked } ?? line.clusters.count
    let clusters = Array(line.clusters[start..<end])
    spans.append(
      Span(
        LaidLine(
          clusters: clusters, logicalOrder: nil, width: clusters.reduce(0) { $0 + cellWidth(of: $1) },
          isRightToLeft: false), isMarked ? marked : style))
    start = end
  }
  return spans
}
