import APNs
import Center
import Screen
import TextLayout

extension Scene {
  /// The report card, to be scrolled; returns how far it can be.
  func drawReport(into page: inout Frame) -> (frame: Frame, limit: Int) {
    let content = PageRows(reportRows(width: page.columns))
    let visibleCount = max(1, page.rows - 3)
    let window = pageView.window(over: content, visibleCount: visibleCount)
    for (index, row) in content.rows(from: window.start, limit: visibleCount).enumerated() {
      page.draw(row, column: 0, row: 3 + index, width: page.columns)
    }
    let below = window.limit - window.start
    if below > 0 {
      let sign = Span(" ▼ \(below) more", Style(.secondaryText))
      page.put(sign.line, column: page.columns - sign.width, row: 1, style: sign.style)
    }
    return (page, window.limit)
  }

  private func reportRows(width: Int) -> [CardRow] {
    let report = screen.gateway.log.report
    let tally = report.tally
    let counts =
      "\(groupedDigits(Int(tally.requests))) requests, \(groupedDigits(Int(tally.refused))) refused · "
      + "\(groupedDigits(Int(tally.connections))) connections, \(groupedDigits(Int(tally.goAways))) GOAWAY"
    var rows = [
      CardRow(leading: [
        Span(" Grade \(report.grade.rawValue)  ", Style(ink(of: report.grade), bold: true)),
        Span(counts, Style(.secondaryText), limit: max(1, width - 12)),
      ])
    ]
    if report.grade == .a { rows += [CardRow()] + paragraph("Nothing to say against this provider.", .text, width, 1) }
    for (rule, seen) in report.findings {
      let mark = rule.weight == .violation ? Span("● ", Style(.destructive)) : Span("○ ", Style(.warning))
      let times = seen.count == 1 ? "once" : "\(groupedDigits(Int(seen.count))) times"
      // Where there is little room the heading goes before the moment.
      let moment = width < 100 ? "" : ", last \(wallClock(seen.last).timeWithSeconds)"
      let last = Span(times + moment, Style(.secondaryText), limit: width / 2)
      rows += [
        CardRow(),
        CardRow(
          leading: [
            .blank(1, Style()), mark,
            Span(rule.title, Style(.title, bold: true), limit: max(1, width - last.width - 6)),
          ], trailing: [last]),
      ]
      rows += paragraph("\(rule.rule) (\(rule.source))", .secondaryText, width, 3)
      rows += paragraph("→ \(rule.advice)", .text, width, 3)
    }
    return rows
  }

  private func paragraph(_ text: String, _ ink: Role, _ width: Int, _ indent: Int) -> [CardRow] {
    layOut(text, width: max(8, width - indent - 1), lineLimit: 4).map {
      CardRow(leading: [.blank(indent, Style()), Span($0, Style(ink))])
    }
  }

  private func ink(of grade: ProviderReport.Grade) -> Role {
    switch grade {
    case .a, .b: .success
    case .c, .d: .warning
    case .f: .destructive
    case .none: .secondaryText
    }
  }
}
