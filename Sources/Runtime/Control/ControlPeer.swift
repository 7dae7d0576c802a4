import HTTP2
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One client of the control socket, from its first byte to its end.
final class ControlPeer {
  let descriptor: Int32
  private weak var server: ControlServer?
  private let loop: EventLoop
  private let idleSeconds: Double
  private let session: ServerSession
  private var outgoing = OutgoingBytes()
  private var reading: EventLoop.Token?
  private var writing: EventLoop.Token?
  private var deadline: EventLoop.Token?
  /// Requests that were not looked at yet, the first one first.
  private var waiting: [(stream: StreamIdentifier, message: HTTPMessage)] = []
  /// Requests whose answer something else must bring about.
  private var parked: [StreamIdentifier: ParkedRequest] = [:]
  private var isTurnQueued = false
  /// Whether the center is as far as the next request needs it; nil: that one has not had its turn yet.
  private var hasCaughtUp: (() -> Bool)?
  private var hasSpoken = false
  private var hasEnded = false
  /// The client sent everything that it had to say.
  private var isHalfClosed = false
  /// When it came or said something last.
  private(set) var lastHeard = MonotonicTime.now

  /// nil where there is no memory for it.
  init?(_ descriptor: Int32, server: ControlServer) {
    guard let session = try? ServerSession(limits: .control) else { return nil }
    self.descriptor = descriptor
    self.server = server
    self.session = session
    loop = server.loop
    idleSeconds = server.idleSeconds
  }

  /// Whether a request waits for its turn.
  var hasRequest: Bool { !waiting.isEmpty }

  /// Whether somebody waits for a frame.
  var awaitsFrame: Bool { parked.values.contains { $0.frame != nil } }

  /// Whether it waits for nothing and nothing of its waits to be read.
  var isSilent: Bool { !hasRequest && parked.isEmpty && isSent && !hasMore }

  /// Whether it waits for what is to be stored, and for nothing else.
  var isWaiting: Bool { !hasRequest && !parked.isEmpty && !awaitsFrame && isSent && !hasMore }

  /// Whether it has gone: nobody is left to be answered.
  var isGone: Bool { isHalfClosed && hasHungUp(descriptor) }

  /// Whether something of its waits to be read; the end that a half-closed one sent can be read for ever.
  private var hasMore: Bool { !isHalfClosed && isReadable(descriptor) }

  /// Ends its waits with what there is, as when their time is over.
  func endWaits() { for stream in parked.keys { answer(stream, isLast: true) } }

  /// Whether the client has taken all of its answers.
  private var isSent: Bool { outgoing.isEmpty && session.unsentBodyBytes == 0 }

  func start() {
    startReading()
    restartDeadline()
  }

  /// Ends the connection; requests that were not carried out are refused, so that they can be made again elsewhere.
  ///
  /// What is still to be sent is sent as far as the socket takes it at once.
  func end(refusing: Bool = false) {
    guard !hasEnded else { return }
    if refusing {
      for stream in waiting.map(\.stream) + parked.keys { session.reset(stream, .refusedStream) }
      session.goAway(debugData: Array(ControlAnswer(ControlError(.ending)).body))
      outgoing.flush(session, to: descriptor)
    }
    hasEnded = true
    for token in [reading, writing, deadline].compactMap({ $0 }) { loop.cancel(token) }
    for request in parked.values { request.timer.map(loop.cancel) }
    close(descriptor)
    server?.forget(self)
  }

  // MARK: What comes in

  private func startReading() {
    guard reading == nil, !isHalfClosed, !hasEnded else { return }
    reading = loop.watch(descriptor) { [weak self] in self?.readAvailable() }
  }

  private func stopReading() {
    if let reading { loop.cancel(reading) }
    reading = nil
  }

  private func readAvailable() {
    switch readBytes(descriptor, limit: 1 << 16) {
    case .bytes(let bytes):
      lastHeard = .now
      hasSpoken = true
      receive(bytes)
    case .wouldBlock: break
    case .end:
      isHalfClosed = true
      stopReading()
      if isGone { end() } else { endIfDone() }
    case .failed: end()
    }
  }

  private func receive(_ bytes: [UInt8]) {
    do throws(SessionError) {
      try session.receive(bytes)
    } catch {
      switch error {
      case .http1: OutgoingBytes.answerHTTP1(on: descriptor)
      case .notHTTP2: break
      default: outgoing.flush(session, to: descriptor)
      }
      return end()
    }
    takeEvents()
    if session.keptBodyBytes > 2 * ControlRequest.byteLimit { session.terminate(.enhanceYourCalm) }
    if waiting.reduce(0, { $0 + $1.message.body.count }) > ControlRequest.byteLimit { stopReading() }
    flush()
    takeTurn()
  }

  private func takeEvents() {
    for event in session.takeEvents() {
      switch event {
      case .message(let stream, let message): waiting.append((stream, message))
      case .closed(let stream, _):
        if waiting.first?.stream == stream { hasCaughtUp = nil }
        waiting.removeAll { $0.stream == stream }
        parked.removeValue(forKey: stream)?.timer.map(loop.cancel)
      default: break
      }
    }
  }

  // MARK: Turns

  /// Looks at the next request, if the last one is answered and its answer is taken.
  private func takeTurn() {
    guard !hasEnded, !isTurnQueued, isSent else { return }
    guard hasRequest else {
      startReading()
      return endIfDone()
    }
    queueTurn()
  }

  private func queueTurn() {
    isTurnQueued = true
    loop.enqueue { [weak self] in self?.carryOutNext() }
  }

  private func carryOutNext() {
    isTurnQueued = false
    guard !hasEnded, hasRequest else {
      hasCaughtUp = nil
      return takeTurn()
    }
    let hasCaughtUp = self.hasCaughtUp ?? server?.catchingUp()
    guard hasCaughtUp?() ?? true else {
      self.hasCaughtUp = hasCaughtUp
      restartDeadline()
      return queueTurn()
    }
    self.hasCaughtUp = nil
    let (stream, message) = waiting.removeFirst()
    do throws(ControlError) {
      let request = try ControlRequest(message)
      switch request.wish {
      case .operations(let operations): carryOut(operations, of: request, on: stream)
      case .idle(let frame): parked[stream] = ParkedRequest(request: request, frame: frame)
      }
    } catch {
      respond(to: stream, with: ControlAnswer(error))
    }
    restartDeadline()
    server?.checkIdle()
    takeTurn()
  }

  private func carryOut(_ operations: [Operation], of request: ControlRequest, on stream: StreamIdentifier) {
    var reply = OperationReply([])
    for operation in operations where reply.error == nil {
      reply = server?.carryOut(operation) ?? OperationReply(error: .ending)
    }
    guard request.waitSeconds > 0, reply.error == nil, reply.output.isEmpty else {
      return respond(to: stream, with: ControlAnswer(reply, as: request.form))
    }
    let timer = loop.schedule(after: request.waitSeconds) { [weak self] in self?.answer(stream, isLast: true) }
    parked[stream] = ParkedRequest(request: request, timer: timer)
  }

  /// Answers a parked request for a page, where there is something now or where it has waited long enough.
  private func answer(_ stream: StreamIdentifier, isLast: Bool) {
    guard let request = parked[stream], case .operations(let operations) = request.request.wish,
      let operation = operations.last, let reply = server?.carryOut(operation),
      isLast || reply.error != nil || !reply.output.isEmpty
    else { return }
    unpark(stream, with: ControlAnswer(reply, as: request.request.form))
  }

  /// Something was stored: who waits for it is answered.
  func checkPages() {
    for (stream, request) in parked where request.frame == nil { answer(stream, isLast: false) }
  }

  /// A frame was painted, and everything is quiet.
  func answerIdle(frame: Int64) {
    for (stream, request) in parked {
      guard let awaited = request.frame, frame > awaited else { continue }
      let reply = OperationReply([.object([("frame", .integer(frame))])])
      unpark(stream, with: ControlAnswer(reply, as: request.request.form))
    }
  }

  private func unpark(_ stream: StreamIdentifier, with answer: ControlAnswer) {
    parked.removeValue(forKey: stream)?.timer.map(loop.cancel)
    respond(to: stream, with: answer)
    takeTurn()
  }

  // MARK: What goes out

  private func respond(to stream: StreamIdentifier, with answer: ControlAnswer) {
    session.respond(to: stream, status: answer.status, fields: answer.fields, body: answer.body)
    flush()
  }

  private func flush() {
    guard hasSpoken, !hasEnded else { return }
    guard outgoing.flush(session, to: descriptor) else { return end() }
    takeEvents()
    restartDeadline()
    if !outgoing.isEmpty {
      if writing == nil {
        writing = loop.watch(descriptor, for: .writable) { [weak self] in
          self?.flush()
          self?.takeTurn()
        }
      }
      return
    }
    if let writing { loop.cancel(writing) }
    writing = nil
    if session.isFinished { end() }
  }

  private func endIfDone() {
    if isHalfClosed, !hasRequest, parked.isEmpty, isSent { end() }
  }

  /// A peer that waits for something may be silent as long as it takes; that it has gone is seen all the same.
  private func restartDeadline() {
    if let deadline { loop.cancel(deadline) }
    deadline = nil
    guard parked.isEmpty, hasCaughtUp == nil, !hasEnded else { return }
    deadline = loop.schedule(after: idleSeconds) { [weak self] in self?.end() }
  }
}

/// A request that is answered when something happens.
private struct ParkedRequest {
  let request: ControlRequest
  /// It waits for a frame with a greater number than this; nil: for something to be stored.
  var frame: Int64?
  /// Ends its wait.
  var timer: EventLoop.Token?
}

extension SessionLimits {
  /// Limits for the peers of a control socket.
  fileprivate static let control: SessionLimits = {
    var limits = SessionLimits(concurrentStreams: 100)
    limits.bodyBytes = ControlRequest.byteLimit
    limits.fieldBytes = 16_384
    limits.streamWindow = 1 << 20
    return limits
  }()
}
