/// What is asked and answered at most, so that no file and no answer can take more than its share.
public enum MediaLimits {
  /// Bytes of a request.
  public static let requestBytes = 64 << 10
  /// Bytes of an answer.
  public static let answerBytes = 8 << 20
  /// Bytes of a path.
  public static let pathBytes = 4096
  /// Pixels of an image or of a movie's frame.
  public static let pixels = 64_000_000
  /// The width or the height of an image in pixels.
  public static let dimension = 32_768
  /// Frames of an animation that are decoded.
  public static let frames = 500
  /// Pictures a second of a movie that plays.
  public static let rate = 0.1...60.0
  /// Columns or rows of a picture.
  public static let cells = 500
  /// Pixels of a picture that a terminal is to draw as such.
  public static let imagePixels = 600_000
  /// Bytes of its PNG file in base 64: more than so many pixels can take.
  public static let imageBytes = 3 << 20
  /// Values of a level line.
  public static let levels = 1_000
  /// Seconds of a movie or of sound; one that claims more is not believed.
  public static let duration = 86_400.0
}
