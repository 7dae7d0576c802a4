/// A line of a paragraph: places of its clusters, and where the next line begins.
struct BrokenLine {
  /// The clusters that are shown; blanks at the end are left out.
  var shown: Range<Int>
  /// Cells that they take.
  var width: Int
  /// The first cluster of the next line.
  var next: Int
}

/// Finds the line that begins at `start`: as many clusters as fit, broken at the last opportunity, or anywhere where a
/// word is longer than the line.
///
/// Always takes at least one cluster. Blanks at the line's end are left out unless `keepingBlanks`, as in a field that
/// is typed in.
func breakLine(
  _ clusters: [CellCluster], from start: Int, width: Int, keepingBlanks: Bool = false
) -> BrokenLine {
  var used = 0
  var breakPlace: Int?
  var place = start
  while place < clusters.count {
    let cluster = clusters[place]
    if used + cluster.width > width, place > start { break }
    used += cluster.width
    let following = place + 1
    if following < clusters.count, mayEndLine(clusters, from: start, at: following) { breakPlace = following }
    place = following
  }
  // A blank that does not fit is where the line ends anyway, and so is a word that ends exactly at the edge.
  let isBrokenWord = place < clusters.count && clusters[place].script != .blank
  let end = isBrokenWord ? breakPlace ?? place : place
  if keepingBlanks {
    return BrokenLine(shown: start..<end, width: clusters[start..<end].reduce(0) { $0 + $1.width }, next: end)
  }
  return line(clusters, start..<end)
}

/// Whether a line that begins at `start` may end before `place`.
private func mayEndLine(_ clusters: [CellCluster], from start: Int, at place: Int) -> Bool {
  let left = clusters[place - 1].script
  guard BreakingClass.allowsBreak(after: left, before: clusters[place].script) else { return false }
  // A hyphen that begins a word is a sign: `-5`, `--help`.
  return left != .hyphen || (place - 2 >= start && clusters[place - 2].script == .letter)
}

private func line(_ clusters: [CellCluster], _ range: Range<Int>) -> BrokenLine {
  var next = range.upperBound
  // A paragraph may begin with blanks; a line that follows may not.
  while next < clusters.count, clusters[next].script == .blank { next += 1 }
  var end = range.upperBound
  while end > range.lowerBound, clusters[end - 1].script == .blank { end -= 1 }
  let shown = range.lowerBound..<end
  return BrokenLine(shown: shown, width: clusters[shown].reduce(0) { $0 + $1.width }, next: next)
}
