/// Lays `text` in lines of at most `width` cells: paragraphs split at line ends, broken at blanks (and between
/// ideographs; long words anywhere), each with its own `direction`; at most `lineLimit` lines, the last of them ending in
/// an ellipsis where text was left out.
///
/// Lays out no more text than it needs.
///
/// The text is ``sanitized(_:keepingLines:)`` first: no line can steer a terminal. Empty text has no lines.
public func layOut(
  _ text: String, width: Int, lineLimit: Int = .max, direction: BaseDirection = .firstStrong
) -> [LaidLine] {
  guard width > 0, lineLimit > 0, !text.isEmpty else { return [] }
  let clean = sanitized(text, keepingLines: true)
  var lines: [LaidLine] = []
  var rest = clean[...]
  while lines.count < lineLimit {
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
    let hasMore = end.map { clean.utf8.index(after: $0) < clean.endIndex } ?? false
    let paragraph = Paragraph(
      rest[..<(end ?? rest.endIndex)], width: width, lineLimit: lineLimit - lines.count, direction: direction)
    paragraph.appendLines(to: &lines, lineLimit: lineLimit, isFollowed: hasMore)
    // A line end at the end of the text begins no line.
    guard let end, hasMore else { break }
    rest = clean[clean.utf8.index(after: end)...]
  }
  return lines
}

/// Lays `text` on one line of at most `width` cells, line ends shown as `␊`, ending in an ellipsis where it is cut.
public func layOutLine(_ text: String, width: Int, direction: BaseDirection = .firstStrong) -> LaidLine {
  layOut(sanitized(text, keepingLines: false), width: width, lineLimit: 1, direction: direction).first
    ?? LaidLine(clusters: [], logicalOrder: nil, width: 0, isRightToLeft: false)
}

extension BaseDirection {
  /// Whether text without one letter from right to left is put into another order as well.
  fileprivate var mayMove: Bool { self == .firstStrongElseRightToLeft || self == .rightToLeft }
}

/// A stretch of text between line ends, cut to what its lines can show.
private struct Paragraph {
  private let clusters: [CellCluster]
  private let isCut: Bool
  private let width: Int
  private let direction: BaseDirection
  private let bidi: BidiParagraph?

  init(_ text: Substring, width: Int, lineLimit: Int, direction: BaseDirection) {
    // Every line takes its cells, the blank at its end, and now and then a few blanks more.
    let read = cellClusters(of: text, limit: (min(width, 1 << 20) + 1) * min(lineLimit, 1 << 20) + 256)
    // A cluster wider than the line cannot be shown.
    clusters = width > 1 ? read.clusters : read.clusters.map { $0.width > 1 ? CellCluster("\u{25AF}") : $0 }
    isCut = read.isCut
    self.width = width
    self.direction = direction
    let mayMove = direction.mayMove || BidiParagraph.mayRunRightToLeft(text.unicodeScalars)
    bidi = mayMove ? BidiParagraph(bases: clusters.map(\.base), direction: direction) : nil
  }

  func appendLines(to lines: inout [LaidLine], lineLimit: Int, isFollowed: Bool) {
    guard !clusters.isEmpty else {
      let isLast = lines.count + 1 == lineLimit
      return lines.append(
        LaidLine(
          clusters: isLast && isFollowed ? ["…"] : [], logicalOrder: nil, width: isLast && isFollowed ? 1 : 0,
          isRightToLeft: direction.mayMove))
    }
    var place = 0
    while place < clusters.count, lines.count < lineLimit {
      let broken = breakLine(clusters, from: place, width: width)
      let isLast = lines.count + 1 == lineLimit
      let isLeftOut = isLast && (broken.next < clusters.count || isCut || isFollowed)
      lines.append(isLeftOut ? cutLine(from: place) : laid(broken.shown, ellipsis: false))
      place = broken.next
    }
  }

  /// The line from `start` with an ellipsis: as many clusters as leave it a cell, wherever that falls.
  private func cutLine(from start: Int) -> LaidLine {
    var end = start
    var used = 1
    while end < clusters.count, used + clusters[end].width <= width {
      used += clusters[end].width
      end += 1
    }
    let reached = end
    while end > start, end < clusters.count, clusters[end].isContinuation { end -= 1 }
    if end == start { end = reached }
    while end > start, clusters[end - 1].script == .blank { end -= 1 }
    return laid(start..<end, ellipsis: true)
  }

  private func laid(_ range: Range<Int>, ellipsis: Bool) -> LaidLine {
    var logical = clusters[range].map(\.character)
    if ellipsis { logical.append("…") }
    let width = clusters[range].reduce(ellipsis ? 1 : 0) { $0 + $1.width }
    guard let bidi else {
      return LaidLine(clusters: logical, logicalOrder: nil, width: width, isRightToLeft: false)
    }
    let order = bidi.visualOrder(of: range, ellipsis: ellipsis)
    return LaidLine(logical, order: order, width: width, isRightToLeft: bidi.isRightToLeft)
  }
}
