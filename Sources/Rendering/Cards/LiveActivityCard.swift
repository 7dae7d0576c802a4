import Center
import Payload
import Screen
import TextLayout

extension Scene {
  /// A Live Activity: title and body of its newest alert, then what the app draws; where nobody said what that is, shares
  /// of a whole as a bar and the other values side by side, each under its name.
  func liveActivityCard(_ activity: LiveActivity, columns: Int) -> Frame {
    let looks: CardLooks = screen.selection == .liveActivity(activity.identifier) ? .selected : .plain
    let width = columns - 4
    let profile = profile(of: activity.bundleIdentifier)
    let tile = appTile(profile, on: looks.surface)
    let isMirrored = runsRightToLeft(activity.title, activity.body)
    let header = CardHeader(
      tile: tile, name: profile.name, marks: [activity.state.mark], age: age(of: activity.updatedAt), looks: looks,
      isMirrored: isMirrored)
    var rows = [header.row(width: width)]
    let lines = TextBlock(looks: looks, indent: tile.width + 1, width: width, isMirrored: isMirrored)
    rows += lines.rows(oneLine: activity.title, looks.titleStyle)
    rows += lines.rows(activity.body, looks.style(.text), limit: 2)
    if let content = center.content(of: activity) {
      let drawn = DrawnContent(looks: looks, indent: tile.width + 1, width: width, isMirrored: isMirrored)
      rows += drawn.rows(content)
      return card(rows, columns: columns, looks: looks, edges: edges)
    }
    let state = ContentState(activity.contentState, looks: looks, width: width - tile.width - 1)
    if state.rows.isEmpty {
      rows += lines.rows(oneLine: activity.attributesType, looks.style(.secondaryText))
    } else {
      let indent = Span.blank(tile.width + 1, looks.style(.text))
      rows += state.rows.map { CardRow(leading: [indent] + $0, isMirrored: isMirrored) }
    }
    return card(rows, columns: columns, looks: looks, edges: edges)
  }
}

extension LiveActivity.State {
  /// The word after the app's name.
  fileprivate var mark: (text: String, ink: Role) {
    switch self {
    case .active: ("Live", .success)
    case .stale: ("out of date", .warning)
    case .ended: ("ended", .secondaryText)
    }
  }
}
