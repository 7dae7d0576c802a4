import APNs
import Center
import Screen
import TextLayout

extension Scene {
  /// The connections, the newest first.
  func connectionList(columns: Int) -> ProviderList {
    let records = screen.gateway.connections
    guard !records.isEmpty else { return ProviderList(count: 0, selected: 0, row: { _, _ in CardRow() }, details: []) }
    let selected = min(max(0, screen.pageSelection), records.count - 1)
    return ProviderList(
      count: records.count, selected: selected, row: { connectionRow(records[$0], isSelected: $1, columns: columns) },
      details: connectionDetails(records[selected], width: columns))
  }

  /// `#3  14:03:22  open        120 requests, 3 refused  127.0.0.1:53122`.
  ///
  /// What was asked goes before the address, which the details have too.
  private func connectionRow(_ record: ConnectionRecord, isSelected: Bool, columns: Int) -> CardRow {
    func style(_ ink: Role) -> Style { isSelected ? Style(.selectedText, on: .selection) : Style(ink) }
    func cell(_ text: String, _ width: Int, _ ink: Role) -> [Span] {
      let span = Span(text, style(ink), limit: width)
      return [span, .blank(width - span.width + 2, style(.text))]
    }
    var spans = cell("#\(record.number)", 5, .tertiaryText)
    spans += cell(wallClock(record.openedAt).timeWithSeconds, 11, .secondaryText)
    let isOpen = record.end == nil && record.wentAwayAt == nil
    spans += cell(stateWord(record), 10, isOpen ? .success : .secondaryText)
    let peer = Span(columns >= 96 ? record.peer : "", style(.secondaryText), limit: 22)
    let used = spans.reduce(peer.width) { $0 + $1.width }
    let room = max(1, columns - 4 - used)
    spans.append(Span(countWords(record, room: room), style(hasFaults(record) ? .destructive : .text), limit: room))
    return CardRow(leading: spans, trailing: [peer])
  }

  /// `120 requests, 3 refused, 19 streams refused`; where that has no room, shorter words, and at last the four numbers.
  private func countWords(_ record: ConnectionRecord, room: Int = .max) -> String {
    let counts = [record.requestCount, record.errorCount, record.brokenRequestCount, record.refusedStreamCount]
      .map { groupedDigits(Int($0)) }
    func words(_ nouns: [String]) -> String {
      // What did not happen is not told, but that nothing was asked is.
      zip(counts, nouns).enumerated().filter { $0.offset == 0 || $0.element.0 != "0" }.map { "\($1.0) \($1.1)" }
        .joined(separator: ", ")
    }
    func noun(_ count: Int64, _ noun: String) -> String { count == 1 ? noun : noun + "s" }
    let requests = noun(record.requestCount, "request")
    let variants = [
      words([requests, "refused", "broken off", noun(record.refusedStreamCount, "stream") + " refused"]),
      words(["asked", "refused", "broken", "over"]), counts.joined(separator: " · "),
    ]
    return variants.first { cellWidth(of: $0) <= room } ?? variants[2]
  }

  private func hasFaults(_ record: ConnectionRecord) -> Bool {
    record.errorCount + record.brokenRequestCount + record.refusedStreamCount > 0
  }

  private func connectionDetails(_ record: ConnectionRecord, width: Int) -> [CardRow] {
    func row(_ text: String, _ ink: Role) -> CardRow {
      CardRow(leading: [.blank(1, Style()), Span(text, Style(ink), limit: width - 2)])
    }
    let transport = record.tlsVersion ?? (record.end == .handshake ? "no TLS" : "cleartext")
    var rows = [row("\(record.environment.rawValue) · \(transport) · \(record.peer)", .title)]
    rows.append(row(record.userAgent.map { "user-agent \($0)" } ?? "no user-agent", .text))
    rows.append(row(record.certificate.map { "certificate \($0)" } ?? "no client certificate", .text))
    if record.brokenRequestCount + record.refusedStreamCount > 0 { rows.append(row(countWords(record), .destructive)) }
    rows.append(row(lifeWords(record), .secondaryText))
    if let detail = record.endDetail { rows.append(row(ConnectionRecord.words(forDetail: detail), .warning)) }
    return rows
  }

  /// `open for 12 min, ended: closed by the provider`; of one that nobody saw end only that.
  private func lifeWords(_ record: ConnectionRecord) -> String {
    if record.end == .lost { return "ended: \(ConnectionRecord.End.lost.words)" }
    let span = "open for \(duration((record.closedAt ?? center.now).seconds(since: record.openedAt)))"
    return record.end.map { "\(span), ended: \($0.words)" } ?? span
  }

  private func stateWord(_ record: ConnectionRecord) -> String {
    record.end?.shortWords ?? (record.wentAwayAt == nil ? "open" : "going")
  }

  private func duration(_ seconds: Double) -> String {
    switch seconds {
    case ..<120: "\(max(0, Int(seconds))) s"
    case ..<7200: "\(Int(seconds / 60)) min"
    default: "\(Int(seconds / 3600)) h"
    }
  }
}
