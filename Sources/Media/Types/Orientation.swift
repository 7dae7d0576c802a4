/// How a stored picture is turned to stand upright: the values of EXIF's tag 274.
public enum Orientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored, upsideDown, mirroredUpsideDown
  /// Turned by a quarter: what is stored as a row is seen as a column.
  case transposed, turnedRight, transversed, turnedLeft

  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

  /// Where a point of the upright picture is stored, both as shares of width and height.
  public func stored(x: Double, y: Double) -> (x: Double, y: Double) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (1 - x, y)
    case .upsideDown: (1 - x, 1 - y)
    case .mirroredUpsideDown: (x, 1 - y)
    case .transposed: (y, x)
    case .turnedRight: (y, 1 - x)
    case .transversed: (1 - y, 1 - x)
    case .turnedLeft: (1 - y, x)
    }
  }

  /// Where a part of the upright picture is stored.
  public func stored(_ part: UnitRectangle) -> UnitRectangle {
    let one = stored(x: part.x, y: part.y)
    let other = stored(x: part.x + part.width, y: part.y + part.height)
    return UnitRectangle(
      x: max(0, min(one.x, other.x)), y: max(0, min(one.y, other.y)), width: abs(one.x - other.x),
      height: abs(one.y - other.y)) ?? .whole
  }

  /// The orientation that a matrix makes, which puts what is stored at x, y to `a x + c y`, `b x + d y`; only quarter
  /// turns are made.
  public init(a: Int32, b: Int32, c: Int32, d: Int32) {
    if a == 0, d == 0, b != 0, c != 0 {
      self = b > 0 ? (c > 0 ? .transposed : .turnedRight) : (c > 0 ? .turnedLeft : .transversed)
    } else {
      self = a < 0 ? (d < 0 ? .upsideDown : .mirrored) : (d < 0 ? .mirroredUpsideDown : .upright)
    }
  }
}
