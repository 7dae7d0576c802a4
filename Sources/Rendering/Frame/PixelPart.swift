/// Which part of which picture of pixels lies under a cell.
///
/// Cells carry it, so that what lays them out, moves, cuts and covers them does so with pictures as with text.
public struct PixelPart: Equatable, Hashable, Sendable {
  /// The number of the picture in the gallery (``Media/MediaGallery/images``).
  public var number: UInt8
  /// Cells of the picture at its left.
  public var column: UInt16
  /// Cells of the picture above it.
  public var row: UInt16

  /// Makes a part.
  public init(number: UInt8, column: UInt16, row: UInt16) {
    self.number = number
    self.column = column
    self.row = row
  }

  /// Columns or rows of a picture of pixels at most: so many the terminals that draw them can tell apart.
  public static let limit = 297
}
