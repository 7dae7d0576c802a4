#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The one loop of a running center: waits for file descriptors and for times, and calls whoever asked.
///
/// No threads: everything that is called runs on the thread that called ``run()``. Signals come in as bytes of a pipe
/// (`CSignals`), watched like any other descriptor. A callback may watch, schedule, cancel and stop at will.
public final class EventLoop {
  /// What a descriptor is waited for.
  public enum Readiness: Sendable { case readable, writable }

  /// Names something that the loop was asked for, to cancel it.
  public struct Token: Hashable, Sendable { fileprivate let number: Int }

  private struct Watch {
    let descriptor: Int32
    let readiness: Readiness
    let body: () -> Void
  }
  private struct Timer {
    let due: MonotonicTime
    let body: () -> Void
  }

  private var watches: [Token: Watch] = [:]
  private var timers: [Token: Timer] = [:]
  /// Timers that were due in an earlier turn and have not been called yet, the first one first.
  private var due: ArraySlice<Token> = []
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
    watches[token] = Watch(descriptor: descriptor, readiness: readiness, body: body)
    return token
  }

  /// Calls `body` once, `seconds` from now.
  @discardableResult
  public func schedule(after seconds: Double, _ body: @escaping () -> Void) -> Token {
    let token = nextToken()
    timers[token] = Timer(due: .now.adding(seconds: seconds), body: body)
    return token
  }

  /// Calls `body` in the next turn, before anything is waited for.
  public func enqueue(_ body: @escaping () -> Void) { queue.append(body) }

  /// Forgets what `token` names; nothing happens where it is gone already.
  public func cancel(_ token: Token) {
    watches[token] = nil
    timers[token] = nil
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
    let ready = poll(seconds: queued.isEmpty && queue.isEmpty ? seconds : 0)
    var count = queued.count
    // A callback may cancel what comes after it: each is looked up again.
    for token in ready {
      guard let watch = watches[token] else { continue }
      watch.body()
      count += 1
    }
    return fireTimers() || count > 0
  }

  /// Calls what is due; where that takes long the rest waits for the next turn, so that descriptors get theirs.
  private func fireTimers() -> Bool {
    let start = MonotonicTime.now
    if due.isEmpty {
      due =
        timers.filter { $0.value.due <= start }
        .sorted { ($0.value.due, $0.key.number) < ($1.value.due, $1.key.number) }.map(\.key)[...]
    }
    var hasFired = false
    while let token = due.popFirst() {
      guard let timer = timers.removeValue(forKey: token) else { continue }
      timer.body()
      hasFired = true
      if start.seconds(until: .now) > timerSeconds { break }
    }
    return hasFired
  }

  /// Waits for descriptors until the first timer is due, and returns those that are ready in the order of their tokens.
  private func poll(seconds: Double?) -> [Token] {
    let tokens = watches.keys.sorted { $0.number < $1.number }
    var descriptors = tokens.compactMap { watches[$0] }.map {
      pollfd(fd: $0.descriptor, events: Int16($0.readiness == .readable ? POLLIN : POLLOUT), revents: 0)
    }
    let found = systemPoll(&descriptors, milliseconds: milliseconds(bound: seconds))
    guard found > 0 else { return [] }
    return zip(tokens, descriptors).filter { $1.revents != 0 }.map(\.0)
  }

  /// Rounded up, so that a timer is due when the wait is over.
  private func milliseconds(bound: Double?) -> Int32 {
    let now = MonotonicTime.now
    let untilTimer = timers.values.map(\.due).min().map { now.seconds(until: $0) }
    guard let wait = [untilTimer, bound].compactMap({ $0 }).min() else { return -1 }
    return Int32(min(max(wait * 1000, 0), 1e9).rounded(.up))
  }

  private func nextToken() -> Token {
    lastToken += 1
    return Token(number: lastToken)
  }
}

/// A signal may interrupt the wait: then nothing was ready, and the loop turns once more.
private func systemPoll(_ descriptors: inout [pollfd], milliseconds: Int32) -> Int32 {
  poll(&descriptors, nfds_t(descriptors.count), milliseconds)
}
