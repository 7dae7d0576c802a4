/// In which order the clusters of a row have to be handed to a terminal that reorders rows itself, so that it shows them
/// as they were laid out.
///
/// Such a terminal takes every row for a paragraph of its own, from left to right. An order is found by leaving each
/// stretch as it was sent, or by going the terminal's way backwards, and proved by going it forwards: borders, and what
/// stands beside them, keep their columns.
public struct TerminalOrder: Equatable, Sendable {
  /// A cluster, in the order of handing over.
  public struct Entry: Equatable, Sendable {
    /// Its place in visual order.
    public var place: Int
    /// Whether the terminal mirrors it, so that its counterpart has to be handed over.
    public var isMirrored: Bool
    /// Whether a right-to-left mark has to stand before it, such as for a number that begins a sentence.
    public var needsMark = false
  }

  /// A stretch of the row whose text was put into visual order.
  public struct Stretch: Equatable, Sendable {
    /// Its clusters.
    public var places: Range<Int>
    /// For each of them, from the left, its place in logical order.
    public var logicalOrder: [Int]
    /// For each of them, from the left, its embedding level.
    public var levels: [UInt8]
    /// Makes a stretch.
    public init(places: Range<Int>, logicalOrder: [Int], levels: [UInt8]) {
      self.places = places
      self.logicalOrder = logicalOrder
      self.levels = levels
    }
  }

  /// In the order of handing over.
  public let entries: [Entry]

  /// Finds the order; nil where visual order will do, as in every row without letters from right to left.
  ///
  /// - Parameters:
  ///   - bases: the first scalar of each cluster of the row, in visual order.
  ///   - stretches: what was reordered.
  ///   - rules: what the terminal does otherwise than others.
  public init?(bases: [Unicode.Scalar], stretches: [Stretch], rules: RowRules = .standard) {
    guard BidiParagraph.mayRunRightToLeft(bases) else { return nil }
    let visual = bases.map { rules.base($0).value }
    // The one that is as it was sent comes first: so the terminal copies it off the screen.
    let candidates = [Self.inPlace(visual, stretches), Self.backwards(visual)]
    entries = (candidates.map(Self.unmarked) + candidates).first { Self.shows($0, visual) } ?? candidates[1]
  }

  /// Visual order, but each stretch in logical order.
  private static func inPlace(_ visual: [UInt32], _ stretches: [Stretch]) -> [Entry] {
    var entries = visual.indices.map { Entry(place: $0, isMirrored: false) }
    for stretch in stretches where stretch.places.upperBound <= entries.count {
      let start = stretch.places.lowerBound
      for (offset, logical) in stretch.logicalOrder.enumerated() {
        entries[start + logical] = Entry(place: start + offset, isMirrored: stretch.levels[offset] & 1 != 0)
      }
      entries[start].needsMark = true
    }
    return entries
  }

  /// The order that gives `visual`, if any does: runs from right to left stand in it the wrong way round, and the
  /// algorithm turns them round again.
  private static func backwards(_ visual: [UInt32]) -> [Entry] {
    guard let bidi = BidiParagraph(bases: visual, direction: .leftToRight) else { return unmarked(inPlace(visual, [])) }
    var isEmbedded = false
    return bidi.visualOrder(of: 0..<visual.count, ellipsis: false).map { place, level in
      defer { isEmbedded = level > 0 }
      return Entry(place: place, isMirrored: level & 1 != 0, needsMark: level > 0 && !isEmbedded)
    }
  }

  private static func unmarked(_ entries: [Entry]) -> [Entry] {
    entries.map { Entry(place: $0.place, isMirrored: $0.isMirrored) }
  }

  /// Whether a terminal that is handed the entries shows `visual`.
  private static func shows(_ entries: [Entry], _ visual: [UInt32]) -> Bool {
    var handed: [UInt32] = []
    var sources: [Entry?] = []
    for entry in entries {
      if entry.needsMark {
        handed.append(0x200F)
        sources.append(nil)
      }
      handed.append(entry.isMirrored ? mirrored(visual[entry.place]) : visual[entry.place])
      sources.append(entry)
    }
    guard let bidi = BidiParagraph(bases: handed, direction: .leftToRight) else { return false }
    let shown = bidi.visualOrder(of: 0..<handed.count, ellipsis: false).filter { sources[$0.place] != nil }
    return shown.enumerated().allSatisfy { place, cluster in
      guard let entry = sources[cluster.place] else { return false }
      // Whether a letter is "mirrored" makes no difference.
      let isMirroredRightly = entry.isMirrored == (cluster.level & 1 != 0) || mirrored(visual[place]) == visual[place]
      return entry.place == place && isMirroredRightly
    }
  }

  private static func mirrored(_ scalar: UInt32) -> UInt32 {
    Unicode.Scalar(scalar).flatMap(BidiParagraph.mirrored)?.value ?? scalar
  }
}

/// What a terminal that reorders rows does otherwise than others.
///
/// All of them take a row to run from left to right, as "BiDi in Terminal Emulators" has it.
public struct RowRules: Equatable, Sendable {
  /// Whether lines of boxes count as letters from left to right, which text cannot cross: so does mlterm.
  public var hasStrongBorders: Bool

  /// As most do it.
  public static let standard = RowRules(hasStrongBorders: false)

  /// Makes rules.
  public init(hasStrongBorders: Bool) { self.hasStrongBorders = hasStrongBorders }

  /// The rules of the terminal that the environment tells of.
  public init(variables: [String: String]) { hasStrongBorders = !(variables["MLTERM"] ?? "").isEmpty }

  /// What the terminal takes a scalar for.
  func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    hasStrongBorders && (0x2500...0x257F).contains(scalar.value) ? "a" : scalar
  }
}
