import Media

/// A size in pixels as it is stored, with the way to show it.
struct StoredSize {
  var width: Int
  var height: Int
  /// How wide a pixel is for its height.
  var pixelAspect = 1.0
  var orientation = Orientation.upright

  /// The size as it is shown: with square pixels, upright.
  var shown: MediaFacts.Pixels {
    let wide = min(max(1, Int((Double(width) * pixelAspect).rounded())), MediaLimits.dimension * 4)
    return orientation.swapsSides
      ? MediaFacts.Pixels(width: height, height: wide) : MediaFacts.Pixels(width: wide, height: height)
  }

  /// Throws where decoding would take too much.
  func check() throws(MediaRefusal) {
    let limits = "at most \(MediaLimits.dimension) on a side and \(MediaLimits.pixels) altogether are decoded"
    guard width > 0, height > 0 else { throw MediaRefusal(.broken, "it does not say how large its pictures are") }
    guard max(width, height) <= MediaLimits.dimension, width * height <= MediaLimits.pixels else {
      throw MediaRefusal(.tooManyPixels, "it has \(width)x\(height) pixels; \(limits)")
    }
  }
}
