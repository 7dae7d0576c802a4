import Screen

/// A panel that lies over the middle of the screen: a title, rows that can be chosen, a line of explanation.
struct Panel {
  /// A row to choose.
  struct Row {
    var sign = " "
    var title: String
    var value = ""
    var ink: Role = .text
    var isSelected = false
  }

  var title: String
  var explanation: [String] = []
  var rows: [Row]
  var edges: EdgeStyle

  /// The panel at a width, at most `limit` rows high: then the selected row is among those shown.
  func frame(columns: Int, limit: Int) -> Frame {
    let looks = CardLooks.panel
    let width = columns - 4
    var head = [CardRow(leading: centered(title, width: width, style: looks.style(.title, bold: true)))]
    for line in explanation {
      head.append(CardRow(leading: centered(line, width: width, style: looks.style(.secondaryText))))
    }
    head.append(CardRow())
    let room = max(1, limit - 2 - head.count)
    let selected = rows.firstIndex(where: \.isSelected) ?? 0
    let first = min(max(0, selected - room + 1), max(0, rows.count - room))
    let shown = Array(rows.enumerated().dropFirst(first).prefix(room))
    var frame = card(head + shown.map { _ in CardRow() }, columns: columns, looks: looks, edges: edges)
    for (offset, entry) in shown.enumerated() {
      let row = 1 + head.count + offset
      draw(entry.element, row: row, into: &frame)
      frame.addRegion(.row(entry.offset), column: 1, row: row, columns: columns - 2, rows: 1)
    }
    return frame
  }

  private func draw(_ content: Row, row: Int, into frame: inout Frame) {
    let surface: Role = content.isSelected ? .selection : .panel
    func style(_ ink: Role) -> Style { Style(content.isSelected ? .selectedText : ink, on: surface) }
    if content.isSelected { frame.markRow(row, style: style(.text), edges: edges) }
    let width = frame.columns - 4
    let value = Span(content.value, style(.secondaryText), limit: width / 2)
    let sign = Span(content.sign, style(.accent), limit: 2)
    let title = Span(content.title, style(content.ink), limit: width - value.width - 4)
    frame.draw(
      CardRow(leading: [sign, .blank(3 - sign.width, style(.text)), title], trailing: [value]), column: 2, row: row,
      width: width)
  }

  private func centered(_ text: String, width: Int, style: Style) -> [Span] {
    let span = Span(text, style, limit: width)
    return [.blank((width - span.width) / 2, style), span]
  }
}
