import APNs
import Center
import Screen
import TextLayout

extension Scene {
  /// The requests, the newest first.
  func requestList(columns: Int) -> ProviderList {
    let records = screen.listedRequests
    guard !records.isEmpty else { return ProviderList(count: 0, selected: 0, row: { _, _ in CardRow() }, details: []) }
    let selected = screen.selectedRequestIndex(in: records)
    // The newest has the longest number.
    let numberWidth = max(4, "#\(records[0].number)".count)
    return ProviderList(
      count: records.count, selected: selected,
      row: { requestRow(records[$0], isSelected: $1, numberWidth: numberWidth, columns: columns) },
      details: requestDetails(records[selected], width: columns))
  }

  /// `14:03:22  #150  alert  00fc13ad…e8f0  400 BadDeviceToken          0.31 ms`; the number is that of `requests show`.
  ///
  /// The reason goes before the push type, which the details have where the row has not.
  private func requestRow(_ record: RequestRecord, isSelected: Bool, numberWidth: Int, columns: Int) -> CardRow {
    func style(_ ink: Role, bold: Bool = false) -> Style {
      isSelected ? Style(.selectedText, on: .selection, bold: bold) : Style(ink, bold: bold)
    }
    let gap = columns < 90 ? 1 : 2
    func cell(_ text: String, _ width: Int, _ ink: Role) -> [Span] {
      let span = Span(text, style(ink), limit: width)
      return [span, .blank(width - span.width + gap, style(.text))]
    }
    // Hours of one digit leave a blank, so that the columns keep together.
    let time = wallClock(record.receivedAt).timeWithSeconds
    var row = CardRow(leading: cell(time, max(8, cellWidth(of: time)), .secondaryText))
    if columns >= 60 { row.leading += cell("#\(record.number)", numberWidth, .tertiaryText) }
    if showsType(columns) { row.leading += cell(record.value(of: "apns-push-type") ?? "–", 12, .secondaryText) }
    row.leading += cell(shortToken(record), 13, .text)
    let taken = Span(record.seconds.map(milliseconds) ?? "", style(.tertiaryText))
    row.trailing = columns >= 50 ? [taken] : []
    let used = (row.leading + row.trailing).reduce(0) { $0 + $1.width }
    let fault = columns >= 100 ? record.mistake ?? record.brokenOff : nil
    let words = [answerWords(record), fault].compactMap { $0 }.joined(separator: " · ")
    let answer = Span(words, style(answerInk(record), bold: true), limit: max(1, columns - 3 - used))
    row.leading.append(answer)
    return row
  }

  /// What is known of a request, as far as it has room; Enter shows all.
  private func requestDetails(_ record: RequestRecord, width: Int) -> [CardRow] {
    var rows = [
      row("\(record.method) \(middleCut(record.path, to: width - 3 - cellWidth(of: record.method)))", .title, width)
    ]
    let type = showsType(width) ? [] : [("apns-push-type", "")]
    let headers: [(String, String)] =
      type + [
        ("apns-topic", "topic"), ("apns-priority", "priority"), ("apns-expiration", "expiration"),
        ("apns-collapse-id", "collapse-id"),
      ]
    let facts = headers.compactMap { name, title in record.value(of: name).map { title.isEmpty ? $0 : "\(title) \($0)" }
    }
    let size = "\(record.payloadByteCount) byte\(record.payloadByteCount == 1 ? "" : "s")"
    let line = (facts + [size]).joined(separator: " · ")
    let connection = " · connection \(record.connection)"
    let hasRoom = cellWidth(of: line + connection) <= width - 2
    rows.append(row(hasRoom ? line + connection : line, .text, width))
    if let claims = record.claims {
      rows.append(claimsRow(claims, of: record, width: width))
    } else if record.hasUnreadToken {
      rows.append(row("provider token not looked at", .secondaryText, width))
    } else if record.credentialFault == nil {
      rows.append(row("no provider token", .warning, width))
    }
    if let fault = record.unpunishedFault { rows.append(row("trusted all the same: \(fault)", .warning, width)) }
    if let mistake = record.mistake { rows.append(row(mistake, .destructive, width)) }
    var answer = [answerWords(record)]
    if let seconds = record.seconds { answer.append(milliseconds(seconds)) }
    if !record.identifier.isEmpty { answer.append(record.identifier) }
    rows.append(row(answer.joined(separator: " · "), answerInk(record), width))
    if let fault = record.fault { rows.append(row("fault: \(fault)", .warning, width)) }
    if let reason = record.brokenOff { rows.append(row(reason, .destructive, width)) }
    return rows
  }

  /// `▰▰▰▰▰▰▱▱▱▱ 37 of 60 min · valid · KEY1234567 of team TEAM123456`.
  private func claimsRow(_ claims: RequestRecord.Claims, of record: RequestRecord, width: Int) -> CardRow {
    var spans: [Span] = []
    if let seconds = record.claimedAge {
      let age = TokenAge(seconds: seconds)
      let ink: Role = age.isOver || seconds < -60 ? .destructive : seconds > 3000 ? .warning : .success
      spans = [Span(age.bar(cells: 10), Style(ink)), Span(" \(age.words) · ", Style(.text))]
    }
    let verdict = Span(
      claims.verdict?.rawValue ?? "valid", Style(claims.verdict == nil ? .success : .destructive, bold: true))
    let rest = max(0, width - 2 - (spans + [verdict]).reduce(0) { $0 + $1.width })
    let signer = Span(claims.signer.map { " · \($0)" } ?? "", Style(.secondaryText), limit: rest)
    return CardRow(leading: [.blank(1, Style())] + spans + [verdict, signer])
  }

  private func showsType(_ columns: Int) -> Bool { columns >= 96 }

  private func row(_ text: String, _ ink: Role, _ width: Int) -> CardRow {
    CardRow(leading: [.blank(1, Style()), Span(text, Style(ink), limit: width - 2)])
  }

  func answerWords(_ record: RequestRecord) -> String {
    let status = record.status.map { "\($0)" } ?? (record.brokenOff == nil ? "no answer" : "broken off")
    return [status, record.reason?.rawValue].compactMap { $0 }.joined(separator: " ")
      + (record.fault == nil ? "" : " ✗")
  }

  func answerInk(_ record: RequestRecord) -> Role {
    switch record.status {
    case .some(..<300): .success
    case .some(400..<500): .destructive
    default: .warning
    }
  }

  private func shortToken(_ record: RequestRecord) -> String {
    let token = record.token
    if token.isEmpty { return middleCut(record.path, to: 13) }
    return token.count > 13 ? "\(token.prefix(8))…\(token.suffix(4))" : String(token)
  }

  /// A text whose two ends say the most, with an ellipsis in place of its middle where it has no room.
  private func middleCut(_ text: String, to width: Int) -> String {
    guard cellWidth(of: text) > width, width > 2 else { return text }
    return "\(text.prefix(width / 2))…\(text.suffix(width - width / 2 - 1))"
  }

  /// `0.31 ms`.
  private func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((min(seconds, 1e6) * 100_000).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
