import Screen
import TextLayout

/// Where text stands between the edges that it is given.
enum Alignment { case left, center, right }

// Drawing into a frame. The law: a row is exactly as wide as the frame and no wide cluster is cut in half. What would
// be cut is replaced by blanks.

extension Frame {
  /// Writes one cluster; one that does not fit at the right edge becomes a blank.
  mutating func set(_ cluster: Character, column: Int, row: Int, style: Style, width: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let index = row * columns + column
    clearHalves(at: index, column: column)
    guard width == 2 else {
      cells[index] = Cell(cluster, style: style)
      return
    }
    guard column + 1 < columns else {
      cells[index] = Cell(" ", style: style)
      return
    }
    clearHalves(at: index + 1, column: column + 1)
    cells[index] = Cell(cluster, style: style)
    cells[index + 1] = Cell(nil, style: style)
  }

  /// Before a cell is overwritten: the other half of a wide cluster becomes a blank.
  private mutating func clearHalves(at index: Int, column: Int) {
    if cells[index].cluster == nil, column > 0 { cells[index - 1].cluster = " " }
    if column + 1 < columns, cells[index + 1].cluster == nil { cells[index + 1].cluster = " " }
  }

  /// Blanks a rectangle, clipped to the frame.
  mutating func fill(column: Int, row: Int, columns width: Int, rows height: Int, style: Style) {
    let left = max(0, column)
    let right = min(columns, column + width)
    guard left < right else { return }
    let blank = Cell(" ", style: style)
    for row in max(0, row)..<max(0, row, min(rows, row + height)) {
      clearHalves(at: row * columns + left, column: left)
      clearHalves(at: row * columns + right - 1, column: right - 1)
      for index in row * columns + left..<row * columns + right { cells[index] = blank }
      reorderings.removeAll { $0.row == row && $0.column < right && $0.column + $0.columns > left }
    }
  }

  /// Writes a laid line with its left edge at `column`; returns the column behind it.
  ///
  /// At most `limit` cells are written: what is longer is cut, so lay it out for its room.
  @discardableResult
  mutating func put(_ line: LaidLine, column: Int, row: Int, style: Style, limit: Int = .max) -> Int {
    var place = column
    var written = 0
    for cluster in line.clusters {
      let width = cellWidth(of: cluster)
      if place + width - column > limit { break }
      set(cluster, column: place, row: row, style: style, width: width)
      place += width
      written += 1
    }
    if place > column, !reorderings.isEmpty {
      reorderings.removeAll { $0.row == row && $0.column < place && $0.column + $0.columns > column }
    }
    if let order = line.logicalOrder, written == order.count, row >= 0, row < rows, column >= 0, place <= columns {
      reorderings.append(
        Reordering(
          row: row, column: column, columns: place - column, logicalOrder: order, levels: line.levels,
          isRightToLeft: line.isRightToLeft))
    }
    return place
  }

  /// Writes text on one line between `column` and `column + width`, cut with an ellipsis; returns the cells it takes.
  @discardableResult
  mutating func put(
    _ text: String, column: Int, row: Int, width: Int, style: Style, alignment: Alignment = .left
  ) -> Int {
    guard width > 0 else { return 0 }
    let line = Span(text, style, limit: width).line
    let start =
      switch alignment {
      case .left: column
      case .center: column + (width - line.width) / 2
      case .right: column + width - line.width
      }
    put(line, column: start, row: row, style: style)
    return line.width
  }

  /// Draws a border along the edges of a rectangle; the inside is left alone.
  mutating func box(column: Int, row: Int, columns width: Int, rows height: Int, border: BorderSet, style: Style) {
    guard width > 1, height > 1 else { return }
    let right = column + width - 1
    let bottom = row + height - 1
    for place in column..<right {
      set(border.top, column: place, row: row, style: style, width: 1)
      set(border.bottom, column: place, row: bottom, style: style, width: 1)
    }
    for place in row..<bottom {
      set(border.left, column: column, row: place, style: style, width: 1)
      set(border.right, column: right, row: place, style: style, width: 1)
    }
    set(border.topLeft, column: column, row: row, style: style, width: 1)
    set(border.topRight, column: right, row: row, style: style, width: 1)
    set(border.bottomLeft, column: column, row: bottom, style: style, width: 1)
    set(border.bottomRight, column: right, row: bottom, style: style, width: 1)
  }

  /// Copies `block` over this frame with its top left corner at a place, but only its rows that fall in `window`.
  ///
  /// Regions, reorderings, the cursor, the shape of its field and what it shows of files come along.
  mutating func place(_ block: Frame, column: Int, row: Int, window: Range<Int>) {
    let visible =
      max(window.lowerBound, row, 0)..<max(window.lowerBound, row, 0, min(window.upperBound, row + block.rows, rows))
    takeMedia(of: block, isVisible: !visible.isEmpty || block.rows == 0)
    for target in visible { copyRow(target - row, of: block, toRow: target, column: column) }
    reorderings.removeAll {
      visible.contains($0.row) && $0.column < column + block.columns && $0.column + $0.columns > column
    }
    for stretch in block.reorderings where visible.contains(stretch.row + row) {
      var stretch = stretch
      stretch.row += row
      stretch.column += column
      guard stretch.column >= 0, stretch.column + stretch.columns <= columns else { continue }
      reorderings.append(stretch)
    }
    for region in block.regions {
      let top = max(region.row + row, visible.lowerBound)
      let bottom = min(region.row + region.rows + row, visible.upperBound)
      guard top < bottom else { continue }
      regions.append(
        Region(
          column: region.column + column, row: top, columns: region.columns, rows: bottom - top, target: region.target))
    }
    if let cursor = block.cursor, visible.contains(cursor.row + row) {
      self.cursor = Position(column: cursor.column + column, row: cursor.row + row)
    }
    if let shape = block.field { field = shape }
  }

  /// Takes over what `block` shows of files, as far as it is seen.
  mutating func takeMedia(of block: Frame, isVisible: Bool = true) {
    guard isVisible, !block.mediaRequests.isEmpty else { return }
    mediaRequests += block.mediaRequests.filter { !mediaRequests.contains($0) }
    if let seconds = block.nextPictureSeconds { nextPictureSeconds = min(seconds, nextPictureSeconds ?? seconds) }
  }

  /// Copies one row of `block`; what would be cut in half at the edges becomes blanks.
  private mutating func copyRow(_ source: Int, of block: Frame, toRow row: Int, column: Int) {
    let left = max(0, column)
    let right = min(columns, column + block.columns)
    guard left < right else { return }
    let start = row * columns
    clearHalves(at: start + left, column: left)
    clearHalves(at: start + right - 1, column: right - 1)
    let offset = source * block.columns - column
    for place in left..<right { cells[start + place] = block.cells[offset + place] }
    if cells[start + left].cluster == nil { cells[start + left].cluster = " " }
    if right - column < block.columns, block.cells[offset + right].cluster == nil {
      cells[start + right - 1].cluster = " "
    }
  }

  /// Makes a rectangle of this frame answer to the mouse.
  mutating func addRegion(_ target: Target, column: Int, row: Int, columns width: Int, rows height: Int) {
    regions.append(Region(column: column, row: row, columns: width, rows: height, target: target))
  }

  /// Makes all of this frame answer to the mouse, below whatever answers already.
  mutating func answers(to target: Target) {
    regions.insert(Region(column: 0, row: 0, columns: columns, rows: rows, target: target), at: 0)
  }
}
