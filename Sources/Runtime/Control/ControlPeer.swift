import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One client of the control socket, from its greeting to its end.
final class ControlPeer {
  let descriptor: Int32
  private weak var server: ControlServer?
  private let loop: EventLoop
  private let idleSeconds: Double
  private var received = LineBuffer(limit: ControlRequest.byteLimit)
  private var outgoing: [UInt8] = []
  private var sentCount = 0
  private var reading: EventLoop.Token?
  private var writing: EventLoop.Token?
  private var deadline: EventLoop.Token?
  private var isTurnQueued = false
  private var hasEnded = false
  /// The client sent everything that it had to say.
  private var isHalfClosed = false
  /// Waits for a frame with a greater number than this.
  private(set) var awaitedFrame: Int64?
  /// When it came or said something last.
  private(set) var lastHeard = MonotonicTime.now

  init(_ descriptor: Int32, server: ControlServer) {
    self.descriptor = descriptor
    self.server = server
    loop = server.loop
    idleSeconds = server.idleSeconds
  }

  /// Whether a request waits for its turn.
  var hasRequest: Bool { isTurnQueued }

  /// Whether it waits for nothing and nothing of its waits to be read.
  var isSilent: Bool {
    !isTurnQueued && awaitedFrame == nil && sentCount == outgoing.count && !isReadable(descriptor)
  }

  func start() {
    reading = loop.watch(descriptor) { [weak self] in self?.readAvailable() }
    send(ControlGreeting.ready(version: ControlRequest.version, pid: Int64(getpid())).line)
  }

  /// Ends the connection; what is still to be sent is sent as far as the socket takes it at once.
  func end(saying farewell: ControlGreeting? = nil) {
    guard !hasEnded else { return }
    if let farewell {
      outgoing += Array(farewell.line.utf8) + [UInt8(ascii: "\n")]
      sentCount += (try? sendBytes(descriptor, outgoing[sentCount...])) ?? 0
    }
    hasEnded = true
    for token in [reading, writing, deadline].compactMap({ $0 }) { loop.cancel(token) }
    close(descriptor)
    server?.forget(self)
  }

  func answerIdle(frame: Int64) {
    awaitedFrame = nil
    send(OperationReply([.object([("frame", .integer(frame))])]).line)
  }

  private func readAvailable() {
    switch readBytes(descriptor, limit: 1 << 16) {
    case .bytes(let bytes):
      received.append(bytes)
      lastHeard = .now
      restartDeadline()
      takeTurn()
    case .wouldBlock: break
    case .end:
      isHalfClosed = true
      if let reading { loop.cancel(reading) }
      reading = nil
      endIfDone()
    case .failed: end()
    }
  }

  /// Carries out the next request, if the last one is answered and its answer is taken.
  private func takeTurn() {
    guard !hasEnded, !isTurnQueued, awaitedFrame == nil, sentCount == outgoing.count else { return }
    do throws(LineBuffer.TooLong) {
      guard let line = try received.next() else { return endIfDone() }
      isTurnQueued = true
      loop.enqueue { [weak self] in self?.carryOut(line) }
    } catch {
      let message = "a request may have \(ControlRequest.byteLimit) bytes at most"
      send(OperationReply(error: OperationError(exitCode: 2, message: message)).line)
      end()
    }
  }

  private func carryOut(_ line: [UInt8]) {
    isTurnQueued = false
    guard !hasEnded else { return }
    do throws(OperationError) {
      switch try ControlRequest(line: line) {
      case .operation(let operation): send((server?.carryOut(operation) ?? OperationReply(error: .ending)).line)
      case .idle(let frame):
        awaitedFrame = frame
        restartDeadline()
      }
    } catch {
      send(OperationReply(error: error).line)
    }
    server?.checkIdle()
    takeTurn()
  }

  private func send(_ line: String) {
    outgoing += Array(line.utf8)
    outgoing.append(UInt8(ascii: "\n"))
    flush()
  }

  private func flush() {
    do throws(SystemError) {
      while sentCount < outgoing.count {
        let count = try sendBytes(descriptor, outgoing[sentCount...])
        guard count > 0 else { break }
        sentCount += count
      }
    } catch {
      return end()
    }
    restartDeadline()
    if sentCount < outgoing.count {
      if writing == nil { writing = loop.watch(descriptor, for: .writable) { [weak self] in self?.flush() } }
    } else {
      outgoing = []
      sentCount = 0
      if let writing { loop.cancel(writing) }
      writing = nil
      loop.enqueue { [weak self] in self?.takeTurn() }
    }
  }

  private func endIfDone() {
    if isHalfClosed, !isTurnQueued, awaitedFrame == nil, sentCount == outgoing.count { end() }
  }

  /// A peer that waits for a frame may be silent as long as it takes; its end is seen all the same.
  private func restartDeadline() {
    if let deadline { loop.cancel(deadline) }
    deadline = nil
    guard awaitedFrame == nil, !hasEnded else { return }
    deadline = loop.schedule(after: idleSeconds) { [weak self] in self?.end() }
  }
}
