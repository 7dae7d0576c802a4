import Center
import Screen
import TextLayout

/// What an app draws itself, as rows of a card: its content extension's view, or a Live Activity.
struct DrawnContent {
  var looks: CardLooks
  /// Cells before the text, under the app's tile.
  var indent: Int
  /// Cells between the card's inner edges.
  var width: Int
  var isMirrored: Bool
  /// The action, counted from 0, whose button is marked; nil: none is.
  var markedAction: Int?
  /// The rows of a picture by its name; nil where there is none.
  var image: (String) -> [CardRow]? = { _ in nil }

  private var room: Int { max(1, width - indent) }

  /// The rows of the parts, one below the other.
  func rows(_ items: [DrawnItem]) -> [CardRow] { items.flatMap(rows) }

  private func rows(_ item: DrawnItem) -> [CardRow] {
    switch item {
    case .text(let text, let style):
      let block = TextBlock(looks: looks, indent: indent, width: width, isMirrored: isMirrored)
      return block.rows(text, textStyle(style), limit: .max)
    case .rows(let rows): return self.rows(rows)
    case .progress(let share, let label):
      let bar = row(progressBar(share, looks: looks, width: room))
      guard let label, !label.isEmpty else { return [bar] }
      return [row([Span(label, looks.style(.secondaryText), limit: room)]), bar]
    case .rating(let value, let outOf): return [row(stars(value, outOf: outOf))]
    case .image(let name): return image(name) ?? [row([Span("▨ " + name, looks.style(.secondaryText), limit: room)])]
    case .map(let rows, let marks): return map(rows: rows, marks: marks)
    case .buttons(let buttons): return pills(buttons).map(row)
    case .divider: return [row([Span(String(repeating: "─", count: room), looks.style(.tertiaryText))])]
    }
  }

  private func row(_ spans: [Span]) -> CardRow {
    CardRow(leading: [.blank(indent, looks.style(.text))] + spans, isMirrored: isMirrored)
  }

  private func textStyle(_ style: ContentItem.TextStyle) -> Style {
    switch style {
    case .title: looks.titleStyle
    case .body: looks.style(.text)
    case .secondary: looks.style(.secondaryText)
    }
  }

  /// Names in one column, values in the next; a value that is longer than its column goes on below.
  private func rows(_ rows: [DrawnItem.Row]) -> [CardRow] {
    let limit = max(1, room / 3)
    let names = rows.map { Span($0.name, looks.style(.secondaryText), limit: limit) }
    let column = (names.map(\.width).max() ?? 0) + 2
    return zip(names, rows).flatMap { name, row in
      let lines = layOut(row.value, width: max(1, room - column), lineLimit: 4, direction: .firstStrong)
      return lines.enumerated().map { number, line in
        let lead = number == 0 ? name : .blank(0, looks.style(.text))
        return self.row([lead, .blank(column - lead.width, looks.style(.text)), Span(line, looks.style(.text))])
      }
    }
  }

  /// Full and empty stars, and the number as far as it has room; a half counts as a full one.
  private func stars(_ value: Double, outOf: Int) -> [Span] {
    let full = min(outOf, Int(value + 0.5))
    let number = value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
    let words = Span("\(number) of \(outOf)", looks.style(.secondaryText), limit: room)
    guard outOf <= room else { return [words] }
    let stars = [
      Span(String(repeating: "★", count: full), looks.style(.accent)),
      Span(String(repeating: "☆", count: outOf - full), looks.style(.tertiaryText)),
    ]
    return outOf + 2 + words.width <= room ? stars + [.blank(2, looks.style(.text)), words] : stars
  }

  /// Actions side by side, each with its key and for the mouse; those that do not fit go on below.
  private func pills(_ buttons: [DrawnItem.Button]) -> [[Span]] {
    var rows: [[Span]] = []
    var left = 0
    for button in buttons {
      let pill = pill(button)
      if rows.isEmpty || pill.width > left {
        rows.append([])
        left = room
      }
      rows[rows.count - 1] += [pill, .blank(2, looks.style(.text))]
      left -= pill.width + 2
    }
    return rows
  }

  private func pill(_ button: DrawnItem.Button) -> Span {
    let isMarked = button.number - 1 == markedAction
    let ink: Role = isMarked ? .selectedText : button.action.options.contains(.destructive) ? .destructive : .text
    let key = button.number < 10 ? "\(button.number)" : "0"
    let dots = button.action.textInput == nil ? "" : "…"
    var pill = Span(
      " \(key) \(button.action.title)\(dots) ", Style(ink, on: isMarked ? .selectedButton : .button), limit: room)
    pill.target = .action(button.number - 1)
    return pill
  }

  /// A grid of points twice as wide as high, for cells are twice as high as wide, with its marks and what they mean.
  private func map(rows: Int, marks: [DrawnItem.Mark]) -> [CardRow] {
    let columns = max(1, min(room, rows * 6))
    var grid = (0..<rows).map { row in
      (0..<columns).map { column in row % 2 == 0 && column % 4 == 0 || row % 2 == 1 && column % 4 == 2 ? "·" : " " }
    }
    var places: [[Int: Span]] = Array(repeating: [:], count: rows)
    for mark in marks {
      let glyph = self.glyph(of: mark, limit: columns)
      // A wide one at the right edge moves in.
      let column = min(Int(mark.x * Double(columns - 1) + 0.5), columns - glyph.width)
      places[Int(mark.y * Double(rows - 1) + 0.5)][column] = glyph
    }
    var lines: [CardRow] = []
    for line in grid.indices {
      var spans: [Span] = []
      var start = 0
      for (column, glyph) in places[line].sorted(by: { $0.key < $1.key }) where column >= start {
        spans.append(dots(grid[line][start..<column]))
        spans.append(glyph)
        start = column + glyph.width
      }
      spans.append(dots(grid[line][start...]))
      grid[line] = []
      // A map is no text: it is the same from both sides.
      lines.append(
        isMirrored
          ? CardRow(leading: [.blank(width - indent - columns, looks.style(.text))] + spans)
          : CardRow(leading: [.blank(indent, looks.style(.text))] + spans))
    }
    for mark in marks {
      guard let label = mark.label, !label.isEmpty else { continue }
      lines.append(
        row([
          glyph(of: mark, limit: columns), .blank(1, looks.style(.text)),
          Span(label, looks.style(.secondaryText), limit: room - 3),
        ]))
    }
    return lines
  }

  /// The sign of a mark, the same on the map as beside its name: a point where it has no width, or too much.
  private func glyph(of mark: DrawnItem.Mark, limit: Int) -> Span {
    let width = cellWidth(of: sanitized(mark.glyph, keepingLines: false))
    return Span((1...min(2, limit)).contains(width) ? mark.glyph : "●", looks.style(.accent, bold: true))
  }

  private func dots(_ cells: ArraySlice<String>) -> Span {
    let clusters = cells.compactMap(\.first)
    return Span(
      LaidLine(clusters: clusters, logicalOrder: nil, width: clusters.count, isRightToLeft: false),
      looks.style(.tertiaryText))
  }
}
