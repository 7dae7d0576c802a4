extension Frame {
  /// The row as text, exactly ``columns`` cells wide, blanks at the end included.
  ///
  /// Text that runs from right to left is handed over in logical order, as it was sent: a terminal, an editor or a
  /// screen reader orders it again.
  public func text(ofRow row: Int) -> String {
    String(logicalClusters(ofRow: row).map(\.cluster))
  }

  /// All rows as text, each with a line end.
  public var text: String {
    var text = ""
    for row in 0..<rows { text += self.text(ofRow: row) + "\n" }
    return text
  }
}
