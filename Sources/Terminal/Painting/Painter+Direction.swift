import Rendering
import TextLayout

// A row holds its text in visual order. Terminals that draw each cell alone get Arabic letters in their joined forms;
// terminals that reorder rows themselves get the row in the order that they make the visual one of.

extension Painter {
  /// The clusters with joined forms in place of letters, where the terminal does not join them itself.
  func shaped(_ clusters: [Laid], of frame: Frame, row: Int) -> [Laid] {
    guard bidi == .shaped, isUTF8 else { return clusters }
    var clusters = clusters
    for stretch in stretches(of: frame, row: row, clusters) {
      var places = Array(stretch.places)
      for (offset, logical) in stretch.logicalOrder.enumerated() {
        places[logical] = stretch.places.lowerBound + offset
      }
      for (place, form) in zip(places, joinedForms(of: places.map { clusters[$0].cluster })) where isDrawn(form) {
        clusters[place].cluster = form
      }
    }
    return clusters
  }

  /// The order in which to hand a row over, where the terminal reorders it; nil where visual order will do.
  func terminalOrder(of clusters: [Laid], in frame: Frame, row: Int) -> TerminalOrder? {
    guard bidi == .terminal, isUTF8 else { return nil }
    return TerminalOrder(
      bases: clusters.map { $0.cluster.unicodeScalars.first ?? " " },
      stretches: stretches(of: frame, row: row, clusters), rules: rowRules)
  }

  /// Writes a cluster as a terminal that reorders is handed it.
  func append(_ laid: Laid, as entry: TerminalOrder.Entry, to pieces: inout [Piece]) {
    var laid = laid
    if entry.isMirrored { laid.cluster = mirrorImage(of: laid.cluster) }
    // A mark has no cell of its own: it goes into the one before, which holds five scalars at most.
    if entry.needsMark, let last = pieces.indices.last, pieces[last].scalars.count < 5 {
      pieces[last].scalars.append("\u{200F}")
    }
    append(laid, to: &pieces)
  }

  /// The column in which the terminal has to be told to put its cursor so that it is seen in `column`: a terminal that
  /// reorders a row moves the cursor along.
  func handedColumn(of column: Int, row: Int, in frame: Frame) -> Int {
    let clusters = laid(frame, row: row, columns: frame.columns)
    guard let order = terminalOrder(of: clusters, in: frame, row: row) else { return column }
    var handed = 0
    for entry in order.entries {
      let laid = clusters[entry.place]
      if (laid.column..<laid.column + laid.width).contains(column) { return handed }
      handed += laid.width
    }
    return column
  }

  /// The reordered stretches of a row, by the places of their clusters.
  private func stretches(of frame: Frame, row: Int, _ clusters: [Laid]) -> [TerminalOrder.Stretch] {
    frame.reorderings.compactMap { stretch in
      guard stretch.row == row, let start = clusters.firstIndex(where: { $0.column == stretch.column }),
        start + stretch.logicalOrder.count <= clusters.count
      else { return nil }
      return TerminalOrder.Stretch(
        places: start..<start + stretch.logicalOrder.count, logicalOrder: stretch.logicalOrder,
        levels: stretch.levels)
    }
  }

  /// Whether the terminal's library gives a joined form its cell.
  private func isDrawn(_ form: Character) -> Bool {
    form.unicodeScalars.first.map { $0.value < 0xFB50 || scalarWidth($0) == 1 } ?? false
  }
}
