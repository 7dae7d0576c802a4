import Storage

/// What lies in the inbox, and when the phone gets to it.
///
/// While requests keep coming, the phone gets short slices: thirty a second where a screen shows it, four a second where
/// nobody looks, so that providers hardly wait. As soon as they pause, it gets longer ones with a look at the descriptors
/// between them.
struct InboxBacklog {
  /// Pushes and bytes that may wait; whatever would be more is digested before it is answered.
  static let limit = InboxSize(count: 50_000, byteCount: 64 << 20)
  /// Pushes that are read for one slice at most.
  static let sliceCount = 256
  /// How long the phone may decide in a slice while requests keep coming; storing what it decided takes twice as long.
  static let busySeconds = 0.001
  /// How long it may take else: as long as the loop lets timers keep descriptors waiting.
  static let idleSeconds = 0.02
  /// Between a push and the slice that may take it.
  static let pauseSeconds = 1.0 / 30
  /// Between two slices while requests keep coming and no screen shows what becomes of them.
  static let unwatchedSeconds = 0.25
  /// Until the next try where the store refused.
  static let retrySeconds = 1.0

  /// What lies there now.
  var size = InboxSize()
  /// Pushes that the phone has seen since the start.
  var seenCount = 0
  /// The timer of the next slice; nil where there is none.
  var nextSlice: EventLoop.Token?
  /// When the last slice began; nil: none yet.
  var lastSlice: MonotonicTime?
  /// When the last push was taken; nil: none yet.
  var lastAcceptance: MonotonicTime?

  /// Whether nothing more may be added.
  var isFull: Bool { size.count >= Self.limit.count || size.byteCount >= Self.limit.byteCount }
  /// Whether requests keep coming.
  var isBusy: Bool { lastAcceptance.map { $0.seconds(until: .now) < Self.pauseSeconds } ?? false }
  /// Whether the last slice is so short a time ago that a phone that nobody looks at can wait.
  var isFresh: Bool { lastSlice.map { $0.seconds(until: .now) < Self.unwatchedSeconds } ?? false }
}
