import Screen

extension Scene {
  /// The bottom row: what the keys do here, or what was just done; at the right how much is below.
  func hintLine(columns: Int, below: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let more = below > 0 ? [Span("▼ \(below) more", Style(.secondaryText))] : []
    let room = columns - 4 - more.reduce(0) { $0 + $1.width + 2 }
    let leading = screen.notice.map { [Span($0, Style(.accent), limit: room)] } ?? hints(room: room)
    frame.draw(CardRow(leading: leading, trailing: more), column: 2, row: 0, width: columns - 4)
    return frame
  }

  /// As many hints as fit, whole ones only.
  private func hints(room: Int) -> [Span] {
    var spans: [Span] = []
    var left = room
    for hint in screen.hints(center: center) {
      let key = Span(hint.keys, Style(.hintKey, bold: true))
      let meaning = Span(" " + hint.meaning, Style(.hintText))
      let gap = spans.isEmpty ? 0 : 3
      guard key.width + meaning.width + gap <= left else { continue }
      if gap > 0 { spans.append(.blank(gap, Style())) }
      spans += [key, meaning]
      left -= key.width + meaning.width + gap
    }
    return spans
  }
}
