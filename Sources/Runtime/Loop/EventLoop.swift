/// The one loop of a running center: waits for file descriptors and for times, and calls whoever asked.
///
/// No threads: everything that is called runs on the thread that called ``run()``. Signals come in as bytes of a pipe
/// (`CSignals`), watched like any other descriptor. A callback may watch, schedule, cancel and stop at will. What a turn
/// costs beyond its callbacks is `poll` itself: thousands of descriptors and timers are kept in order, not put in order.
public final class EventLoop {
  /// What a descriptor is waited for.
  public enum Readiness: Sendable { case readable, writable }

  /// Names something that the loop was asked for, to cancel it.
  public struct Token: Hashable, Sendable { fileprivate let number: Int }

  private var watches = PollSet()
  private var timers = TimerQueue()
  /// Timers that were due in an earlier turn and have not been called yet, the first one first.
  private var due: ArraySlice<Int> = []
  private var queue: [() -> Void] = []
  private var lastToken = 0
  private var isRunning = false
  /// How long timers may keep descriptors waiting.
  private let timerSeconds: Double

  /// Makes a loop with nothing to wait for.
  ///
  /// Where many timers are due at once, such as those of a thousand files in a watched folder, descriptors are looked at
  /// every `timerSeconds`, so that no key is held up.
  public init(timerSeconds: Double = 0.02) { self.timerSeconds = timerSeconds }

  /// Calls `body` whenever `descriptor` is ready (or has ended, or failed: the next read or write tells).
  @discardableResult
  public func watch(_ descriptor: Int32, for readiness: Readiness = .readable, _ body: @escaping () -> Void) -> Token {
    let token = nextToken()
    watches.add(token.number, descriptor: descriptor, isForWriting: readiness == .writable, body)
    return token
  }

  /// Calls `body` once, `seconds` from now.
  @discardableResult
  public func schedule(after seconds: Double, _ body: @escaping () -> Void) -> Token {
    let token = nextToken()
    timers.add(token.number, due: .now.adding(seconds: seconds), body)
    return token
  }

  /// Calls `body` in the next turn, before anything is waited for.
  public func enqueue(_ body: @escaping () -> Void) { queue.append(body) }

  /// Forgets what `token` names; nothing happens where it is gone already.
  public func cancel(_ token: Token) {
    watches.remove(token.number)
    timers.remove(token.number)
  }

  /// Whether nothing is waiting to be called right now.
  public var isIdle: Bool { queue.isEmpty }

  /// Turns until ``stop()``.
  public func run() {
    isRunning = true
    while isRunning { turn(waiting: nil) }
  }

  /// Lets ``run()`` return after this turn.
  public func stop() { isRunning = false }

  /// One turn: calls what is queued, or waits for the first thing to happen and calls everything that did.
  ///
  /// `seconds` bounds the wait; nil: as long as it takes. Returns whether anything was called.
  @discardableResult
  public func turn(waiting seconds: Double?) -> Bool {
    let queued = queue
    queue = []
    for body in queued { body() }
    let hasCalled = callReady(waiting: queued.isEmpty && queue.isEmpty ? seconds : 0)
    return fireTimers() || hasCalled || !queued.isEmpty
  }

  /// Waits for descriptors until the first timer is due, and calls those that are ready in the order of their tokens.
  private func callReady(waiting seconds: Double?) -> Bool {
    var found = watches.wait(milliseconds: milliseconds(bound: seconds))
    var hasCalled = false
    // What a callback adds comes behind these, what it cancels has no body any more.
    for place in 0..<watches.placeCount {
      if found == 0 { break }
      guard watches.isReady(at: place) else { continue }
      found -= 1
      guard let body = watches.body(at: place) else { continue }
      body()
      hasCalled = true
    }
    return hasCalled
  }

  /// Calls what is due; where that takes long the rest waits for the next turn, so that descriptors get theirs.
  private func fireTimers() -> Bool {
    let start = MonotonicTime.now
    if due.isEmpty { due = timers.takeDue(at: start)[...] }
    var hasFired = false
    while let number = due.popFirst() {
      guard let body = timers.remove(number) else { continue }
      body()
      hasFired = true
      if start.seconds(until: .now) > timerSeconds { break }
    }
    return hasFired
  }

  /// Rounded up, so that a timer is due when the wait is over.
  private func milliseconds(bound: Double?) -> Int32 {
    if !due.isEmpty { return 0 }
    let untilTimer = timers.nextDue().map { MonotonicTime.now.seconds(until: $0) }
    guard let wait = [untilTimer, bound].compactMap({ $0 }).min() else { return -1 }
    return Int32(min(max(wait * 1000, 0), 1e9).rounded(.up))
  }

  private func nextToken() -> Token {
    lastToken += 1
    return Token(number: lastToken)
  }
}
