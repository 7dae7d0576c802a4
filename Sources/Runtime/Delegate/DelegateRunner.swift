import Center

/// Tells the delegates of apps of their responses, each app's one after the other, and tries again what failed.
///
/// What is still to be told is on disk; only the next ones are at hand here.
final class DelegateRunner {
  /// Delegates that run at a time, one for each app.
  static let processLimit = 4
  /// Responses at hand.
  static let waitingLimit = 1000

  /// What the runner asks of whoever owns it.
  struct Hooks {
    /// The delegate of an app; nil: it has none any more.
    var delegate: (String) -> ResponseDelegate?
    /// Responses with greater numbers that are still to be told, in order, so many at most.
    var pending: (_ after: Int64, _ limit: Int) -> [Response]
    /// What came of an attempt, and what the delegate wrote.
    var report: (Response, DelegateOutcome, [UInt8]) -> Void
  }

  private let loop: EventLoop
  private let hooks: Hooks
  private var waiting: [Response] = []
  private var running: [String: DelegateCall] = [:]
  /// Apps whose delegate failed, until it is tried again.
  private var pausing: [String: EventLoop.Token] = [:]
  private var lastTaken: Int64 = 0
  private var isMorePending = false
  private var hasStopped = false

  init(on loop: EventLoop, _ hooks: Hooks) {
    self.loop = loop
    self.hooks = hooks
  }

  /// Whether nothing is left to do.
  var isIdle: Bool { hasStopped || waiting.isEmpty && running.isEmpty && !isMorePending }

  /// Takes up what an earlier process left to be told.
  func resume() {
    isMorePending = true
    loop.enqueue { [weak self] in self?.startNext() }
  }

  /// A response came; it is stored already.
  func take(_ response: Response) {
    if isMorePending || waiting.count >= Self.waitingLimit {
      isMorePending = true
    } else {
      waiting.append(response)
      lastTaken = response.sequence
    }
    startNext()
  }

  /// Ends what runs; it is told anew another time.
  func stop() {
    hasStopped = true
    for call in running.values { call.stop() }
    for token in pausing.values { loop.cancel(token) }
    running = [:]
    pausing = [:]
    waiting = []
  }

  private func startNext() {
    guard !hasStopped else { return }
    if isMorePending, waiting.count < Self.waitingLimit / 2 {
      let more = hooks.pending(lastTaken, Self.waitingLimit)
      isMorePending = more.count == Self.waitingLimit
      waiting += more
      lastTaken = more.last?.sequence ?? lastTaken
    }
    var held: Set<String> = []
    var place = 0
    while running.count < Self.processLimit, place < waiting.count {
      let app = waiting[place].bundleIdentifier
      if held.contains(app) || running[app] != nil || pausing[app] != nil {
        held.insert(app)
        place += 1
      } else {
        start(waiting.remove(at: place))
      }
    }
  }

  private func start(_ response: Response) {
    let app = response.bundleIdentifier
    guard let delegate = hooks.delegate(app) else {
      var outcome = response.delegate ?? DelegateOutcome()
      outcome.state = .failed
      outcome.reason = "the app has no delegate any more"
      return hooks.report(response, outcome, [])
    }
    running[app] = DelegateCall(delegate, of: response, on: loop) { [weak self] outcome in
      self?.ended(response, delegate, outcome)
    }
  }

  private func ended(_ response: Response, _ delegate: ResponseDelegate, _ result: DelegateCall.Outcome) {
    guard !hasStopped else { return }
    let app = response.bundleIdentifier
    running[app] = nil
    let attempts = (response.delegate?.attempts ?? 0) + 1
    switch result {
    case .answered(let bytes): hooks.report(response, DelegateOutcome(.delivered, attempts: attempts), bytes)
    case .failed(let reason, let isFinal):
      let state: DelegateOutcome.State = isFinal || attempts > delegate.retries ? .failed : .pending
      let outcome = DelegateOutcome(state, attempts: attempts, reason: reason)
      if state == .pending {
        // The others of its app wait behind it: they are told in order.
        var again = response
        again.delegate = outcome
        waiting.insert(again, at: 0)
        pausing[app] = loop.schedule(after: Self.pause(after: attempts)) { [weak self] in
          self?.pausing[app] = nil
          self?.startNext()
        }
      }
      hooks.report(response, outcome, [])
    }
    startNext()
  }

  /// Seconds before the next attempt: 1, 2, 4 and so on up to a minute.
  static func pause(after attempts: Int) -> Double { Double(1 << min(max(attempts - 1, 0), 6)).clamped(to: 60) }
}

extension Double {
  fileprivate func clamped(to limit: Double) -> Double { min(self, limit) }
}
