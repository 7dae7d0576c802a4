import TextLayout

extension Frame {
  /// Sets matches apart in a part of the frame, whatever drew it.
  ///
  /// What wraps is searched line by line.
  mutating func highlight(
    _ needles: [FoldedText], columns range: Range<Int>, rows window: Range<Int>, bold: Bool = false
  ) {
    guard !needles.isEmpty else { return }
    for row in window.clamped(to: 0..<rows) {
      let placed = logicalClusters(ofRow: row).filter { range.contains($0.column) }
      for match in matchedClusters(in: placed.map(\.cluster), needles: needles) {
        for cluster in placed[match] {
          let first = row * columns + cluster.column
          for index in first..<first + cluster.width {
            cells[index].style = Style(.matchText, on: .match, bold: bold, underlined: bold)
          }
        }
      }
    }
  }
}
