import Center
import Screen

extension Scene {
  /// What is behind the selected notification: payload and findings, why it was shown so, and the logs.
  func inspector(columns: Int, rows: Int, isActive: Bool) -> (frame: Frame, limit: Int) {
    var frame = Frame(columns: columns, rows: rows)
    drawTabs(into: &frame, isActive: isActive)
    let content = inspectorRows(screen.inspectorTab, width: columns - 1)
    let visibleCount = max(1, rows - 3)
    let limit = max(0, content.count - visibleCount)
    let start = isActive ? min(max(0, screen.pageScroll), limit) : 0
    for (index, row) in content.dropFirst(start).prefix(visibleCount).enumerated() {
      frame.draw(row, column: 0, row: index + 2, width: columns - 1)
    }
    if start < limit {
      frame.put(
        "▼ \(limit - start) more", column: 0, row: rows - 1, width: columns - 2, style: Style(.secondaryText),
        alignment: .right)
    }
    return (frame, limit)
  }

  /// The tabs, the one that is open marked.
  private func drawTabs(into frame: inout Frame, isActive: Bool) {
    let titles = tabTitles(columns: frame.columns)
    var column = 0
    for (index, tab) in InspectorTab.allCases.enumerated() {
      let isOpen = tab == screen.inspectorTab
      let style =
        isOpen
        ? (isActive ? Style(.selectedText, on: .selection, bold: true) : Style(.title, bold: true, underlined: true))
        : Style(.secondaryText)
      let width = frame.put(" \(titles[index]) ", column: column, row: 0, width: frame.columns - column, style: style)
      if width > 0 { frame.addRegion(.row(index), column: column, row: 0, columns: width, rows: 1) }
      column += width
    }
  }

  /// The words on the tabs: shorter ones, or only their beginnings but for the open one's, where there is less room.
  private func tabTitles(columns: Int) -> [String] {
    let tabs = InspectorTab.allCases
    let choices = [
      tabs.map(\.title), tabs.map(\.shortTitle),
      tabs.map { $0 == screen.inspectorTab ? $0.shortTitle : String($0.shortTitle.prefix(3)) },
    ]
    return choices.first { $0.reduce(0) { $0 + $1.count + 2 } <= columns } ?? choices[2]
  }

  private func inspectorRows(_ tab: InspectorTab, width: Int) -> [CardRow] {
    switch tab {
    case .payload: payloadRows(width: width)
    case .explanation: explanationRows(width: width)
    case .responses: responseRows(width: width)
    case .deliveries: deliveryRows(width: width)
    case .badges: badgeRows(width: width)
    case .device: deviceRows(width: width)
    }
  }

  /// A line that says that there is nothing.
  func emptyRow(_ text: String) -> [CardRow] { [CardRow(leading: [Span(text, Style(.secondaryText))])] }
}

extension InspectorTab {
  /// The word on the tab.
  fileprivate var title: String {
    switch self {
    case .payload: "Payload"
    case .explanation: "Why"
    case .responses: "Responses"
    case .deliveries: "Deliveries"
    case .badges: "Badges"
    case .device: "Device"
    }
  }

  fileprivate var shortTitle: String {
    switch self {
    case .responses: "Answers"
    case .deliveries: "Log"
    case .payload, .explanation, .badges, .device: title
    }
  }
}
