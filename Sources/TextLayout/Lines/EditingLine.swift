/// A line of a field that is typed in.
struct EditingLine: Equatable, Sendable {
  /// What is shown.
  var line: LaidLine
  /// The clusters of the text that stand in it.
  var range: Range<Int>
  /// The cell of the field where it begins at the left.
  var leftEdge: Int
  /// For each cluster in logical order the cell that a cursor before it lies on; where the line ends a paragraph, also
  /// the cell behind it.
  var columns: [Int]

  /// The places of the cursor, counted from the line's start, from the left to the right.
  var slots: [Int] { columns.indices.sorted { columns[$0] < columns[$1] } }

  /// The clusters before the last place that a cursor has in it.
  ///
  /// Behind a line that is wrapped the cursor stands at the start of the next one.
  var lastCursor: Int { range.lowerBound + columns.count - 1 }
}

/// Splits clusters at line ends and where a line is full; a line end belongs to no line.
///
/// A paragraph without letters runs as the one before it, the first one as `isRightToLeft` says.
func editingLines(of clusters: [Character], width: Int, isRightToLeft: Bool) -> [EditingLine] {
  var lines: [EditingLine] = []
  var isRightToLeft = isRightToLeft
  var start = 0
  for end in 0...clusters.count where end == clusters.count || clusters[end].isNewline {
    let paragraph = EditingParagraph(clusters[start..<end], followsRightToLeft: isRightToLeft)
    isRightToLeft = paragraph.isRightToLeft
    lines += paragraph.lines(width: width)
    start = end + 1
  }
  return lines
}

/// Text between two line ends, as it is shown: each cluster of it takes a cell or two.
private struct EditingParagraph {
  private let start: Int
  private let clusters: [CellCluster]
  private let bidi: BidiParagraph?
  let isRightToLeft: Bool

  init(_ text: ArraySlice<Character>, followsRightToLeft: Bool) {
    start = text.startIndex
    clusters = text.map { cluster in
      let shown = CellCluster(sanitized(String(cluster), keepingLines: false).first ?? " ")
      return shown.width > 0 ? shown : CellCluster(" ")
    }
    let mayMove = followsRightToLeft || text.contains { BidiParagraph.mayRunRightToLeft($0.unicodeScalars) }
    let direction: BaseDirection = followsRightToLeft ? .firstStrongElseRightToLeft : .firstStrong
    bidi = mayMove && !clusters.isEmpty ? BidiParagraph(bases: clusters.map(\.base), direction: direction) : nil
    isRightToLeft = clusters.isEmpty ? followsRightToLeft : bidi?.isRightToLeft ?? false
  }

  func lines(width: Int) -> [EditingLine] {
    var lines: [EditingLine] = []
    var place = 0
    repeat {
      let next = breakLine(clusters, from: place, width: width, keepingBlanks: true).next
      lines.append(line(place..<next, width: width))
      place = next
    } while place < clusters.count
    return lines
  }

  private func line(_ range: Range<Int>, width: Int) -> EditingLine {
    let order = bidi?.visualOrder(of: range, ellipsis: false) ?? range.indices.map { ($0 - range.lowerBound, 0) }
    let total = clusters[range].reduce(0) { $0 + $1.width }
    let leftEdge = isRightToLeft ? max(0, width + 1 - total) : 0
    var columns = [Int](repeating: 0, count: range.count)
    var column = leftEdge
    for (place, _) in order {
      columns[place] = column
      column += clusters[range.lowerBound + place].width
    }
    // Reading ends behind the paragraph's last cluster: at the right, or at the left.
    if range.upperBound == clusters.count { columns.append(isRightToLeft ? max(0, leftEdge - 1) : total) }
    let line = LaidLine(
      clusters[range].map(\.character), order: order, width: total, isRightToLeft: isRightToLeft)
    return EditingLine(
      line: line, range: start + range.lowerBound..<start + range.upperBound, leftEdge: leftEdge, columns: columns)
  }
}
