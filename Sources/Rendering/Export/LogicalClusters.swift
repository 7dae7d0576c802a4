import TextLayout

/// A cluster of a row with the cells that it takes, as exports write it.
struct PlacedCluster: Equatable {
  /// As it was sent: not mirrored.
  var cluster: Character
  /// Its left edge.
  var column: Int
  /// Cells that it takes: 1 or 2.
  var width: Int
  var style: Style
  /// The stretch of reordered text that it belongs to, as an index into ``Frame/reorderings``; nil: text that stands
  /// from left to right.
  var stretch: Int?
  /// Its embedding level of UAX #9.
  var level: UInt8 = 0

  /// Whether it is read from right to left with its neighbours.
  var isRightToLeft: Bool { level & 1 != 0 }
}

extension Frame {
  /// The row's clusters in the order in which they are read: from the left, but reordered stretches in logical order.
  func logicalClusters(ofRow row: Int) -> [PlacedCluster] {
    guard row >= 0, row < rows else { return [] }
    var clusters: [PlacedCluster] = []
    clusters.reserveCapacity(columns)
    var column = 0
    let stretches = reorderings.indices.filter { reorderings[$0].row == row }
    for index in stretches.sorted(by: { reorderings[$0].column < reorderings[$1].column }) {
      let stretch = reorderings[index]
      guard stretch.column >= column else { continue }
      let end = stretch.column + stretch.columns
      let visual = visualClusters(ofRow: row, from: stretch.column, to: end)
      clusters += visualClusters(ofRow: row, from: column, to: stretch.column)
      clusters += logical(visual, stretch: index)
      column = end
    }
    return clusters + visualClusters(ofRow: row, from: column, to: columns)
  }

  private func visualClusters(ofRow row: Int, from start: Int, to end: Int) -> [PlacedCluster] {
    guard start < end else { return [] }
    return (start..<end).compactMap { column in
      let cell = cells[row * columns + column]
      guard let cluster = cell.cluster else { return nil }
      let isWide = column + 1 < columns && cells[row * columns + column + 1].cluster == nil
      return PlacedCluster(cluster: cluster, column: column, width: isWide ? 2 : 1, style: cell.style)
    }
  }

  /// What something else was drawn over stays as it stands.
  private func logical(_ visual: [PlacedCluster], stretch index: Int) -> [PlacedCluster] {
    let stretch = reorderings[index]
    guard visual.count == stretch.logicalOrder.count, visual.count == stretch.levels.count else { return visual }
    var logical = visual
    for (place, target) in stretch.logicalOrder.enumerated() {
      var placed = visual[place]
      placed.stretch = index
      placed.level = stretch.levels[place]
      if placed.isRightToLeft { placed.cluster = mirrorImage(of: placed.cluster) }
      logical[target] = placed
    }
    return logical
  }
}
