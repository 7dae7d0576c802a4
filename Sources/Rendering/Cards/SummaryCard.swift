import Center
import Screen

extension Scene {
  /// The scheduled summary: when it comes, the featured notification, a line for each of the next ones.
  ///
  /// Opened, it is a heading above the cards.
  ///
  /// Source: apple-rules 7.2.
  func summaryCard(columns: Int, bodyLimit: Int) -> Frame? {
    let waiting = center.summary
    guard let featured = waiting.first.flatMap({ center.notifications[$0] }) else { return nil }
    let isSelected = screen.selection == .summary
    let time = nextSummary.map { "at \($0)" } ?? ""
    if screen.isSummaryOpen {
      return openedHeading(
        "Scheduled Summary", note: time, count: waiting.count, isSelected: isSelected, columns: columns)
    }
    let looks: CardLooks = isSelected ? .selected : .plain
    let width = columns - 4
    let header = CardHeader(
      tile: pill("≡", Style(.glyph, on: .appTile, bold: true), on: .role(looks.surface)), name: "Scheduled Summary",
      age: time, looks: looks, isMirrored: isMirrored(featured))
    var rows = [header.row(width: width)] + featuredRows(featured, looks: looks, width: width, bodyLimit: bodyLimit)
    let shown = waiting.dropFirst().prefix(bodyLimit < 4 ? 1 : 3)
    for key in shown {
      if let notification = center.notifications[key] {
        rows.append(line(of: notification, looks: looks, width: width, isMirrored: header.isMirrored))
      }
    }
    let rest = waiting.count - 1 - shown.count
    if rest > 0 {
      let text = "\(groupedDigits(rest)) more notification\(rest == 1 ? "" : "s")"
      rows.append(
        CardRow(
          leading: [.blank(4, looks.style(.text)), Span(text, looks.style(.secondaryText), limit: width - 4)],
          isMirrored: header.isMirrored))
    }
    return card(rows, columns: columns, looks: looks, edges: edges)
  }

  /// The most relevant notification, with its app's tile and its text.
  private func featuredRows(_ featured: Notification, looks: CardLooks, width: Int, bodyLimit: Int) -> [CardRow] {
    let profile = profile(of: featured.bundleIdentifier)
    let text = center.visibleText(of: featured)
    let title = text.title.isEmpty ? profile.name : text.title
    let tile = appTile(profile, on: looks.surface)
    let indent = 4 + tile.width + 1
    let blank = Span.blank(4, looks.style(.text))
    let isMirrored = isMirrored(featured)
    let head =
      [blank] + (isMirrored ? tile.reversed() : tile) + [
        .blank(1, looks.style(.text)), Span(title, looks.titleStyle, limit: width - indent),
      ]
    let block = TextBlock(looks: looks, indent: indent, width: width, isMirrored: isMirrored)
    return [CardRow(leading: head, isMirrored: isMirrored)]
      + block.rows(text.body, looks.style(.text), limit: min(2, bodyLimit))
  }

  /// App and title on one line.
  private func line(
    of notification: Notification, looks: CardLooks, width: Int, isMirrored: Bool
  ) -> CardRow {
    let profile = profile(of: notification.bundleIdentifier)
    let text = center.visibleText(of: notification)
    let name = Span(profile.name, looks.style(.secondaryText), limit: (width - 4) / 3)
    let title = Span(
      text.title.isEmpty || text.title == profile.name ? text.body : text.title, looks.style(.text),
      limit: width - 4 - name.width - 2)
    let blank = looks.style(.text)
    return CardRow(leading: [.blank(4, blank), name, .blank(2, blank), title], isMirrored: isMirrored)
  }

  /// The time of the next summary, `18:00` or `6:00 PM`.
  private var nextSummary: String? {
    let clock = wallClock(center.now)
    let minutes = clock.hour * 60 + clock.minute
    let times = center.deviceProfile.summaryTimes
    guard let next = times.first(where: { $0 > minutes }) ?? times.first else { return nil }
    return clock.hourFormat.text(minutes: next)
  }
}
