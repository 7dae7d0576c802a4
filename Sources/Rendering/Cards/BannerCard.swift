import Center
import Screen

extension Scene {
  /// The banner: a card of its own surface that lies over the screen, with the two buttons that it has room for.
  func bannerCard(_ key: NotificationKey, columns: Int) -> Frame? {
    guard let notification = center.notifications[key] else { return nil }
    let looks = CardLooks.banner
    let text = NotificationText(scene: self, notification: notification, looks: looks, width: columns - 4)
    var frame = card(text.rows(bodyLimit: 2), columns: columns, looks: looks, edges: edges)
    // The grip at the lower edge by which a banner is pulled down or flicked away.
    let grip = Span(edges == .lines ? "━━━━" : "▀▀▀▀▀▀", Style(.tertiaryText, on: .screen))
    frame.put(grip.line, column: (columns - grip.width) / 2, row: frame.rows - 1, style: grip.style)
    frame.answers(to: .banner(key))
    return frame
  }

  /// The banner on one row, where a page is open that it must not hide.
  func bannerRow(_ key: NotificationKey, columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1, style: Style(.text, on: .bannerCard))
    guard let notification = center.notifications[key] else { return frame }
    let looks = CardLooks.banner
    let profile = profile(of: notification.bundleIdentifier)
    let text = center.visibleText(of: notification)
    let tile = appTile(profile)
    let title = Span(text.title, looks.style(.title, bold: true), limit: (columns - 8) / 2)
    let blank = Span.blank(1, looks.style(.text))
    let room = columns - 6 - tile.width - title.width
    let body = Span(text.body.isEmpty ? text.subtitle : text.body, looks.style(.text), limit: room)
    frame.draw(CardRow(leading: [tile, blank, title, blank, body]), column: 2, row: 0, width: columns - 4)
    frame.answers(to: .banner(key))
    return frame
  }
}
