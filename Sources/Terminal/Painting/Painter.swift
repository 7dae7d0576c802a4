import Rendering
import TextLayout

/// Turns rows of a Frame into what the terminal's cells hold.
///
/// The layout counts two cells for an emoji with a selector, ncurses one: what is written is the cluster's safe form,
/// and blanks fill it up to the width that was laid out, so that nothing to the right ever moves. A frame holds text in
/// visual order; what becomes of it on the way to the terminal is in Painter+Direction.swift.
struct Painter {
  /// Cells the terminal counts for a scalar; negative where it cannot be shown.
  let scalarWidth: (Unicode.Scalar) -> Int
  /// Whether more than ASCII can be written.
  let isUTF8: Bool
  /// Whether borders and glyphs are ASCII.
  let isASCII: Bool
  /// How text that runs from right to left is handed over.
  var bidi = BidiMode.app
  /// How the terminal goes about it, where it reorders rows itself.
  var rowRules = RowRules.standard

  /// What one cell, or two for a wide cluster, are made of.
  struct Piece: Equatable {
    /// At most five scalars: one with a width, and marks on it.
    var scalars: [Unicode.Scalar]
    /// Cells that it takes: 1 or 2.
    var width: Int
    var style: Style
  }

  /// What is laid out for one cluster.
  struct Laid {
    var cluster: Character
    /// Its cells: 1 or 2.
    var width: Int
    var column: Int
    var style: Style
  }

  /// The pieces of row `row`, `columns` cells of them altogether; the frame may be narrower or wider.
  func pieces(of frame: Frame, row: Int, columns: Int) -> [Piece] {
    let clusters = shaped(laid(frame, row: row, columns: columns), of: frame, row: row)
    var pieces: [Piece] = []
    pieces.reserveCapacity(columns)
    if let order = terminalOrder(of: clusters, in: frame, row: row) {
      for entry in order.entries { append(clusters[entry.place], as: entry, to: &pieces) }
    } else {
      for laid in clusters { append(laid, to: &pieces) }
    }
    let blank = Piece(scalars: [" "], width: 1, style: Style())
    pieces.append(contentsOf: repeatElement(blank, count: max(0, columns - frame.columns)))
    return pieces
  }

  /// The clusters of a row from the left, as far as it is shown.
  func laid(_ frame: Frame, row: Int, columns: Int) -> [Laid] {
    var clusters: [Laid] = []
    clusters.reserveCapacity(columns)
    let start = row * frame.columns
    var column = 0
    while column < min(columns, frame.columns) {
      let cell = frame.cells[start + column]
      let isWide = column + 1 < frame.columns && frame.cells[start + column + 1].cluster == nil
      let width = isWide && column + 1 < columns ? 2 : 1
      clusters.append(Laid(cluster: cell.cluster ?? " ", width: width, column: column, style: cell.style))
      column += width
    }
    return clusters
  }

  /// Writes a cluster in the cells that it has.
  func append(_ laid: Laid, to pieces: inout [Piece]) {
    let (width, style) = (laid.width, laid.style)
    let blank = Piece(scalars: [" "], width: 1, style: style)
    if laid.cluster == " " {
      pieces.append(contentsOf: repeatElement(blank, count: width))
      return
    }
    let scalars = shown(laid.cluster)
    let counted = scalars.reduce(0) { $0 + max(0, scalarWidth($1)) }
    if counted == 0 || counted > width || scalars.contains(where: { scalarWidth($0) < 0 }) {
      pieces.append(Piece(scalars: ["?"], width: 1, style: style))
      pieces.append(contentsOf: repeatElement(blank, count: width - 1))
    } else {
      pieces.append(Piece(scalars: scalars, width: counted, style: style))
      pieces.append(contentsOf: repeatElement(blank, count: width - counted))
    }
  }

  /// What is written for a cluster: never a control, and only what the locale can say.
  private func shown(_ cluster: Character) -> [Unicode.Scalar] {
    var cluster = cluster
    if isASCII || !isUTF8 { cluster = plainForm(of: cluster) ?? (isUTF8 ? cluster : "?") }
    let scalars = Array(safeForm(of: cluster).unicodeScalars.prefix(5))
    let isControl = scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    return isControl || scalars.isEmpty ? ["?"] : scalars
  }
}
