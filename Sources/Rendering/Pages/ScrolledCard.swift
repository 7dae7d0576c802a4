import Screen

/// A card with more rows than its height: the part that is scrolled to, and signs on its border for the rest.
struct ScrolledCard {
  var title = ""
  var rows: [CardRow]
  var looks: CardLooks
  var edges: EdgeStyle
  /// Rows at the top that stay while the others are scrolled.
  var fixedCount = 0

  /// The card, at most `height` rows with its border, and how far it can be scrolled.
  func frame(columns: Int, height: Int, view: PageView, fills: Bool = false) -> (frame: Frame, limit: Int) {
    let room = max(1, height - 2)
    let fixed = rows.prefix(min(fixedCount, max(0, room - 1)))
    let rest = rows.dropFirst(fixed.count)
    let visibleCount = max(1, room - fixed.count)
    let window = view.window(over: PageRows(Array(rest)), visibleCount: visibleCount)
    let (start, limit) = (window.start, window.limit)
    var shown = Array(fixed) + rest.dropFirst(start).prefix(visibleCount)
    if fills, shown.count < room { shown += Array(repeating: CardRow(), count: room - shown.count) }
    var frame = card(shown, columns: columns, looks: looks, edges: edges)
    let first = 1 + fixed.count
    frame.show(window, of: view, columns: 2..<max(2, columns - 2), rows: first..<max(first, frame.rows - 1))
    if !title.isEmpty {
      frame.label(title, row: 0, ink: .title, bold: true, looks: looks, edges: edges)
    }
    if start > 0 { sign("▲ \(start) more", row: 0, into: &frame) }
    if start < limit { sign("▼ \(limit - start) more", row: frame.rows - 1, into: &frame) }
    return (frame, limit)
  }

  private func sign(_ text: String, row: Int, into frame: inout Frame) {
    frame.label(text, row: row, ink: .secondaryText, looks: looks, edges: edges, alignment: .right)
  }
}
