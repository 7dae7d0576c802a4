extension Theme {
  /// The colours that tell it from others at a glance: screen, card, text and four inks.
  public var swatch: [RGBColor] {
    [.screen, .card, .text, .accent, .success, .warning, .destructive].map { self[$0].color }
  }

  /// The swatch as a frame of one row, two cells a colour.
  public var swatchFrame: Frame {
    let colors = swatch
    var frame = Frame(columns: 2 * colors.count, rows: 1)
    for (index, color) in colors.enumerated() {
      var style = Style()
      style.surface = .rgb(color.value)
      frame.fill(column: 2 * index, row: 0, columns: 2, rows: 1, style: style)
    }
    return frame
  }
}
