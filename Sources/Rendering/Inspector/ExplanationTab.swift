import APNs
import Center
import Payload
import Screen

extension Scene {
  /// Why it was shown so: the outcome, and the chain of decisions with the one that mattered.
  func explanationRows(of inspected: Inspected, width: Int) -> PageRows {
    if case .nothing = inspected.subject {
      return emptyRows("Nothing was decided yet", "Every arrival is explained here, step by step.", width: width)
    }
    if case .request(let record) = inspected.subject, record.isError {
      return emptyRows(
        "The phone never saw it",
        record.mistake ?? record.brokenOff ?? record.fault.map { "fault: \($0)" }
          ?? "The service answered: \(answerWords(record)).", width: width)
    }
    guard let delivery = inspected.delivery else {
      return emptyRows(
        "Its arrival is no longer among the newest",
        ":explain \(inspected.identifier ?? "latest") asks the disk.",
        width: width)
    }
    return explanationRows(of: delivery, width: width)
  }

  /// How an arrival was shown, what a service extension made of it, and every step on the way there.
  func explanationRows(of delivery: Delivery, width: Int) -> PageRows {
    var rows = PageRows(outcomeRows(of: delivery, width: width) + [CardRow()])
    if let run = delivery.serviceExtension {
      rows.append(ServiceExtensionRows(run: run, now: center.now, width: width) { wallClock($0).timeWithSeconds }.rows)
      rows.append([CardRow(), InspectorText(width: width).heading("Decision")])
    }
    let decisive = delivery.decisiveStep
    for (index, step) in delivery.explanation.enumerated() {
      rows.append(
        ExplanationLink(
          step: step, isDecisive: index == decisive, isLast: index == delivery.explanation.count - 1, width: width
        ).rows)
    }
    return rows
  }

  /// `held  in the list, silenced while in Work`, and what came in.
  private func outcomeRows(of delivery: Delivery, width: Int) -> [CardRow] {
    let text = InspectorText(width: width)
    let refusal = delivery.refusal
    let step: ExplanationStep.Name =
      switch delivery.disposition {
      case .delivered: .presentation
      case .inExtension: .serviceExtension
      default: .storeAndForward
      }
    let reason =
      refusal?.message ?? (delivery.explanation.last { $0.step == step } ?? delivery.explanation.last)?.reason
    var rows = [
      CardRow(leading: [Span(delivery.outcomeTitle, Style(delivery.outcomeInk, bold: true), limit: width)])
    ]
    if let reason { rows += text.rows(reason, Style(.text), limit: 4) }
    var facts = [delivery.pushType.rawValue, "\(delivery.byteCount) bytes"]
    if delivery.replaced { facts.append("replaced an earlier one") }
    if let badge = delivery.badge { facts.append("badge \(badge)") }
    if let sound = delivery.sound { facts.append("sound '\(sound.name)'") }
    return rows + text.rows(facts.joined(separator: " · "), Style(.secondaryText), limit: 2)
  }
}

/// A step of the chain: a dot on the line, its verdict, and below them why.
private struct ExplanationLink {
  var step: ExplanationStep
  var isDecisive: Bool
  var isLast: Bool
  var width: Int

  /// Cells before a verdict.
  private static let nameWidth = 20

  var rows: [CardRow] {
    let ink = step.effect.ink
    let dot = Span(step.effect == .skipped ? "○ " : isDecisive ? "◆ " : "● ", Style(ink, bold: isDecisive))
    let isNarrow = width < 40
    let name = Span(step.step.rawValue, Style(.title, bold: true), limit: isNarrow ? width - 14 : Self.nameWidth)
    let gap = Span.blank(isNarrow ? 1 : Self.nameWidth - name.width, Style())
    let verdict = Span(step.verdict, Style(ink, bold: isDecisive), limit: width - dot.width - name.width - gap.width)
    var head = CardRow(leading: [dot, name, gap, verdict])
    let mark = pill("decided", Style(.selectedText, on: .selection, bold: true))
    if isDecisive, head.leading.width + 2 + mark.width <= width { head.trailing = mark }
    return [head] + reasonRows
  }

  /// The reason, and behind it, where it has room, the key or the setting that caused it.
  private var reasonRows: [CardRow] {
    let line = Span(isLast ? "  " : "│ ", Style(.border))
    var rows = InspectorText(width: width - line.width).rows(step.reason, Style(isDecisive ? .text : .secondaryText))
    if !step.keyPath.isEmpty {
      let key = Span(step.keyPath, Style(isDecisive ? .accent : .tertiaryText), limit: width - line.width)
      let used = rows.last?.leading.width ?? width
      if used + 2 + key.width <= width - line.width, !rows.isEmpty {
        rows[rows.count - 1].leading += [.blank(2, Style()), key]
      } else {
        rows.append(CardRow(leading: [key]))
      }
    }
    return rows.map { CardRow(leading: [line] + $0.leading) }
  }
}

extension ExplanationStep.Effect {
  fileprivate var ink: Role {
    switch self {
    case .passed: .success
    case .changed: .warning
    case .stopped: .destructive
    case .skipped: .tertiaryText
    }
  }
}
