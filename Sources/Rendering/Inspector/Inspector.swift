import Center
import Screen

extension Scene {
  /// What is behind a notification: its payload with the findings, why it was shown so, and the logs.
  ///
  /// On top stands who is told about, then the tabs, then what the open one says. `isActive`: the keys act on it.
  func inspector(columns: Int, rows: Int, isActive: Bool) -> (frame: Frame, limit: Int) {
    var frame = Frame(columns: columns, rows: rows)
    let subject = inspected
    var head = subjectRows(subject, width: columns)
    // Where rows are rare the second line of the heading goes.
    if rows < Self.rowsForWholeHead { head = Array(head.prefix(1)) }
    for (row, content) in head.enumerated() { frame.draw(content, column: 0, row: row, width: columns) }
    drawTabs(into: &frame, row: head.count, isActive: isActive)
    let top = head.count + 2
    let content = inspectorRows(screen.inspectorTab, of: subject, width: columns)
    // The last row says how much is below.
    let visibleCount = max(1, content.count > rows - top ? rows - top - 1 : rows - top)
    let view = isActive ? pageView : PageView(scroll: 0)
    let window = view.window(over: content, visibleCount: visibleCount)
    let (start, limit) = (window.start, window.limit)
    for (index, row) in content.rows(from: start, limit: visibleCount).enumerated() {
      frame.draw(row, column: 0, row: top + index, width: columns)
    }
    frame.show(window, of: view, columns: 0..<columns, rows: top..<max(top, min(rows, top + visibleCount)))
    if start > 0 { sign("▲ \(start) more", row: top - 1, into: &frame) }
    if start < limit { sign("▼ \(limit - start) more", row: rows - 1, into: &frame) }
    return (frame, limit)
  }

  private static let rowsForWholeHead = 14

  /// The rows of a tab.
  func inspectorRows(_ tab: InspectorTab, of subject: Inspected, width: Int) -> PageRows {
    switch tab {
    case .payload: payloadRows(of: subject, width: width)
    case .explanation: explanationRows(of: subject, width: width)
    case .responses: responseRows(of: subject, width: width)
    case .deliveries: deliveryRows(of: subject, width: width)
    case .badges: badgeRows(of: subject, width: width)
    case .device: deviceRows(of: subject, width: width)
    }
  }

  /// The tabs, and a line below them that is heavy under the open one.
  private func drawTabs(into frame: inout Frame, row: Int, isActive: Bool) {
    for column in 0..<frame.columns { frame.set("─", column: column, row: row + 1, style: Style(.border), width: 1) }
    let titles = tabTitles(columns: frame.columns)
    var column = 0
    for (index, tab) in InspectorTab.allCases.enumerated() {
      let isOpen = tab == screen.inspectorTab
      let style =
        !isOpen
        ? Style(.secondaryText)
        : isActive ? Style(.selectedText, on: .selection, bold: true) : Style(.title, bold: true)
      let width = frame.put(" \(titles[index]) ", column: column, row: row, width: frame.columns - column, style: style)
      if width > 0 { frame.addRegion(.row(index), column: column, row: row, columns: width, rows: 2) }
      if isOpen {
        for place in column..<column + width {
          frame.set("━", column: place, row: row + 1, style: Style(.accent, bold: true), width: 1)
        }
      }
      column += width
    }
  }

  private func sign(_ text: String, row: Int, into frame: inout Frame) {
    let text = Span(" \(text)", Style(.secondaryText), limit: frame.columns)
    frame.put(text.line, column: frame.columns - text.width, row: row, style: text.style)
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
}

extension InspectorTab {
  /// The word on the tab.
  var title: String {
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
