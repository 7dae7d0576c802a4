import HTTP2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command's connection to a running center.
///
/// Waits, as a command may.
final class ControlClient {
  /// What came of a request.
  enum Outcome: Equatable {
    case reply(OperationReply)
    /// The center ended before it took the request: it can be made again elsewhere.
    case notTaken
  }

  private let descriptor: Int32
  private let session: ClientSession
  private var outgoing = OutgoingBytes()
  private var hasEnded = false
  private let path: String

  /// Connects to the center that listens at `path`; nil where there is none, or where it ends just now.
  init?(path: String) throws(OperationError) {
    guard let descriptor = try ControlSocket.connect(to: path) else { return nil }
    self.descriptor = descriptor
    self.path = path
    do throws(SessionError) {
      session = try ClientSession(limits: .reply)
    } catch {
      close(descriptor)
      throw OperationError(exitCode: 3, message: "\(error)")
    }
    makeNonBlocking(descriptor)
    // Only a center that has taken the connection can say so: a request that is sent before may be lost with it.
    let end = MonotonicTime.now.adding(seconds: 5)
    while true {
      let events = try nextEvents(until: end)
      if events.contains(.settings) { return }
      if events.contains(where: \.isFailure) { throw Self.isNoCenter(path) }
      if hasEnded { return nil }
    }
  }

  deinit { close(descriptor) }

  /// Sends an operation and waits for its answer; calls `delayed` once where that takes more than a second.
  func perform(
    _ operation: Operation, seconds: Double = 60, delayed: () -> Void = {}
  ) throws(OperationError) -> Outcome {
    let call = ControlCall(operation)
    guard
      let stream = session.request(
        method: "POST", authority: "localhost", path: call.path, fields: call.fields, body: call.body)
    else { return .notTaken }
    let start = MonotonicTime.now
    var isDelayed = false
    var end = start.adding(seconds: seconds)
    while true {
      let events = try nextEvents(until: end)
      if !isDelayed, events.isEmpty, start.seconds(until: .now) > Self.patienceSeconds {
        isDelayed = true
        delayed()
      }
      for event in events {
        switch event {
        case .message(stream, let response): return .reply(try reply(response, to: call))
        case .closed(stream, .refusedStream): return .notTaken
        case .goAway(let last, _, _) where last < stream: return .notTaken
        default: if event.isFailure { throw Self.isNoCenter(path) }
        }
      }
      if hasEnded {
        // An incomplete request is never carried out.
        if session.unsentBodyBytes > 0 || !outgoing.isEmpty { return .notTaken }
        throw OperationError(
          exitCode: 3,
          message: "the center ended before it answered; 'belfry deliveries' and 'belfry log' show whether it was done")
      }
      if !events.isEmpty { end = MonotonicTime.now.adding(seconds: seconds) }
    }
  }

  /// How long a person waits without a word.
  private static let patienceSeconds = 1.0

  private func reply(_ response: HTTPMessage, to call: ControlCall) throws(OperationError) -> OperationReply {
    let version = response.fields.value(of: "belfry-protocol") ?? "?"
    guard version == ControlRequest.version else {
      throw OperationError(
        exitCode: 3,
        message: "the center at '\(path)' speaks version \(version) of the control protocol, this belfry version "
          + "\(ControlRequest.version); quit the center, or use the belfry that it runs")
    }
    guard response.body.count == response.bodyByteCount else {
      throw OperationError(exitCode: 3, message: "the answer of the center at '\(path)' is too long")
    }
    guard let reply = call.reply(response) else {
      throw OperationError(exitCode: 3, message: "the center at '\(path)' gave an answer that is none")
    }
    return reply
  }

  /// Sends what there is, waits for bytes of the center, and tells what they meant; none where it is gone.
  private func nextEvents(until end: MonotonicTime) throws(OperationError) -> [SessionEvent] {
    if !outgoing.flush(session, to: descriptor) { hasEnded = true }
    switch readBytes(descriptor, limit: 1 << 18) {
    case .bytes(let bytes):
      do throws(SessionError) { try session.receive(bytes) } catch { throw Self.isNoCenter(path) }
      if !outgoing.flush(session, to: descriptor) { hasEnded = true }
    case .wouldBlock: if !hasEnded { try wait(until: end) }
    case .end, .failed: hasEnded = true
    }
    return session.takeEvents()
  }

  private func wait(until end: MonotonicTime) throws(OperationError) {
    let left = MonotonicTime.now.seconds(until: end)
    guard left > 0 else {
      throw OperationError(
        exitCode: 3, message: "the center at '\(path)' does not answer; it may be stopped (Ctrl-Z) or busy")
    }
    let events = outgoing.isEmpty ? Int16(POLLIN) : Int16(POLLIN | POLLOUT)
    var watched = pollfd(fd: descriptor, events: events, revents: 0)
    poll(&watched, 1, Int32((min(left, Self.patienceSeconds) * 1000).rounded(.up)) + 1)
  }

  private static func isNoCenter(_ path: String) -> OperationError {
    OperationError(
      exitCode: 3,
      message:
        "'\(path)' is not the socket of a belfry center, or that of one of another version; quit that center, or "
        + "use the belfry that it runs")
  }
}

extension SessionEvent {
  /// Whether the other side does not speak as it should.
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}

extension SessionLimits {
  /// Limits for the replies of a center.
  fileprivate static let reply: SessionLimits = {
    var limits = SessionLimits()
    limits.bodyBytes = OperationReply.byteLimit
    limits.streamWindow = 1 << 24
    limits.connectionWindow = 1 << 24
    return limits
  }()
}
