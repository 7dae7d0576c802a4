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
    let (acts, faults) = acts(answer.operations, of: response.bundleIdentifier)
    let remarks = answer.remarks + faults
    if !remarks.isEmpty { outcome.reason = remarks.joined(separator: "; ") }
    let report = DelegateReport(
      response: response.sequence, bundleIdentifier: response.bundleIdentifier, outcome: outcome, acts: acts)
    // Where it cannot be stored that was announced, and the delegate is told again another time.
    guard (try? send(.delegateReported(report))) != nil else { return }
    guard let reason = outcome.reason else { return }
    let notice = notice(of: outcome, reason, response.bundleIdentifier)
    if delegates == nil { configuration.reportProfileRemark(notice) } else { announce(notice) }
  }

  /// What is to be done, and what cannot be.
  private func acts(
    _ operations: [DelegateAnswer.Operation], of app: String
  ) -> (acts: [DelegateReport.Act], faults: [String]) {
    var next = state.lastSequence
    var acts: [DelegateReport.Act] = []
    var faults: [String] = []
    for operation in operations {
      switch operation {
      case .setBadge(let badge): acts.append(.setBadge(badge))
      case .removeDelivered(let identifiers): acts.append(.removeDelivered(identifiers))
      case .postNotification(let notification):
        next += 1
        do throws(StepFailure) {
          acts.append(.post(try arrival(of: notification, from: app, as: next)))
        } catch {
          faults.append("the notification is not posted: \(error.message)")
        }
      }
    }
    return (acts, faults)
  }

  /// A local notification with a bad attachment is not scheduled (apple-rules 8.4).
  private func arrival(
    of notification: LocalNotification, from app: String, as sequence: Int64
  ) throws(StepFailure) -> Arrival {
    let directory = state.apps[app]?.profile.delegate?.directory
    let attachments = try notification.attachments.map { claim throws(StepFailure) in
      try AttachmentFolder.look(
        at: claim, from: directory, within: [directory], otherwise: "does not lie in the folder of the profile")
    }
    return Arrival(
      bundleIdentifier: app, payload: notification.payload,
      headers: Arrival.Headers(pushType: .alert, collapseIdentifier: notification.identifier), source: .local,
      deliveryIdentifier: configuration.identifiers.identifier(.delivery, sequence: sequence),
      assignedRequestIdentifier: configuration.identifiers.identifier(.request, sequence: sequence),
      attachments: attachments)
  }

  private func notice(of outcome: DelegateOutcome, _ reason: String, _ app: String) -> String {
    switch outcome.state {
    case .pending: "\(app): its delegate \(reason); it is tried again"
    case .failed: "\(app): its delegate \(reason)"
    case .delivered: "\(app): the answer of its delegate: \(reason)"
    }
  }
}
