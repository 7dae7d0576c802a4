import Center
import Screen

extension Scene {
  /// The list with everything round it.
  func wholeScreen(_ layout: ScreenLayout) -> Frame {
    var frame = Frame(columns: layout.columns, rows: layout.rows)
    let columns = layout.mainColumns
    let rows = 0..<layout.rows
    frame.place(statusLine(columns: columns), column: 0, row: 0, window: rows)
    frame.place(appStrip(columns: columns), column: 0, row: 1, window: rows)
    let hidden = drawList(into: &frame, layout: layout)
    frame.place(
      hintLine(columns: columns, below: hidden.below), column: 0, row: layout.rows - 1, window: rows)
    drawAbove(hidden.above, into: &frame, layout: layout)
    if let banner = center.banner, let card = bannerCard(banner.key, columns: layout.listColumns) {
      frame.place(card, column: layout.margin, row: 1, window: 1..<layout.rows - 1)
    }
    return frame
  }

  /// The window of the list; returns how much lies outside of it.
  private func drawList(into frame: inout Frame, layout: ScreenLayout) -> (above: Int, below: Int) {
    let body = layout.body
    guard screen.firstItem(center: center) != nil else {
      frame.place(
        emptyState(columns: layout.mainColumns, rows: body.count), column: 0, row: body.lowerBound, window: body)
      return (0, 0)
    }
    let window = ListWindow(scene: self, columns: layout.listColumns, rows: body.count)
    for placed in window.placed {
      frame.place(placed.block, column: layout.margin, row: body.lowerBound + placed.row, window: body)
    }
    frame.viewport = window.viewport
    return window.hiddenCounts(center: center)
  }

  /// At the right end of the app strip: how much is above the window, and what came in meanwhile.
  private func drawAbove(_ above: Int, into frame: inout Frame, layout: ScreenLayout) {
    var signs: [Span] = []
    if screen.unseenCount > 0 {
      signs.append(Span(" \(screen.unseenCount) new ", Style(.selectedText, on: .selection, bold: true)))
    }
    if above > 0 { signs.append(Span(" ▲ \(above) more", Style(.secondaryText))) }
    guard !signs.isEmpty else { return }
    let width = signs.reduce(0) { $0 + $1.width }
    let column = layout.mainColumns - 2 - width
    frame.fill(column: column, row: 1, columns: width, rows: 1, style: Style())
    frame.draw(CardRow(leading: signs), column: column, row: 1, width: width)
  }
}
