import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("Edges of cards")
struct EdgeTests {
  @Test("all edges take the same places: the mouse and the cursor do not notice", arguments: [40, 60, 80, 140])
  func sameGeometry(columns: Int) {
    for phone in [busyPhone(), lockedPhone(), phoneWithUrduBanner()] {
      for pages in pages(phone.center) {
        let frames = EdgeStyle.allCases.map { edges in
          view(phone, columns: columns, edges: edges) { screen, _ in screen.pages = pages }
        }
        for frame in frames {
          #expect(frame.regions == frames[0].regions)
          #expect(frame.cursor == frames[0].cursor)
          #expect(frame.viewport == frames[0].viewport)
          #expect(frame.pageScrollLimit == frames[0].pageScrollLimit)
          #expect(frame.brokenInvariants() == [])
        }
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

  @Test("an edge of blocks joins its card: no row of another colour between them")
  func joined() {
    let frame = view(busyPhone(), edges: .blocks)
    func cell(_ column: Int, _ row: Int) -> Cell { frame.cells[row * frame.columns + column] }
    for row in 2..<frame.rows - 2 {
      for column in 0..<frame.columns where cell(column, row).cluster == "▀" {
        let edge = cell(column, row).style
        if edge.ink == .role(.screen) {
          // Below an edge there may be the tile of an app.
          #expect(cell(column, row + 1).style.surface != .role(.screen), "the upper edge at \(column), \(row)")
        } else if edge.ink == .role(.card) {
          #expect(cell(column, row - 1).style.surface == edge.ink, "the lower edge at \(column), \(row)")
        }
      }
    }
    #expect(frame.cells.contains { $0.cluster == "▀" && $0.style == Style(.card, on: .peekingCard) })
  }

  @Test("corners of blocks are round by half a cell", arguments: [("▛", "▜"), ("▝", "▘")] as [(Character, Character)])
  func corners(left: Character, right: Character) {
    let frame = render(.banner, of: phoneWithBanner().center, columns: 40, rows: nil, edges: .blocks)
    let row = left == "▛" ? 0 : frame.rows - 1
    #expect(frame.cells[row * 40].cluster == left)
    #expect(frame.cells[row * 40 + 39].cluster == right)
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
