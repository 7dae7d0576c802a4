import Center
import Screen

extension Scene {
  /// The banner: a card of its own surface that lies over the screen, with the two buttons that it has room for.
  func bannerCard(_ key: NotificationKey, columns: Int) -> Frame? {
    guard let notification = center.notifications[key] else { return nil }
    let looks = CardLooks.banner
    let text = NotificationText(scene: self, notification: notification, looks: looks, width: columns - 4)
    var frame = card(text.rows(bodyLimit: 2), columns: columns, looks: looks)
    // The grip at the lower edge by which a banner is pulled down or flicked away.
    let grip = Span("━━━━", Style(.tertiaryText, on: .screen))
    frame.put(grip.line, column: (columns - grip.width) / 2, row: frame.rows - 1, style: grip.style)
    frame.answers(to: .banner(key))
    return frame
  }
}
