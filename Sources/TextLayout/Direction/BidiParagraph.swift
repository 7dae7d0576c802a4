import CFriBidi

/// The order of a paragraph's clusters, by FriBidi (UAX #9).
///
/// FriBidi sees one character for each cluster, its base: so clusters are moved whole and marks stay with their base.
/// The paragraph is isolated by being looked at alone.
struct BidiParagraph {
  private var types: [FriBidiCharType]
  private var levels: [FriBidiLevel]
  private let direction: FriBidiParType
  /// Whether the paragraph runs from right to left.
  let isRightToLeft: Bool

  /// A cluster of a line: its place in logical order and its embedding level.
  typealias Placed = (place: Int, level: UInt8)

  /// Resolves the levels of a paragraph given by the bases of its clusters; nil where FriBidi has no memory.
  init?(bases: [UInt32], direction base: BaseDirection = .firstStrong) {
    let length = FriBidiStrIndex(clamping: bases.count)
    var types = [FriBidiCharType](repeating: Self.neutral, count: bases.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: bases.count)
    var levels = [FriBidiLevel](repeating: 0, count: bases.count)
    fribidi_get_bidi_types(bases, length, &types)
    fribidi_get_bracket_types(bases, length, types, &brackets)
    var direction = base.paragraphType
    guard fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, &levels) != 0 else { return nil }
    self.types = types
    self.levels = levels
    self.direction = direction
    // The lowest bit of a type says that it runs from right to left.
    isRightToLeft = direction.rawValue & 1 != 0
  }

  /// The clusters of `line` in visual order, as places counted from the line's start, each with its level.
  ///
  /// With an `ellipsis` one more cluster stands at the line's logical end, in the paragraph's direction.
  func visualOrder(of line: Range<Int>, ellipsis: Bool) -> [Placed] {
    var types = Array(self.types[line])
    var levels = Array(self.levels[line])
    if ellipsis {
      types.append(Self.neutral)
      levels.append(isRightToLeft ? 1 : 0)
    }
    let length = FriBidiStrIndex(clamping: types.count)
    var order = (0..<length).map { $0 }
    // The flags are FRIBIDI_FLAGS_DEFAULT without mirroring of text that is not handed over.
    guard fribidi_reorder_line(0, types, length, 0, direction, &levels, nil, &order) != 0 else {
      return (0..<types.count).map { ($0, 0) }
    }
    return order.map { place in (Int(place), UInt8(clamping: levels[Int(place)])) }
  }

  /// How deep a cluster is embedded: 0 is text from left to right that stands in no other.
  func level(at place: Int) -> Int { Int(levels[place]) }

  /// The type of other neutrals, which the importer of C macros does not see; an ellipsis has it.
  private static var neutral: FriBidiCharType { fribidi_get_bidi_type(0x2026) }

  /// The counterpart of a bracket in text that runs from right to left; nil for what is not mirrored.
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    var counterpart: FriBidiChar = 0
    guard fribidi_get_mirror_char(scalar.value, &counterpart) != 0 else { return nil }
    return Unicode.Scalar(counterpart)
  }

  /// Whether the first strong character runs from right to left; nil where there is none.
  static func isRightToLeft(_ scalars: [UInt32]) -> Bool? {
    let length = FriBidiStrIndex(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: neutral, count: scalars.count)
    fribidi_get_bidi_types(scalars, length, &types)
    let direction = fribidi_get_par_direction(types, length)
    return direction == FRIBIDI_PAR_ON ? nil : direction.rawValue & 1 != 0
  }

  /// Whether any of `scalars` can run from right to left: without any, nothing moves.
  static func mayRunRightToLeft(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.contains(where: mayRunRightToLeft)
  }

  /// Whether `scalar` lies in a block whose letters or digits run from right to left: without any, nothing moves.
  static func mayRunRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension BaseDirection {
  fileprivate var paragraphType: FriBidiParType {
    switch self {
    case .firstStrong: FRIBIDI_PAR_ON
    case .firstStrongElseRightToLeft: FRIBIDI_PAR_WRTL
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    }
  }
}

/// The counterpart of a bracket, for text that runs the other way; every other cluster as it is.
///
/// Twice applied it gives the cluster back.
public func mirrorImage(of cluster: Character) -> Character {
  guard let first = cluster.unicodeScalars.first, let counterpart = BidiParagraph.mirrored(first) else {
    return cluster
  }
  var scalars = String.UnicodeScalarView([counterpart])
  scalars.append(contentsOf: cluster.unicodeScalars.dropFirst())
  return String(scalars).first ?? cluster
}
