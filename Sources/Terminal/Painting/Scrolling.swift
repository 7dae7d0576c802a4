import Rendering

extension Frame {
  /// Whether more of what `old` showed is to be found some rows higher or lower than in its place.
  ///
  /// Looks at the text alone: a bar that changes places does not scroll anything.
  func hasScrolled(since old: Frame) -> Bool {
    guard columns == old.columns, rows == old.rows, rows > 4 else { return false }
    let before = (0..<rows).map { old.rowSignature($0) }
    let after = (0..<rows).map { rowSignature($0) }
    let kept = (0..<rows).count { before[$0] == after[$0] }
    guard kept < rows * 3 / 4 else { return false }
    return (1..<rows / 2).contains { shift in
      let up = (0..<rows - shift).count { after[$0] == before[$0 + shift] }
      let down = (shift..<rows).count { after[$0] == before[$0 - shift] }
      return max(up, down) > kept
    }
  }

  private func rowSignature(_ row: Int) -> Int {
    var hasher = Hasher()
    for cell in cells[row * columns..<(row + 1) * columns] { hasher.combine(cell.cluster) }
    return hasher.finalize()
  }
}
