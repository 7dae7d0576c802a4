public import Center

/// How the banner comes and goes: in from the top, out the same way, or over the one that it replaces.
///
/// A value: ``follow(_:)`` sees what the center did, ``advance(by:)`` is told the time by the shell, and a frame asks
/// ``visibleRows(of:)``. While it ``isMoving`` the shell asks for frames; when it is still, for none.
public struct BannerMotion: Equatable, Sendable {
  /// What moves.
  public enum Phase: Equatable, Sendable {
    /// Nothing: the banner, where there is one, lies at its place.
    case still
    /// The banner comes in; the one that it replaces lies beneath it until it has arrived.
    case entering(over: NotificationKey?)
    /// This one goes out.
    case leaving(NotificationKey)
  }

  /// Whether banners move at all (`--no-motion`).
  public var isOn = false
  /// What moves.
  public private(set) var phase = Phase.still
  /// Seconds that it has been moving.
  private var elapsed = 0.0
  /// The banner that was seen last.
  private var banner: CenterState.Banner?

  /// Seconds of a whole way.
  public static let seconds = 0.2
  /// A banner that comes sooner than this after the last one takes its place without a slide: a burst must not dance.
  static let calmSeconds = 1.0

  /// Everything still.
  public init() {}

  /// Whether frames have to be painted although nothing happens.
  public var isMoving: Bool { phase != .still }

  /// The rows that are in sight of a card of `height` rows, its lower ones: it hangs down from the top.
  public func visibleRows(of height: Int) -> Int {
    let rest = 1 - elapsed / Self.seconds
    switch phase {
    case .still: return height
    // Fast at first, slow at the end; the first row is there at once, so that nothing waits for the motion.
    case .entering: return max(1, Int((Double(height) * (1 - rest * rest * rest)).rounded()))
    case .leaving: return Int((Double(height) * (1 - (1 - rest) * (1 - rest))).rounded())
    }
  }

  /// Lets time pass.
  public mutating func advance(by seconds: Double) {
    guard isMoving else { return }
    elapsed += max(0, seconds)
    if elapsed >= Self.seconds { rest() }
  }

  /// Takes up what became of the banner.
  mutating func follow(_ center: CenterState) {
    let last = banner
    banner = center.banner
    // On a locked phone no banner can be seen, not even a leaving one.
    guard isOn, !center.device.isLocked else { return rest() }
    guard last?.key != banner?.key else { return }
    switch (last, banner) {
    case (nil, _): start(.entering(over: nil))
    case (let last?, nil): leave(last.key)
    case (let last?, let new?):
      if !isMoving, new.shownAt.seconds(since: last.shownAt) >= Self.calmSeconds { start(.entering(over: last.key)) }
    }
  }

  /// One that is still coming turns round where it is.
  private mutating func leave(_ key: NotificationKey) {
    let left = isMoving ? Self.seconds - elapsed : 0
    start(.leaving(key))
    elapsed = left
  }

  private mutating func start(_ phase: Phase) {
    self.phase = phase
    elapsed = 0
  }

  private mutating func rest() { start(.still) }
}
