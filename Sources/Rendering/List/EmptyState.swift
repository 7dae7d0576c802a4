import Screen

extension Scene {
  /// What is there when nothing is there: how to get something.
  func emptyState(columns: Int, rows: Int) -> Frame {
    var frame = Frame(columns: columns, rows: rows)
    var lines: [(text: String, style: Style)] = [
      ("No Notifications", Style(.title, bold: true)), ("", Style()),
      ("belfry push FILE", Style(.accent)), ("sends one from another terminal", Style(.secondaryText)), ("", Style()),
      (":push FILE", Style(.accent)), ("sends one from here", Style(.secondaryText)), ("", Style()),
    ]
    if let key = screen.keyMap.label(for: .showHelp) {
      lines += [(key, Style(.accent)), ("lists the keys", Style(.secondaryText))]
    }
    let shown = lines.prefix(max(0, rows))
    for (index, line) in shown.enumerated() {
      frame.put(
        line.text, column: 0, row: max(0, (rows - shown.count) / 2) + index, width: columns, style: line.style,
        alignment: .center)
    }
    return frame
  }
}
