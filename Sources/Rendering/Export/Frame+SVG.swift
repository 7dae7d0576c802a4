extension Frame {
  /// The frame as a picture that needs nothing else: SVG 1.1, without scripts, styles sheets or links.
  ///
  /// A cell is 8 by 16 units. Every piece of text stands at its cell and is told how long it is, so that widths hold in
  /// every viewer and font; blocks and lines are shapes. Text that runs from right to left is written as it was sent.
  public func svg(theme: Theme, depth: ColorDepth = .truecolor) -> String {
    var writer = SVGWriter(frame: self, styles: PictureStyles(theme: theme, depth: depth))
    return writer.picture()
  }
}

private struct SVGWriter {
  let frame: Frame
  var styles: PictureStyles
  private var shapes = PictureBoxes()
  private var corners: [(path: String, color: RGBColor)] = []
  private var texts = ""

  /// Air round the grid.
  private static let margin = 8
  /// The letters of most monospaced fonts are 0.6 of their size wide: 8 units.
  private static let fontSize = "13.3"
  /// Ideographs are as wide as their size: with their spacing, two cells also where lengths are not obeyed.
  private static let wideFont = " font-size=\"14\" letter-spacing=\"2\""
  private static let baseline = 12
  private static let underline = 14

  init(frame: Frame, styles: PictureStyles) {
    self.frame = frame
    self.styles = styles
  }

  mutating func picture() -> String {
    let background = styles.background
    let surfaces = surfaceBoxes(on: background)
    for row in 0..<frame.rows {
      addShapes(ofRow: row)
      for run in frame.textRuns(ofRow: row) { write(run, row: row) }
    }
    let width = frame.columns * CellShape.cellWidth + 2 * Self.margin
    let height = frame.rows * CellShape.cellHeight + 2 * Self.margin
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" rx="\(Self.margin)" fill="\(background)"/>
      <g transform="translate(\(Self.margin) \(Self.margin))" font-family="\(pictureFonts)" font-size="\(Self.fontSize)">
      <g shape-rendering="crispEdges">

      """
    for box in surfaces.joined() + shapes.joined() { svg += rectangle(box) }
    svg += "</g>\n"
    if !corners.isEmpty { svg += "<g fill=\"none\">\n" + corners.map(path).joined() + "</g>\n" }
    return svg + texts + "</g>\n</svg>\n"
  }

  /// What lies behind the cells, but for the colour that lies behind everything.
  private mutating func surfaceBoxes(on background: RGBColor) -> PictureBoxes {
    var boxes = PictureBoxes()
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let surface = styles[frame.cells[row * frame.columns + column].style].surface
        guard surface != background else { continue }
        boxes.add(
          PictureBoxes.Box(
            x: column * CellShape.cellWidth, y: row * CellShape.cellHeight, width: CellShape.cellWidth,
            height: CellShape.cellHeight, color: surface))
      }
    }
    return boxes
  }

  private mutating func addShapes(ofRow row: Int) {
    for column in 0..<frame.columns {
      let cell = frame.cells[row * frame.columns + column]
      let looks = styles[cell.style]
      let (x, y) = (column * CellShape.cellWidth, row * CellShape.cellHeight)
      if looks.isUnderlined {
        shapes.add(.init(x: x, y: y + Self.underline, width: CellShape.cellWidth, height: 1, color: looks.ink))
      }
      guard let cluster = cell.cluster, let shape = CellShape(cluster) else { continue }
      for box in shape.boxes {
        shapes.add(.init(x: x + box.x, y: y + box.y, width: box.width, height: box.height, color: looks.ink))
      }
      if let corner = shape.corner {
        corners.append(("transform=\"translate(\(x) \(y))\" d=\"\(corner.rawValue)\"", looks.ink))
      }
    }
  }

  private mutating func write(_ run: TextRun, row: Int) {
    let looks = styles[run.style]
    let left = run.column * CellShape.cellWidth
    let length = run.columns * CellShape.cellWidth
    // From the middle a piece finds its place whatever side a viewer takes for the start of its direction.
    let place =
      run.isRightToLeft
      ? "x=\"\(left + length / 2)\" text-anchor=\"middle\" direction=\"rtl\" unicode-bidi=\"bidi-override\""
      : "x=\"\(left)\""
    var font = looks.isBold ? " font-weight=\"bold\"" : ""
    if run.kind == .wide { font += Self.wideFont }
    texts +=
      "<text \(place) y=\"\(row * CellShape.cellHeight + Self.baseline)\" textLength=\"\(length)\" "
      + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(looks.ink)\"\(font)>\(markupText(run.text))</text>\n"
  }

  private func rectangle(_ box: PictureBoxes.Box) -> String {
    "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" fill=\"\(box.color)\"/>\n"
  }

  private func path(_ corner: (path: String, color: RGBColor)) -> String {
    "<path \(corner.path) stroke=\"\(corner.color)\"/>\n"
  }
}
