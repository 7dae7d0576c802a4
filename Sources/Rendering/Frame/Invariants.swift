import TextLayout

extension Frame {
  /// What is inconsistent; empty unless there is a bug.
  ///
  /// For tests and fuzzers.
  public func brokenInvariants() -> [String] {
    var broken: [String] = []
    if cells.count != columns * rows { broken.append("\(cells.count) cells for \(columns)x\(rows)") }
    for row in 0..<rows { broken += brokenInvariants(ofRow: row) }
    for stretch in reorderings {
      let isInside =
        stretch.row >= 0 && stretch.row < rows && stretch.column >= 0 && stretch.column + stretch.columns <= columns
      if !isInside { broken.append("row \(stretch.row): a stretch of text lies outside") }
      if stretch.logicalOrder.sorted() != Array(stretch.logicalOrder.indices) {
        broken.append("row \(stretch.row): its logical order is no permutation")
      }
      if isInside, clusterCount(of: stretch) != stretch.logicalOrder.count {
        broken.append("row \(stretch.row): other text stands where a stretch was reordered")
      }
      let isAlone = !reorderings.contains { other in
        other != stretch && other.row == stretch.row && other.column < stretch.column + stretch.columns
          && other.column + other.columns > stretch.column
      }
      if !isAlone { broken.append("row \(stretch.row): two stretches of text overlap") }
      if stretch.levels.count != stretch.logicalOrder.count {
        broken.append("row \(stretch.row): \(stretch.levels.count) levels for \(stretch.logicalOrder.count) clusters")
      }
    }
    for region in regions where region.columns < 1 || region.rows < 1 {
      broken.append("an empty region for \(region.target)")
    }
    if let cursor, cursor.column < 0 || cursor.column >= columns || cursor.row < 0 || cursor.row >= rows {
      broken.append("the cursor stands outside, at \(cursor.column), \(cursor.row)")
    }
    return broken
  }

  private func clusterCount(of stretch: Reordering) -> Int {
    let start = stretch.row * columns + stretch.column
    return cells[start..<start + stretch.columns].count { $0.cluster != nil }
  }

  private func brokenInvariants(ofRow row: Int) -> [String] {
    var broken: [String] = []
    var column = 0
    while column < columns {
      guard let cluster = cells[row * columns + column].cluster else {
        broken.append("row \(row), column \(column): half a cluster without its other half")
        column += 1
        continue
      }
      // Most cells are blank; looking at them closely would make tests slow.
      if cluster == " ", column + 1 == columns || cells[row * columns + column + 1].cluster != nil {
        column += 1
        continue
      }
      let width = cellWidth(of: cluster)
      let isCovering = column + 1 < columns && cells[row * columns + column + 1].cluster == nil
      if width != (isCovering ? 2 : 1) {
        broken.append("row \(row), column \(column): '\(cluster)' is \(width) wide in \(isCovering ? 2 : 1) cells")
      }
      if sanitized(String(cluster), keepingLines: false) != String(cluster) {
        broken.append("row \(row), column \(column): a cluster that is not safe")
      }
      column += isCovering ? 2 : 1
    }
    return broken
  }
}
