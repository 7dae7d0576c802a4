import Rendering

extension Frame {
  /// The rows in which a side of a card is not below its corner; empty unless there is a bug.
  func brokenBorders() -> [String] {
    var broken: [String] = []
    for row in 0..<rows {
      for left in 0..<columns where cluster(left, row) == "╭" {
        guard let right = (left..<columns).first(where: { cluster($0, row) == "╮" }) else {
          broken.append("row \(row): no corner at the right")
          continue
        }
        for below in row + 1..<rows {
          let sides = [left, right].map { cluster($0, below) }
          let isSide = sides.map { $0 == "│" || $0 == "┃" }
          // The lower edge, or what lies over the card.
          guard isSide.contains(true) else { break }
          if isSide.contains(false) { broken.append("row \(below): '\(sides[0])' and '\(sides[1])' at its sides") }
        }
      }
    }
    return broken
  }

  private func cluster(_ column: Int, _ row: Int) -> Character { cells[row * columns + column].cluster ?? " " }
}
