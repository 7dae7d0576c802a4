import Screen
import TextLayout

extension Scene {
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
    return page.frame(columns: columns, height: rows, view: pageView, fills: true)
  }

  /// Lines of a command's output that can be scrolled to.
  private static let outputLineLimit = 10_000
}
