import Center
import Screen
import TextLayout

extension Scene {
  /// What the apps were told, the newest first: about this notification, by its app, by others.
  func responseRows(of inspected: Inspected, width: Int) -> PageRows {
    guard !center.recentResponses.isEmpty else {
      return emptyRows(
        "No responses yet", "Tap one (t), press a button (1-9) or reply (r): what the app hears stands here.",
        width: width)
    }
    let newest = center.recentResponses.reversed()
    let app = inspected.subject.bundleIdentifier
    let own = newest.filter { $0.bundleIdentifier == app && $0.requestIdentifier == inspected.requestIdentifier }
    let ofApp = newest.filter { $0.bundleIdentifier == app && $0.requestIdentifier != inspected.requestIdentifier }
    let others = newest.filter { $0.bundleIdentifier != app }
    let groups = [
      ("This notification", own), (app.map { profile(of: $0).name } ?? "", ofApp),
      (own.isEmpty && ofApp.isEmpty ? "All apps" : "Other apps", others),
    ]
    var rows = PageRows()
    for (title, responses) in groups where !responses.isEmpty {
      if rows.count > 0 { rows.append([CardRow()]) }
      rows.append([InspectorText(width: width).heading(title)])
      let namesApp = responses.first?.bundleIdentifier != app
      for response in responses { append(response, namesApp: namesApp, width: width, to: &rows) }
    }
    return rows
  }

  private func append(_ response: Response, namesApp: Bool, width: Int, to rows: inout PageRows) {
    let indent = 10
    let room = max(8, width - indent)
    let typed = response.userText.map { "“\($0)”" } ?? ""
    let count = PageRows.guessedCount(of: typed, width: room, limit: 4)
    let told = response.delegate.map(words(of:)) ?? ""
    let toldCount = told.isEmpty ? 0 : 1
    rows.append(count: 2 + count + toldCount) {
      let text = layOut(typed, width: room, lineLimit: count)
      let time = Span(wallClock(response.respondedAt).timeWithSeconds, Style(.secondaryText), limit: indent - 1)
      let activation = Span(response.activation.rawValue, Style(.secondaryText))
      let title = Span(
        title(of: response), Style(.title, bold: true), limit: width - indent - activation.width - 1)
      var facts = namesApp ? [profile(of: response.bundleIdentifier).name] : []
      facts.append(response.actionIdentifier)
      if response.authenticated { facts.append("unlocked for it") }
      return [
        CardRow(leading: [time, .blank(indent - time.width, Style()), title], trailing: [activation])
      ] + text.map { CardRow(leading: [.blank(indent, Style()), Span($0, Style(.success))]) } + [
        CardRow(leading: [
          .blank(indent, Style()),
          Span(facts.joined(separator: " · "), Style(.tertiaryText), limit: width - indent),
        ])
      ]
        + (told.isEmpty
          ? []
          : [
            CardRow(leading: [
              .blank(indent, Style()), Span(told, Style(response.delegate?.state.ink ?? .text), limit: room),
            ])
          ])
        + Array(repeating: CardRow(), count: count - text.count)
    }
  }

  /// What became of telling the app's delegate.
  private func words(of outcome: DelegateOutcome) -> String {
    let reason = outcome.reason.map { ": " + $0 } ?? ""
    return switch outcome.state {
    case .pending: outcome.attempts == 0 ? "delegate is being told" : "delegate not told yet\(reason)"
    case .delivered: "delegate told\(reason)"
    case .failed: "delegate not told\(reason)"
    }
  }

  /// The button's title, where its category is known.
  private func title(of response: Response) -> String {
    switch response.actionIdentifier {
    case Response.defaultActionIdentifier: return "Tapped"
    case Response.dismissActionIdentifier: return "Dismissed"
    default:
      let category = response.categoryIdentifier.flatMap { profile(of: response.bundleIdentifier).category($0) }
      let action = category?.actions.first { $0.identifier == response.actionIdentifier }
      return action?.title ?? response.actionIdentifier
    }
  }
}

extension DelegateOutcome.State {
  fileprivate var ink: Role {
    switch self {
    case .pending: .warning
    case .delivered: .success
    case .failed: .destructive
    }
  }
}
