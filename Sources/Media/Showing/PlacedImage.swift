/// An image with the room in cells that a terminal is to show it in.
public struct PlacedImage: Hashable, Sendable {
  /// Its pixels.
  public var image: PixelImage
  /// Cells of a row.
  public var columns: Int
  /// Rows.
  public var rows: Int

  /// Makes one.
  public init(_ image: PixelImage, columns: Int, rows: Int) {
    self.image = image
    self.columns = columns
    self.rows = rows
  }
}
