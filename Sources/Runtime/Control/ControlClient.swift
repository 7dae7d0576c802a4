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
  private var received = LineBuffer(limit: OperationReply.byteLimit)
  private let path: String

  /// Connects to the center that listens at `path`; nil where there is none, or where it ends just now.
  init?(path: String) throws(OperationError) {
    guard let descriptor = try ControlSocket.connect(to: path) else { return nil }
    self.descriptor = descriptor
    self.path = path
    makeNonBlocking(descriptor)
    switch try readLine(seconds: 5).map(ControlGreeting.init(line:)) {
    case .ready(let version, _)??:
      guard version == ControlRequest.version else {
        throw OperationError(
          exitCode: 3,
          message: "the center at '\(path)' speaks version \(version) of the control protocol, this belfry version "
            + "\(ControlRequest.version); quit the center, or use the belfry that it runs")
      }
    case .ending??, nil: return nil
    case .some(.none): throw OperationError(exitCode: 3, message: "'\(path)' is not the socket of a belfry center")
    }
  }

  deinit { close(descriptor) }

  /// Sends a request and waits for its answer.
  func perform(_ request: ControlRequest, seconds: Double = 60) throws(OperationError) -> Outcome {
    let line = Array(request.line.utf8) + [UInt8(ascii: "\n")]
    let isSent = try send(line[...], seconds: seconds)
    guard let answer = try readLine(seconds: seconds) else {
      // An incomplete line is never carried out.
      if !isSent { return .notTaken }
      throw OperationError(
        exitCode: 3,
        message: "the center ended before it answered; 'belfry deliveries' and 'belfry log' show whether it was done")
    }
    if ControlGreeting(line: answer) == .ending { return .notTaken }
    guard let reply = OperationReply(line: answer) else {
      throw OperationError(exitCode: 3, message: "the center at '\(path)' gave an answer that is none")
    }
    return .reply(reply)
  }

  /// Sends all of it; false where the other end is gone.
  private func send(_ bytes: ArraySlice<UInt8>, seconds: Double) throws(OperationError) -> Bool {
    var rest = bytes
    let end = MonotonicTime.now.adding(seconds: seconds)
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try sendBytes(descriptor, rest))
      } catch {
        return false
      }
      if !rest.isEmpty { try wait(for: Int16(POLLOUT), until: end) }
    }
    return true
  }

  /// The next line; nil where the center ended.
  private func readLine(seconds: Double) throws(OperationError) -> [UInt8]? {
    let end = MonotonicTime.now.adding(seconds: seconds)
    while true {
      do throws(LineBuffer.TooLong) {
        if let line = try received.next() { return line }
      } catch {
        throw OperationError(exitCode: 3, message: "the answer of the center at '\(path)' is too long")
      }
      switch readBytes(descriptor, limit: 1 << 18) {
      case .bytes(let bytes): received.append(bytes)
      case .wouldBlock: try wait(for: Int16(POLLIN), until: end)
      case .end, .failed: return nil
      }
    }
  }

  private func wait(for events: Int16, until end: MonotonicTime) throws(OperationError) {
    let left = MonotonicTime.now.seconds(until: end)
    guard left > 0 else {
      throw OperationError(
        exitCode: 3, message: "the center at '\(path)' does not answer; it may be stopped (Ctrl-Z) or busy")
    }
    var watched = pollfd(fd: descriptor, events: events, revents: 0)
    poll(&watched, 1, Int32(min(left * 1000, 60_000).rounded(.up)))
  }
}
