import Screen
import TextLayout

/// A panel that lies over the middle of the screen: a title, a line of explanation, rows that can be chosen.
struct Panel {
  /// A row to choose.
  struct Row {
    /// A title above the first row of a group; empty for none.
    var group = ""
    var sign = " "
    var title: String
    var remark = ""
    var value = ""
    /// Colours to show at the trailing edge, each 0xRRGGBB.
    var swatch: [UInt32] = []
    var ink: Role = .text
    var valueInk: Role = .secondaryText
    var isSelected = false
  }

  /// A line between the borders.
  private enum Line {
    case row(Int)
    /// What of the selected row's title has no room beside its value.
    case rest(LaidLine)
    case group(String)
    case air
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
    let lines = self.lines(width: width)
    let room = max(1, limit - 2 - head.count)
    let selected = lines.firstIndex { if case .row(let index) = $0 { rows[index].isSelected } else { false } } ?? 0
    let restCount = lines.count { if case .rest = $0 { true } else { false } }
    let first = min(max(0, min(selected, selected + restCount - room + 1)), max(0, lines.count - room))
    var shown = Array(lines.dropFirst(first).prefix(room))
    // No air right below the head, where the panel is scrolled to a group.
    if case .air = shown.first, first > 0 { shown[0] = lines[first - 1] }
    var frame = card(head + shown.map { _ in CardRow() }, columns: columns, looks: looks, edges: edges)
    for (offset, line) in shown.enumerated() {
      let row = 1 + head.count + offset
      switch line {
      case .air: break
      case .group(let name):
        frame.put(name, column: 2, row: row, width: width, style: looks.style(.accent, bold: true))
      case .row(let index):
        draw(rows[index], row: row, into: &frame)
        frame.addRegion(.row(index), column: 1, row: row, columns: columns - 2, rows: 1)
      case .rest(let line):
        let style = Style(.selectedText, on: .selection)
        frame.markRow(row, style: style, edges: edges)
        frame.put(line, column: 2 + Self.indent, row: row, style: style)
      }
    }
    let below = lines.count - first - shown.count
    if below > 0 { sign("▼ \(below) more", row: frame.rows - 1, into: &frame) }
    if first > 0 { sign("▲ \(first) more", row: 0, into: &frame) }
    return frame
  }

  private func lines(width: Int) -> [Line] {
    var lines: [Line] = []
    for (index, row) in rows.enumerated() {
      if !row.group.isEmpty, index == 0 || rows[index - 1].group != row.group {
        if index > 0 { lines.append(.air) }
        lines.append(.group(row.group))
      }
      lines.append(.row(index))
      guard row.isSelected else { continue }
      let room = titleRoom(width: width, trailing: trailing(of: row, width: width, on: .selection))
      lines += layOut(row.title, width: max(1, room), lineLimit: 3).dropFirst().map { .rest($0) }
    }
    return lines
  }

  /// The sign of a row and the air behind it.
  private static let indent = 3

  private func titleRoom(width: Int, trailing: [Span]) -> Int { width - trailing.width - Self.indent - 2 }

  /// What stands at the trailing edge of a row: a remark, the value, a swatch.
  private func trailing(of content: Row, width: Int, on surface: Role) -> [Span] {
    func style(_ ink: Role) -> Style { Style(content.isSelected ? .selectedText : ink, on: surface) }
    let value = Span(content.value, style(content.valueInk), limit: width / 2)
    let remark = Span(content.remark, style(.warning), limit: max(0, width / 3 - 2))
    let spans = remark.width > 0 ? [remark, .blank(2, style(.text)), value] : [value]
    return spans + swatchSpans(content.swatch, style(.text))
  }

  private func sign(_ text: String, row: Int, into frame: inout Frame) {
    frame.label(text, row: row, ink: .secondaryText, looks: .panel, edges: edges, alignment: .right)
  }

  private func draw(_ content: Row, row: Int, into frame: inout Frame) {
    let surface: Role = content.isSelected ? .selection : .panel
    func style(_ ink: Role, bold: Bool = false) -> Style {
      Style(content.isSelected ? .selectedText : ink, on: surface, bold: bold)
    }
    if content.isSelected { frame.markRow(row, style: style(.text), edges: edges) }
    let width = frame.columns - 4
    let trailing = trailing(of: content, width: width, on: surface)
    let sign = Span(content.sign, style(.accent), limit: 2)
    let room = titleRoom(width: width, trailing: trailing)
    // The selected one is shown whole, on further lines where it has to be.
    let whole = content.isSelected ? layOut(content.title, width: max(1, room), lineLimit: 3).first : nil
    let title = whole.map { Span($0, style(content.ink)) } ?? Span(content.title, style(content.ink), limit: room)
    frame.draw(
      CardRow(leading: [sign, .blank(Self.indent - sign.width, style(.text)), title], trailing: trailing), column: 2,
      row: row,
      width: width)
  }

  /// A blank, then two cells a colour.
  private func swatchSpans(_ colors: [UInt32], _ style: Style) -> [Span] {
    guard !colors.isEmpty else { return [] }
    let cells = colors.map { color in
      var style = style
      style.surface = .rgb(color)
      return Span.blank(2, style)
    }
    return [.blank(1, style)] + cells
  }

  private func centered(_ text: String, width: Int, style: Style) -> [Span] {
    let span = Span(text, style, limit: width)
    return [.blank((width - span.width) / 2, style), span]
  }
}
