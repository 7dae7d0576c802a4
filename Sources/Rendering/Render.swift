public import Center
public import Media
public import Screen

/// The screen of the running program: status line, app strip, list, banner, pages, hints.
///
/// Pure: the same center and viewer give the same frame. What the viewer's state has to keep comes back in
/// ``Frame/viewport`` and ``Frame/pageScrollLimit``, what files it would show in ``Frame/mediaRequests``. Costs what is seen,
/// not what is stored.
public func render(
  center: CenterState, screen: ScreenState, edges: EdgeStyle = .lines, gallery: MediaGallery = MediaGallery()
) -> Frame {
  guard !screen.isTooSmall else {
    return tooSmall(screen)
  }
  let scene = Scene(center: center, screen: screen, edges: edges, gallery: gallery)
  return scene.wholeScreen(
    ScreenLayout(
      columns: screen.columns, rows: screen.rows, panes: screen.panes, hasCaption: screen.story != nil))
}

/// Where the parts of the screen are.
struct ScreenLayout {
  let columns: Int
  let rows: Int
  var panes = PaneSizes()
  /// Whether a story has a row above the hints.
  var hasCaption = false

  /// Cells of the inspector at the right, its border included; 0 where there is no room for one.
  var inspectorWidth: Int { panes.inspectorWidth(columns: columns) }
  /// Cells of everything else.
  var mainColumns: Int { columns - inspectorWidth }
  /// Cells of a card at most: longer lines are hard to read, so on a wider screen the list stands in the middle.
  static let comfortableColumns = 96
  /// Cells left free at both sides of the list.
  var margin: Int { mainColumns < 60 ? 0 : max(2, (mainColumns - Self.comfortableColumns) / 2) }
  /// Cells of a card.
  var listColumns: Int { mainColumns - 2 * margin }
  /// Cells at the left of the app strip and the hints, which keep with the list where it stands in the middle.
  var barInset: Int { max(0, margin - 2) }
  /// Cells of the app strip and of the hints.
  var barColumns: Int { mainColumns - 2 * barInset }
  /// The rows between the app strip and the hints, or the story's row.
  var body: Range<Int> { 2..<max(2, rows - (hasCaption ? 2 : 1)) }
}

/// What is said where nothing else has room.
private func tooSmall(_ screen: ScreenState) -> Frame {
  var frame = Frame(columns: screen.columns, rows: screen.rows)
  let lines =
    [
      "Belfry needs \(SmallestScreen.columns)x\(SmallestScreen.rows) cells",
      "this terminal has \(screen.columns)x\(screen.rows)",
    ] + (screen.keyMap.label(for: .quitAtOnce).map { ["\($0) quits"] } ?? [])
  let first = max(0, (frame.rows - lines.count) / 2)
  for (index, line) in lines.enumerated() {
    frame.put(
      line, column: 0, row: first + index, width: frame.columns, style: Style(index == 0 ? .title : .secondaryText),
      alignment: .center)
  }
  return frame
}
