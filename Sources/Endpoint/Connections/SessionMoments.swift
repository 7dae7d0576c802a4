import APNs
import HTTP2
import Runtime

/// When what happened on a connection, to tell who is slow and who is gone.
struct SessionMoments {
  /// When it came.
  let opened: MonotonicTime
  /// When the last request or sign of life was complete.
  var lastHeard: MonotonicTime
  /// When the peer took bytes for the last time, or had none to take.
  var lastSent: MonotonicTime
  /// Whether the first SETTINGS were there.
  var isIntroduced = false
  /// Requests whose body is on its way, with the moment at which they began.
  var begun: [StreamIdentifier: MonotonicTime] = [:]
  /// When it was told to leave, or everything was said.
  var leaving: MonotonicTime?

  init(_ now: MonotonicTime) {
    opened = now
    lastHeard = now
    lastSent = now
  }

  /// The request is complete, or its stream has closed; most requests have come in one piece and were never on their way.
  mutating func isOver(_ stream: StreamIdentifier) { if !begun.isEmpty { begun[stream] = nil } }
}

/// How many streams a peer may reset: a burst, and so many a second.
///
/// Opening and resetting streams as fast as possible costs a peer nothing and a server everything (CVE-2023-44487).
struct ResetAllowance {
  private let burst: Double
  private let perSecond: Double
  private var left: Double
  private var filled = MonotonicTime.now

  init(_ limits: EndpointLimits) {
    burst = Double(limits.resetBurst)
    perSecond = limits.resetsPerSecond
    left = burst
  }

  /// Counts a reset; false: one too many.
  mutating func take(at now: MonotonicTime) -> Bool {
    left = min(burst, left + filled.seconds(until: now) * perSecond)
    filled = now
    left -= 1
    return left >= 0
  }
}
