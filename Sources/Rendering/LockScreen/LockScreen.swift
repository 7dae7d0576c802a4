import Center
import Screen

extension Scene {
  /// Rows that the clock takes on a screen of this height: large digits where there is room for them.
  func clockRows(of rows: Int) -> Int { rows < 18 ? 2 : 6 }

  /// Date and time in the middle, as they stand on the Lock Screen.
  func lockScreenClock(columns: Int, rows: Int) -> Frame {
    let clock = wallClock(center.now)
    var frame = Frame(columns: columns, rows: clockRows(of: rows))
    guard frame.rows > 2 else {
      frame.put(
        "\(clock.time)  \(clock.date)", column: 0, row: 0, width: columns, style: Style(.title, bold: true),
        alignment: .center)
      return frame
    }
    frame.put(clock.date, column: 0, row: 0, width: columns, style: Style(.text), alignment: .center)
    for (row, text) in LargeClock.rows(clock.time).enumerated() {
      frame.put(text, column: 0, row: row + 2, width: columns, style: Style(.title), alignment: .center)
    }
    return frame
  }
}
