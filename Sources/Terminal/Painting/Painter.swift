import Rendering
import TextLayout

/// Turns rows of a Frame into what the terminal's cells hold.
///
/// A layout counts the cells that Unicode gives a cluster. What the terminal draws in these cells or fewer is sent
/// whole; else its safe form goes out, and blanks fill it up, so that nothing to the right ever moves.
/// A frame holds text in visual order; what becomes of it on the way to the terminal is in Painter+Direction.swift.
struct Painter {
  /// Cells that ncurses counts for a scalar; negative where it cannot be shown.
  let scalarWidth: (Unicode.Scalar) -> Int
  /// Whether more than ASCII can be written.
  var isUTF8: Bool
  /// What frames are drawn of.
  var glyphs: GlyphSet = .all
  /// What the terminal said that it draws.
  var widths: [ClusterClass: Int] = [:]
  /// How text that runs from right to left is handed over.
  var bidi = BidiMode.app
  /// How the terminal goes about it, where it reorders rows itself.
  var rowRules = RowRules.standard
  /// Whether characters can stand for clusters inside ncurses.
  let placesClusters: Bool

  /// Makes a painter for a terminal that was not asked yet.
  init(scalarWidth: @escaping (Unicode.Scalar) -> Int, isUTF8: Bool) {
    self.scalarWidth = scalarWidth
    self.isUTF8 = isUTF8
    placesClusters = isUTF8 && StandIns.areUsable(scalarWidth: scalarWidth)
  }

  /// What one cell, or two for a wide cluster, are made of.
  struct Piece: Equatable {
    /// One scalar with a width and at most four marks on it; a whole cluster where it is placed.
    var scalars: [Unicode.Scalar]
    /// Cells that it takes: 1 or 2.
    var width: Int
    var style: Style
    /// How a cluster is placed that ncurses would count differently; nil: ncurses writes it itself.
    var placing: Placing?
  }

  /// What is known of a cluster that is placed.
  enum Placing: Equatable {
    /// It fills its cells.
    case filling
    /// It may leave a cell blank.
    case perhapsNarrower
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
    if case .pixels(let part) = style.ink {
      return pieces.append(Piece(scalars: Placeholder.scalars(of: part) ?? [" "], width: 1, style: style))
    }
    if laid.cluster == " " {
      pieces.append(contentsOf: repeatElement(blank, count: width))
      return
    }
    var piece = drawn(laid.cluster, width: width, style: style) ?? Piece(scalars: ["?"], width: 1, style: style)
    if isControl(piece.scalars) { piece = Piece(scalars: ["?"], width: 1, style: style) }
    keepApart(piece, in: &pieces)
    pieces.append(piece)
    pieces.append(contentsOf: repeatElement(blank, count: width - piece.width))
  }

  /// Ends the last piece in U+200C where a terminal that draws whole clusters would make one of it and `next`: the parts
  /// of a conjunct that was too wide for two cells.
  private func keepApart(_ next: Piece, in pieces: inout [Piece]) {
    guard let last = pieces.last, last.placing == nil, (2...4).contains(last.scalars.count),
      let first = next.scalars.first, scalarWidth("\u{200C}") == 0
    else { return }
    var both = String.UnicodeScalarView(last.scalars)
    both.append(first)
    if String(both).count == 1 { pieces[pieces.count - 1].scalars.append("\u{200C}") }
  }

  /// How a cluster is drawn in `width` cells; nil where it cannot be.
  private func drawn(_ cluster: Character, width: Int, style: Style) -> Piece? {
    if !isUTF8 { return plainForm(of: cluster).flatMap { counted($0, width: width, style: style) } }
    let cluster = glyphs.form(of: cluster)
    // Half of a wide one at the edge of a terminal that has just become narrower.
    guard cellWidth(of: cluster) <= width else { return nil }
    guard placesClusters else { return counted(safeForm(of: cluster), width: width, style: style) }
    if let kind = ClusterClass(of: cluster) {
      if let placing = placing(kind, width: width) {
        return Piece(scalars: Array(cluster.unicodeScalars), width: width, style: style, placing: placing)
      }
      let safe = safeForm(of: cluster)
      guard let character = safe.first, character != cluster else { return nil }
      guard let kind = ClusterClass(of: character) else { return counted(safe, width: width, style: style) }
      return placing(kind, width: width).map {
        Piece(scalars: Array(safe.unicodeScalars), width: width, style: style, placing: $0)
      }
    }
    return counted(safeForm(of: cluster), width: width, style: style)
  }

  /// How a cluster of this kind is placed; nil where the terminal draws it too wide, or may.
  private func placing(_ kind: ClusterClass, width: Int) -> Placing? {
    guard let drawn = widths[kind] else { return kind.isDrawnByParts ? nil : .perhapsNarrower }
    guard (1...width).contains(drawn), drawn == width || !kind.isDrawnByParts else { return nil }
    return drawn == width ? .filling : .perhapsNarrower
  }

  /// What ncurses writes itself: one scalar with a width, and marks on it.
  private func counted(_ text: some StringProtocol, width: Int, style: Style) -> Piece? {
    let scalars = Array(text.unicodeScalars.prefix(5))
    guard let first = scalars.first else { return nil }
    let firstWidth = scalarWidth(first)
    let hasOnlyMarks = scalars.dropFirst().allSatisfy { scalarWidth($0) == 0 }
    if (1...width).contains(firstWidth), hasOnlyMarks, !(placesClusters && StandIns.include(first)) {
      return Piece(scalars: scalars, width: firstWidth, style: style)
    }
    let isKnown = scalars.allSatisfy { scalarWidth($0) >= 0 } && firstWidth > 0
    guard placesClusters, isKnown else { return nil }
    return Piece(scalars: scalars, width: width, style: style, placing: .perhapsNarrower)
  }

  private func counted(_ character: Character, width: Int, style: Style) -> Piece? {
    counted(String(character), width: width, style: style)
  }

  private func isControl(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.isEmpty || scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
}

extension ClusterClass {
  /// Whether a terminal that knows nothing of the whole draws its parts side by side, wider than the whole is.
  var isDrawnByParts: Bool {
    switch self {
    case .skinTone, .joinedEmoji, .tagFlag, .keycap, .emojiStyle: true
    default: false
    }
  }
}
