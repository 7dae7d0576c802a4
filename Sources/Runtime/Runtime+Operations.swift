import Center
public import Payload
import Storage

extension Runtime {
  /// Carries out an operation and tells what there is to print, all of it.
  public func perform(_ operation: Operation) -> Result<[JSONOutput], OperationError> {
    var reply = reply(to: operation)
    var output = reply.output
    while reply.error == nil, let page = reply.nextPage(of: operation) {
      reply = self.reply(to: page)
      output += reply.output
    }
    return reply.error.map(Result.failure) ?? .success(output)
  }

  /// Carries out an operation, after the phone has seen all that was taken; of responses and deliveries the reply has one
  /// page.
  func reply(to operation: Operation) -> OperationReply {
    digestInbox()
    return replyAtOnce(to: operation)
  }

  /// Carries out an operation on what the phone has seen so far.
  func replyAtOnce(to operation: Operation) -> OperationReply {
    do throws(OperationError) { return try carryOut(operation) } catch { return OperationReply(error: error) }
  }

  private func carryOut(_ operation: Operation) throws(OperationError) -> OperationReply {
    catchUp()
    switch operation {
    case .push(let push): return OperationReply([try deliver(push).json])
    case .state:
      readClock()
      return OperationReply([state.json])
    case .responses(let number): return try reporting { () throws(StoreError) in try store.responses(after: number) }
    case .newestResponses(let limit):
      return try reporting { () throws(StoreError) in
        try store.responses(after: store.sequence(beforeNewestResponses: limit))
      }
    case .deliveries(let number): return try reporting { () throws(StoreError) in try store.deliveries(after: number) }
    case .newestDeliveries(let limit):
      return try reporting { () throws(StoreError) in try store.deliveries(after: store.revision(beforeNewest: limit)) }
    case .explain(let name): return OperationReply([try delivery(named: name).json])
    case .respond(let name, let action, let text):
      return OperationReply(try respond(to: notification(named: name), action: action, text: text))
    case .dismiss(let name): return try responses(to: .notificationsDismissed([notification(named: name)]))
    case .dismissThread(let thread, let app): return try responses(to: dismissal(ofThread: thread, in: app))
    case .undoDismissal: return OperationReply([try undoDismissal().json])
    case .clear: return try responses(to: .allDismissed)
    case .focus(let name):
      try send(.focusChanged(name.map { name throws(OperationError) in try focusIdentifier(named: name) }))
      return OperationReply([state.deviceJSON])
    case .device(let change):
      try carryOut(change)
      return OperationReply([state.deviceJSON])
    case .deviceState:
      readClock()
      return OperationReply([state.deviceJSON])
    case .apps: return OperationReply(state.apps.keys.sorted().compactMap { state.apps[$0]?.profile.json })
    case .appSettings(let words, let bundleIdentifier):
      try change(words, of: bundleIdentifier)
      return OperationReply([state.apps[bundleIdentifier]?.profile.json].compactMap { $0 })
    case .reload:
      try reloadProfiles()
      return OperationReply([])
    case .provider(let operation): return try carryOut(operation)
    }
  }

  /// The payload of an arrival as it came (a refused giant's beginning); empty where it cannot be read.
  public func payload(ofDelivery sequence: Int64) -> [UInt8] {
    (try? store.payload(ofDelivery: sequence)) ?? []
  }

  /// Lets what was due by now happen before anything is said: a summary that has come, an activity that has gone.
  ///
  /// A center that runs has its deadlines, a command on the store or with a standing clock has not. Where it cannot be
  /// stored, that was announced, and the answer is given from what is stored.
  private func catchUp() {
    guard let due = state.nextDeadline, due <= configuration.clock.now else { return }
    _ = try? send(.timePassed)
  }

  /// Brings the phone's clock to the moment before it is read: it moves with what happens, and nothing may have.
  private func readClock() {
    guard state.now < configuration.clock.now else { return }
    _ = try? send(.timePassed)
  }

  /// The responses that an event brought about.
  private func responses(to event: CenterEvent) throws(OperationError) -> OperationReply {
    OperationReply(try send(event).storedResponses.map(\.json))
  }
}

extension [CenterEffect] {
  var storedResponses: [Response] {
    compactMap { if case .storeResponse(let response) = $0 { response } else { nil } }
  }
}
