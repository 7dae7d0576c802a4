import CLibAV
import Media

/// Makes the picture of a frame as it was wished for.
final class PictureMaker {
  private let size: StoredSize
  private let wish: PictureWish
  private let frame: UnsafeMutablePointer<AVFrame>

  /// Keeps the frame, whatever becomes of the decoder.
  init(size: StoredSize, wish: PictureWish, frame: UnsafeMutablePointer<AVFrame>) throws(MediaRefusal) {
    guard let copy = av_frame_clone(frame) else { throw refusal(clibav_error(ENOMEM), "") }
    (self.size, self.wish, self.frame) = (size, wish, copy)
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&frame)
  }

  /// The picture; `isAlone` where it is no part of what moves, and may have its pixels too.
  func picture(isAlone: Bool = true) throws(MediaRefusal) -> MediaPicture {
    let shown = size.shown
    let aspect = Double(shown.width) / Double(shown.height)
    let cells = wish.size(aspect: aspect)
    let pixels = try Pixels(
      frame, part: wish.part(aspect: aspect), orientation: size.orientation, width: cells.columns * CellCanvas.cellSide,
      height: cells.rows * CellCanvas.cellSide, background: wish.background)
    let image = wish.hasPixels && isAlone ? try image(aspect: aspect, columns: cells.columns, rows: cells.rows) : nil
    return try CellCanvas.picture(pixels, columns: cells.columns, rows: cells.rows, wish: wish, image: image)
  }

  /// Pixels of a cell, where a terminal draws them; it scales them to the cells that it has.
  private static let pixelsOfCell = (width: 10.0, height: 20.0)

  /// Its pixels: as many as the cells have room for, and no more than the file has or a terminal should be sent.
  private func image(aspect: Double, columns: Int, rows: Int) throws(MediaRefusal) -> PixelImage? {
    let part = wish.part(aspect: aspect)
    let (partWidth, partHeight) = (part.width * Double(size.shown.width), part.height * Double(size.shown.height))
    let scale = min(
      Double(columns) * Self.pixelsOfCell.width / partWidth, Double(rows) * Self.pixelsOfCell.height / partHeight,
      (Double(MediaLimits.imagePixels) / (partWidth * partHeight)).squareRoot(), 1)
    let pixels = try Pixels(
      frame, part: part, orientation: size.orientation, width: max(1, Int(partWidth * scale)),
      height: max(1, Int(partHeight * scale)), background: wish.background)
    return PixelImage(base64: try pixels.pngInBase64())
  }
}
