import Center
import Screen
import TextLayout

extension Scene {
  /// A text action: the notification that is answered, and the field with what was typed so far.
  func replyPage(_ key: NotificationKey, actionIdentifier: String, columns: Int, rows: Int) -> Frame {
    let notification = center.notifications[key]
    let action = notification.flatMap { center.actions(of: $0).first { $0.identifier == actionIdentifier } }
    let context =
      notification.map { notificationCard($0, columns: columns, bodyLimit: rows < 12 ? 1 : 4, looks: .plain) }
      ?? goneCard(columns: columns)
    let draft = screen.drafts[DraftKey(notification: key, actionIdentifier: actionIdentifier)] ?? Draft()
    // Where both do not fit, the field counts.
    let minimum = 4
    let contextRows = max(0, min(context.rows, rows - minimum))
    var frame = Frame(columns: columns, rows: rows)
    frame.place(context, column: 0, row: 0, window: 0..<contextRows)
    let field = replyField(
      draft, action: action, columns: columns, rows: rows - contextRows,
      isMirrored: notification.map(isMirrored) ?? runsRightToLeft(draft.text))
    frame.place(field, column: 0, row: contextRows, window: 0..<rows)
    return frame
  }

  /// The field runs as the notification that is answered; each paragraph of the draft as its letters do.
  private func replyField(
    _ draft: Draft, action: NotificationAction?, columns: Int, rows: Int, isMirrored: Bool
  ) -> Frame {
    let looks = CardLooks.field
    let width = columns - 4
    // One cell is kept free for a cursor behind a full line.
    let shape = EditableText.Shape(width: width - 1, isRightToLeft: isMirrored)
    let text = EditableText(draft.text, shape)
    let height = min(max(text.lines.count, 3), max(1, rows - 3))
    let place = text.place(ofCursor: draft.cursor)
    let first = max(0, place.line - height + 1)
    var frame = card(Array(repeating: CardRow(), count: height + 1), columns: columns, looks: looks, edges: edges)
    frame.label(
      action?.title ?? "Reply", row: 0, ink: .accent, bold: true, looks: looks, edges: edges,
      alignment: isMirrored ? .right : .left)
    if draft.text.isEmpty {
      let placeholder = action?.textInput?.placeholder ?? ""
      frame.put(
        placeholder, column: 2, row: 1, width: width, style: looks.style(.placeholder),
        alignment: isMirrored ? .right : .left)
    }
    for index in text.lines.indices.dropFirst(first).prefix(height) {
      frame.put(
        text.lines[index], column: 2 + text.leftEdge(ofLine: index), row: 1 + index - first, style: looks.style(.text),
        limit: width)
    }
    frame.cursor = Frame.Position(column: 2 + min(place.column, width - 1), row: 1 + place.line - first)
    frame.field = shape
    drawSendButton(
      action?.textInput?.buttonTitle ?? "Send", isReady: !draft.text.isEmpty, isMirrored: isMirrored, into: &frame)
    return frame
  }

  private func drawSendButton(_ title: String, isReady: Bool, isMirrored: Bool, into frame: inout Frame) {
    let style = isReady ? Style(.selectedText, on: .selectedButton, bold: true) : Style(.secondaryText, on: .button)
    let button = pill(
      title.isEmpty ? "Send" : title, style, on: .role(.field), limit: frame.columns / 2)
    let column = isMirrored ? 2 : frame.columns - 2 - button.width
    frame.draw(CardRow(leading: button), column: column, row: frame.rows - 2, width: button.width)
    frame.addRegion(.sendReply, column: column, row: frame.rows - 2, columns: button.width, rows: 1)
  }
}
