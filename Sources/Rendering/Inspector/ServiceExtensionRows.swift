import Center
import TextLayout

/// What an app's service extension made of a push: how long it has, what it changed, its steps and its log.
struct ServiceExtensionRows {
  var run: ServiceExtensionRun
  /// The moment on the device's clock: the gauge shows how much of its time is over.
  var now: Timestamp
  var width: Int

  /// Below this width before and after stand one below the other.
  private static let columnsWidth = 56

  var rows: PageRows {
    var rows = PageRows([CardRow(), text.heading("Service extension")])
    if run.ending == .running {
      rows.append(gauge)
      return rows
    }
    rows.append([
      text.row("Ended", run.ending.title, ink: run.ending == .handedOver ? .success : .warning),
      text.row("Took", "\(Self.seconds(run.seconds)) of \(Self.seconds(run.timeoutSeconds))"),
    ])
    rows.append(comparison)
    for remark in run.remarks { rows.append(text.rows("! \(remark)", Style(.warning), limit: 3)) }
    if !run.steps.isEmpty { rows.append([CardRow(), text.heading("Steps")] + run.steps.flatMap(stepRows)) }
    if !run.log.isEmpty { rows.append([CardRow(), text.heading("Log")] + run.log.flatMap(logRows)) }
    return rows
  }

  private var text: InspectorText { InspectorText(width: width) }

  /// A line that fills with its time.
  private var gauge: [CardRow] {
    guard let startedAt = run.startedAt else {
      return text.rows("It waits for its turn", Style(.secondaryText))
    }
    let passed = max(0, now.seconds(since: startedAt))
    let words = " \(Self.seconds(passed.rounded(.down))) of \(Self.seconds(run.timeoutSeconds))"
    let length = max(4, min(width - words.count, 40))
    let filled = min(length, Int(passed / run.timeoutSeconds * Double(length) + 0.5))
    let isLate = passed > run.timeoutSeconds * 0.8
    return [
      CardRow(leading: [
        Span(String(repeating: "━", count: filled), Style(isLate ? .destructive : .accent)),
        Span(String(repeating: "─", count: length - filled), Style(.tertiaryText)),
        Span(words, Style(.text, bold: true)),
      ])
    ]
  }

  // MARK: Before and after

  /// The values that count, side by side where there is room, with a mark at what is different.
  private var comparison: [CardRow] {
    let after = run.after ?? run.before
    let changed = Set(after.changes(from: run.before).map(\.name))
    let values = zip(run.before.values, after.values).filter { before, after in
      changed.contains(after.name) || ["title", "subtitle", "body"].contains(after.name) && !before.text.isEmpty
    }
    guard !values.isEmpty else { return [] }
    var rows = [CardRow()]
    if width >= Self.columnsWidth { rows.append(columns("", "Before", "After", isChanged: false, isHead: true)) }
    for (before, after) in values {
      let isChanged = changed.contains(after.name)
      if width >= Self.columnsWidth {
        rows += sideBySide(after.name, before.text, after.text, isChanged: isChanged)
      } else {
        rows.append(CardRow(leading: [Span(after.name, Style(.secondaryText), limit: width)]))
        rows += text.rows("  " + before.text, Style(isChanged ? .tertiaryText : .text), limit: 3)
        if isChanged { rows += text.rows("→ " + after.text, Style(.success), limit: 3) }
      }
    }
    return rows
  }

  private var nameWidth: Int { min(20, width / 4) }
  private var columnWidth: Int { (width - nameWidth - 4) / 2 }

  private func sideBySide(_ name: String, _ before: String, _ after: String, isChanged: Bool) -> [CardRow] {
    let left = layOut(before, width: columnWidth, lineLimit: 3)
    let right = layOut(after, width: columnWidth, lineLimit: 3)
    return (0..<max(1, left.count, right.count)).map { place in
      var name = name
      if place > 0 { name = "" }
      let mark = Span(isChanged && place == 0 ? "→ " : "  ", Style(.accent, bold: true))
      let first = place < left.count ? Span(left[place], Style(isChanged ? .tertiaryText : .text)) : .blank(0, Style())
      let second = place < right.count ? Span(right[place], Style(isChanged ? .success : .text)) : .blank(0, Style())
      return row(Span(name, Style(.secondaryText), limit: nameWidth - 1), first, mark, second)
    }
  }

  private func columns(_ name: String, _ before: String, _ after: String, isChanged: Bool, isHead: Bool) -> CardRow {
    let style = Style(.secondaryText, bold: isHead)
    return row(
      Span(name, style), Span(before, style, limit: columnWidth), .blank(2, Style()),
      Span(after, style, limit: columnWidth))
  }

  private func row(_ name: Span, _ first: Span, _ mark: Span, _ second: Span) -> CardRow {
    CardRow(leading: [
      name, .blank(max(0, nameWidth - name.width), Style()), first,
      .blank(max(0, columnWidth + 1 - first.width), Style()),
      mark, second,
    ])
  }

  // MARK: Steps and log

  private func stepRows(_ step: ServiceExtensionRun.Step) -> [CardRow] {
    let time = step.seconds.map(Self.seconds) ?? "not done"
    let sign = step.hasFailed || step.seconds == nil ? "✗ " : "✓ "
    let ink: Role = step.hasFailed || step.seconds == nil ? .warning : .success
    var rows = [
      CardRow(
        leading: [Span(sign, Style(ink)), Span(step.name, Style(.text), limit: max(4, width - time.count - 4))],
        trailing: [Span(time, Style(.secondaryText))])
    ]
    if let remark = step.remark { rows += text.rows(remark, Style(.secondaryText), indent: 2, limit: 3) }
    return rows
  }

  private func logRows(_ line: ServiceExtensionRun.LogLine) -> [CardRow] {
    text.rows("\(Self.seconds(line.seconds))  \(line.text)", Style(.secondaryText), limit: 3)
  }

  /// `1.25 s`.
  private static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100) s" }
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}

extension ServiceExtensionRun.Ending {
  /// The word in a row.
  fileprivate var title: String {
    switch self {
    case .running: "not yet"
    case .handedOver: "handed over content"
    case .timedOut: "timed out"
    case .endedEarly: "without content"
    case .crashed: "crashed"
    case .outOfMemory: "out of memory"
    case .wroteTooMuch: "wrote too much"
    case .notStarted: "could not be started"
    case .interrupted: "interrupted"
    }
  }
}
