import Center
import Payload
import Screen

extension Scene {
  /// What the apps were told, the newest first.
  func responseRows(width: Int) -> [CardRow] {
    guard !center.recentResponses.isEmpty else { return emptyRow("No responses yet") }
    let text = InspectorText(width: width)
    var rows: [CardRow] = []
    for response in center.recentResponses.reversed() {
      rows.append(entry(profile(of: response.bundleIdentifier).name, at: response.respondedAt, width: width))
      rows += text.rows(
        "\(response.actionIdentifier) · \(response.activation.rawValue)", Style(.text), indent: 2, limit: 2)
      if let typed = response.userText { rows += text.rows("“\(typed)”", Style(.success), indent: 2, limit: 4) }
    }
    return rows
  }

  /// What came in, shown or not, the newest first.
  func deliveryRows(width: Int) -> [CardRow] {
    guard !center.recentDeliveries.isEmpty else { return emptyRow("Nothing came in yet") }
    let text = InspectorText(width: width)
    var rows: [CardRow] = []
    for delivery in center.recentDeliveries.reversed() {
      rows.append(entry(profile(of: delivery.bundleIdentifier).name, at: delivery.receivedAt, width: width))
      if let refusal = delivery.refusal {
        rows += text.rows("refused: \(refusal.message)", Style(.destructive), indent: 2, limit: 3)
        continue
      }
      let errors = delivery.findings.count { $0.severity == .error }
      let faults = errors == 0 ? "" : " · \(errors) \(errors == 1 ? "error" : "errors")"
      rows += text.rows(
        "\(delivery.pushType.rawValue) · \(delivery.presentation.rawValue) · \(delivery.byteCount) bytes\(faults)",
        Style(.text), indent: 2, limit: 2)
    }
    return rows
  }

  /// Who set which badge, app by app, the newest change first.
  func badgeRows(width: Int) -> [CardRow] {
    let text = InspectorText(width: width)
    var rows: [CardRow] = []
    let apps = center.apps.values.filter { !$0.ledger.isEmpty || $0.badge > 0 }
    for app in apps.sorted(by: { $0.profile.bundleIdentifier < $1.profile.bundleIdentifier }).prefix(50) {
      let name = Span(app.profile.name, Style(.title, bold: true), limit: width - 10)
      rows.append(CardRow(leading: [name], trailing: app.badge > 0 ? badgePill(app.badge) : []))
      for change in app.ledger.reversed().prefix(20) {
        rows += text.rows(
          "\(wallClock(change.changedAt).timeWithSeconds)  \(change.before) → \(change.after)  \(change.cause)",
          Style(.text), indent: 2, limit: 2)
      }
    }
    return rows.isEmpty ? emptyRow("No badges yet") : rows
  }

  /// What the phone is doing and how it is set.
  func deviceRows(width: Int) -> [CardRow] {
    let text = InspectorText(width: width)
    let device = center.device
    let clock = wallClock(center.now)
    let times = center.deviceProfile.summaryTimes.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
    return [
      text.row("clock", "\(clock.date) \(clock.year), \(clock.timeWithSeconds)"),
      text.row("screen", device.isLocked ? "locked" : "unlocked"), text.row("Focus", focus?.name ?? "off"),
      text.row("ringer", device.isRingerOn ? "on" : "silent"),
      text.row("connection", device.isOnline ? "online" : "offline"),
      text.row("in front", device.foregroundApp.map { profile(of: $0).name } ?? "home screen"), CardRow(),
      text.row("locale", center.deviceProfile.locale), text.row("previews", center.deviceProfile.showPreviews.rawValue),
      text.row("summary", times.isEmpty ? "off" : times.joined(separator: ", ")),
      text.row("listed", "\(center.notifications.count)"), text.row("responses", "\(center.responseCount)"),
    ]
  }

  private func entry(_ name: String, at moment: Timestamp, width: Int) -> CardRow {
    let time = Span(wallClock(moment).timeWithSeconds, Style(.secondaryText))
    return CardRow(leading: [Span(name, Style(.title, bold: true), limit: width - time.width - 2)], trailing: [time])
  }
}
