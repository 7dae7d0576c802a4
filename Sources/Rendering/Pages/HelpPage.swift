import Screen
import TextLayout

extension Scene {
  /// The keys of the page below, by group; two groups beside each other where there is room.
  func helpPage(columns: Int, rows: Int) -> (frame: Frame, limit: Int) {
    let sections = screen.helpSections()
    let width = columns - 4
    let page = ScrolledCard(
      title: "Keys of \(screen.helpPlace.title)",
      rows: HelpColumn.beside(sections, width: width) ?? HelpColumn(sections).rows(width: width),
      looks: .panel, edges: edges)
    return page.frame(columns: columns, height: rows, view: pageView, fills: true)
  }
}

/// Groups of keys below each other.
private struct HelpColumn {
  var sections: [HelpSection] = []

  /// The fewest cells for what a key does: in fewer it falls into single words.
  private static let leastMeaningWidth = 18
  /// Cells between the keys and what they do, and between two columns.
  private static let gap = 2

  init(_ sections: [HelpSection] = []) { self.sections = sections }

  /// Two columns of about the same height; nil where they are too narrow to be read.
  static func beside(_ sections: [HelpSection], width: Int) -> [CardRow]? {
    var left = HelpColumn()
    var right = HelpColumn()
    // Fills the column that is shorter with the next group.
    for section in sections {
      if left.height <= right.height { left.sections.append(section) } else { right.sections.append(section) }
    }
    let room = width - gap
    let rightWidth = min(right.wantedWidth, max(room / 2, room - left.wantedWidth))
    let leftWidth = min(left.wantedWidth, room - rightWidth)
    guard leftWidth >= left.leastWidth, rightWidth >= right.leastWidth else { return nil }
    let leftRows = left.rows(width: leftWidth)
    let rightRows = right.rows(width: rightWidth)
    return (0..<max(leftRows.count, rightRows.count)).map { index in
      let leading = index < leftRows.count ? leftRows[index].leading : []
      let used = leading.reduce(0) { $0 + $1.width }
      let space = Span.blank(leftWidth + gap - used, CardLooks.panel.style(.text))
      return CardRow(leading: leading + (index < rightRows.count ? [space] + rightRows[index].leading : []))
    }
  }

  /// The groups, each with its keys as wide as its widest; what does not fit beside them goes on below itself.
  func rows(width: Int) -> [CardRow] {
    let looks = CardLooks.panel
    var rows: [CardRow] = []
    for section in sections {
      if !rows.isEmpty { rows.append(CardRow()) }
      rows.append(CardRow(leading: [Span(section.title, looks.style(.accent, bold: true), limit: width)]))
      let indent = Self.keysWidth(section) + Self.gap
      for hint in section.hints {
        for (index, line) in layOut(hint.meaning, width: max(1, width - indent), lineLimit: 4).enumerated() {
          let keys = Span(index == 0 ? hint.keys : "", looks.style(.hintKey, bold: true), limit: width)
          let blank = Span.blank(indent - keys.width, looks.style(.text))
          rows.append(CardRow(leading: [keys, blank, Span(line, looks.style(.text))]))
        }
      }
    }
    return rows
  }

  /// Rows without those that go on.
  private var height: Int { sections.reduce(0) { $0 + $1.hints.count + 2 } }

  /// Cells in which nothing goes on below itself.
  private var wantedWidth: Int {
    sections.map { section in
      let meaning = section.hints.map { cellWidth(of: $0.meaning) }.max() ?? 0
      return max(cellWidth(of: section.title), Self.keysWidth(section) + Self.gap + meaning)
    }.max() ?? 0
  }

  /// Cells in which it can be read.
  private var leastWidth: Int {
    min(wantedWidth, (sections.map(Self.keysWidth).max() ?? 0) + Self.gap + Self.leastMeaningWidth)
  }

  private static func keysWidth(_ section: HelpSection) -> Int {
    section.hints.map { cellWidth(of: $0.keys) }.max() ?? 0
  }
}
