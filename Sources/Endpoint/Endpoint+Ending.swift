import APNs
import Runtime

extension Endpoint {
  /// Who waits until all providers have left.
  struct Drain {
    let done: () -> Void
  }

  /// Takes no more connections, tells every provider to leave with the reason `Shutdown`, answers what was taken, and
  /// calls `done` when all have left, or have had ``EndpointLimits/leaveSeconds`` to do so.
  public func shutDown(_ done: @escaping () -> Void) {
    guard drain == nil, !hasEnded else { return }
    drain = Drain(done: done)
    stopListening()
    answerAll()
    for session in Array(sessions.values) {
      session.leave(.shutdown, reason: .shutdown)
      session.send()
    }
    loop.enqueue { [weak self] in self?.endDrainIfDone() }
  }

  /// Ends at once: nothing is said to anybody.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    stopListening()
    if let sweep { loop.cancel(sweep) }
    for session in Array(sessions.values) { session.close(.shutdown) }
  }

  func endDrainIfDone() {
    guard let drain, sessions.isEmpty else { return }
    self.drain = nil
    hasEnded = true
    drain.done()
  }

  private func stopListening() {
    accepting.values.forEach(loop.cancel)
    accepting = [:]
    listeners = []
  }
}
