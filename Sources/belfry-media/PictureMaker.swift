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

  func picture() throws(MediaRefusal) -> MediaPicture {
    let shown = size.shown
    let aspect = Double(shown.width) / Double(shown.height)
    let cells = wish.size(aspect: aspect)
    let pixels = try Pixels(
      frame, part: wish.part(aspect: aspect), orientation: size.orientation, width: cells.columns * CellCanvas.cellSide,
      height: cells.rows * CellCanvas.cellSide, background: wish.background)
    return try CellCanvas.picture(pixels, columns: cells.columns, rows: cells.rows, wish: wish)
  }
}
