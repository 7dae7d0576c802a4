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
  private let media: MediaAccess
  private let hooks: Hooks
  private var waiting: [ServiceExtensionRequest] = []
  /// What runs by delivery, that which has reported and has not ended yet among it.
  private var running: [Int64: any ExtensionWork] = [:]
  /// Those of ``running`` of which it is not known what counts.
  private var unreported: Set<Int64> = []
  private var isStarting = false
  private var ticking: EventLoop.Token?
  private var hasStopped = false

  /// A runner that has nothing to do.
  init(on loop: EventLoop, with media: MediaAccess, _ hooks: Hooks) {
    self.loop = loop
    self.media = media
    self.hooks = hooks
  }

  /// Whether nothing is left to do.
  var isIdle: Bool { hasStopped || waiting.isEmpty && running.isEmpty }

  /// Whether it is known of every push what counts; what handed over its content may still be ending.
  var hasReportedAll: Bool { hasStopped || waiting.isEmpty && unreported.isEmpty }

  /// Runs an extension when its turn comes.
  func take(_ request: ServiceExtensionRequest) {
    guard !hasStopped else { return }
    waiting.append(request)
    startSoon()
  }

  /// Nobody waits for this delivery any more.
  func stop(_ delivery: Int64) {
    waiting.removeAll { $0.delivery == delivery }
    unreported.remove(delivery)
    running.removeValue(forKey: delivery)?.stop()
    startSoon()
  }

  /// Ends everything and tells nobody.
  func stop() {
    hasStopped = true
    if let ticking { loop.cancel(ticking) }
    for work in running.values { work.stop() }
    running = [:]
    unreported = []
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
      unreported.insert(delivery)
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
      unreported.remove(delivery)
      hooks.ended(delivery, checked(run, of: request))
    }
    let released: () -> Void = { [weak self] in
      self?.running[delivery] = nil
      self?.startSoon()
    }
    switch request.serviceExtension.work {
    case .command(let words):
      return ExtensionProcess(
        request, running: words, attachmentsIn: media.folder, on: loop, completion: completion, released: released)
    case .steps(let steps):
      return StepSequence(
        request, taking: steps, with: media, on: loop, completion: completion, released: released)
    }
  }

  /// The run with the files that can be attached; what cannot be is a remark.
  private func checked(_ run: ServiceExtensionRun, of request: ServiceExtensionRequest) -> ServiceExtensionRun {
    guard let claims = run.after?.attachments, !claims.isEmpty else { return run }
    var run = run
    let (attached, remarks) = media.folder.check(claims, of: request)
    run.after?.attachments = attached
    run.remarks += remarks
    return run
  }
}
