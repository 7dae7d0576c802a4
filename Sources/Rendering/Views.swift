public import Center
public import Media
import Screen

/// What a frame shows.
public enum View: String, CaseIterable, Sendable {
  /// The banner alone, as it lies over whatever is on the phone.
  case banner
  /// The Lock Screen with its clock.
  case lockScreen = "lock-screen"
  /// The notification center with its list.
  case center
  /// The newest notification opened, with its actions.
  case expanded
}

/// One view for `belfry render`: `rows` nil means as many as the content takes.
///
/// The newest notification is the one that the banner and the expanded view show. Where a view has nothing to show it
/// says so: a banner that did not come, with the reason. `descriptions` has what the program of a content extension said
/// (``expandedNotification(of:)``).
public func render(
  _ view: View, of center: CenterState, columns: Int, rows: Int?, edges: EdgeStyle = .lines,
  gallery: MediaGallery = MediaGallery(), descriptions: ContentDescriptions = ContentDescriptions()
) -> Frame {
  let columns = max(columns, 20)
  var screen = ScreenState(columns: columns, rows: rows ?? viewRowLimit)
  screen.descriptions = descriptions
  screen.pageSelection = ScreenState.noButton
  let scene = Scene(center: center, screen: screen, edges: edges, gallery: gallery)
  let content =
    switch view {
    case .banner: scene.bannerView(columns: columns)
    case .lockScreen: scene.lockScreenView(columns: columns, rows: rows)
    case .center: scene.centerView(columns: columns)
    case .expanded: scene.expandedView(columns: columns, rows: rows ?? viewRowLimit)
    }
  guard let rows, rows != content.rows else { return content }
  var frame = Frame(columns: columns, rows: rows)
  frame.place(content, column: 0, row: 0, window: 0..<rows)
  return frame
}

/// The notification that ``View/expanded`` shows; nil: there is none.
public func expandedNotification(of center: CenterState) -> NotificationKey? { center.thread(at: 0)?.newest.key }

/// More rows than this a view does not grow to.
private let viewRowLimit = 2_000

extension Scene {
  fileprivate func bannerView(columns: Int) -> Frame {
    if let banner = center.banner, let card = bannerCard(banner.key, columns: columns) { return card }
    let step = center.recentDeliveries.last?.explanation.last { $0.step == .presentation }
    return sentence("No banner" + (step.map { ": \($0.reason)" } ?? ""), columns: columns)
  }

  fileprivate func lockScreenView(columns: Int, rows: Int?) -> Frame {
    let clock = lockScreenClock(columns: columns, rows: rows ?? viewRowLimit)
    let items = allItems(columns: columns, rows: rows ?? viewRowLimit)
    let total = rows ?? clock.rows + items.rows
    var frame = Frame(columns: columns, rows: total)
    frame.place(clock, column: 0, row: 0, window: 0..<total)
    frame.place(items, column: 0, row: max(clock.rows, total - items.rows), window: clock.rows..<max(clock.rows, total))
    return frame
  }

  fileprivate func centerView(columns: Int) -> Frame {
    let items = allItems(columns: columns, rows: screen.rows)
    let list = items.rows > 0 ? items : sentence("No Notifications", columns: columns)
    return stacked([statusLine(columns: columns, hasClock: true), appStrip(columns: columns), list], columns: columns)
  }

  fileprivate func expandedView(columns: Int, rows: Int) -> Frame {
    if let key = expandedNotification(of: center) { return expandedPage(key, columns: columns, rows: rows).frame }
    guard let activity = center.orderedLiveActivities.first else {
      return sentence("Nothing to expand", columns: columns)
    }
    return liveActivityCard(activity, columns: columns)
  }

  /// The list from its top, until it fills the rows.
  private func allItems(columns: Int, rows: Int) -> Frame {
    var blocks: [Frame] = []
    var height = 0
    var next = screen.firstItem(center: center)
    while let item = next, height < rows {
      if let block = block(for: item, columns: columns, bodyLimit: 4) {
        blocks.append(block)
        height += block.rows
      }
      next = screen.item(after: item, center: center)
    }
    return stacked(blocks, columns: columns)
  }

  private func sentence(_ text: String, columns: Int) -> Frame {
    card(
      [CardRow(leading: [Span(text, CardLooks.plain.style(.secondaryText), limit: columns - 4)])], columns: columns,
      looks: .plain, edges: edges)
  }
}
