extension Frame {
  /// The row as text, exactly ``columns`` cells wide, blanks at the end included.
  ///
  /// Text that runs from right to left is handed over in logical order, as it was sent: a terminal, an editor or a
  /// screen reader orders it again.
  public func text(ofRow row: Int) -> String {
    var text = ""
    for cluster in clusters(ofRow: row) { text.append(cluster) }
    return text
  }

  /// All rows as text, each with a line end.
  public var text: String {
    var text = ""
    for row in 0..<rows { text += self.text(ofRow: row) + "\n" }
    return text
  }

  /// The row's clusters from the left, but reordered stretches in logical order.
  private func clusters(ofRow row: Int) -> [Character] {
    guard row >= 0, row < rows else { return [] }
    var clusters: [Character] = []
    var column = 0
    let stretches = reorderings.filter { $0.row == row }.sorted { $0.column < $1.column }
    for stretch in stretches where stretch.column >= column {
      clusters += visualClusters(ofRow: row, from: column, to: stretch.column)
      let visual = visualClusters(ofRow: row, from: stretch.column, to: stretch.column + stretch.columns)
      clusters += visual.count == stretch.logicalOrder.count ? Self.logical(visual, stretch.logicalOrder) : visual
      column = stretch.column + stretch.columns
    }
    return clusters + visualClusters(ofRow: row, from: column, to: columns)
  }

  private func visualClusters(ofRow row: Int, from start: Int, to end: Int) -> [Character] {
    guard start < end else { return [] }
    return cells[row * columns + start..<row * columns + end].compactMap(\.cluster)
  }

  private static func logical(_ visual: [Character], _ order: [Int]) -> [Character] {
    var logical = visual
    for (place, index) in order.enumerated() { logical[index] = visual[place] }
    return logical
  }
}
