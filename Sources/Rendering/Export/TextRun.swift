/// A stretch of a row that a picture writes as one piece: one style, one direction, glyphs that are equally wide.
struct TextRun: Equatable {
  /// In logical order, without blanks at its ends.
  var text: String
  /// Its left edge.
  var column: Int
  /// Cells that it takes.
  var columns: Int
  var style: Style
  var isRightToLeft: Bool
  var kind: GlyphKind
}

/// How a cluster is drawn; only what one font draws equally wide can stand in one piece.
enum GlyphKind: Equatable {
  case blank
  /// A ``CellShape``.
  case shape
  /// Latin, Greek, Cyrillic and their punctuation: every font of ``pictureFonts`` has them.
  case letter
  /// Ideographs and their like, two cells each.
  case wide
  /// Scripts whose letters join or stand on each other: a word must not be taken apart.
  case joined
  /// Everything else comes from any font, as wide as it likes: each stands in its own place.
  case symbol

  init(_ placed: PlacedCluster) {
    let first = placed.cluster.unicodeScalars.first ?? " "
    if placed.cluster.isWhitespace {
      self = .blank
    } else if CellShape(placed.cluster) != nil {
      self = .shape
    } else if first.value < 0x530 || (0x2010...0x2027).contains(first.value) {
      self = .letter
    } else if placed.width == 2, Self.isEastAsian(first) {
      self = .wide
    } else {
      self = first.properties.isAlphabetic ? .joined : .symbol
    }
  }

  /// Hangul, Han, Kana and what stands between them.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension Frame {
  /// The text of a row in pieces, in the order in which it is read; shapes and blanks are left out.
  func textRuns(ofRow row: Int) -> [TextRun] {
    var runs: [TextRun] = []
    var isOpen = false
    var blank: PlacedCluster?
    for placed in logicalClusters(ofRow: row) {
      let kind = GlyphKind(placed)
      switch kind {
      case .shape: isOpen = false
      case .blank:
        isOpen = isOpen && blank == nil
        blank = placed
        continue
      default:
        let gap = blank?.width ?? 0
        if isOpen, let run = runs.last, run.takes(placed, kind, after: gap) {
          runs[runs.count - 1].append(placed, after: gap)
        } else {
          runs.append(
            TextRun(
              text: String(placed.cluster), column: placed.column, columns: placed.width, style: placed.style,
              isRightToLeft: placed.isRightToLeft, kind: kind))
        }
        isOpen = true
      }
      blank = nil
    }
    return runs
  }
}

extension TextRun {
  fileprivate func takes(_ placed: PlacedCluster, _ kind: GlyphKind, after gap: Int) -> Bool {
    let next = isRightToLeft ? column - gap - placed.width : column + columns + gap
    return kind == self.kind && kind != .symbol && style == placed.style && next == placed.column
      && isRightToLeft == placed.isRightToLeft
  }

  fileprivate mutating func append(_ placed: PlacedCluster, after gap: Int) {
    text += String(repeating: " ", count: gap) + String(placed.cluster)
    columns += gap + placed.width
    column = min(column, placed.column)
  }
}
