import Center

/// The steps of a service extension with their times, and where there is room with lines that show when each ran.
struct ExtensionTimeline {
  var run: ServiceExtensionRun
  var width: Int

  /// The least cells of a line that say something.
  private static let leastLine = 12
  private static let remarkLimit = 3

  /// A row for each step, with what there is to say below it.
  var rows: [CardRow] { steps.isEmpty ? [] : (coldStart.map { [row($0)] } ?? []) + steps.flatMap(rows(of:)) }

  private var steps: [ServiceExtensionRun.Step] { run.steps }

  /// What passed before it got the request.
  private var coldStart: ServiceExtensionRun.Step? {
    guard run.coldStartSeconds > 0 else { return nil }
    return .init("cold start", startedAt: 0, seconds: min(run.coldStartSeconds, run.seconds))
  }

  private func rows(of step: ServiceExtensionRun.Step) -> [CardRow] {
    let remark = step.remark.map {
      InspectorText(width: width).rows($0, Style(.secondaryText), indent: 2, limit: Self.remarkLimit)
    }
    return [row(step)] + (remark ?? [])
  }

  private var nameWidth: Int {
    let longest = (steps + [coldStart].compactMap { $0 }).map { Span($0.name, Style(.text)).width }.max() ?? 0
    return min(longest, width * 2 / 5)
  }

  private func row(_ step: ServiceExtensionRun.Step) -> CardRow {
    let isDone = step.seconds != nil && !step.hasFailed
    let ink: Role = step == coldStart ? .secondaryText : isDone ? .success : .warning
    let sign = Span(step == coldStart ? "○ " : isDone ? "✓ " : "✗ ", Style(ink))
    let time = Span(step.seconds.map(secondsText) ?? "not done", Style(.secondaryText))
    let room = width - sign.width - Self.timeWidth - 1
    let length = room - nameWidth - 2
    guard length >= Self.leastLine else {
      return CardRow(leading: [sign, Span(step.name, Style(.text), limit: room)], trailing: [time])
    }
    let name = Span(step.name, Style(.text), limit: nameWidth)
    let line = line(of: step, length: length)
    return CardRow(
      leading: [sign, name, .blank(nameWidth + 2 - name.width + line.start, Style())]
        + [Span(String(repeating: "━", count: line.count), Style(ink))],
      trailing: [time])
  }

  /// Room for `not done`.
  private static let timeWidth = 8

  /// Where a step's line begins, and its cells: one at least.
  private func line(of step: ServiceExtensionRun.Step, length: Int) -> (start: Int, count: Int) {
    let total = max(run.seconds, 0.001)
    let end = step.seconds.map { step.startedAt + $0 } ?? total
    let first = min(length - 1, max(0, Int(step.startedAt / total * Double(length))))
    let last = min(length, max(first + 1, Int((end / total * Double(length)).rounded(.up))))
    return (first, last - first)
  }
}
