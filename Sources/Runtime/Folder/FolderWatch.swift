/// Watches a folder and reports each new or changed file once, when it is complete.
///
/// What lies there at the start is not reported. A file counts as complete when its writer has closed it (or, without
/// the kernel's help, when it was found alike twice) and its text does not break off; a file that is cut off for good is
/// reported all the same after ``patienceSeconds``. Writing the same contents again is a change. Folders inside are not
/// entered.
public final class FolderWatch {
  /// Something about a file of the folder.
  public enum Report: Equatable, Sendable {
    /// A new or changed file, complete.
    case file(path: String, bytes: [UInt8])
    /// A file that was known is gone.
    case removed(path: String)
    /// Something that is not delivered, and why.
    case notice(String)
  }

  /// How the folder is watched.
  public enum Engine: CaseIterable, Sendable {
    /// By the kernel's notifications, where there are any; else by looking.
    case notifications
    /// By looking again and again.
    case polling
  }

  /// Bytes that a file may have.
  static let byteLimit = 1 << 20
  /// Time without a sign of writing before a file is read: editors close a file and open it again.
  static let settleSeconds = 0.02
  /// How long the rest of a text that breaks off is waited for.
  static let patienceSeconds = 0.5

  /// The folder as it was named.
  public let directory: String
  private let loop: EventLoop
  private let accepts: (String) -> Bool
  private let report: (Report) -> Void
  private var engine: any FolderEngine
  /// Files as they were reported, or found at the start.
  private var known: [String: FileIdentity] = [:]
  /// Files as the last look found them, where the engine does not see writers.
  private var seen: [String: FileIdentity] = [:]
  private var beingWritten: Set<String> = []
  private var pending: [String: (since: MonotonicTime, token: EventLoop.Token)] = [:]
  private var breakingOff: [String: (identity: FileIdentity, since: MonotonicTime)] = [:]
  private var returning: EventLoop.Token?

  /// Watches `directory` from now on, as long as the value lives.
  ///
  /// Of the files whose name `accepts` takes, what happens is told to `report`, in the order in which it happened.
  public init(
    _ directory: String, on loop: EventLoop, engine: Engine = .notifications,
    accepts: @escaping (String) -> Bool = PayloadFileName.isPayload, report: @escaping (Report) -> Void
  ) throws(OperationError) {
    self.directory = directory
    self.loop = loop
    self.accepts = accepts
    self.report = report
    self.engine = Self.engine(engine)
    guard FileIdentity(path: directory)?.kind == .directory else {
      throw OperationError(exitCode: 3, message: "cannot watch '\(directory)': it is no folder")
    }
    startEngine()
    for name in acceptedNames() { known[name] = FileIdentity(path: path(of: name)) }
  }

  deinit { end() }

  /// Reports nothing any more.
  public func end() {
    engine.end()
    for entry in pending.values { loop.cancel(entry.token) }
    if let returning { loop.cancel(returning) }
    pending = [:]
    returning = nil
  }

  private static func engine(_ wanted: Engine) -> any FolderEngine {
    #if canImport(Glibc)
      if wanted == .notifications { return InotifyEngine() }
    #endif
    return PollingEngine()
  }

  private func startEngine() {
    let heed: (FolderHint) -> Void = { [weak self] in self?.heed($0) }
    if engine.start(directory, on: loop, hint: heed) { return }
    // The kernel has no notifications left to give (they are counted by user): looking always works.
    engine = PollingEngine()
    _ = engine.start(directory, on: loop, hint: heed)
  }

  private func heed(_ hint: FolderHint) {
    switch hint {
    case .beingWritten(let name): if accepts(name) { beingWritten.insert(name) }
    case .written(let name):
      beingWritten.remove(name)
      if accepts(name) { examine(name, after: Self.settleSeconds) }
    case .appeared(let name):
      guard accepts(name) else { return }
      // A file that is made is also written and closed; a folder or a link is all there.
      if FileIdentity(path: path(of: name))?.kind != .file || FileIdentity.isLink(path: path(of: name)) {
        examine(name, after: Self.settleSeconds)
      }
    case .removed(let name): if accepts(name) { forget(name) }
    case .anything: lookAtAll()
    case .folderRemoved: awaitReturn()
    }
  }

  /// Looks at the file when it has been quiet for a while, yet not much later when it never is.
  private func examine(_ name: String, after seconds: Double) {
    let now = MonotonicTime.now
    if let entry = pending[name] {
      guard entry.since.seconds(until: now) < 3 * Self.settleSeconds else { return }
      loop.cancel(entry.token)
    }
    let token = loop.schedule(after: seconds) { [weak self] in
      self?.pending[name] = nil
      self?.examine(name)
    }
    pending[name] = (pending[name]?.since ?? now, token)
  }

  private func examine(_ name: String) {
    guard !beingWritten.contains(name) else { return }
    guard let identity = FileIdentity(path: path(of: name)) else { return forget(name) }
    guard identity != known[name] else { return }
    switch identity.kind {
    case .file: read(name, identity)
    case .directory: refuse(name, identity, "is a folder; only files are delivered")
    case .other: refuse(name, identity, "is no regular file")
    case .unreachable: refuse(name, identity, "is a link to nowhere")
    }
  }

  private func read(_ name: String, _ identity: FileIdentity) {
    guard identity.byteCount > 0 else { return refuse(name, identity, "is empty; it is delivered when it is not") }
    guard identity.byteCount <= Self.byteLimit else {
      return refuse(
        name, identity, "has \(identity.byteCount) bytes, more than the \(Self.byteLimit) of a payload file")
    }
    do throws(FileError) {
      let bytes = try readFile(path(of: name), limit: Self.byteLimit)
      // Written while it was being read: once more.
      guard FileIdentity(path: path(of: name)) == identity else { return examine(name, after: Self.settleSeconds) }
      if isRestAwaited(bytes, name, identity) { return examine(name, after: 2 * Self.settleSeconds) }
      known[name] = identity
      breakingOff[name] = nil
      report(.file(path: path(of: name), bytes: bytes))
    } catch {
      refuse(name, identity, "cannot be read: \(error.reason)")
    }
  }

  private func isRestAwaited(_ bytes: [UInt8], _ name: String, _ identity: FileIdentity) -> Bool {
    guard PayloadFileName.breaksOff(bytes) else { return false }
    let now = MonotonicTime.now
    if let entry = breakingOff[name], entry.identity == identity {
      return entry.since.seconds(until: now) < Self.patienceSeconds
    }
    breakingOff[name] = (identity, now)
    return true
  }

  private func refuse(_ name: String, _ identity: FileIdentity, _ reason: String) {
    // A folder changes with every file in it: one notice is enough.
    if known[name]?.kind != identity.kind || identity.kind == .file {
      report(.notice("'\(path(of: name))' \(reason)"))
    }
    known[name] = identity
  }

  private func forget(_ name: String) {
    beingWritten.remove(name)
    seen[name] = nil
    breakingOff[name] = nil
    if let entry = pending.removeValue(forKey: name) { loop.cancel(entry.token) }
    if known.removeValue(forKey: name) != nil { report(.removed(path: path(of: name))) }
  }

  private func lookAtAll() {
    var found: [(name: String, identity: FileIdentity)] = []
    let names = acceptedNames()
    for name in names {
      guard let identity = FileIdentity(path: path(of: name)), identity != known[name] else { continue }
      found.append((name, identity))
    }
    found.sort { $0.identity.isOlder(than: $1.identity) || ($0.identity == $1.identity && $0.name < $1.name) }
    for (name, identity) in found {
      if engine.seesWriters {
        beingWritten.remove(name)
        examine(name, after: Self.settleSeconds)
      } else if seen.updateValue(identity, forKey: name) == identity, pending[name] == nil {
        // Not at once: where many came, keys are heard in between.
        examine(name, after: 0)
      }
    }
    for name in Set(known.keys).subtracting(names) { forget(name) }
  }

  private func awaitReturn() {
    engine.end()
    if returning == nil {
      report(.notice("the watched folder '\(directory)' is gone; it is watched again when it is back"))
    }
    returning = loop.schedule(after: 0.1) { [weak self] in
      guard let self else { return }
      guard FileIdentity(path: directory)?.kind == .directory else { return awaitReturn() }
      returning = nil
      startEngine()
      lookAtAll()
    }
  }

  private func path(of name: String) -> String { directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)" }

  private func acceptedNames() -> [String] { fileNames(in: directory).filter(accepts) }
}
