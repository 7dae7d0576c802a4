import Screen
import TextLayout

extension Scene {
  /// The `:` line in place of the hints, with the commands that begin so at the right.
  func commandLineRow(columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let draft = screen.commandLine
    let room = columns - 4
    let shown = window(of: draft, width: room - 1)
    frame.put(":", column: 1, row: 0, width: 1, style: Style(.accent, bold: true))
    frame.put(shown.text, column: 2, row: 0, width: room, style: Style(.text))
    frame.cursor = Frame.Position(column: 2 + shown.cursor, row: 0)
    let used = cellWidth(of: sanitized(shown.text, keepingLines: false))
    let help = screen.notice ?? completions(of: draft.text)
    frame.put(help, column: 4 + used, row: 0, width: room - used - 2, style: Style(.secondaryText), alignment: .right)
    return frame
  }

  /// The stretch of the line round the cursor that fits, and the cursor's column in it.
  private func window(of draft: Draft, width: Int) -> (text: String, cursor: Int) {
    let clusters = draft.text.map { sanitized(String($0), keepingLines: false) }
    let before = clusters.prefix(min(max(0, draft.cursor), clusters.count))
    var start = 0
    var cursor = before.reduce(0) { $0 + cellWidth(of: $1) }
    while cursor > width, start < before.count {
      cursor -= cellWidth(of: before[start])
      start += 1
    }
    var end = before.count
    var used = cursor
    while end < clusters.count, used + cellWidth(of: clusters[end]) <= width {
      used += cellWidth(of: clusters[end])
      end += 1
    }
    return (clusters[start..<end].joined(), cursor)
  }

  private func completions(of typed: String) -> String {
    guard !typed.contains(" ") else { return "" }
    return screen.commandNames.filter { $0.hasPrefix(typed) }.prefix(12).joined(separator: "  ")
  }
}
