/// How wide the inspector at the right is.
public struct PaneSizes: Equatable, Sendable {
  /// From this many columns on an inspector stands at the right; below, it is a page.
  public static let inspectorColumns = 110
  /// What a key changes the width by.
  static let step = 4
  /// The share that the inspector has by itself, in percent.
  private static let share = 44
  /// Cells that both panes keep, whatever is asked for.
  private static let leastInspectorWidth = 40
  private static let leastListWidth = 44

  /// The columns that were asked for; nil: a share of the terminal.
  public var inspectorWidth: Int?

  /// Sizes with an inspector of so many columns.
  public init(inspectorWidth: Int? = nil) { self.inspectorWidth = inspectorWidth }

  /// Cells of the inspector, its line at the left included; 0 where it is a page of its own.
  public func inspectorWidth(columns: Int) -> Int {
    guard columns >= Self.inspectorColumns else { return 0 }
    let wanted = inspectorWidth ?? columns * Self.share / 100
    return min(max(wanted, Self.leastInspectorWidth), columns - Self.leastListWidth)
  }
}

extension ScreenState {
  /// Cells of a line on the page that shows what a command printed.
  public var outputColumns: Int { max(20, columns - panes.inspectorWidth(columns: columns) - 8) }

  /// `+` and `-`: the inspector takes more or less of the width.
  mutating func resizeInspector(by steps: Int) {
    guard columns >= PaneSizes.inspectorColumns else {
      return notice = "the inspector stands beside the list from \(PaneSizes.inspectorColumns) columns on"
    }
    let before = panes.inspectorWidth(columns: columns)
    let wanted = PaneSizes(inspectorWidth: before + steps * PaneSizes.step)
    let after = wanted.inspectorWidth(columns: columns)
    guard after != before else {
      return notice = steps > 0 ? "the inspector is as wide as it can be" : "the inspector is as narrow as it can be"
    }
    panes.inspectorWidth = after
  }
}
