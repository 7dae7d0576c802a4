import Payload
import TextLayout

/// Columns of text under headings, as wide as they need to be.
///
/// Every cell is made safe for a terminal.
struct TextTable {
  private var rows: [[String]]

  /// A table with headings, or without any.
  init(_ headings: [String]? = nil) { rows = headings.map { [$0] } ?? [] }

  /// Appends a row; all rows have as many cells.
  mutating func append(_ cells: [String]) { rows.append(cells.map { terminalSafe($0) }) }

  /// The lines.
  ///
  /// The last column is not padded; where `columns` is known, it is cut there.
  func lines(columns: Int?) -> [String] {
    let widths = rows.map { $0.map { cellWidth(of: $0) } }
    guard let count = rows.first?.count else { return [] }
    let most = (0..<count).map { column in widths.map { $0[column] }.max() ?? 0 }
    return zip(rows, widths).map { row, widths in
      var line = ""
      for column in 0..<(count - 1) {
        line += row[column] + String(repeating: " ", count: most[column] - widths[column] + 2)
      }
      line += row[count - 1]
      while line.hasSuffix(" ") { line.removeLast() }
      return columns.map { cut(line, to: $0) } ?? line
    }
  }

  private func cut(_ line: String, to columns: Int) -> String {
    guard columns > 1, cellWidth(of: line) > columns else { return line }
    var kept = ""
    var width = 0
    for cluster in line {
      width += cellWidth(of: cluster)
      if width > columns - 1 { break }
      kept.append(cluster)
    }
    return kept + "…"
  }
}
