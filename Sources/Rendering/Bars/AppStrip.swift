import Center
import Screen

extension Scene {
  /// Tiles of the apps that have something to say, each with its badge; names where there is room.
  func appStrip(columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let apps = strippedApps
    let room = columns - 4
    let named = apps.map { entry(for: $0, isNamed: true) }
    let isNamed = named.reduce(-2) { $0 + $1.spans.width + 2 } <= room
    var column = 2
    for (index, app) in apps.enumerated() {
      let spans = isNamed ? named[index].spans : entry(for: app, isNamed: false).spans
      let width = spans.width
      let rest = apps.count - index - 1
      guard column + width + (rest > 0 ? 5 : 0) <= columns - 2 else {
        frame.put("+\(rest + 1)", column: column, row: 0, width: columns - 2 - column, style: Style(.secondaryText))
        break
      }
      frame.draw(CardRow(leading: spans), column: column, row: 0, width: width)
      frame.addRegion(.app(app.profile.bundleIdentifier), column: column, row: 0, columns: width, rows: 1)
      column += width + 2
    }
    return frame
  }

  private func entry(for app: CenterState.App, isNamed: Bool) -> (spans: [Span], app: CenterState.App) {
    var spans = appTile(app.profile)
    if app.badge > 0 { spans += badgePill(app.badge) }
    if isNamed {
      spans += [.blank(1, Style(.secondaryText)), Span(app.profile.name, Style(.secondaryText), limit: 20)]
    }
    return (spans, app)
  }

  /// At most 24 apps with a badge or a notification, by name: one pass, however many apps there are.
  private var strippedApps: [CenterState.App] {
    let limit = 24
    var apps: [CenterState.App] = []
    func comesBefore(_ left: CenterState.App, _ right: CenterState.App) -> Bool {
      (left.profile.name, left.profile.bundleIdentifier) < (right.profile.name, right.profile.bundleIdentifier)
    }
    for app in center.apps.values where app.badge > 0 || app.notificationCount > 0 {
      if apps.count == limit, let last = apps.last, !comesBefore(app, last) { continue }
      apps.insert(app, at: apps.firstIndex { comesBefore(app, $0) } ?? apps.count)
      if apps.count > limit { apps.removeLast() }
    }
    return apps
  }
}
