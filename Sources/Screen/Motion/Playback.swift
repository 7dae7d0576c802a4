/// How far the animation has come that the opened notification shows.
///
/// A value, told the time by the shell: it stands still where its picture is out of sight, since then no frame asks for the
/// next one (`Frame.nextPictureSeconds`).
public struct Playback: Equatable, Sendable {
  /// Whether animations play at all (`--no-motion`).
  public var isOn = false
  /// Seconds since it was opened.
  public private(set) var seconds = 0.0

  /// At its beginning.
  public init() {}

  /// Lets time pass.
  public mutating func advance(by seconds: Double) {
    guard isOn, seconds > 0 else { return }
    self.seconds += seconds
  }

  /// Begins anew.
  mutating func rewind() { seconds = 0 }
}
