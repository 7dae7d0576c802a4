import APNs
import Cryptography
import HTTP2
import Runtime

extension ProviderSession {
  /// Reads once, so that every connection has its turn.
  func read() {
    switch readBytes(descriptor, into: &endpoint.readBuffer) {
    case .bytes(let count): take(endpoint.readBuffer[..<count])
    case .wouldBlock: return
    case .end: peerEnded()
    case .failed: close(endWhileLeaving)
    }
  }

  /// Takes bytes of the network.
  private func take(_ bytes: ArraySlice<UInt8>) {
    if case .lingering = phase { return }
    guard let tls else { return takePlain(bytes) }
    var plain: [UInt8] = []
    tls.receive(bytes, into: &plain)
    if !isIntroduced, tls.state == .open { endpoint.introduce(self) }
    if !plain.isEmpty { takePlain(plain[...]) }
    switch tls.state {
    case .handshaking, .open: send()
    case .closed: peerEnded()
    case .failed(let error):
      // Before the alert is sent: a peer that is gone already takes none, and its reason counts all the same.
      let end = isIntroduced ? ConnectionRecord.End.protocolError : .handshake
      endDetail = endDetail ?? error.reason
      if phase == .serving { phase = .leaving(end) }
      send()
      finish(end)
    }
  }

  /// Takes bytes of HTTP/2.
  private func takePlain(_ bytes: ArraySlice<UInt8>) {
    hasHeard = true
    var failure: SessionError?
    do throws(SessionError) { try http.receive(bytes) } catch { failure = error }
    let now = MonotonicTime.now
    for event in http.takeEvents() {
      take(event, at: now)
      if phase == .closed { return }
    }
    if http.keptBodyBytes > endpoint.limits.keptBodyBytes { http.terminate(.enhanceYourCalm) }
    if let failure {
      if failure == .http1 { giveUpHTTP2(saying: answerToHTTP1) } else { send() }
      endDetail = endDetail ?? "\(failure)"
      finish(.protocolError)
    } else if http.hasOutput {
      send()
    }
  }

  private func take(_ event: SessionEvent, at now: MonotonicTime) {
    switch event {
    case .message(let stream, let message):
      moments.lastHeard = now
      moments.isOver(stream)
      endpoint.take(message, stream, on: self, at: now)
    case .began(let stream):
      moments.begun[stream] = now
    case .closed(let stream, _):
      moments.isOver(stream)
    case .settings:
      moments.isIntroduced = true
      moments.lastHeard = now
    case .ping, .pong, .settingsAcknowledged:
      moments.lastHeard = now
    case .reset:
      if !resets.take(at: now) { http.terminate(.enhanceYourCalm) }
    case .malformed(let stream, let message, let reason):
      moments.isOver(stream)
      endpoint.breakOff(message, reason, on: self)
      countRefusal()
    case .brokenOff(_, let message, let code):
      endpoint.breakOff(message, "the provider reset it before it was complete (\(code))", on: self)
    case .refused:
      endpoint.runtime.streamRefused(on: provider.number)
    case .late:
      endpoint.runtime.streamCameLate(on: provider.number)
    case .goAway: break
    case .failed(_, let reason): fail(reason)
    }
  }

  /// The peer sends no more; it may still want its answers.
  private func peerEnded() {
    peerHasEnded = true
    if case .lingering(let end) = phase { return close(end) }
    send()
    endIfDone()
  }

  /// What a browser or a curl without the right option is told.
  private var answerToHTTP1: [UInt8] {
    let option = tls == nil ? "--http2-prior-knowledge" : "--http2"
    return Array(
      ("HTTP/1.1 505 HTTP Version Not Supported\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n"
        + "This is an APNs endpoint: it speaks HTTP/2 only (curl: \(option)).\n").utf8)
  }
}
