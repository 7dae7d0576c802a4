import Media
import Rendering

extension TerminalSession {
  /// Whether pictures are drawn as pixels: where the terminal said that it draws them in place of characters, or where
  /// that is asked for.
  ///
  /// The number of a picture is the colour of its cells, which takes 256 colours.
  public var showsPixels: Bool {
    guard painter.isUTF8, [.ansi256, .truecolor].contains(capabilities.colors) else { return false }
    return (options.usesPixels ?? capabilities.answers.drawsPlaceholders) && canWritePlaceholders
  }

  /// Sends the pictures that a frame shows and the terminal does not have, and has those deleted that are no more.
  func send(_ images: [UInt8: PlacedImage], shownIn frame: Frame) {
    guard !images.isEmpty || !sentImages.isEmpty else { return }
    var shown: Set<UInt8> = []
    for cell in frame.cells { if case .pixels(let part) = cell.style.ink { shown.insert(part.number) } }
    send(sentImages.update(images, shown: shown))
  }
}
