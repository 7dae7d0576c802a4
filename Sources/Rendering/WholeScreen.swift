import Center
import Screen

extension Scene {
  /// The list with everything round it.
  func wholeScreen(_ layout: ScreenLayout) -> Frame {
    var frame = Frame(columns: layout.columns, rows: layout.rows)
    let columns = layout.mainColumns
    let rows = 0..<layout.rows
    let pages = visiblePages(layout)
    // The Lock Screen has a clock of its own; a page over it hides that.
    let hasClock = !center.device.isLocked || pages.full != .list
    frame.place(statusLine(columns: columns, hasClock: hasClock), column: 0, row: 0, window: rows)
    var hidden = (above: 0, below: 0)
    if pages.full == .list {
      hidden = drawList(into: &frame, layout: layout)
      drawAbove(hidden.above, into: &frame, layout: layout)
    } else {
      frame.place(appStrip(columns: layout.barColumns), column: layout.barInset, row: 1, window: rows)
      frame.viewport = screen.viewport
      frame.pageScrollLimit = drawPage(pages.full, into: &frame, layout: layout)
    }
    drawInspector(into: &frame, layout: layout)
    if pages.full == .list {
      for banner in hangingBanners(layout) { drawBanner(banner.card, into: &frame, layout: layout, lift: banner.lift) }
    } else if let banner = center.banner {
      // Over a page that the viewer is busy with it takes one row.
      frame.place(bannerRow(banner.key, columns: columns), column: 0, row: 1, window: 1..<2)
    }
    if let panel = pages.panel { drawPanel(panel, into: &frame, layout: layout) }
    if let offered = candidatePanel(columns: columns, rows: layout.body.count) {
      frame.place(
        offered.frame, column: offered.column, row: layout.body.upperBound - offered.frame.rows, window: layout.body)
    }
    let bottom =
      switch screen.page {
      case .commandLine: commandLineRow(columns: layout.barColumns)
      case .filter: searchRow(finding: frame.pageFinding, columns: layout.barColumns)
      default:
        // A panel says itself how much of it is below.
        hintLine(
          columns: layout.barColumns, below: pages.panel == nil ? hidden.below : 0, finding: frame.pageFinding)
      }
    frame.place(bottom, column: layout.barInset, row: layout.rows - 1, window: rows)
    if let notice = longNotice(columns: layout.barColumns) {
      // The caption of a story keeps its row.
      let end = screen.story == nil ? layout.rows : layout.rows - 2
      frame.place(notice, column: layout.barInset, row: end - notice.rows, window: rows)
    }
    if let caption = screen.story {
      let line = captionLine(caption, columns: layout.barColumns)
      frame.place(line, column: layout.barInset, row: layout.rows - 2, window: rows)
    }
    return frame
  }

  /// At the right, behind a line, where the screen is wide enough.
  private func drawInspector(into frame: inout Frame, layout: ScreenLayout) {
    guard layout.inspectorWidth > 0 else { return }
    let left = layout.mainColumns
    for row in 0..<layout.rows { frame.set("│", column: left, row: row, style: Style(.border), width: 1) }
    let isActive = screen.pageUnderLine == .inspector
    let drawn = inspector(columns: layout.inspectorWidth - 3, rows: layout.rows, isActive: isActive)
    frame.place(drawn.frame, column: left + 2, row: 0, window: 0..<layout.rows)
    if isActive {
      frame.pageScrollLimit = drawn.limit
      frame.pageFinding = drawn.frame.pageFinding
    }
  }

  /// The list below the apps, or rolled up from the bottom of the Lock Screen; returns how much lies outside of it.
  private func drawList(into frame: inout Frame, layout: ScreenLayout) -> (above: Int, below: Int) {
    let columns = layout.mainColumns
    var body = layout.body
    if center.device.isLocked {
      let clock = lockScreenClock(columns: columns, rows: layout.rows)
      frame.place(clock, column: 0, row: 1, window: body.lowerBound - 1..<body.upperBound)
      body = min(1 + clock.rows, body.upperBound)..<body.upperBound
    } else {
      frame.place(appStrip(columns: layout.barColumns), column: layout.barInset, row: 1, window: 1..<2)
    }
    guard screen.firstItem(center: center) != nil else {
      if screen.filter.isOn {
        frame.place(noMatches(columns: columns, rows: body.count), column: 0, row: body.lowerBound, window: body)
      } else if !center.device.isLocked {
        frame.place(emptyState(columns: columns, rows: body.count), column: 0, row: body.lowerBound, window: body)
      }
      return (0, 0)
    }
    let window = ListWindow(scene: self, columns: layout.listColumns, rows: body.count)
    let drop = center.device.isLocked ? max(0, body.count - (window.placed.last?.end ?? 0)) : 0
    for placed in window.placed {
      let top = body.lowerBound + drop + placed.row
      // Under the clock nothing says that a card goes on above.
      if isCutByClock(placed) { continue }
      // An edge alone says nothing.
      let isEdgeAlone = top + 1 == body.upperBound || top + placed.block.rows == body.lowerBound + 1
      if placed.block.rows > 1, isEdgeAlone { continue }
      frame.place(placed.block, column: layout.margin, row: top, window: body)
    }
    frame.viewport = window.viewport
    return window.hiddenCounts(
      center: center, screen: screen, from: window.placed.firstIndex { !isCutByClock($0) } ?? 0)
  }

  /// Whether the upper edge of a card lies behind the clock of the Lock Screen, and the card is not what is selected.
  private func isCutByClock(_ placed: ListWindow.Placed) -> Bool {
    center.device.isLocked && placed.row < 0 && placed.item != screen.selection
  }

  /// At the right end of the app strip: how much is above the window, and what came in meanwhile.
  private func drawAbove(_ above: Int, into frame: inout Frame, layout: ScreenLayout) {
    var signs: [Span] = []
    let isTopInView =
      frame.viewport.offset == 0
      && (frame.viewport.top == nil || frame.viewport.top == screen.firstItem(center: center))
    if screen.unseenCount > 0, !isTopInView {
      signs += pill("\(groupedDigits(screen.unseenCount)) new", Style(.selectedText, on: .selection, bold: true))
    }
    if above > 0 { signs.append(Span(" ▲ \(groupedDigits(above)) more", Style(.secondaryText))) }
    guard !signs.isEmpty else { return }
    let width = signs.width
    let column = layout.barInset + layout.barColumns - 2 - width
    frame.fill(column: column, row: 1, columns: width, rows: 1, style: Style())
    frame.draw(CardRow(leading: signs), column: column, row: 1, width: width)
  }
}
