import Center
import Screen

extension Scene {
  /// Date and time in the middle, as they stand on the Lock Screen: the higher the screen, the larger the digits.
  func lockScreenClock(columns: Int, rows: Int) -> Frame {
    let clock = wallClock(center.now)
    guard let size = clockSize(rows: rows) else {
      var frame = Frame(columns: columns, rows: 2)
      frame.put(
        "\(clock.time)  \(clock.date)", column: 0, row: 0, width: columns, style: Style(.title, bold: true),
        alignment: .center)
      return frame
    }
    var frame = Frame(columns: columns, rows: size.rawValue + 3)
    frame.put(clock.date, column: 0, row: 0, width: columns, style: Style(.text), alignment: .center)
    let digits = Frame(clock.time, size: size, edges: edges)
    frame.place(digits, column: (columns - digits.columns) / 2, row: 2, window: 0..<frame.rows)
    return frame
  }

  /// Digits for a screen of this height; nil where a line of text has to do.
  private func clockSize(rows: Int) -> LargeClock.Size? {
    switch rows {
    case ..<18: nil
    case ..<30: .small
    default: .large
    }
  }
}
