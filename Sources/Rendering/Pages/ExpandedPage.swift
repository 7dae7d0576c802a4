import Center
import Screen
import TextLayout

extension Scene {
  /// A notification with its full text and its buttons; the text scrolls, the buttons stay.
  func expandedPage(_ key: NotificationKey, columns: Int, rows: Int) -> (frame: Frame, limit: Int) {
    guard let notification = center.notifications[key] else { return (goneCard(columns: columns), 0) }
    let actions = center.actions(of: notification)
    let buttons =
      actions.isEmpty
      ? nil
      : actionCard(
        actions, columns: columns, rows: max(3, rows - 5), isMirrored: isMirrored(notification))
    let looks = screen.page == .expanded(key) && screen.pageSelection < 0 ? CardLooks.selected : .plain
    let text = NotificationText(scene: self, notification: notification, looks: looks, width: columns - 4)
    let page = ScrolledCard(
      rows: openedRows(text, pictureHeight: pictureHeight(rows: rows, buttons: buttons?.rows ?? 0)), looks: looks,
      edges: edges, fixedCount: 1)
    let scrolled = page.frame(columns: columns, height: rows - (buttons?.rows ?? 0), view: pageView)
    var frame = Frame(columns: columns, rows: scrolled.frame.rows + (buttons?.rows ?? 0))
    frame.place(scrolled.frame, column: 0, row: 0, window: 0..<frame.rows)
    if let buttons {
      // The menu hangs at the side where the card begins.
      let column = isMirrored(notification) ? columns - buttons.columns : 0
      frame.place(buttons, column: column, row: scrolled.frame.rows, window: 0..<frame.rows)
    }
    frame.pageFinding = scrolled.frame.pageFinding
    return (frame, scrolled.limit)
  }

  /// Rows of a picture at most: on a small screen the text below it must begin in sight.
  private func pictureHeight(rows: Int, buttons: Int) -> Int { min(max(4, rows - buttons - 7), 20) }

  /// What the app's content extension draws, or what the system does.
  private func openedRows(_ text: NotificationText, pictureHeight: Int) -> [CardRow] {
    guard let view = screen.extensionView(of: text.notification, center: center) else {
      return text.openedRows(pictureHeight: pictureHeight)
    }
    return text.openedRows(drawing: view, markedAction: screen.pageSelection, pictureHeight: pictureHeight)
  }

  /// The buttons as a menu: digit, title, and what pressing it brings about; they run as the card above does.
  private func actionCard(_ actions: [NotificationAction], columns: Int, rows: Int, isMirrored: Bool) -> Frame {
    let looks = CardLooks.menu
    let columns = menuColumns(of: actions, within: columns)
    let visible = max(1, min(actions.count, rows - 2))
    let marked = screen.pageSelection
    let first = min(max(0, marked - visible + 1), actions.count - visible)
    let shown = Array(actions.enumerated().dropFirst(first).prefix(visible))
    func row(_ entry: (offset: Int, element: NotificationAction), _ looks: CardLooks) -> CardRow {
      var row = actionRow(entry.element, number: entry.offset + 1, looks: looks, width: columns - 4)
      row.isMirrored = isMirrored
      return row
    }
    var frame = card(shown.map { row($0, looks) }, columns: columns, looks: looks, edges: edges)
    for (index, entry) in shown.enumerated() {
      if entry.offset == marked {
        let marked = CardLooks(surface: .selectedButton, border: .border)
        frame.markRow(index + 1, style: marked.style(.selectedText), edges: edges)
        frame.draw(row(entry, marked), column: 2, row: index + 1, width: columns - 4)
      }
      frame.addRegion(.action(entry.offset), column: 1, row: index + 1, columns: columns - 2, rows: 1)
    }
    if actions.count > visible {
      frame.label("\(actions.count) actions", row: 0, ink: .secondaryText, looks: looks, edges: edges)
    }
    return frame
  }

  /// A menu is as wide as its longest row needs, within reason: titles and what they bring about stand close together.
  private func menuColumns(of actions: [NotificationAction], within columns: Int) -> Int {
    let longest = actions.map { action in
      8 + cellWidth(of: sanitized(action.title, keepingLines: false))
        + notes(on: action).reduce(0) { $0 + $1.count + 3 }
    }
    return min(columns, max(44, (longest.max() ?? 0) + 6))
  }

  /// What pressing the button brings about.
  private func notes(on action: NotificationAction) -> [String] {
    var notes: [String] = []
    if action.options.contains(.authenticationRequired), center.device.isLocked { notes.append("unlock first") }
    if action.options.contains(.foreground) { notes.append("opens app") }
    if action.textInput != nil { notes.append("text") }
    return notes
  }

  private func actionRow(_ action: NotificationAction, number: Int, looks: CardLooks, width: Int) -> CardRow {
    let isMarked = looks.surface == .selectedButton
    let note = Span(
      notes(on: action).joined(separator: " · "), looks.style(isMarked ? .selectedText : .secondaryText),
      limit: width / 2)
    let ink: Role = isMarked ? .selectedText : action.options.contains(.destructive) ? .destructive : .text
    let digit = Span(
      number < 10 ? "\(number)" : number == 10 ? "0" : " ", looks.style(isMarked ? .selectedText : .hintKey, bold: true)
    )
    let title = Span(
      action.textInput == nil ? action.title : action.title + "…", looks.style(ink), limit: width - note.width - 5)
    return CardRow(leading: [digit, .blank(3, looks.style(.text)), title], trailing: [note])
  }

  /// What stands in place of a notification that has left.
  func goneCard(columns: Int) -> Frame {
    card(
      [CardRow(leading: [Span("This notification is gone", CardLooks.plain.style(.secondaryText))])], columns: columns,
      looks: .plain, edges: edges)
  }
}
