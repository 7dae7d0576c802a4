import APNs
import Cryptography
import HTTP2
import Runtime

extension ProviderSession {
  /// Sends what there is, as much as the socket takes; the rest waits until it takes more.
  func send() {
    guard phase != .closed else { return }
    repeat {
      fillOutput()
      guard writeOutput() else { return close(endWhileLeaving) }
    } while output.isEmpty && maySpeak && http.hasOutput
    updateWatches()
    endIfDone()
  }

  /// Takes frames from HTTP/2, no more than may wait for the peer.
  private func fillOutput() {
    let limit = endpoint.limits.outputBytes
    guard output.count - sentCount < limit else { return }
    guard let tls else {
      pullFrames(into: &output, upTo: limit + sentCount)
      return
    }
    if maySpeak {
      var plain: [UInt8] = []
      pullFrames(into: &plain, upTo: limit)
      tls.send(plain)
    }
    tls.takeOutput(into: &output)
  }

  private func pullFrames(into buffer: inout [UInt8], upTo limit: Int) {
    do throws(SessionError) {
      try http.send(into: &buffer, upTo: limit)
    } catch {
      fail("\(error)")
    }
    for event in http.takeEvents() {
      switch event {
      case .failed(_, let reason): fail(reason)
      case .refused: endpoint.runtime.streamRefused(on: provider.number)
      case .brokenOff(_, let message, let code): endpoint.breakOff(message, wordsForReset(code), on: self)
      default: break
      }
    }
  }

  /// Why we reset a request.
  private func wordsForReset(_ code: ErrorCode) -> String {
    // Nothing else is reset with CANCEL here.
    if code == .cancel { return "it was not complete after \(Int(endpoint.limits.requestSeconds)) s" }
    return "it was reset before it was complete (\(code))"
  }

  /// Gives the socket what it takes; false where it has failed.
  private func writeOutput() -> Bool {
    while sentCount < output.count {
      guard let count = try? sendBytes(descriptor, output[sentCount...]) else { return false }
      if count == 0 { break }
      sentCount += count
      moments.lastSent = .now
    }
    if sentCount == output.count {
      output.removeAll(keepingCapacity: output.capacity <= 1 << 16)
      sentCount = 0
      if http.unsentBodyBytes == 0 { moments.lastSent = .now }
    } else if sentCount > 1 << 16 {
      output.removeFirst(sentCount)
      sentCount = 0
    }
    return true
  }

  /// Sends bytes that are no HTTP/2, to a peer that speaks none.
  func giveUpHTTP2(saying bytes: [UInt8]) {
    if let tls {
      tls.send(bytes)
      tls.takeOutput(into: &output)
    } else {
      output = bytes
      sentCount = 0
    }
    _ = writeOutput()
  }

  // MARK: The end

  /// Asks the peer to leave: what was taken is answered, nothing more is taken.
  func leave(_ end: ConnectionRecord.End, _ code: ErrorCode = .noError, reason: Reason?) {
    guard phase == .serving else { return }
    phase = .leaving(end)
    moments.leaving = .now
    http.goAway(code, debugData: reason?.body() ?? [])
    endpoint.runtime.connectionWentAway(provider.number)
  }

  /// The peer broke the rules of HTTP/2: what was taken is answered, then it ends.
  func fail(_ reason: String) {
    guard phase == .serving else { return }
    phase = .leaving(.protocolError)
    endDetail = reason
  }

  /// Says nothing more, and waits a moment for the peer to read what was said.
  func finish(_ end: ConnectionRecord.End) {
    guard phase != .closed else { return }
    if case .lingering = phase { return }
    guard output.isEmpty, !peerHasEnded else { return close(end) }
    phase = .lingering(end)
    moments.leaving = .now
    tls?.close()
    tls?.takeOutput(into: &output)
    _ = writeOutput()
    shutDownSending(descriptor)
    updateWatches()
  }

  /// Ends where nothing is left to be done: after a GOAWAY, or for a peer that sends no more.
  func endIfDone() {
    guard unansweredCount == 0, hasSentAll else { return }
    switch phase {
    case .leaving(let end) where http.isFinished || http.openStreamCount == 0: finish(end)
    case .leaving(let end) where peerHasEnded: close(end)
    case .serving where peerHasEnded: close(.peer)
    case .serving where http.isFinished: finish(.peer)
    default: break
    }
  }

  /// Counts a refusal; with too many in a row the connection is closed.
  ///
  /// Source: apple-rules 3.2.
  func countRefusal() {
    refusalCount += 1
    let limit = endpoint.limits.refusalsInARow
    if limit > 0, refusalCount >= limit { leave(.limit, .enhanceYourCalm, reason: nil) }
  }
}
