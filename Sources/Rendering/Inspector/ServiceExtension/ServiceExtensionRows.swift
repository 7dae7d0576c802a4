import Center

/// What an app's service extension made of a push: how long it has, what it changed, its steps and its log.
struct ServiceExtensionRows {
  var run: ServiceExtensionRun
  /// The moment on the device's clock: the gauge shows how much of its time is over.
  var now: Timestamp
  var width: Int
  /// A moment as the device's clock shows it.
  var clock: (Timestamp) -> String

  private static let remarkLimit = 3

  var rows: PageRows {
    var rows = PageRows([heading, gauge.row(width: width), timeRow])
    guard run.ending != .running else { return rows }
    let comparison = ContentComparison(run: run, width: width).rows
    if !comparison.isEmpty { rows.append([CardRow()] + comparison) }
    if !run.remarks.isEmpty { rows.append([CardRow()]) }
    for remark in run.remarks { rows.append(text.rows("! \(remark)", Style(.warning), limit: Self.remarkLimit)) }
    let steps = ExtensionTimeline(run: run, width: width).rows
    if !steps.isEmpty { rows.append([CardRow(), text.heading("Steps")] + steps) }
    if !run.log.isEmpty { rows.append([CardRow(), text.heading("Log")] + run.log.flatMap(logRows)) }
    return rows
  }

  private var text: InspectorText { InspectorText(width: width) }

  /// Whose section it is, and how far it came.
  private var heading: CardRow {
    var row = text.heading("Service extension")
    let status = Span(run.status, Style(run.statusInk, bold: true), limit: max(0, width - row.leading.width - 2))
    row.trailing = [status]
    return row
  }

  private var gauge: ExtensionGauge { ExtensionGauge(run: run, now: now) }

  /// What the gauge says in numbers, and what is to come.
  private var timeRow: CardRow {
    let time = Span(gauge.words, Style(.text, bold: true), limit: width)
    let rest = Span(outlook, Style(.secondaryText), limit: max(0, width - time.width - 2))
    return CardRow(leading: [time], trailing: [rest])
  }

  private var outlook: String {
    guard run.ending == .running else {
      return run.coldStartSeconds > 0 ? "cold start \(secondsText(run.coldStartSeconds))" : ""
    }
    guard let startedAt = run.startedAt else { return "others run before it" }
    if now.seconds(since: startedAt) < run.coldStartSeconds {
      return "starts cold, reads after \(secondsText(run.coldStartSeconds))"
    }
    return "expires at \(clock(startedAt.adding(seconds: run.timeoutSeconds)))"
  }

  private func logRows(_ line: ServiceExtensionRun.LogLine) -> [CardRow] {
    text.rows("\(secondsText(line.seconds))  \(line.text)", Style(.secondaryText), limit: Self.remarkLimit)
  }
}

/// `1.25 s`.
func secondsText(_ seconds: Double) -> String {
  let hundredths = Int((seconds * 100).rounded())
  let rest = hundredths % 100
  if rest == 0 { return "\(hundredths / 100) s" }
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}

extension ServiceExtensionRun {
  /// How far it came, in a few words.
  fileprivate var status: String {
    switch ending {
    case .running: startedAt == nil ? "waits for its turn" : "running"
    case .handedOver: "handed over content"
    case .timedOut: outcome == .attempt ? "timed out, its best attempt counts" : "timed out"
    case .endedEarly: "ended without content"
    case .crashed: "crashed"
    case .outOfMemory: "used too much memory"
    case .wroteTooMuch: "wrote too much"
    case .notStarted: "could not be started"
    case .interrupted: "interrupted"
    }
  }

  fileprivate var statusInk: Role {
    switch ending {
    case .running: .accent
    case .handedOver: .success
    case .timedOut where outcome == .attempt: .warning
    default: .destructive
    }
  }
}
