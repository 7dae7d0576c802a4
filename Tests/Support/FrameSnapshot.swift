public import Rendering

/// A frame as text that a person can review: the rows between bars, then the same rows with one letter for each style,
/// and what the letters mean.
///
/// `.` is plain text on the screen. There are no escape sequences in it.
public func snapshotText(of frame: Frame) -> String {
  var lines = ["\(frame.columns)x\(frame.rows)"]
  lines += (0..<frame.rows).map { "|\(frame.text(ofRow: $0))|" }
  lines.append("")
  var letters: [Style: Character] = [Style(): "."]
  var legend: [String] = []
  let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  for row in 0..<frame.rows {
    var line = "|"
    for column in 0..<frame.columns {
      let style = frame.cells[row * frame.columns + column].style
      if letters[style] == nil {
        let letter = legend.count < alphabet.count ? alphabet[legend.count] : "?"
        letters[style] = letter
        legend.append("\(letter) \(description(of: style))")
      }
      line.append(letters[style] ?? "?")
    }
    lines.append(line + "|")
  }
  if let cursor = frame.cursor { legend.append("cursor at column \(cursor.column), row \(cursor.row)") }
  return (lines + [""] + legend).joined(separator: "\n") + "\n"
}

private func description(of style: Style) -> String {
  let attributes = [
    (style.isBold, "bold"), (style.isDim, "dim"), (style.isUnderlined, "underlined"), (style.isReversed, "reversed"),
  ]
  let words = attributes.filter(\.0).map { " \($0.1)" }.joined()
  return "\(style.ink.name) on \(style.surface.name)\(words)"
}

/// The lines in which two texts differ, old above new, with their numbers; empty where they are equal.
public func lineDifference(old: String, new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  var report: [String] = []
  for index in 0..<max(old.count, new.count) {
    let before = index < old.count ? String(old[index]) : "(no line)"
    let after = index < new.count ? String(new[index]) : "(no line)"
    if before != after { report += ["line \(index + 1):", "  old \(before)", "  new \(after)"] }
  }
  return report.joined(separator: "\n")
}
