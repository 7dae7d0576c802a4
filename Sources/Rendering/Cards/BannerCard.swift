import Center
import Screen

extension Scene {
  /// The banner: a card of its own surface that floats over the screen.
  ///
  /// One that stays until it is acted upon has a grip at its lower edge and says so; one that leaves by itself has none.
  func bannerCard(_ key: NotificationKey, columns: Int) -> Frame? {
    guard let notification = center.notifications[key] else { return nil }
    var looks = CardLooks.banner
    // A banner wider than the cards of the list has its text above theirs.
    looks.padding += bannerOverhang(columns: columns)
    var text = NotificationText(
      scene: self, notification: notification, looks: looks, width: columns - 2 * looks.padding)
    let isPersistent = center.banner.map { $0.key == key && $0.leavesAt == nil } ?? false
    if isPersistent { text.marks.append(("stays", .secondaryText)) }
    var frame = card(text.rows(bodyLimit: 2), columns: columns, looks: looks, edges: edges)
    if isPersistent {
      let grip = Span(edges.border == nil ? "▀▀▀▀▀▀" : "━━━━━━", Style(.tertiaryText, on: .screen))
      frame.put(grip.line, column: (columns - grip.width) / 2, row: frame.rows - 1, style: grip.style)
    }
    frame.answers(to: .banner(key))
    return frame
  }

  /// Cells by which a banner is wider than the list at each side: it lies nearer to the eye.
  func bannerOverhang(columns: Int) -> Int { columns < 60 ? 0 : 1 }

  /// Lays the banner over what is drawn, so that its upper edge is `lift` rows above the body; it throws its shadow on
  /// the cards below it.
  func drawBanner(_ card: Frame, into frame: inout Frame, layout: ScreenLayout, lift: Int = 0) {
    let column = layout.margin - (card.columns - layout.listColumns) / 2
    let row = layout.body.lowerBound - lift
    let last = row + card.rows - 1
    var shadow: [Ink] = []
    if edges == .blocks, layout.body.contains(last) {
      shadow = (column..<column + card.columns).map { frame.lowerHalf(column: $0, row: last).shaded }
    }
    frame.place(card, column: column, row: row, window: layout.body)
    for (offset, surface) in shadow.enumerated() {
      frame.cells[last * frame.columns + column + offset].style.surface = surface
    }
  }

  /// The banner on one row, where a page is open that it must not hide.
  func bannerRow(_ key: NotificationKey, columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1, style: Style(.text, on: .bannerCard))
    guard let notification = center.notifications[key] else { return frame }
    let looks = CardLooks.banner
    let profile = profile(of: notification.bundleIdentifier)
    let text = center.visibleText(of: notification)
    let tile = appTile(profile, on: .bannerCard)
    let title = Span(text.title, looks.titleStyle, limit: (columns - 8) / 2)
    let blank = Span.blank(1, looks.style(.text))
    let room = columns - 6 - tile.width - title.width
    let body = Span(text.body.isEmpty ? text.subtitle : text.body, looks.style(.text), limit: room)
    let isMirrored = isMirrored(notification)
    let row = CardRow(
      leading: (isMirrored ? tile.reversed() : tile) + [blank, title, blank, body], isMirrored: isMirrored)
    frame.draw(row, column: 2, row: 0, width: columns - 4)
    frame.answers(to: .banner(key))
    return frame
  }
}

extension Ink {
  /// The surface of a card of the list where a banner throws its shadow on it.
  fileprivate var shaded: Ink { self == .role(.selectedBorder) ? Ink.role(.card).receded : receded }
}
