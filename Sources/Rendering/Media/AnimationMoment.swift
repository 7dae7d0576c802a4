import Media

/// Which picture of an animation is shown at a moment, and for how much longer.
struct AnimationMoment: Equatable {
  /// Its place among the pictures.
  var index: Int
  /// Seconds until the next one.
  var remaining: Double

  /// Players show no picture for less than this, whatever a file says.
  static let leastDelay = 0.02
  /// How long a picture is shown that does not say.
  static let usualDelay = 0.1

  /// The moment `seconds` after the beginning of an animation that runs round and round; nil where nothing moves.
  init?(_ pictures: [TimedPicture], at seconds: Double) {
    guard pictures.count > 1 else { return nil }
    let delays = pictures.map { $0.delay < Self.leastDelay ? Self.usualDelay : $0.delay }
    let length = delays.reduce(0, +)
    guard length.isFinite, seconds.isFinite else { return nil }
    var rest = max(0, seconds).truncatingRemainder(dividingBy: length)
    for (index, delay) in delays.enumerated() {
      guard rest >= delay else {
        self.init(index: index, remaining: delay - rest)
        return
      }
      rest -= delay
    }
    self.init(index: delays.count - 1, remaining: Self.leastDelay)
  }

  private init(index: Int, remaining: Double) {
    self.index = index
    self.remaining = max(remaining, 0.001)
  }
}
