import Center
import Media

/// The square that a card shows beside its text.
enum Thumbnail {
  /// Its cells: square, as a cell is about twice as high as wide.
  static let columns = 6
  /// Its rows.
  static let rows = 3
  /// Cells between it and the text.
  static let gap = 2

  /// The narrowest text that has one at its side.
  static let leastTextWidth = 24
}

extension Scene {
  /// The thumbnail of the first attachment that has one, or the place that is kept for it until it comes; nil where there
  /// is none, its file cannot be shown, or the preview is hidden.
  func thumbnail(of notification: Notification, looks: CardLooks) -> Frame? {
    guard let look = gallery.look, !center.visibleText(of: notification).isHidden,
      let attachment = notification.attachments.first, attachment.hasThumbnail
    else { return nil }
    let wish = PictureWish(
      columns: Thumbnail.columns, rows: Thumbnail.rows, shape: .square,
      clip: attachment.options.thumbnailClippingRectangle, look: look)
    let request = MediaRequest(path: attachment.path, want: .picture(wish, time: attachment.options.thumbnailTime))
    var frame = Frame(columns: Thumbnail.columns, rows: Thumbnail.rows, style: Style(.text, on: .field))
    switch gallery[request] {
    case nil: break
    case .failure: return Frame(asking: request)
    case .success(let answer):
      guard let picture = answer.pictures.first?.picture else { return nil }
      let drawn = Frame(
        picture, of: answer.facts, imageNumber: gallery.imageNumber(of: request), on: looks.surface)
      frame = Frame(columns: Thumbnail.columns, rows: Thumbnail.rows, style: looks.style(.text))
      frame.place(drawn, column: (frame.columns - drawn.columns) / 2, row: 0, window: 0..<frame.rows)
    }
    frame.mediaRequests = [request]
    return frame
  }
}

extension PictureWish {
  /// A wish for a place on the screen.
  init(columns: Int, rows: Int, shape: MediaShape, clip: UnitRectangle = .whole, look: MediaGallery.Look) {
    self.init(
      columns: min(columns, MediaLimits.cells), rows: min(rows, MediaLimits.cells), colors: look.colors,
      symbols: look.symbols, shape: shape, clip: clip, background: look.background, foreground: look.foreground,
      hasPixels: look.hasPixels)
  }
}

extension Frame {
  /// Nothing to see, but a reply that is looked up.
  init(asking request: MediaRequest) {
    self.init(columns: 0, rows: 0)
    mediaRequests = [request]
  }

  /// One of its rows.
  func slice(row: Int) -> Frame {
    var slice = Frame(columns: columns, rows: 1)
    slice.place(self, column: 0, row: -row, window: 0..<1)
    return slice
  }
}
