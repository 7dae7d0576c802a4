import Center
import Payload
import Screen

extension Scene {
  /// The chain of decisions of the selected notification: what was looked at and what followed.
  func explanationRows(width: Int) -> [CardRow] {
    guard let subject = inspected else { return emptyRow("Nothing came in yet") }
    guard let delivery = subject.delivery else {
      return InspectorText(width: width).rows(
        "Its arrival is no longer among the newest: ask with :explain", Style(.secondaryText))
    }
    return captionRows(subject, width: width) + explanationRows(of: delivery, width: width)
  }

  /// How an arrival was shown, and every step on the way there.
  func explanationRows(of delivery: Delivery, width: Int) -> [CardRow] {
    let text = InspectorText(width: width)
    var rows = [
      text.row("shown as", delivery.presentation.rawValue), text.row("push type", delivery.pushType.rawValue),
      text.row("size", "\(delivery.byteCount) bytes"), CardRow(),
    ]
    for step in delivery.explanation {
      let ink: Role =
        switch step.verdict {
        case "refused", "ignored": .destructive
        case "held", "replaced": .warning
        default: .success
        }
      let verdict = Span(step.verdict, Style(ink))
      let name = Span(step.step.rawValue, Style(.title, bold: true), limit: width - verdict.width - 2)
      rows.append(CardRow(leading: [name], trailing: [verdict]))
      rows += text.rows(step.reason, Style(.text), indent: 2)
      if !step.keyPath.isEmpty { rows += text.rows(step.keyPath, Style(.secondaryText), indent: 2) }
    }
    return rows
  }
}
