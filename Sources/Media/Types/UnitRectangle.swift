/// A part of a picture, as shares of its width and height from its top left: what the attachment option
/// `UNNotificationAttachmentOptionsThumbnailClippingRectKey` says (apple-rules 8.4).
public struct UnitRectangle: Hashable, Sendable {
  /// The left edge, 0 to 1.
  public var x: Double
  /// The upper edge, 0 to 1.
  public var y: Double
  /// The width, more than 0, at most 1.
  public var width: Double
  /// The height, more than 0, at most 1.
  public var height: Double

  /// All of it.
  public static let whole = UnitRectangle(unchecked: (0, 0, 1, 1))

  /// Makes a part; nil where it is empty or reaches out of the picture.
  public init?(x: Double, y: Double, width: Double, height: Double) {
    let isInside = (0...1).contains(x) && (0...1).contains(y) && x + width <= 1.000_001 && y + height <= 1.000_001
    guard isInside, width > 0, height > 0 else { return nil }
    self.init(unchecked: (x, y, min(width, 1), min(height, 1)))
  }

  private init(unchecked values: (Double, Double, Double, Double)) { (x, y, width, height) = values }

  /// The square in the middle of this part of a picture that is `aspect` times as wide as high.
  public func middleSquare(aspect: Double) -> UnitRectangle {
    let ownAspect = aspect * width / height
    guard ownAspect.isFinite, ownAspect > 0 else { return self }
    var square = self
    if ownAspect > 1 {
      square.width = width / ownAspect
      square.x = x + (width - square.width) / 2
    } else {
      square.height = height * ownAspect
      square.y = y + (height - square.height) / 2
    }
    return square
  }
}
