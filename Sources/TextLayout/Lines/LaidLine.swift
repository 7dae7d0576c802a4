/// One line of text, ready to be placed in cells from left to right.
public struct LaidLine: Equatable, Sendable {
  /// Clusters in visual order.
  public var clusters: [Character]
  /// For each cluster its place in logical order; nil where visual order is logical order.
  public var logicalOrder: [Int]?
  /// Cells that it takes.
  public var width: Int
  /// Whether its paragraph runs from right to left: it belongs at the right edge.
  public var isRightToLeft: Bool
  /// Makes a line.
  public init(clusters: [Character], logicalOrder: [Int]?, width: Int, isRightToLeft: Bool) {
    self.clusters = clusters
    self.logicalOrder = logicalOrder
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  /// The line as text in visual order.
  public var visualText: String { String(clusters) }

  /// The line as text in logical order, as it would be copied.
  public var logicalText: String {
    guard let logicalOrder else { return String(clusters) }
    var ordered = clusters
    for (place, logical) in logicalOrder.enumerated() { ordered[logical] = clusters[place] }
    return String(ordered)
  }
}
