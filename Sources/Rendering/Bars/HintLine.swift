import Center
import Screen
import TextLayout

extension Scene {
  /// The bottom row: what the keys do here, or what was just done; at the right how much is below.
  func hintLine(columns: Int, below: Int, finding: PageFinding? = nil) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let more = below > 0 ? [Span("▼ \(groupedDigits(below)) more", Style(.secondaryText))] : []
    let all = columns - 4 - more.reduce(0) { $0 + $1.width + 2 }
    let signs = searchSigns(finding: finding, room: all)
    let room = all - width(of: signs)
    let leading = signs + (screen.notice.map { [notice($0, room: room)] } ?? hints(room: room))
    frame.draw(CardRow(leading: leading, trailing: more), column: 2, row: 0, width: columns - 4)
    return frame
  }

  /// Our own sentence, whatever name it begins with: from left to right.
  private func notice(_ text: String, room: Int) -> Span {
    Span(layOutLine(text, width: room, direction: .leftToRight), Style(.accent))
  }

  /// What was just done or went wrong, where it takes more than the bottom row: whole, over the rows above.
  ///
  /// Such a notice names a file and a fault; cut at its end it would say everything but that. Nil where a row is enough.
  func longNotice(columns: Int) -> Frame? {
    guard let notice = screen.notice, screen.page != .commandLine, screen.page != .filter else { return nil }
    let lines = layOut(notice, width: columns - 4, lineLimit: Self.noticeLines, direction: .leftToRight)
    guard lines.count > 1 else { return nil }
    var frame = Frame(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() {
      frame.draw(CardRow(leading: [Span(line, Style(.accent))]), column: 2, row: row, width: columns - 4)
    }
    return frame
  }

  /// Rows that a notice takes at most.
  private static var noticeLines: Int { 4 }

  /// As many hints as fit, whole ones only: the most useful stand first, so that the last ones go; the way to all keys
  /// stays.
  private func hints(room: Int) -> [Span] {
    let all = screen.hints(center: center)
    let help = all.filter(\.isHelp).flatMap { spans($0) }
    let gap = Span.blank(3, Style(.hintText))
    var left = room - (help.isEmpty ? 0 : gap.width + width(of: help))
    var row: [Span] = []
    for hint in all where !hint.isHelp {
      let entry = (row.isEmpty ? [] : [gap]) + spans(hint)
      guard width(of: entry) <= left else { break }
      row += entry
      left -= width(of: entry)
    }
    if help.isEmpty { return row }
    return row.isEmpty ? (width(of: help) <= room ? help : []) : row + [gap] + help
  }

  /// Keys are set apart by colour, and bold only where the theme has no colour: most cursor moves change the hints, and
  /// over a slow line every change of weight counts.
  private func spans(_ hint: KeyHint) -> [Span] {
    [
      Span(hint.keys, Style(.hintKey)), .blank(1, Style(.hintText)),
      Span(hint.meaning, Style(hint.isDestructive ? .destructive : .hintText)),
    ]
  }

  private func width(of spans: [Span]) -> Int { spans.reduce(0) { $0 + $1.width } }
}
