import Center
import Payload
import Storage

extension Runtime {
  /// A runner for the delegates of this phone's apps.
  func makeDelegateRunner(on loop: EventLoop) -> DelegateRunner {
    DelegateRunner(
      on: loop,
      DelegateRunner.Hooks(
        delegate: { [weak self] in self?.state.apps[$0]?.profile.delegate },
        pending: { [weak self] in (try? self?.store.pendingResponses(after: $0, limit: $1)) ?? [] },
        report: { [weak self] in self?.takeUp($1, of: $0, answer: $2) }))
  }

  /// Carries out an operation where no center runs: apps are told of their responses before it is answered.
  func replyWithDelegates(to operation: Operation) -> OperationReply {
    let count = state.responseCount
    let reply = reply(to: operation)
    guard reply.error == nil, state.responseCount > count else { return reply }
    waitForDelegates(after: count)
    // What became of telling them stands in the responses.
    let told = try? store.responses(after: count, limit: Int(state.responseCount - count))
    return told.map { OperationReply($0.map(\.json)) } ?? reply
  }

  /// Tells the delegates of the responses after the number `sequence`, and waits for them, where no center runs that would
  /// do it: as long as the most patient of them says.
  ///
  /// What could not be told by then is still to be told: a center that starts does it.
  private func waitForDelegates(after sequence: Int64) {
    let pending = (try? store.pendingResponses(after: sequence, limit: DelegateRunner.waitingLimit)) ?? []
    let delegates = pending.compactMap { state.apps[$0.bundleIdentifier]?.profile.delegate }
    guard let patience = delegates.map(\.timeoutSeconds).max() else { return }
    let loop = EventLoop()
    let runner = makeDelegateRunner(on: loop)
    var isOver = false
    loop.schedule(after: patience + 2 * ChildProcess.graceSeconds) { isOver = true }
    for response in pending { runner.take(response) }
    while !runner.isIdle, !isOver { loop.turn(waiting: nil) }
    runner.stop()
  }

  /// The delegate of `response` was told, or could not be: what follows is stored with it.
  private func takeUp(_ outcome: DelegateOutcome, of response: Response, answer: [UInt8]) {
    var outcome = outcome
    let answer = DelegateAnswer(reading: answer)
    if !answer.remarks.isEmpty { outcome.reason = answer.remarks.joined(separator: "; ") }
    let report = DelegateReport(
      response: response.sequence, bundleIdentifier: response.bundleIdentifier, outcome: outcome,
      acts: acts(answer.operations, of: response.bundleIdentifier))
    // Where it cannot be stored that was announced, and the delegate is told again another time.
    guard (try? send(.delegateReported(report))) != nil else { return }
    guard let reason = outcome.reason else { return }
    let notice = notice(of: outcome, reason, response.bundleIdentifier)
    if delegates == nil { configuration.reportProfileRemark(notice) } else { announce(notice) }
  }

  private func acts(_ operations: [DelegateAnswer.Operation], of app: String) -> [DelegateReport.Act] {
    var next = state.lastSequence
    return operations.map { operation in
      switch operation {
      case .setBadge(let badge): return .setBadge(badge)
      case .removeDelivered(let identifiers): return .removeDelivered(identifiers)
      case .postNotification(let notification):
        next += 1
        return .post(
          Arrival(
            bundleIdentifier: app, payload: notification.payload,
            headers: Arrival.Headers(pushType: .alert, collapseIdentifier: notification.identifier), source: .local,
            deliveryIdentifier: configuration.identifiers.identifier(.delivery, sequence: next),
            assignedRequestIdentifier: configuration.identifiers.identifier(.request, sequence: next)))
      }
    }
  }

  private func notice(of outcome: DelegateOutcome, _ reason: String, _ app: String) -> String {
    switch outcome.state {
    case .pending: "\(app): its delegate \(reason); it is tried again"
    case .failed: "\(app): its delegate \(reason)"
    case .delivered: "\(app): the answer of its delegate: \(reason)"
    }
  }
}
