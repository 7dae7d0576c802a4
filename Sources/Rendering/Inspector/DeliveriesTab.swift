import Center
import Payload
import Screen
import TextLayout

extension Scene {
  /// What came in, shown or not, the newest first; a bar stands beside the one that is inspected.
  func deliveryRows(of inspected: Inspected, width: Int) -> PageRows {
    guard !center.recentDeliveries.isEmpty else {
      return emptyRows("No deliveries yet", "Whatever comes in is listed here, shown or not.", width: width)
    }
    var rows = PageRows()
    for delivery in center.recentDeliveries.reversed() {
      let isInspected = delivery.deliveryIdentifier == inspected.delivery?.deliveryIdentifier
      let count = PageRows.guessedCount(
        of: delivery.refusal?.message ?? "", width: max(8, width - Self.deliveryIndent), limit: 3)
      let gaugeCount = delivery.serviceExtension?.ending == .running ? 1 : 0
      rows.append(count: 2 + gaugeCount + count) {
        deliveryRows(delivery, messageRows: count, width: width).map { row in
          let bar = Span(isInspected ? "┃" : " ", Style(.selectedBorder, bold: true))
          return CardRow(leading: [bar, .blank(1, Style())] + row.leading, trailing: row.trailing)
        }
      }
    }
    return rows
  }

  private static let deliveryIndent = 6

  private func deliveryRows(_ delivery: Delivery, messageRows: Int, width: Int) -> [CardRow] {
    let profile = profile(of: delivery.bundleIdentifier)
    let tile = appTile(profile)
    let time = Span(wallClock(delivery.receivedAt).timeWithSeconds, Style(.secondaryText))
    let name = Span(profile.name, Style(.title, bold: true), limit: width - tile.width - time.width - 4)
    let head = CardRow(leading: tile + [.blank(1, Style()), name], trailing: [time])
    let indent = Span.blank(Self.deliveryIndent - 2, Style())
    var facts = [Span(delivery.outcome, Style(delivery.outcomeInk, bold: true))]
    var room = width - Self.deliveryIndent - facts[0].width
    for (text, ink) in remarks(on: delivery) {
      let span = Span(text, Style(ink))
      guard span.width + 3 <= room else { continue }
      facts += [Span(" · ", Style(.tertiaryText)), span]
      room -= span.width + 3
    }
    let message = layOut(
      delivery.refusal?.message ?? "", width: max(8, width - Self.deliveryIndent), lineLimit: messageRows)
    return [head, CardRow(leading: [indent] + facts)] + gaugeRows(of: delivery, after: indent, width: width)
      + message.map { CardRow(leading: [indent, Span($0, Style(.text))]) }
      + Array(repeating: CardRow(), count: messageRows - message.count)
  }

  /// How much of its time the service extension has used that has it.
  private func gaugeRows(of delivery: Delivery, after indent: Span, width: Int) -> [CardRow] {
    guard let run = delivery.serviceExtension, run.ending == .running else { return [] }
    let gauge = ExtensionGauge(run: run, now: center.now)
    let row = gauge.rowWithWords(width: max(8, width - Self.deliveryIndent))
    return [CardRow(leading: [indent] + row.leading)]
  }

  /// What there is to say of an arrival, the important first.
  private func remarks(on delivery: Delivery) -> [(text: String, ink: Role)] {
    var remarks: [(text: String, ink: Role)] = [(delivery.pushType.rawValue, .secondaryText)]
    if let moment = delivery.forwardedAt {
      remarks.append(("forwarded \(wallClock(moment).timeWithSeconds)", .warning))
    }
    if delivery.replaced { remarks.append(("replaced", .warning)) }
    for severity in [Finding.Severity.error, .warning] {
      let count = delivery.findings.count { $0.severity == severity }
      if count > 0 { remarks.append(("\(severity.sign) \(count)", severity.ink)) }
    }
    if let badge = delivery.badge { remarks.append(("badge \(badge)", .secondaryText)) }
    if let sound = delivery.sound { remarks.append((sound.isCritical ? "critical sound" : "sound", .secondaryText)) }
    remarks.append(("\(delivery.byteCount) bytes", .tertiaryText))
    return remarks
  }
}
