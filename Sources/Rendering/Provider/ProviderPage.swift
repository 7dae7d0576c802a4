import APNs
import Center
import Screen
import TextLayout

extension Scene {
  /// What providers asked: tabs on top, then a list with what is selected below it, or the report card.
  func providerPage(columns: Int, rows: Int) -> (frame: Frame, limit: Int) {
    var frame = Frame(columns: columns, rows: rows)
    drawProviderTabs(into: &frame)
    guard screen.provider.tab != .report else { return drawReport(into: &frame) }
    let content = screen.provider.tab == .requests ? requestList(columns: columns) : connectionList(columns: columns)
    guard content.count > 0 else {
      let empty = emptyProviderRows(width: columns)
      for (index, row) in empty.rows(from: 0, limit: rows - 3).enumerated() {
        frame.draw(row, column: 0, row: 3 + index, width: columns)
      }
      return (frame, 0)
    }
    let details = content.details
    let detailRows = min(details.count + 1, max(0, rows - 6))
    drawList(content, into: &frame, rows: 2..<rows - detailRows)
    if detailRows > 1 {
      let top = rows - detailRows
      frame.rule(row: top, style: Style(.border))
      for (index, row) in details.prefix(detailRows - 1).enumerated() {
        frame.draw(row, column: 0, row: top + 1 + index, width: columns)
      }
    }
    return (frame, 0)
  }

  private func drawList(_ content: ProviderList, into frame: inout Frame, rows: Range<Int>) {
    let room = max(1, rows.count)
    let first = min(max(0, content.selected - room / 2), max(0, content.count - room))
    for index in first..<min(content.count, first + room) {
      let row = rows.lowerBound + index - first
      let isSelected = index == content.selected
      if isSelected {
        frame.fill(column: 0, row: row, columns: frame.columns, rows: 1, style: Style(.selectedText, on: .selection))
      }
      frame.draw(content.row(index, isSelected), column: 1, row: row, width: frame.columns - 2)
      frame.addRegion(.row(index), column: 0, row: row, columns: frame.columns, rows: 1)
    }
    let below = content.count - first - room
    var signs: [String] = first > 0 ? ["▲ \(groupedDigits(first)) more"] : []
    if below > 0 { signs.append("▼ \(groupedDigits(below)) more") }
    guard !signs.isEmpty else { return }
    let text = Span(" " + signs.joined(separator: "  "), Style(.secondaryText), limit: frame.columns / 2)
    frame.put(text.line, column: frame.columns - text.width, row: 1, style: text.style)
  }

  /// The tabs, and a line below them that is heavy under the open one.
  private func drawProviderTabs(into frame: inout Frame) {
    frame.rule(row: 1, style: Style(.border))
    var column = 0
    for tab in ProviderTab.allCases {
      let isOpen = tab == screen.provider.tab
      let style = isOpen ? Style(.selectedText, on: .selection, bold: true) : Style(.secondaryText)
      let width = frame.put(" \(title(of: tab)) ", column: column, row: 0, width: frame.columns - column, style: style)
      if isOpen {
        for place in column..<column + width {
          frame.set("━", column: place, row: 1, style: Style(.accent, bold: true), width: 1)
        }
      }
      column += width
    }
  }

  private func title(of tab: ProviderTab) -> String {
    switch tab {
    case .requests: screen.provider.showsErrorsOnly ? "Refused requests" : "Requests"
    case .connections: "Connections · \(screen.gateway.log.open.count) open"
    case .report: "Report \(screen.gateway.log.report.grade.rawValue)"
    }
  }
}

/// A list of the provider page; rows are made when they are seen.
struct ProviderList {
  var count: Int
  var selected: Int
  /// The row at an index, and whether it is the selected one.
  var row: (Int, Bool) -> CardRow
  /// What is known of the selected one.
  var details: [CardRow]
}

extension Frame {
  /// A thin line from edge to edge.
  mutating func rule(row: Int, style: Style) {
    for column in 0..<columns { set("─", column: column, row: row, style: style, width: 1) }
  }
}
