/// A text in a field that is typed in: its soft-wrapped lines and where the cursor stands among them.
public struct EditableText: Equatable, Sendable {
  /// A place of the cursor: a line and the cells at its left.
  public struct Place: Equatable, Sendable {
    /// The line, counted from 0.
    public var line: Int
    /// Cells between the field's left edge and the cursor.
    public var column: Int
    /// Makes a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The lines as they are shown.
  public let lines: [LaidLine]
  /// For each line the clusters of the text before it and in it.
  private let ranges: [Range<Int>]
  /// For each line, for each cluster boundary in it, the column of the cursor.
  private let columns: [[Int]]

  /// Wraps `text` in lines of `width` cells.
  ///
  /// Blanks at a line's end stay, so that the cursor can stand behind them.
  public init(_ text: String, width: Int) {
    var lines: [LaidLine] = []
    var ranges: [Range<Int>] = []
    var columns: [[Int]] = []
    for line in editingLines(of: Array(text), width: max(width, 1)) {
      let laid = LaidEditingLine(line.clusters)
      lines.append(laid.line)
      ranges.append(line.range)
      columns.append(laid.columns)
    }
    self.lines = lines
    self.ranges = ranges
    self.columns = columns
  }

  /// Where the cursor stands with `cursor` clusters of the text before it; behind the end it stands at the end.
  public func place(ofCursor cursor: Int) -> Place {
    let index = ranges.lastIndex { $0.lowerBound <= cursor } ?? 0
    let offset = min(max(cursor - ranges[index].lowerBound, 0), columns[index].count - 1)
    return Place(line: index, column: columns[index][offset])
  }

  /// The clusters before the cursor when it stands nearest to `column` of `line`; lines outside are clamped.
  public func cursor(nearest column: Int, line: Int) -> Int {
    let index = min(max(line, 0), ranges.count - 1)
    let offsets = columns[index].indices
    // The end of a wrapped line is the start of the next one: the cursor belongs there.
    let isWrapped = index + 1 < ranges.count && ranges[index + 1].lowerBound == ranges[index].upperBound
    let reachable = isWrapped && offsets.count > 1 ? offsets.dropLast() : offsets[...]
    let nearest = reachable.min { abs(columns[index][$0] - column) < abs(columns[index][$1] - column) } ?? 0
    return ranges[index].lowerBound + nearest
  }

  /// The clusters before the start and before the end of the line that the cursor stands in.
  public func bounds(ofLine line: Int) -> Range<Int> { ranges[min(max(line, 0), ranges.count - 1)] }
}

/// Splits clusters at line ends and where a line is full; a line end belongs to no line.
private func editingLines(of clusters: [Character], width: Int) -> [(
  clusters: ArraySlice<Character>, range: Range<Int>
)] {
  var lines: [(ArraySlice<Character>, Range<Int>)] = []
  var start = 0
  for end in 0...clusters.count where end == clusters.count || clusters[end].isNewline {
    let paragraph = clusters[start..<end].map(CellCluster.init)
    var place = 0
    repeat {
      let next = breakLine(paragraph, from: place, width: width, keepingBlanks: true).next
      lines.append((clusters[start + place..<start + next], start + place..<start + next))
      place = next
    } while place < paragraph.count
    start = end + 1
  }
  return lines
}

/// A line in visual order with a cursor column for every boundary between its clusters.
private struct LaidEditingLine {
  var line: LaidLine
  var columns: [Int]

  init(_ clusters: ArraySlice<Character>) {
    let shown = clusters.map { cluster in sanitized(String(cluster), keepingLines: false).first ?? " " }
    let widths = shown.map(cellWidth)
    let bidi = BidiParagraph(bases: shown.map { $0.unicodeScalars.first?.value ?? 0x20 })
    let order = bidi?.visualOrder(of: 0..<shown.count, ellipsis: false) ?? shown.indices.map { ($0, 0) }
    let isRightToLeft = bidi?.isRightToLeft ?? false
    let total = widths.reduce(0, +)
    var left = [Int](repeating: 0, count: shown.count)
    var column = 0
    for (place, _) in order {
      left[place] = column
      column += widths[place]
    }
    line = LaidLine(shown, order: order, width: total, isRightToLeft: isRightToLeft)
    // Before a cluster the cursor stands where reading comes to it: at its left, or at its right where the line runs
    // from right to left.
    columns = shown.indices.map { isRightToLeft ? left[$0] + widths[$0] : left[$0] }
    columns.append(isRightToLeft ? 0 : total)
  }
}
