import Center
import Payload
import Screen
import TextLayout

extension Scene {
  /// A Live Activity: title and body of its newest alert, its state as rows, shares of a whole as bars.
  func liveActivityCard(_ activity: LiveActivity, columns: Int) -> Frame {
    let looks: CardLooks = screen.selection == .liveActivity(activity.identifier) ? .selected : .plain
    let width = columns - 4
    let profile = profile(of: activity.bundleIdentifier)
    let tile = appTile(profile, on: looks.surface)
    let header = CardHeader(
      tile: tile, name: profile.name, marks: [activity.state.mark], age: age(of: activity.updatedAt), looks: looks)
    var rows = [header.row(width: width)]
    let lines = TextBlock(looks: looks, indent: tile.width + 1, width: width, isMirrored: false)
    rows += lines.rows(oneLine: activity.title, looks.titleStyle)
    rows += lines.rows(activity.body, looks.style(.text), limit: 2)
    let states = stateRows(activity, looks: looks, indent: tile.width + 1, width: width)
    rows += states.isEmpty ? lines.rows(oneLine: activity.attributesType, looks.style(.secondaryText)) : states
    return card(rows, columns: columns, looks: looks, edges: edges)
  }

  /// The values of the content state, four at most, in the order that was sent.
  private func stateRows(_ activity: LiveActivity, looks: CardLooks, indent: Int, width: Int) -> [CardRow] {
    let members = JSONDocument(Array(activity.contentState.utf8)).root?.members ?? []
    let shown = members.filter { !$0.isDuplicate && !$0.value.isNull && !$0.value.equals("") }.prefix(4)
    let room = width - indent
    let keyWidth = min(room / 2, shown.map { cellWidth(of: sanitized($0.key, keepingLines: false)) }.max() ?? 0)
    return shown.map { member in
      let key = Span(member.key, looks.style(.secondaryText), limit: keyWidth)
      let valueRoom = room - keyWidth - 2
      var leading = [Span.blank(indent, looks.style(.text)), key, .blank(keyWidth - key.width + 2, looks.style(.text))]
      if let share = share(member), valueRoom >= 12 {
        leading += progress(share, width: min(valueRoom - 5, 32), looks: looks)
      } else {
        leading.append(
          Span(member.value.string ?? member.value.minified, looks.style(.text, bold: true), limit: valueRoom))
      }
      return CardRow(leading: leading)
    }
  }

  /// A number between 0 and 1 under a key that speaks of a share.
  private func share(_ member: JSONValue.Member) -> Double? {
    guard let number = member.value.number?.double, number >= 0, number <= 1 else { return nil }
    let words = ["progress", "fraction", "percent", "share", "completed", "ratio"]
    return words.contains(where: member.key.lowercased().contains) ? number : nil
  }

  private func progress(_ share: Double, width: Int, looks: CardLooks) -> [Span] {
    let filled = Int(share * Double(width) + 0.5)
    return [
      Span(String(repeating: "━", count: filled), looks.style(.accent)),
      Span(String(repeating: "─", count: width - filled), looks.style(.tertiaryText)),
      Span(" \(Int(share * 100 + 0.5))%", looks.style(.text, bold: true)),
    ]
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
