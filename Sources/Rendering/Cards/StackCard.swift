import Center
import Screen

extension Scene {
  /// A closed stack: its newest notification, what else there is, and cards peeking out below.
  ///
  /// A single notification is a card alone.
  func stackCard(_ thread: NotificationThread, columns: Int, bodyLimit: Int) -> Frame? {
    guard let notification = center.notifications[thread.newest.key] else { return nil }
    let looks: CardLooks = screen.selection == .stack(thread.key) ? .selected : .plain
    guard thread.members.count > 1 else {
      return notificationCard(notification, columns: columns, bodyLimit: bodyLimit, looks: looks)
    }
    var text = NotificationText(scene: self, notification: notification, looks: looks, width: columns - 4)
    if thread.isHeld { text.marks = marks(of: notification) }
    var rows = text.rows(bodyLimit: min(2, bodyLimit))
    let isMirrored = rows[0].isMirrored
    if let line = thread.summaryLine {
      rows.append(
        CardRow(
          leading: [
            .blank(text.indent, looks.style(.text)),
            Span(line, looks.style(.secondaryText), limit: columns - 4 - text.indent),
          ],
          isMirrored: isMirrored))
    }
    let count = min(2, thread.members.count - 1)
    var top = card(rows, columns: columns, looks: looks, edges: edges)
    let peeks =
      edges.border.map { border in (1...count).map { peekingLine(border, inset: $0, columns: columns) } }
      ?? peekingBlocks(count, under: &top, looks: looks)
    return stacked([top] + peeks, columns: columns)
  }

  /// Whether the card of a notification runs from right to left.
  func isMirrored(_ notification: Notification) -> Bool {
    NotificationText(scene: self, notification: notification, looks: .plain, width: 0).isMirrored
  }

  /// A single notification.
  func notificationCard(_ notification: Notification, columns: Int, bodyLimit: Int, looks: CardLooks) -> Frame {
    var text = NotificationText(scene: self, notification: notification, looks: looks, width: columns - 4)
    if center.threadKey(of: notification.key).flatMap({ center.threads[$0]?.isHeld }) == true {
      text.marks = marks(of: notification)
    }
    return card(text.rows(bodyLimit: bodyLimit), columns: columns, looks: looks, edges: edges)
  }

  /// The lower edge of a card that lies under another one.
  private func peekingLine(_ border: BorderSet, inset: Int, columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let style = Style(.border, on: .screen)
    for column in inset..<columns - inset { frame.set(border.bottom, column: column, row: 0, style: style, width: 1) }
    frame.set(border.bottomLeft, column: inset, row: 0, style: style, width: 1)
    frame.set(border.bottomRight, column: columns - 1 - inset, row: 0, style: style, width: 1)
    return frame
  }

  /// The same in half blocks: each card begins in the lower half of the row above it, a little narrower.
  private func peekingBlocks(_ count: Int, under top: inout Frame, looks: CardLooks) -> [Frame] {
    let surfaces: [Role] = [looks.surface, .peekingCard, .lastPeekingCard]
    let step = 2
    func edge(_ index: Int, row: Int, of frame: inout Frame) {
      frame.lowerEdge(row: row, inset: step * index, surface: surfaces[index])
      guard index < count else { return }
      let below = surfaces[index + 1]
      let left = step * (index + 1)
      for column in left..<max(left, frame.columns - left) {
        frame.set("▀", column: column, row: row, style: Style(surfaces[index], on: below), width: 1)
      }
    }
    edge(0, row: top.rows - 1, of: &top)
    return (1...count).map { index in
      var frame = Frame(columns: top.columns, rows: 1)
      edge(index, row: 0, of: &frame)
      return frame
    }
  }

  /// The heading of an opened stack, with its way to close it.
  func stackHeading(_ thread: NotificationThread, columns: Int) -> Frame {
    openedHeading(
      profile(of: thread.key.bundleIdentifier).name, count: thread.members.count,
      isSelected: screen.selection == .heading(thread.key), columns: columns,
      isMirrored: center.notifications[thread.newest.key].map(isMirrored) ?? false)
  }

  /// What stands above the cards of something opened: its name, how many there are, the way to close it.
  func openedHeading(
    _ title: String, note: String = "", count: Int, isSelected: Bool, columns: Int, isMirrored: Bool = false
  ) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let button =
      isSelected
      ? pill("Show less", Style(.selectedText, on: .selection, bold: true))
      : [Span(" Show less ", Style(.accent))]
    let count = Span("\(groupedDigits(count))\(note.isEmpty ? "" : " · \(note)")", Style(.secondaryText))
    let gap = Span.blank(2, Style(.secondaryText))
    let room = columns - 4 - button.width - count.width - gap.width
    let name = Span(title, Style(.title, bold: true), limit: room)
    let row = CardRow(
      leading: [name, gap, count], trailing: isMirrored ? button.reversed() : button, isMirrored: isMirrored)
    frame.draw(row, column: 2, row: 0, width: columns - 4)
    return frame
  }
}
