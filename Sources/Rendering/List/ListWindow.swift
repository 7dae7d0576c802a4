import Center
import Screen

/// The part of the list that is seen: only its items are laid out, however long the list is.
///
/// The window begins where the viewer's state says and moves by as little as shows the selection whole.
struct ListWindow {
  /// An item in the window, with its top edge counted from the window's.
  struct Placed {
    var item: ListItem
    var block: Frame
    var row: Int
    /// The row below it.
    var end: Int { row + block.rows }
  }

  private let scene: Scene
  private let columns: Int
  private let rows: Int
  /// From the top; the first and the last may be cut.
  private(set) var placed: [Placed] = []
  /// What was laid out already: the window may move more than once before it stands.
  private var blocks: [ListItem: Frame] = [:]
  /// Items farther from the window than this are not looked for one by one.
  private static let searchLimit = 64
  /// From this height on the borders of cards do not touch; cards of blocks never do.
  private static let airyRows = 30

  /// Lays out a window of `rows`.
  init(scene: Scene, columns: Int, rows: Int) {
    self.scene = scene
    self.columns = columns
    self.rows = rows
    guard rows > 0, let first = scene.screen.firstItem(center: scene.center) else { return }
    let viewport = scene.screen.viewport
    var top = first
    if let item = viewport.top, block(item) != nil { top = item }
    placed = down(from: top, row: top == viewport.top ? -viewport.offset : 0)
    showSelection()
    fillBottom(first: first)
  }

  /// Where the window stands now.
  var viewport: Viewport {
    guard let top = placed.first(where: { $0.end > 0 }) else { return Viewport() }
    let whole = placed.count { $0.row >= 0 && $0.end <= rows }
    let isAtTop = top.row == 0 && scene.screen.item(before: top.item, center: scene.center) == nil
    return Viewport(top: isAtTop ? nil : top.item, offset: max(0, -top.row), itemCount: whole)
  }

  private mutating func block(_ item: ListItem) -> Frame? {
    if let block = blocks[item] { return block }
    var block = scene.block(for: item, columns: columns, bodyLimit: rows < 12 ? 2 : 4)
    // Where there is room, a row of air below every card.
    if rows >= Self.airyRows, scene.edges.border != nil {
      block = block.map { stacked([$0, Frame(columns: columns, rows: 1)], columns: columns) }
    }
    blocks[item] = block
    return block
  }

  /// Items from `item` on, whose top edge is at `row`, until the window is full.
  private mutating func down(from item: ListItem, row: Int) -> [Placed] {
    var placed: [Placed] = []
    var next: ListItem? = item
    var row = row
    while let item = next, row < rows {
      if let block = block(item) {
        if row + block.rows > 0 { placed.append(Placed(item: item, block: block, row: row)) }
        row += block.rows
      }
      next = scene.screen.item(after: item, center: scene.center)
    }
    return placed
  }

  /// The items above `item`, whose top edge is at `row`, until the window is full.
  private mutating func up(from item: ListItem, row: Int) -> [Placed] {
    var placed: [Placed] = []
    var row = row
    var item = item
    while row > 0, let above = scene.screen.item(before: item, center: scene.center) {
      item = above
      guard let block = block(above) else { continue }
      row -= block.rows
      placed.append(Placed(item: above, block: block, row: row))
    }
    return placed.reversed()
  }

  /// Places `item` at `row` and everything round it.
  private mutating func place(_ item: ListItem, row: Int) {
    placed = up(from: item, row: row) + down(from: item, row: row)
  }

  private mutating func showSelection() {
    guard let selection = scene.screen.selection else { return }
    if let shown = placed.first(where: { $0.item == selection }) {
      if shown.row < 0 { place(selection, row: 0) }
      if shown.end > rows { place(selection, row: max(0, rows - shown.block.rows)) }
      return
    }
    guard let block = block(selection) else { return }
    place(selection, row: isAboveWindow(selection) ? 0 : max(0, rows - block.rows))
  }

  private func isAboveWindow(_ item: ListItem) -> Bool {
    if item == scene.screen.firstItem(center: scene.center) { return true }
    var place = placed.first?.item
    for _ in 0..<Self.searchLimit {
      guard let next = place else { return false }
      place = scene.screen.item(before: next, center: scene.center)
      if place == item { return true }
    }
    return false
  }

  /// Pulls the list down where room is left below its end, as after a dismissal.
  private mutating func fillBottom(first: ListItem) {
    guard let last = placed.last, last.end < rows, let top = placed.first, top.row < 0 || top.item != first else {
      return
    }
    place(last.item, row: rows - last.block.rows)
    if let top = placed.first, top.row > 0 { placed = down(from: top.item, row: 0) }
  }
}
