import Center
import Screen

extension Scene {
  /// `While in Work Focus  3`, above the first stack that the Focus silenced; nil above every other item.
  ///
  /// Source: apple-rules 7.3.
  func focusHeading(above item: ListItem, columns: Int) -> Frame? {
    switch item {
    case .stack(let key), .heading(let key):
      guard let focus = center.currentFocus, center.threads[key]?.isHeld == true,
        center.index(of: key) == center.threadCount - center.heldThreadCount
      else { return nil }
      var frame = Frame(columns: columns, rows: 1)
      let glyph = Span(focus.glyph, Style(.accent), limit: 2)
      let count = Span("  \(groupedDigits(center.heldCount))", Style(.secondaryText))
      let title = Span(focus.heading, Style(.title, bold: true), limit: columns - 5 - glyph.width - count.width)
      frame.draw(CardRow(leading: [glyph, .blank(1, Style()), title, count]), column: 2, row: 0, width: columns - 4)
      return frame
    case .liveActivity, .summary, .card:
      return nil
    }
  }

  /// What is special about a notification of the list: under the heading of the Focus nothing has to say so again.
  ///
  /// A filtered list has no headings.
  func marks(of notification: Notification) -> [(text: String, ink: Role)] {
    guard !screen.filter.isOn, let reason = notification.heldReason, reason == center.currentFocus?.heldReason else {
      return notification.marks
    }
    return notification.marks.filter { $0.text != reason }
  }
}

extension FocusMode {
  /// `While in Work Focus`, but `While in Do Not Disturb`.
  fileprivate var heading: String {
    identifier == "do-not-disturb" || name.hasSuffix("Focus") ? "While in \(name)" : "While in \(name) Focus"
  }
}
