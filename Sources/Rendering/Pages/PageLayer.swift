import Center
import Screen

extension Page {
  /// Whether the page takes the whole body and hides what is below.
  var isFull: Bool {
    switch self {
    case .list, .expanded, .reply, .help, .output, .inspector, .provider: true
    case .focusPicker, .devicePanel, .themePicker, .faults, .confirmation, .unlock, .commandLine, .palette, .filter:
      false
    }
  }
}

extension Scene {
  /// The full page on top, and the panel that lies over it.
  ///
  /// With an inspector at the right, its page is no page of its own: the keys act on what stands there.
  func visiblePages(_ layout: ScreenLayout) -> (full: Page, panel: Page?) {
    let pages = screen.pages.filter { layout.inspectorWidth == 0 || $0 != .inspector }
    let full = pages.last(where: \.isFull) ?? .list
    let isLine = screen.page == .commandLine || screen.page == .filter
    let panel = screen.page.isFull || isLine ? nil : screen.page
    return (full, panel)
  }

  /// Draws a full page, but for the list; returns how far it can be scrolled.
  func drawPage(_ page: Page, into frame: inout Frame, layout: ScreenLayout) -> Int {
    let body = layout.body
    let drawn: (frame: Frame, limit: Int)
    switch page {
    case .expanded(let key): drawn = expandedPage(key, columns: layout.listColumns, rows: body.count)
    case .reply(let key, let action):
      drawn = (replyPage(key, actionIdentifier: action, columns: layout.listColumns, rows: body.count), 0)
    case .help: drawn = helpPage(columns: layout.listColumns, rows: body.count)
    case .output: drawn = outputPage(columns: layout.listColumns, rows: body.count)
    case .provider: drawn = providerPage(columns: layout.listColumns, rows: body.count)
    case .inspector: drawn = inspector(columns: layout.listColumns, rows: body.count, isActive: true)
    default: return 0
    }
    frame.addRegion(.closePage, column: 0, row: body.lowerBound, columns: layout.mainColumns, rows: body.count)
    // A click on the page itself does not leave it.
    frame.place(drawn.frame, column: layout.margin, row: body.lowerBound, window: body)
    frame.pageFinding = drawn.frame.pageFinding
    return drawn.limit
  }

  /// Draws a panel over the middle of what is there, which steps back; but what a theme is tried out on must be seen, so
  /// the theme picker stands aside.
  func drawPanel(_ page: Page, into frame: inout Frame, layout: ScreenLayout) {
    let body = layout.body
    let width = min(page == .palette || page == .faults ? 76 : 56, layout.mainColumns - 4)
    let card: Frame
    switch page {
    case .focusPicker: card = focusPanel().frame(columns: width, limit: body.count)
    case .faults: card = faultPanel().frame(columns: width, limit: body.count)
    case .devicePanel: card = devicePanel().frame(columns: width, limit: body.count)
    case .confirmation(let confirmation):
      card = confirmationPanel(confirmation).frame(columns: width, limit: body.count)
    case .unlock(let key, let action):
      card = unlockPanel(key, actionIdentifier: action).frame(columns: width, limit: body.count)
    case .themePicker: card = themePanel.frame(columns: width, limit: body.count)
    case .palette: card = palettePanel(columns: width, rows: body.count)
    default: return
    }
    let standsAside = page == .themePicker
    if !standsAside { frame.recede(rows: body, columns: 0..<layout.mainColumns, edges: edges) }
    frame.addRegion(.closePage, column: 0, row: body.lowerBound, columns: layout.mainColumns, rows: body.count)
    let row = standsAside ? body.upperBound - card.rows : body.lowerBound + (body.count - card.rows) / 2
    let column = standsAside ? layout.mainColumns - width - layout.margin : (layout.mainColumns - width) / 2
    if standsAside { frame.fill(column: column - 2, row: row, columns: width + 2, rows: card.rows, style: Style()) }
    frame.place(card, column: column, row: row, window: body)
  }
}

extension Frame {
  /// Makes a part of the frame faint, and deaf to the mouse: something lies over it.
  fileprivate mutating func recede(rows: Range<Int>, columns range: Range<Int>, edges: EdgeStyle) {
    for row in rows {
      for column in range { cells[row * columns + column].style.recede(edges) }
    }
    regions.removeAll { rows.contains($0.row) && range.contains($0.column) }
    cursor = nil
  }
}

extension Style {
  /// Fainter; solid cards go a step back as well, or a panel of their colour would melt into them.
  fileprivate mutating func recede(_ edges: EdgeStyle) {
    // Half blocks must not leave the card that they belong to.
    isDim = !ink.isSurface
    guard edges == .blocks else { return }
    ink = ink.receded
    surface = surface.receded
  }
}

extension Ink {
  /// Whether it is half a cell of a surface.
  fileprivate var isSurface: Bool { if case .role(let role) = self { role.isSurface } else { false } }

  /// The surface a step farther from the eye.
  var receded: Ink {
    switch self {
    case .role(.card), .role(.bannerCard), .role(.button), .role(.field): .role(.peekingCard)
    case .role(.peekingCard): .role(.lastPeekingCard)
    default: self
    }
  }
}
