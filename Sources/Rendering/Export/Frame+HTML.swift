extension Frame {
  /// The frame as a `<pre>` element with inline styles, fit to be put into any page.
  ///
  /// Rows are lines, so that copying gives lines. Every piece is as wide as its cells (`ch`), half blocks are painted as
  /// backgrounds. Text that runs from right to left is written as it was sent, isolated from what stands beside it.
  public func html(theme: Theme, depth: ColorDepth = .truecolor) -> String {
    var writer = HTMLWriter(frame: self, styles: PictureStyles(theme: theme, depth: depth))
    return writer.element()
  }

  /// The same as a page of its own.
  public func htmlPage(title: String, theme: Theme, depth: ColorDepth = .truecolor) -> String {
    let background = PictureStyles(theme: theme, depth: depth).background
    return """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"/><title>\(markupText(title))</title></head>
      <body style="margin:0;background:\(background)">
      \(html(theme: theme, depth: depth))</body></html>

      """
  }
}

private struct HTMLWriter {
  let frame: Frame
  var styles: PictureStyles

  mutating func element() -> String {
    let base = PictureStyle(Style(), theme: styles.theme, depth: styles.depth)
    var html =
      "<pre dir=\"ltr\" style=\"margin:0;padding:8px;width:\(frame.columns)ch;background:\(base.surface);"
      + "color:\(base.ink);font:15px/18px \(pictureFonts)\">\n"
    for row in 0..<frame.rows { html += line(row) + "\n" }
    return html + "</pre>\n"
  }

  private mutating func line(_ row: Int) -> String {
    var html = ""
    var piece: [PlacedCluster] = []
    for placed in frame.logicalClusters(ofRow: row) {
      if let last = piece.last, !joins(last, placed) {
        html += write(piece)
        piece = []
      }
      piece.append(placed)
    }
    return html + (piece.isEmpty ? "" : write(piece))
  }

  /// Whether two neighbours can stand in one element.
  private func joins(_ left: PlacedCluster, _ right: PlacedCluster) -> Bool {
    guard left.stretch == right.stretch else { return false }
    if left.stretch != nil { return true }
    guard left.style == right.style else { return false }
    switch (GlyphKind(left), GlyphKind(right)) {
    case (.symbol, _), (_, .symbol): return false
    case (.shape, .shape):
      guard let block = BlockBackground(left.cluster) else { return BlockBackground(right.cluster) == nil }
      return block.isFullWidth && left.cluster == right.cluster
    case (.blank, .letter), (.letter, .blank): return true
    case (let left, let right): return left == right
    }
  }

  private mutating func write(_ piece: [PlacedCluster]) -> String {
    guard let first = piece.first else { return "" }
    let width = piece.reduce(0) { $0 + $1.width }
    let looks = styles[first.style]
    var declarations = "display:inline-block;width:\(width)ch;"
    if let block = first.stretch == nil ? BlockBackground(first.cluster) : nil {
      declarations += block.declarations(ink: looks.ink, surface: looks.surface)
    } else {
      declarations += "color:\(looks.ink);background:\(looks.surface)"
      if looks.isBold { declarations += ";font-weight:bold" }
      if looks.isUnderlined { declarations += ";text-decoration:underline" }
    }
    guard let stretch = first.stretch else {
      return "<span style=\"\(declarations)\">\(text(piece[...]))</span>"
    }
    let isRightToLeft = frame.reorderings[stretch].isRightToLeft
    return "<bdo dir=\"\(isRightToLeft ? "rtl" : "ltr")\" style=\"\(declarations)\">"
      + "\(ordered(piece[...], level: isRightToLeft ? 1 : 0, style: first.style))</bdo>"
  }

  /// Text in logical order with its order on screen said outright, level in level: a browser that finds it out for
  /// itself knows only this line of the paragraph, and digits may then stand elsewhere.
  private mutating func ordered(_ piece: ArraySlice<PlacedCluster>, level: UInt8, style: Style) -> String {
    var html = ""
    var rest = piece
    while let first = rest.first {
      let part = rest.prefix { first.level > level ? $0.level > level : $0.level <= level && $0.style == first.style }
      rest = rest.dropFirst(part.count)
      if first.level > level {
        let inner = ordered(part, level: level + 1, style: style)
        html += "<bdo dir=\"\(level & 1 == 0 ? "rtl" : "ltr")\">\(inner)</bdo>"
      } else if first.style == style {
        html += text(part)
      } else {
        let looks = styles[first.style]
        html += "<span style=\"color:\(looks.ink);background:\(looks.surface)\">\(text(part))</span>"
      }
    }
    return html
  }

  private func text(_ piece: ArraySlice<PlacedCluster>) -> String { markupText(String(piece.map(\.cluster))) }
}

/// A block element as a background: the glyph itself stays for those who copy, but is not seen.
private struct BlockBackground {
  private let boxes: [CellShape.Box]

  init?(_ cluster: Character) {
    guard let first = cluster.unicodeScalars.first, (0x2580...0x259F).contains(first.value),
      let shape = CellShape(cluster)
    else { return nil }
    boxes = shape.boxes
  }

  /// Whether several of them side by side look like one that is wider.
  var isFullWidth: Bool { boxes.allSatisfy { $0.width == CellShape.cellWidth } }

  func declarations(ink: RGBColor, surface: RGBColor) -> String {
    let layers = boxes.map { box in
      let (freeWidth, freeHeight) = (CellShape.cellWidth - box.width, CellShape.cellHeight - box.height)
      return "linear-gradient(\(ink),\(ink)) \(share(box.x, of: freeWidth)) \(share(box.y, of: freeHeight)) / "
        + "\(share(box.width, of: CellShape.cellWidth)) \(share(box.height, of: CellShape.cellHeight)) no-repeat"
    }
    return "color:transparent;background:" + layers.joined(separator: ",") + " \(surface)"
  }

  /// A length in per cent of the room that there is.
  private func share(_ length: Int, of room: Int) -> String {
    guard room > 0, length > 0 else { return "0" }
    let percent = length * 100 / room
    return length * 100 % room == 0 ? "\(percent)%" : "\(Double(length * 100) / Double(room))%"
  }
}
