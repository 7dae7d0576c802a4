import Media
import Rendering
import Runtime
import Screen
import Terminal

// What notifications carry: pictures are looked up when a frame is painted and come later; what moves is told the time.

extension ScreenProgram {
  /// Says in which colours pictures are wanted now, and whether as pixels.
  func wantPictures() {
    pictures.want(
      MediaGallery.Look(
        theme: theme.theme, depth: terminal.capabilities.colors, edges: terminal.edges,
        hasPixels: terminal.showsPixels))
  }

  /// Takes what came in reply to a frame; where nothing can be decoded at all, the viewer reads why, once.
  func takePictures() {
    if !hasToldOfMedia, let reason = pictures.missingProgram {
      hasToldOfMedia = true
      screen.notice = "no pictures: \(reason)"
    }
    paintSoon()
  }

  /// Asks for the next frame of an animation that is in sight.
  func playOn(after seconds: Double?) {
    guard screen.playback.isOn, let seconds, playLater == nil else { return }
    let start = ContinuousClock.now
    playLater = loop.schedule(after: max(seconds, Self.frameInterval)) { [unowned self] in
      playLater = nil
      screen.playback.advance(by: (ContinuousClock.now - start) / .seconds(1))
      paintNext()
    }
  }
}
