import Center

/// Something that changes a notification for an app: a program, or steps of Belfry's own.
protocol ExtensionWork: AnyObject {
  /// Ends it and tells nobody.
  func stop()
}

/// Runs service extensions: so many at a time, the others in the order of their arrival.
final class ServiceExtensionRunner {
  /// Extensions that run at a time.
  static let processLimit = 4

  /// What the runner tells whoever owns it; never from inside ``take(_:)``.
  struct Hooks {
    /// The extension for this delivery was started.
    var started: (_ delivery: Int64) -> Void
    /// It is known what counts.
    var ended: (_ delivery: Int64, ServiceExtensionRun) -> Void
    /// A second has passed in which some ran.
    var ticked: () -> Void
  }

  private let loop: EventLoop
  private let hooks: Hooks
  private var waiting: [ServiceExtensionRequest] = []
  /// What runs by delivery, that which has reported and has not ended yet among it.
  private var running: [Int64: any ExtensionWork] = [:]
  private var isStarting = false
  private var ticking: EventLoop.Token?
  private var hasStopped = false

  init(on loop: EventLoop, _ hooks: Hooks) {
    self.loop = loop
    self.hooks = hooks
  }

  /// Whether nothing is left to do.
  var isIdle: Bool { hasStopped || waiting.isEmpty && running.isEmpty }

  /// Runs an extension when its turn comes.
  func take(_ request: ServiceExtensionRequest) {
    guard !hasStopped else { return }
    waiting.append(request)
    startSoon()
  }

  /// Nobody waits for this delivery any more.
  func stop(_ delivery: Int64) {
    waiting.removeAll { $0.delivery == delivery }
    running.removeValue(forKey: delivery)?.stop()
    startSoon()
  }

  /// Ends everything and tells nobody.
  func stop() {
    hasStopped = true
    if let ticking { loop.cancel(ticking) }
    for work in running.values { work.stop() }
    running = [:]
    waiting = []
  }

  private func startSoon() {
    guard !isStarting, !hasStopped, !waiting.isEmpty else { return }
    isStarting = true
    loop.enqueue { [weak self] in
      self?.isStarting = false
      self?.startNext()
    }
  }

  private func startNext() {
    while !hasStopped, running.count < Self.processLimit, !waiting.isEmpty {
      let request = waiting.removeFirst()
      let delivery = request.delivery
      hooks.started(delivery)
      running[delivery] = work(on: request)
    }
    if ticking == nil, !running.isEmpty { tickLater() }
  }

  private func tickLater() {
    ticking = loop.schedule(after: 1) { [weak self] in
      guard let self, !hasStopped else { return }
      ticking = nil
      guard !running.isEmpty else { return }
      hooks.ticked()
      tickLater()
    }
  }

  private func work(on request: ServiceExtensionRequest) -> any ExtensionWork {
    let delivery = request.delivery
    let completion: (ServiceExtensionRun) -> Void = { [weak self] run in
      guard let self, !hasStopped else { return }
      hooks.ended(delivery, run)
    }
    let released: () -> Void = { [weak self] in
      self?.running[delivery] = nil
      self?.startSoon()
    }
    switch request.serviceExtension.work {
    case .command(let words):
      return ExtensionProcess(request, running: words, on: loop, completion: completion, released: released)
    case .steps(let steps):
      return StepSequence(request, taking: steps, on: loop, completion: completion, released: released)
    }
  }
}
