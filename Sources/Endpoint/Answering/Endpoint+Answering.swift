import APNs
import HTTP2
import Runtime

extension Endpoint {
  /// Asks the gateway about a request, and gathers what it says until the turn is over.
  func take(_ message: HTTPMessage, _ stream: StreamIdentifier, on session: ProviderSession, at now: MonotonicTime) {
    session.unansweredCount += 1
    let request = session.requests.request(of: message)
    // Of a request with too many fields some are missing: nothing may follow from it.
    let outcome =
      message.hasTooManyFields
      ? runtime.refuseFields(of: request, on: &session.provider, with: tools)
      : runtime.take(request, on: &session.provider, with: tools)
    if batch.isEmpty { loop.enqueue { [weak self] in self?.answerAll() } }
    batch.append(AnswerBatch.Entry(session: session, stream: stream, outcome: consume outcome, receivedAt: now))
    if batch.count >= limits.pushesPerTransaction { answerAll() }
  }

  /// Takes down a request that nobody can answer, as far as it came.
  func breakOff(_ message: HTTPMessage, _ reason: String, on session: ProviderSession) {
    let request = session.requests.request(of: message)
    var record = RequestRecord(request, on: session.provider, at: runtime.configuration.clock.now)
    record.brokenOff = reason
    runtime.requestBroke(record)
    onRequest?(record)
  }

  /// Stores what the turn brought in one transaction, and only then answers.
  func answerAll() {
    var entries = batch.takeAll()
    guard !entries.isEmpty else { return }
    let acceptances = entries.compactMap(\.outcome.acceptance)
    do throws(OperationError) {
      try runtime.accept(acceptances, effects: entries.flatMap(\.outcome.effects))
    } catch {
      // It was announced; whoever was to be told "taken" hears that it was not.
      for index in entries.indices { entries[index].outcome.couldNotBeStored() }
    }
    var touched: [ProviderSession] = []
    for index in entries.indices {
      let session = entries[index].session
      if entries[index].outcome.delay > 0 {
        var entry = entries[index]
        loop.schedule(after: entry.outcome.delay) { [weak self] in
          self?.answer(&entry)
          session.send()
        }
      } else {
        answer(&entries[index])
        if !session.hasNewAnswers {
          session.hasNewAnswers = true
          touched.append(session)
        }
      }
    }
    for session in touched {
      session.hasNewAnswers = false
      session.send()
    }
  }

  private func answer(_ entry: inout AnswerBatch.Entry) {
    let session = entry.session
    session.unansweredCount -= 1
    if session.phase != .closed {
      if let answer = entry.outcome.answer { session.give(answer, to: entry.stream) }
      for action in entry.outcome.actions { session.carryOut(action) }
    }
    entry.outcome.record.seconds = entry.receivedAt.seconds(until: .now)
    runtime.note(entry.outcome.record)
    onRequest?(entry.outcome.record)
  }
}

extension ProviderSession {
  /// Hands an answer to HTTP/2.
  fileprivate func give(_ answer: ProviderAnswer, to stream: StreamIdentifier) {
    http.respond(
      to: stream, status: answer.status, fields: answer.headerFields.map(HTTPField.init),
      body: answer.body)
    // A dead token is no mistake of the connection's (apple-rules 3.2).
    if answer.status < 400 { refusalCount = 0 } else if answer.status != 410 { countRefusal() }
  }

  /// Does to the connection what a request, or a card of the fault deck, brought about.
  func carryOut(_ action: ConnectionAction) {
    switch action {
    case .goAway(let reason): leave(.goAway, reason: reason)
    case .setStreamLimit(let count): if faults.streamLimit == nil { http.setConcurrentStreams(count) }
    case .stall:
      isStalled = true
      http.holdsWindows = true
      updateWatches()
    case .drop:
      send()
      close(.fault)
    }
  }
}

extension GatewayOutcome {
  /// What was to be stored is not: 500.
  fileprivate mutating func couldNotBeStored() {
    guard acceptance != nil || !effects.isEmpty, let identifier = answer?.identifier else { return }
    answer = ProviderAnswer(reason: .internalServerError, identifier: identifier)
    record.close(with: answer)
  }
}

extension HTTPField {
  /// A field of an answer; no identifier comes twice.
  fileprivate init(_ field: ProviderRequest.Field) {
    let isUnique = field.name == "apns-id" || field.name == "apns-unique-id"
    self.init(field.name, field.value, isUnique: isUnique)
  }
}
