import Center
import Screen

extension Scene {
  /// The scheduled summary: when it comes, what is featured, and which apps wait.
  func summaryCard(columns: Int, bodyLimit: Int) -> Frame? {
    let waiting = center.summary
    guard let featured = waiting.first.flatMap({ center.notifications[$0] }) else { return nil }
    let looks: CardLooks = screen.selection == .summary ? .selected : .plain
    let width = columns - 4
    let header = CardHeader(
      tile: pill("≡", Style(.glyph, on: .appTile, bold: true), on: .role(looks.surface)), name: "Scheduled Summary",
      isNameBold: true,
      age: nextSummary.map { "at \($0)" } ?? "", looks: looks)
    var rows = [header.row(width: width)]
    let profile = profile(of: featured.bundleIdentifier)
    let text = center.visibleText(of: featured)
    let lines = TextBlock(looks: looks, indent: 4, width: width, isMirrored: false)
    let title = text.title.isEmpty || text.title == profile.name ? profile.name : "\(profile.name) · \(text.title)"
    rows += lines.rows(oneLine: title, looks.titleStyle)
    rows += lines.rows(text.body, looks.style(.text), limit: min(2, bodyLimit))
    if !screen.isSummaryOpen, waiting.count > 1 { rows.append(waitingApps(waiting, looks: looks, width: width)) }
    return card(rows, columns: columns, looks: looks, edges: edges)
  }

  /// `+ 4 more` and the tiles of their apps.
  private func waitingApps(_ waiting: [NotificationKey], looks: CardLooks, width: Int) -> CardRow {
    var bundles: [String] = []
    // Enough to fill a row; the summary may hold thousands.
    for key in waiting.dropFirst().prefix(64) where !bundles.contains(key.bundleIdentifier) {
      bundles.append(key.bundleIdentifier)
    }
    let count = Span("\(groupedDigits(waiting.count - 1)) more", looks.style(.secondaryText))
    var leading = [Span.blank(4, looks.style(.text)), count, Span.blank(2, looks.style(.text))]
    var room = width - leading.width
    for bundle in bundles {
      let tile = appTile(profile(of: bundle), on: looks.surface)
      guard tile.width + 1 <= room else { break }
      leading += tile + [Span.blank(1, looks.style(.text))]
      room -= tile.width + 1
    }
    return CardRow(leading: leading)
  }

  /// The time of the next summary, `18:00`.
  private var nextSummary: String? {
    let clock = wallClock(center.now)
    let minutes = clock.hour * 60 + clock.minute
    let times = center.deviceProfile.summaryTimes
    guard let next = times.first(where: { $0 > minutes }) ?? times.first else { return nil }
    return "\(next / 60):\(next % 60 < 10 ? "0" : "")\(next % 60)"
  }
}
