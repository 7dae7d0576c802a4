import APNs
import HTTP2
import Runtime

extension ProviderSession {
  /// Cuts off a peer that is slow or silent: looked at once a second.
  func checkTime(at now: MonotonicTime) {
    let limits = endpoint.limits
    if let leaving = moments.leaving {
      if leaving.seconds(until: now) >= limits.leaveSeconds { close(endWhileLeaving) }
    } else if !moments.isIntroduced {
      guard moments.opened.seconds(until: now) >= limits.handshakeSeconds else { return }
      endDetail = isIntroduced ? "no HTTP/2 settings came in time" : "no handshake came in time"
      close(.handshake)
    } else if unsentByteCount > 0, moments.lastSent.seconds(until: now) >= limits.writeSeconds {
      close(.slow)
    } else if unansweredCount == 0, moments.lastHeard.seconds(until: now) >= faults.idleSeconds ?? limits.idleSeconds {
      leave(.idle, reason: .idleTimeout)
      send()
    } else {
      resetSlowRequests(at: now)
    }
  }

  /// For how long nothing was asked; nil where something is being asked or answered.
  func silentSeconds(at now: MonotonicTime) -> Double? {
    guard unansweredCount == 0, moments.begun.isEmpty else { return nil }
    return moments.lastHeard.seconds(until: now)
  }

  private func resetSlowRequests(at now: MonotonicTime) {
    let slow = moments.begun.filter { $0.value.seconds(until: now) >= endpoint.limits.requestSeconds }
    guard !slow.isEmpty else { return }
    for stream in slow.keys {
      moments.begun[stream] = nil
      http.reset(stream, .cancel)
    }
    send()
  }

  /// Why it ends, where it is ending; else the peer has gone.
  var endWhileLeaving: ConnectionRecord.End {
    switch phase {
    case .leaving(let end), .lingering(let end): end
    case .serving, .closed: .peer
    }
  }
}
