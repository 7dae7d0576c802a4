import APNs
import Cryptography
import HTTP2
import Runtime

extension Endpoint {
  /// Takes connections from now on.
  func listen(on listener: Listener) {
    for socket in listener.sockets {
      accepting[socket.descriptor] = loop.watch(socket.descriptor) { [unowned self] in
        accept(from: socket, of: listener)
      }
    }
  }

  /// Takes the connections that wait, a bounded number a turn.
  private func accept(from socket: TCPListener, of listener: Listener) {
    for _ in 0..<Self.acceptsPerTurn {
      switch socket.accept() {
      case .connection(let descriptor, let peer): begin(descriptor, peer: peer, environment: listener.environment)
      case .nobody: return
      case .exhausted: return pause(socket, of: listener)
      }
    }
  }

  private static let acceptsPerTurn = 64
  private static let pauseSeconds = 1.0

  /// Without descriptors there is nothing to be had: those who wait, wait a moment longer.
  private func pause(_ socket: TCPListener, of listener: Listener) {
    accepting.removeValue(forKey: socket.descriptor).map(loop.cancel)
    runtime.announce("no more connections can be taken: the system gives no more descriptors (see 'ulimit -n')")
    loop.schedule(after: Self.pauseSeconds) { [weak self] in
      guard let self, drain == nil, !hasEnded else { return }
      accepting[socket.descriptor] = loop.watch(socket.descriptor) { [unowned self] in
        accept(from: socket, of: listener)
      }
    }
  }

  private func begin(_ descriptor: Int32, peer: TCPAddress, environment: APNsEnvironment) {
    lastNumber += 1
    let provider = ProviderConnection(
      number: lastNumber, environment: environment, openedAt: runtime.configuration.clock.now)
    let faults = runtime.open(provider)
    guard sessions.count < limits.connections && leavesRoom(descriptor) || makeRoom(),
      let session = try? makeSession(descriptor, peer.description, provider, faults)
    else {
      closeDescriptor(descriptor)
      runtime.connectionBegan(ConnectionRecord(provider, peer: peer.description))
      return runtime.connectionEnded(lastNumber, .limit)
    }
    sessions[lastNumber] = session
    if session.tls == nil { introduce(session) }
    // The client speaks first: who does not speak HTTP/2 is then answered in words that it knows.
    session.updateWatches()
    sweepSoon()
  }

  /// Whether descriptors are left beside this one for whoever is no provider: the system gives the lowest that is free.
  private func leavesRoom(_ descriptor: Int32) -> Bool {
    let limit = descriptorLimit()
    return Int(descriptor) < limit - EndpointLimits.otherDescriptors(of: limit) / 2
  }

  /// It is known who asks: HTTP/2 begins.
  func introduce(_ session: ProviderSession) {
    session.isIntroduced = true
    if let tls = session.tls, let certificate = ProviderCertificate(of: tls, authority: configuration.authority) {
      session.provider.certificate = certificate
      let streams = streamLimit(session.provider, session.faults)
      if let http = try? ServerSession(limits: limits.session(streams: streams)) { session.http = http }
    }
    runtime.connectionBegan(ConnectionRecord(session.provider, peer: session.peer, tls: session.tls))
    for action in session.faults.actions { session.carryOut(action) }
  }

  private func makeSession(
    _ descriptor: Int32, _ peer: String, _ provider: ProviderConnection, _ faults: ConnectionFaults
  ) throws -> ProviderSession {
    ProviderSession(
      descriptor, peer: peer, provider: provider,
      http: try ServerSession(limits: limits.session(streams: streamLimit(provider, faults))),
      tls: try configuration.tls?.makeConnection(), faults: faults, endpoint: self)
  }

  private func streamLimit(_ provider: ProviderConnection, _ faults: ConnectionFaults) -> Int {
    faults.streamLimit ?? provider.initialStreamLimit(runtime.gateway.choices)
  }

  /// Closes the connection that was silent for the longest, one that has never said anything before all others; false
  /// where none was for long enough.
  private func makeRoom() -> Bool {
    let now = MonotonicTime.now
    var wordless: (session: ProviderSession, seconds: Double)?
    var silent: (session: ProviderSession, seconds: Double)?
    for session in sessions.values {
      guard let seconds = session.silentSeconds(at: now) else { continue }
      if !session.moments.isIntroduced {
        if seconds >= max(limits.wordlessSeconds, wordless?.seconds ?? 0) { wordless = (session, seconds) }
      } else if seconds >= max(limits.graceSeconds, silent?.seconds ?? 0) {
        silent = (session, seconds)
      }
    }
    guard let session = (wordless ?? silent)?.session else { return false }
    session.leave(.limit, reason: .idleTimeout)
    session.send()
    session.close(.limit)
    return true
  }

  /// A session has closed.
  func forget(_ session: ProviderSession, _ end: ConnectionRecord.End) {
    guard sessions.removeValue(forKey: session.provider.number) != nil else { return }
    if !session.isIntroduced { runtime.connectionBegan(ConnectionRecord(session.provider, peer: session.peer)) }
    runtime.connectionEnded(session.provider.number, end, detail: session.endDetail)
    endDrainIfDone()
  }

  /// Looks for slow and silent peers once a second, while there are any.
  private func sweepSoon() {
    guard sweep == nil, !sessions.isEmpty else { return }
    sweep = loop.schedule(after: limits.sweepSeconds) { [weak self] in
      guard let self else { return }
      sweep = nil
      checkTime(at: .now)
      sweepSoon()
    }
  }

  /// Cuts off who is slow or silent at `now`.
  func checkTime(at now: MonotonicTime) {
    for session in Array(sessions.values) { session.checkTime(at: now) }
  }
}

extension ConnectionRecord {
  /// A connection that has come.
  fileprivate init(_ provider: ProviderConnection, peer: String, tls: TLSConnection? = nil) {
    self.init(
      number: provider.number, environment: provider.environment, openedAt: provider.openedAt, peer: peer,
      tlsVersion: tls?.version.protocol, certificate: provider.certificate?.subject)
  }
}

extension EndpointLimits {
  /// The part that HTTP/2 has to know.
  func session(streams: Int) -> SessionLimits {
    var session = SessionLimits(concurrentStreams: streams)
    session.fieldBytes = fieldBytes
    session.bodyBytes = bodyBytes
    session.discardedBodyBytes = discardedBytes
    return session
  }
}
