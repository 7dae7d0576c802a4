// TextLayout knows how wide text is, where it breaks and in which order it runs. It is the only module that imports
// FriBidi and utf8proc; nothing of them shows in a signature.
//
// Widths are those of a grapheme cluster in cells: 0, 1 or 2, emoji presentation included (U+2764 is 1, U+2764 U+FE0F
// is 2, a ZWJ family is 2, a flag is 2). What a terminal cannot draw so is drawn by its `safeForm`, padded with blanks
// to the same width: layout never depends on the terminal.

/// Cells that `cluster` takes; controls count as their symbol (1).
public func cellWidth(of cluster: Character) -> Int { 1 }

/// Cells that a whole text takes on one line.
public func cellWidth(of text: String) -> Int { text.count }

/// What ncurses and every terminal agree on: the first emoji of a ZWJ sequence, the base without its modifier, text
/// style without U+FE0F, a keycap's digit; at most five scalars.
public func safeForm(of cluster: Character) -> String { String(cluster) }

/// `text` with controls as symbols (`␛`, `␊`, U+FFFD for C1 and unassigned), tabs as blanks, and bidirectional
/// overrides, embeddings and isolates taken out or shown as marks. Line ends stay only where `keepingLines`.
public func sanitized(_ text: String, keepingLines: Bool) -> String { text }

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
}

/// Lays `text` in lines of at most `width` cells: paragraphs split at line ends, broken at blanks (and between
/// ideographs; long words anywhere), each with its own direction; at most `lineLimit` lines, the last of them ending in
/// an ellipsis where text was left out. Lays out no more text than it needs.
public func layOut(_ text: String, width: Int, lineLimit: Int = .max) -> [LaidLine] { [] }
