/// A place in a source text, as editors show it.
public struct SourcePosition: Equatable, Hashable, Sendable, Comparable {
  /// Bytes before this place in the UTF-8 text.
  public let offset: Int
  /// The line, counted from 1; lines end at LF, CR LF or CR.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// Makes a position from its parts.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Whether `left` stands before `right` in the text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}
