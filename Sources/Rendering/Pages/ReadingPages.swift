import Screen
import TextLayout

extension Scene {
  /// The keys of the page below, by group; two groups beside each other where there is room.
  func helpPage(columns: Int, rows: Int) -> (frame: Frame, limit: Int) {
    let looks = CardLooks.panel
    let sections = screen.helpSections().map { section in
      // A few with many keys must not push away all the others' words.
      let widths = section.hints.map { cellWidth(of: $0.keys) }.sorted()
      let keysWidth = widths.dropLast(widths.count / 5).last ?? 0
      return [CardRow(leading: [Span(section.title, looks.style(.accent, bold: true))])]
        + section.hints.map { hint in
          CardRow(leading: [
            Span(hint.keys, looks.style(.hintKey, bold: true)),
            .blank(max(2, keysWidth + 2 - cellWidth(of: hint.keys)), looks.style(.text)),
            Span(hint.meaning, looks.style(.text)),
          ])
        }
    }
    let width = columns - 4
    let page = ScrolledCard(
      title: "Keys", rows: columns >= 76 ? beside(sections, width: width) : joined(sections), looks: looks,
      edges: edges)
    return page.frame(columns: columns, height: rows, scroll: screen.pageScroll, fills: true)
  }

  /// What a command of the `:` line printed.
  func outputPage(columns: Int, rows: Int) -> (frame: Frame, limit: Int) {
    let looks = CardLooks.panel
    let output = screen.output
    let lines = layOut(output?.text ?? "", width: columns - 4, lineLimit: Self.outputLineLimit)
    let page = ScrolledCard(
      title: output?.title ?? "Output",
      rows: lines.map { line in
        let span = Span(line, looks.style(.text))
        return line.isRightToLeft ? CardRow(trailing: [span]) : CardRow(leading: [span])
      }, looks: looks, edges: edges)
    return page.frame(columns: columns, height: rows, scroll: screen.pageScroll, fills: true)
  }

  /// Lines of a command's output that can be scrolled to.
  private static let outputLineLimit = 10_000

  private func joined(_ sections: [[CardRow]]) -> [CardRow] {
    var rows: [CardRow] = []
    for section in sections { rows += (rows.isEmpty ? [] : [CardRow()]) + section }
    return rows
  }

  /// Fills the column that is shorter with the next group.
  private func beside(_ sections: [[CardRow]], width: Int) -> [CardRow] {
    var left: [CardRow] = []
    var right: [CardRow] = []
    for section in sections {
      if left.count <= right.count {
        left += (left.isEmpty ? [] : [CardRow()]) + section
      } else {
        right += (right.isEmpty ? [] : [CardRow()]) + section
      }
    }
    // The left column is as wide as it wants, up to a half; the right one gets the rest.
    let wanted = left.map { row in row.leading.reduce(0) { $0 + $1.width } }.max() ?? 0
    let half = min(wanted + 2, width / 2)
    return (0..<max(left.count, right.count)).map { index in
      var leading = index < left.count ? cut(left[index].leading, to: half - 2) : []
      let used = leading.reduce(0) { $0 + $1.width }
      leading.append(.blank(half - used, CardLooks.panel.style(.text)))
      return CardRow(leading: leading + (index < right.count ? cut(right[index].leading, to: width - half) : []))
    }
  }

  private func cut(_ spans: [Span], to width: Int) -> [Span] {
    var room = width
    return spans.map { span in
      let shown = span.width <= room ? span : Span(span.line.logicalText, span.style, limit: room)
      room -= shown.width
      return shown
    }
  }
}
