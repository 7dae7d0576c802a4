import Center
import Screen

extension Scene {
  /// An item of the list as it is drawn; nil where it is gone.
  ///
  /// The first one that the Focus silenced has the heading of all of them above it.
  func block(for item: ListItem, columns: Int, bodyLimit: Int) -> Frame? {
    var block: Frame?
    switch item {
    case .liveActivity(let identifier):
      block = center.visibleLiveActivity(identifier).map { liveActivityCard($0, columns: columns) }
    case .summary:
      block = summaryCard(columns: columns, bodyLimit: bodyLimit)
    case .stack(let key):
      block = center.threads[key].flatMap { stackCard($0, columns: columns, bodyLimit: bodyLimit) }
    case .heading(let key):
      block = center.threads[key].map { stackHeading($0, columns: columns) }
    case .card(let key):
      let looks: CardLooks = screen.selection == item ? .selected : .plain
      block = center.notifications[key].map {
        notificationCard($0, columns: columns, bodyLimit: bodyLimit, looks: looks)
      }
    }
    let inside = 1..<max(1, (block?.rows ?? 0) - 1)
    block?.highlight(screen.filter.words, columns: 2..<max(2, columns - 2), rows: inside)
    if let sign = markSign(of: item) {
      block?.label(sign, row: 0, ink: .accent, bold: true, looks: .plain, edges: edges)
    }
    if let card = block, let heading = focusHeading(above: item, columns: columns) {
      block = stacked([heading, card], columns: columns)
    }
    if let heading = block, needsAir(above: item) {
      block = stacked([Frame(columns: columns, rows: 1), heading], columns: columns)
    }
    block?.answers(to: .item(item))
    return block
  }

  /// Whether a heading would stand right below the app strip: a card brings half a row of air with it, a heading none.
  private func needsAir(above item: ListItem) -> Bool {
    guard screen.rows >= 20, item == screen.firstItem(center: center) else { return false }
    switch item {
    case .heading: return true
    case .summary: return screen.isSummaryOpen
    case .stack(let key): return center.threads[key]?.isHeld == true
    case .card, .liveActivity: return false
    }
  }
}
