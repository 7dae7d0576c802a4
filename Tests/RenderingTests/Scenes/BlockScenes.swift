import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// Screens whose cards have edges of half blocks.
  static let blocks: [SnapshotScene] = [
    SnapshotScene("blocks-list") { view(busyPhone(), edges: .blocks) },
    SnapshotScene("blocks-banner-right-to-left") { view(phoneWithUrduBanner(), edges: .blocks) },
    SnapshotScene("blocks-stack-selected") {
      view(busyPhone(), edges: .blocks) { screen, _ in screen.selection = .stack(mayasThread) }
    },
    SnapshotScene("blocks-expanded") {
      view(busyPhone(), edges: .blocks) { screen, center in
        screen.pages = [.list, .expanded(mayasNewest(center))]
        screen.pageSelection = 1
      }
    },
    SnapshotScene("blocks-reply") {
      view(busyPhone(), edges: .blocks) { screen, center in screen.pages = replyPages(center) }
    },
    SnapshotScene("blocks-focus-picker") {
      view(busyPhone(), edges: .blocks) { screen, _ in
        screen.pages = [.list, .focusPicker]
        screen.pageSelection = 1
      }
    },
    SnapshotScene("blocks-help-40x16") {
      view(busyPhone(), columns: 40, rows: 16, edges: .blocks) { screen, _ in
        screen.pages = [.list, .help]
        screen.pageScroll = 4
      }
    },
  ]
}
