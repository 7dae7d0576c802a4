import APNs
import Center
import Payload
import Screen

extension Scene {
  /// The payload as it was sent, its size, and each finding below the line that it is about.
  func payloadRows(of inspected: Inspected, width: Int) -> PageRows {
    if case .nothing = inspected.subject {
      return emptyRows("Nothing came in yet", "Push something: its payload stands here.", width: width)
    }
    if case .request(let record) = inspected.subject {
      return record.isError
        ? emptyRows("Its body is not kept", "What was refused leaves its record, without the body.", width: width)
        : emptyRows(
          "Its arrival is no longer among the newest", ":explain \(record.identifier) asks the disk.", width: width)
    }
    guard let payload = inspected.payload else {
      return emptyRows("The payload is not at hand", "It is on disk with its arrival.", width: width)
    }
    var isState = false
    if case .liveActivity = inspected.subject { isState = true }
    let findings = isState ? [] : inspected.delivery?.findings ?? []
    let document = JSONDocument(payload)
    var rows = PageRows([
      isState ? stateRow(width: width) : summaryRow(payload, document, inspected.delivery, width: width), CardRow(),
    ])
    guard !payload.isEmpty else { return rows }
    rows.append(PayloadPage(document, findings: findings, width: width).rows)
    return rows
  }

  private func stateRow(width: Int) -> CardRow {
    CardRow(leading: [Span("what it knows now, from all its pushes", Style(.secondaryText), limit: width)])
  }

  /// `212 bytes · 1 error · 2 warnings`.
  private func summaryRow(_ payload: [UInt8], _ document: JSONDocument, _ delivery: Delivery?, width: Int) -> CardRow {
    let size = Span("\(delivery?.byteCount ?? payload.count) bytes", Style(.secondaryText))
    var row = CardRow(leading: [size])
    let dot = Span(" · ", Style(.tertiaryText))
    func add(_ text: String, _ ink: Role) {
      let span = Span(text, Style(ink))
      guard row.leading.width + dot.width + span.width <= width else { return }
      row.leading += [dot, span]
    }
    if !document.isReadable { add("no JSON", .destructive) }
    guard let delivery else { return row }
    for severity in Finding.Severity.allCases {
      let count = delivery.findings.count { $0.severity == severity }
      if count > 0 { add("\(count) \(severity.noun)\(count == 1 ? "" : "s")", severity.ink) }
    }
    if delivery.findings.isEmpty { add("✓ nothing to complain about", .success) }
    return row
  }
}

extension Finding.Severity {
  fileprivate var noun: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "remark"
    }
  }
}
