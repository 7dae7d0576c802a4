import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("Edges of cards")
struct EdgeTests {
  @Test("blocks take the same places as lines: the mouse and the cursor do not notice", arguments: [40, 60, 80, 140])
  func sameGeometry(columns: Int) {
    for phone in [busyPhone(), lockedPhone(), phoneWithUrduBanner()] {
      for pages in pages(phone.center) {
        let frames = EdgeStyle.allCases.map { edges in
          view(phone, columns: columns, edges: edges) { screen, _ in screen.pages = pages }
        }
        #expect(frames[0].regions == frames[1].regions)
        #expect(frames[0].cursor == frames[1].cursor)
        #expect(frames[0].viewport == frames[1].viewport)
        #expect(frames[0].pageScrollLimit == frames[1].pageScrollLimit)
        #expect(frames[1].brokenInvariants() == [])
      }
    }
  }

  @Test("blocks leave no line on a card", arguments: ["│", "╭", "╯", "─"] as [Character])
  func noLines(line: Character) {
    for pages in pages(busyPhone().center) {
      let frame = view(busyPhone(), edges: .blocks) { screen, _ in screen.pages = pages }
      #expect(!frame.cells.contains { $0.cluster == line })
    }
  }

  @Test("an edge of blocks joins its card: the ink of one is the surface of the other")
  func joined() {
    let frame = view(busyPhone(), edges: .blocks)
    for row in 1..<frame.rows - 1 {
      for column in 0..<frame.columns where frame.cells[row * frame.columns + column].cluster == "▄" {
        let edge = frame.cells[row * frame.columns + column].style
        #expect(edge.surface == .role(.screen))
        #expect(frame.cells[(row + 1) * frame.columns + column].style.surface != .role(.screen))
      }
    }
    #expect(frame.cells.contains { $0.cluster == "▀" && $0.style == Style(.card, on: .peekingCard) })
  }

  @Test(
    "blocks need surfaces that differ: from 256 colours on",
    arguments: [
      (ColorDepth.mono, EdgeStyle.lines), (.ansi16, .lines), (.ansi256, .blocks), (.truecolor, .blocks),
    ])
  func depths(depth: ColorDepth, edges: EdgeStyle) { #expect(depth.edges == edges) }

  private func pages(_ center: CenterState) -> [[Page]] {
    let key = mayasNewest(center)
    return [
      [.list], [.list, .expanded(key)], [.list, .reply(key, actionIdentifier: "reply")], [.list, .help],
      [.list, .focusPicker], [.list, .confirmation(.clearAll(count: 3))],
      [.list, .unlock(key, actionIdentifier: "reply")],
    ]
  }
}
