import Screen

extension Scene {
  /// The row of a story: `▸ 7/30  Work is on.`, at the right that it waits, and for which key.
  func captionLine(_ caption: StoryCaption, columns: Int) -> Frame {
    func style(_ ink: Role, bold: Bool = false) -> Style { Style(ink, on: .statusLine, bold: bold) }
    var frame = Frame(columns: columns, rows: 1, style: style(.text))
    var row = CardRow()
    if caption.isPaused {
      let key = screen.keyMaps[.story].label(for: .pauseStory).map { ", \($0) goes on" } ?? ""
      row.trailing = [Span("paused\(key)", style(.warning, bold: true))]
    }
    let place = caption.number > 0 ? "▸ \(caption.number)/\(caption.count)" : "▸"
    row.leading = [Span(place, style(.accent, bold: true)), .blank(2, style(.text))]
    let room = columns - 4 - (row.leading + row.trailing).reduce(0) { $0 + $1.width } - (caption.isPaused ? 2 : 0)
    row.leading.append(Span(caption.text, style(.title), limit: room))
    frame.draw(row, column: 2, row: 0, width: columns - 4)
    return frame
  }
}
