import Center
import Payload
import Screen

extension Scene {
  /// Who set which badge, the inspected app first, the newest change on top.
  func badgeRows(of inspected: Inspected, width: Int) -> PageRows {
    let own = inspected.subject.bundleIdentifier
    let apps = center.apps.values.filter { !$0.ledger.isEmpty || $0.badge > 0 }.sorted { left, right in
      let (first, second) = (left.profile.bundleIdentifier, right.profile.bundleIdentifier)
      return (first == own ? 0 : 1, first) < (second == own ? 0 : 1, second)
    }
    guard !apps.isEmpty else {
      return emptyRows(
        "No badges yet", "A push with 'badge' in 'aps' sets one; who set it is noted here.", width: width)
    }
    var rows = PageRows()
    for app in apps {
      if rows.count > 0 { rows.append([CardRow()]) }
      let drift = driftRows(app, width: width)
      rows.append(count: 1 + drift.count + app.ledger.count) {
        [badgeHeading(app, width: width)] + drift + app.ledger.reversed().map { ledgerRow($0, width: width) }
      }
    }
    return rows
  }

  private func badgeHeading(_ app: CenterState.App, width: Int) -> CardRow {
    let tile = appTile(app.profile)
    let pill = app.badge > 0 ? badgePill(app.badge) : [Span("no badge", Style(.secondaryText))]
    let name = Span(app.profile.name, Style(.title, bold: true), limit: width - tile.width - pill.width - 2)
    return CardRow(leading: tile + [.blank(1, Style()), name], trailing: pill)
  }

  /// The badge and the list say different things: the sender counts on its own, as most do.
  private func driftRows(_ app: CenterState.App, width: Int) -> [CardRow] {
    guard app.badge > 0, app.badge != Int64(app.notificationCount) else { return [] }
    let isGone = app.notificationCount == 0
    let listed = isGone ? "nothing of it is listed" : "\(app.notificationCount) listed"
    return InspectorText(width: width).rows(
      "\(isGone ? "▲" : "•") drift: the badge says \(app.badge), \(listed)", Style(isGone ? .warning : .secondaryText),
      indent: 4, limit: 2)
  }

  /// `10:29:12  2 → 3  push delivery-4`.
  private func ledgerRow(_ change: BadgeChange, width: Int) -> CardRow {
    let time = Span(wallClock(change.changedAt).timeWithSeconds, Style(.secondaryText))
    let numbers = Span("\(change.before) → \(change.after)", Style(.text, bold: true))
    let gap = max(1, 10 - numbers.width)
    // A cause is a delivery's identifier, or words.
    let cause = change.cause.contains(" ") ? change.cause : "push \(change.cause)"
    return CardRow(leading: [
      .blank(4, Style()), time, .blank(2, Style()), numbers, .blank(gap, Style()),
      Span(cause, Style(.secondaryText), limit: width - 6 - time.width - numbers.width - gap),
    ])
  }
}
