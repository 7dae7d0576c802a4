/// One line of text, ready to be placed in cells from left to right.
public struct LaidLine: Equatable, Sendable {
  /// Clusters in visual order.
  public var clusters: [Character]
  /// For each cluster its place in logical order; nil where visual order is logical order.
  public var logicalOrder: [Int]?
  /// For each cluster its embedding level of UAX #9: an odd one runs from right to left, its brackets are mirrored.
  ///
  /// Empty where visual order is logical order.
  public var levels: [UInt8] = []
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

  /// A line of clusters that stand in logical order, for which `order` says how they go from left to right.
  init(_ logical: [Character], order: [BidiParagraph.Placed], width: Int, isRightToLeft: Bool) {
    self.init(
      clusters: order.map { $0.level & 1 == 0 ? logical[$0.place] : mirrorImage(of: logical[$0.place]) },
      logicalOrder: nil, width: width, isRightToLeft: isRightToLeft)
    guard order.contains(where: { $0.level > 0 }) else { return }
    logicalOrder = order.map(\.place)
    levels = order.map(\.level)
  }

  /// The line as text in visual order.
  public var visualText: String { String(clusters) }

  /// The line as text in logical order, as it would be copied.
  public var logicalText: String {
    guard let logicalOrder else { return String(clusters) }
    var ordered = clusters
    for (place, logical) in logicalOrder.enumerated() {
      ordered[logical] = levels[place] & 1 == 0 ? clusters[place] : mirrorImage(of: clusters[place])
    }
    return String(ordered)
  }
}
