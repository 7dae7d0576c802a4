/// Several frames under each other, each below its caption, for the exports that make one picture.
public func sheet(_ frames: [(caption: String, frame: Frame)]) -> Frame {
  var blocks: [Frame] = []
  let columns = frames.map(\.frame.columns).max() ?? 0
  for (caption, frame) in frames {
    var heading = Frame(columns: columns, rows: blocks.isEmpty ? 1 : 2)
    heading.put(caption, column: 2, row: heading.rows - 1, width: columns - 2, style: Style(.secondaryText, bold: true))
    blocks += [heading, frame]
  }
  return stacked(blocks, columns: columns)
}
