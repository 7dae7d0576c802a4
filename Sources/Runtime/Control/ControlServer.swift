#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The control socket of a running center: other processes act through it.
///
/// Speaks HTTP/2 (docs/control.md). Never blocks the loop. A peer is answered one request at a time and one a turn, so
/// that no client starves another or the screen; one that sends half a request, takes no answer or says nothing for
/// ``idleSeconds`` is cut off, and sooner where others wait for its place.
final class ControlServer {
  /// Peers served at a time; more wait in the system's queue for a place (``makeRoom()``).
  static let peerLimit = 64

  let path: String
  /// How long a peer may be silent or not take its answer.
  let idleSeconds: Double
  /// How long a peer may be silent while others wait for its place.
  private let graceSeconds: Double
  let loop: EventLoop
  private let descriptor: Int32
  private let catchUp: () -> () -> Bool
  private let answer: (Operation) -> OperationReply
  private let frameNumber: () -> Int64
  private let isSettled: () -> Bool
  private var peers: [Int32: ControlPeer] = [:]
  private var accepting: EventLoop.Token?
  private var isCheckingIdle = false
  private var isCheckingPages = false
  private var hasEnded = false

  init(
    path: String, loop: EventLoop, idleSeconds: Double = 30, graceSeconds: Double = 0.5,
    frameNumber: @escaping () -> Int64, isSettled: @escaping () -> Bool = { true },
    catchUp: @escaping () -> () -> Bool = { { true } },
    answer: @escaping (Operation) -> OperationReply
  ) throws(OperationError) {
    self.path = path
    self.loop = loop
    self.idleSeconds = idleSeconds
    self.graceSeconds = graceSeconds
    self.frameNumber = frameNumber
    self.isSettled = isSettled
    self.catchUp = catchUp
    self.answer = answer
    descriptor = try ControlSocket.listen(at: path)
    startAccepting()
  }

  deinit { end() }

  /// How many clients are served right now.
  var peerCount: Int { peers.count }

  /// Stops listening, tells every peer that nothing more will be done, and takes the socket's file away.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    stopAccepting()
    unlink(path)
    close(descriptor)
    let leaving = peers.values
    peers = [:]
    for peer in leaving { peer.end(refusing: true) }
  }

  /// Answers the requests for `/idle` that are due: nothing is queued, no service extension has a push, everything is
  /// stored, a newer frame is painted.
  ///
  /// Whoever settles has to call it again.
  func checkIdle() {
    guard !isCheckingIdle, peers.values.contains(where: \.awaitsFrame) else { return }
    isCheckingIdle = true
    // One turn later, after everything that this turn still brings.
    loop.enqueue { [weak self] in self?.answerIdle() }
  }

  private func answerIdle() {
    isCheckingIdle = false
    guard isSettled() else { return }
    guard loop.isIdle, !peers.values.contains(where: \.hasRequest) else { return checkIdle() }
    for peer in peers.values { peer.answerIdle(frame: frameNumber()) }
  }

  /// Answers those who wait for responses or deliveries, once for all that this turn still brings.
  func checkPages() {
    guard !isCheckingPages, !peers.isEmpty else { return }
    isCheckingPages = true
    loop.enqueue { [weak self] in
      self?.isCheckingPages = false
      self?.peers.values.forEach { $0.checkPages() }
    }
  }

  // MARK: Peers

  /// A question whether the center is as far as it has to be for a request that is there by now; to be asked once a turn.
  func catchingUp() -> () -> Bool { catchUp() }

  func carryOut(_ operation: Operation) -> OperationReply { answer(operation) }

  func forget(_ peer: ControlPeer) {
    peers[peer.descriptor] = nil
    startAccepting()
  }

  private func startAccepting() {
    guard accepting == nil, !hasEnded else { return }
    accepting = loop.watch(descriptor) { [weak self] in self?.accept() }
  }

  private func stopAccepting() {
    if let accepting { loop.cancel(accepting) }
    accepting = nil
  }

  private func accept() {
    while peers.count < Self.peerLimit || (isReadable(descriptor) && makeRoom()) {
      let connection = systemAccept(descriptor)
      guard connection >= 0 else {
        // Without descriptors who waits cannot be taken: not even a turn from now.
        if isReadable(descriptor), !makeRoom() { pause() }
        break
      }
      makeNonBlocking(connection)
      guard let peer = ControlPeer(connection, server: self) else {
        close(connection)
        break
      }
      peers[connection] = peer
      peer.start()
    }
    if peers.count >= Self.peerLimit, isReadable(descriptor) { pause() }
  }

  /// Lets those who wait, wait a moment longer.
  private func pause() {
    stopAccepting()
    loop.schedule(after: graceSeconds) { [weak self] in self?.startAccepting() }
  }

  /// Makes room by forgetting a peer that has gone, else by closing the one that has been silent for the longest, else by
  /// ending the longest wait with an empty page; false where there is none, or not for long.
  private func makeRoom() -> Bool {
    func longest(_ peers: [ControlPeer]) -> ControlPeer? {
      let first = peers.min { $0.lastHeard < $1.lastHeard }
      return first.flatMap { $0.lastHeard.seconds(until: .now) >= graceSeconds ? $0 : nil }
    }
    let peers = Array(peers.values)
    if let gone = peers.first(where: \.isGone) {
      gone.end()
      return true
    }
    guard let peer = longest(peers.filter(\.isSilent)) ?? longest(peers.filter(\.isWaiting)) else { return false }
    peer.endWaits()
    peer.end()
    return true
  }
}

private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

/// Whether the other end of a connection has closed it, and not merely said everything that it had to say.
func hasHungUp(_ descriptor: Int32) -> Bool {
  var watched = pollfd(fd: descriptor, events: 0, revents: 0)
  return poll(&watched, 1, 0) > 0 && Int32(watched.revents) & (POLLHUP | POLLERR) != 0
}

/// Whether something can be read, or accepted, at once.
func isReadable(_ descriptor: Int32) -> Bool {
  var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&watched, 1, 0) > 0
}
