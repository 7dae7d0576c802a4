public import APNs
public import Center
import Storage

/// The shell round the core: owns the state, applies events, stores what they change, tells observers.
///
/// Everything runs on one thread, in one poll loop (``EventLoop``). Every face (commands, screen, control socket) acts
/// through an ``Operation``: a command that finds a center running sends it there over HTTP/2
/// (``CenterAccess``), without one it performs the same operation on the store.
///
///     event ─▶ reduce at the clock's time ─▶ store, in one transaction ─▶ observers
///
/// What ``send(_:)`` returned from is stored. Where storing fails nothing has happened: the state is what the disk says.
///
/// Read next: `Operations/Operation.swift`, `Runtime+Operations.swift`, `Control/ControlServer.swift`.
public final class Runtime {
  /// What an observer hears.
  public enum Update {
    /// The state changed; the effects say what was stored.
    case changed(CenterEvent, [CenterEffect])
    /// The device makes a sound.
    case sound(SoundEvent)
    /// Something that the user should read: a faulty profile, a file that cannot be delivered.
    case notice(String)
    /// A provider did something, or what goes wrong for providers was changed.
    case provider
  }

  /// What the phone knows.
  ///
  /// Read it in place: a kept copy makes the next change copy everything.
  public internal(set) var state: CenterState
  /// What the service knows of providers.
  public internal(set) var gateway: Gateway
  /// What providers did lately.
  public internal(set) var providerLog: ProviderLog
  /// What of it is not on disk yet.
  var unstored = UnstoredRecords()
  /// The deck as it is on disk.
  var storedFaults: FaultDeck
  /// Runs where something is to be stored soon.
  var storing: EventLoop.Token?
  /// What the runtime stands on.
  public let configuration: Configuration
  /// What was to be said at the start, before there was an observer: faulty profiles, a recovery.
  public private(set) var startNotices: [String]
  /// The number of the newest frame on the screen, set by whoever paints; 0 before the first.
  ///
  /// It lets a screen test wait for idle instead of time (docs/testing.md).
  public var frameNumber: Int64 = 0 { didSet { idleChanged?() } }

  private(set) var store: Store
  /// nil once the state is closed, and for a state in memory.
  var lock: DirectoryLock?
  private var observers: [(Update) -> Void] = []
  private(set) weak var loop: EventLoop?
  private var deadline: EventLoop.Token?
  /// Pushes that were taken and that the phone has not seen yet.
  var backlog = InboxBacklog()
  /// Tells the apps' delegates of responses, where a loop runs.
  var delegates: DelegateRunner?
  /// Runs the apps' service extensions, where a loop runs.
  var extensions: ServiceExtensionRunner?
  /// Extensions that are to be run as soon as somebody can.
  var extensionsToRun: [ServiceExtensionRequest] = []
  /// The frame that was on the screen when it was known what the newest extension had made of its push.
  var frameOfNewestResult: Int64 = -1
  /// Where the attachments of this phone's notifications lie.
  let attachmentFolder: AttachmentFolder
  /// Files of attachments may be there that nobody needs any more.
  var mayHaveLeftFiles = false
  /// The control socket, where it is served.
  var control: ControlServer?
  /// Set by the control socket, which answers those who wait for the center to be idle.
  var idleChanged: (() -> Void)?

  /// Opens the state and restores the center from it.
  ///
  /// Waits for commands that hold the state directory for their moment. Errors have exit code 3.
  public convenience init(_ configuration: Configuration, role: Role = .center) throws(OperationError) {
    let lock = try configuration.directory.map { directory throws(OperationError) in
      try directory.create()
      return try DirectoryLock.waiting(for: directory, role: role)
    }
    try self.init(configuration, role: role, lock: lock)
  }

  init(_ configuration: Configuration, role: Role, lock: DirectoryLock?) throws(OperationError) {
    self.configuration = configuration
    self.lock = lock
    attachmentFolder = AttachmentFolder(path: configuration.directory.map { "\($0.path)/attachments" })
    do throws(StoreError) {
      store = try Store(path: configuration.directory?.databasePath)
      let files = ProfileFiles(
        directories: configuration.appDirectories, devicePath: configuration.deviceProfilePath)
      try configuration.clock.resume(from: store)
      let stored = try store.load()
      gateway = try store.loadGateway()
      gateway.choices = configuration.gatewayChoices(of: files)
      storedFaults = gateway.faults
      providerLog = try store.loadProviderLog(withRecent: role == .center)
      startNotices = files.remarks
      if role == .command { files.remarks.forEach(configuration.reportProfileRemark) }
      if try store.isRecoveryUntold(toldNow: role == .center) { startNotices.append(Self.recoveryNotice(stored)) }
      backlog.size = try store.inboxSize()
      // Pushes that wait came before now, and the phone takes each at its moment.
      let oldest = try store.inbox(limit: 1).first?.acceptance.receivedAt
      state = CenterState(
        restoring: stored, now: min(configuration.clock.now, oldest ?? configuration.clock.now),
        deviceProfile: files.device ?? .standard, profiles: files.profiles)
    } catch {
      throw OperationError(error)
    }
  }

  deinit { end() }

  /// Calls `observer` with everything that happens from now on.
  ///
  /// An observer must not send events itself: it queues them on the loop.
  public func observe(_ observer: @escaping (Update) -> Void) { observers.append(observer) }

  /// Applies an event at the clock's time, stores what it changed, and tells the observers.
  ///
  /// Throws where it cannot be stored (exit code 3); the state is then as if it had not happened.
  @discardableResult
  public func send(_ event: CenterEvent) throws(OperationError) -> [CenterEffect] {
    let effects = state.reduce(event, at: configuration.clock.now)
    do throws(StoreError) {
      try store.apply(effects)
    } catch {
      restoreFromStore()
      announce("\(error)")
      throw OperationError(error)
    }
    tell(event, effects)
    armDeadline()
    return effects
  }

  /// Tells the observers of a change that is stored.
  func tell(_ event: CenterEvent, _ effects: [CenterEffect]) {
    notify(.changed(event, effects))
    for case .playSound(let sound) in effects { notify(.sound(sound)) }
    for response in effects.storedResponses where response.delegate != nil { delegates?.take(response) }
    runExtensions(effects)
    sweepAttachments(after: effects)
  }

  /// Forgets everything and begins with the profiles as they are on disk; for a state in memory only.
  public func startOver() throws(OperationError) {
    guard configuration.directory == nil else { return }
    do throws(StoreError) {
      store.close()
      store = try Store(path: nil)
      if let loop {
        delegates?.stop()
        delegates = makeDelegateRunner(on: loop)
        extensions?.stop()
        extensions = makeExtensionRunner(on: loop)
      }
      let files = ProfileFiles(
        directories: configuration.appDirectories, devicePath: configuration.deviceProfilePath)
      gateway = try store.loadGateway()
      gateway.choices = configuration.gatewayChoices(of: files)
      backlog.size = InboxSize()
      storedFaults = gateway.faults
      providerLog = ProviderLog()
      state = CenterState(
        restoring: try store.load(), now: configuration.clock.now, deviceProfile: files.device ?? .standard,
        profiles: files.profiles)
    } catch {
      throw OperationError(error)
    }
    sweepAttachments()
    notify(.changed(.timePassed, []))
    armDeadline()
  }

  /// Tells the observers something that the user should read.
  public func announce(_ notice: String) { notify(.notice(notice)) }

  /// Lets time pass by itself: banners leave, summaries come, activities go stale when `loop` says so; and lets the
  /// phone have what lies in the inbox, and the apps' delegates their responses, those of earlier processes first.
  public func attach(to loop: EventLoop) {
    self.loop = loop
    delegates?.stop()
    delegates = makeDelegateRunner(on: loop)
    delegates?.resume()
    extensions?.stop()
    extensions = makeExtensionRunner(on: loop)
    for request in extensionsToRun { extensions?.take(request) }
    extensionsToRun = []
    sweepAttachments()
    armDeadline()
    digestSoon(after: 0)
  }

  func notify(_ update: Update) { for observer in observers { observer(update) } }

  /// What was half applied in memory is forgotten: the disk says how things are.
  func restoreFromStore() {
    guard let stored = try? store.load() else { return }
    state = CenterState(
      restoring: stored, now: configuration.clock.now, deviceProfile: state.deviceProfile,
      profiles: state.apps.values.map(\.profile).filter { !$0.isPlain }
    ).following(state)
  }

  /// What the service was told and could not be stored is forgotten.
  func restoreGatewayFromStore() {
    guard var stored = try? store.loadGateway() else { return }
    stored.choices = gateway.choices
    gateway = stored
  }

  func armDeadline() {
    guard let loop else { return }
    if let deadline { loop.cancel(deadline) }
    deadline = nil
    guard !configuration.clock.isStanding, let next = state.nextDeadline else { return }
    deadline = loop.schedule(after: next.seconds(since: configuration.clock.now)) { [weak self] in
      // A failure was announced; the next event arms the deadline again.
      _ = try? self?.send(.timePassed)
    }
  }

  private static func recoveryNotice(_ stored: StoredCenter) -> String {
    "the last belfry on this state ended without closing it; everything acknowledged was recovered: "
      + "\(stored.notifications.count) notifications, \(stored.responseCount) responses"
  }
}

extension OperationError {
  /// A failure of the store: input or output failed.
  init(_ error: StoreError) { self.init(exitCode: 3, message: error.description) }
}
