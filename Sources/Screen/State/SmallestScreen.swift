/// The fewest cells that the screen is drawn in.
public enum SmallestScreen {
  /// Cells of a row.
  public static let columns = 40
  /// Rows.
  public static let rows = 10
}

extension ScreenState {
  /// Whether the terminal is too small to show anything: then nobody sees what a key would do, so only those act that
  /// need no sight.
  public var isTooSmall: Bool { columns < SmallestScreen.columns || rows < SmallestScreen.rows }
}
