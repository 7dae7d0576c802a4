public import Center

extension Gateway {
  /// Answers one request, as the service would at this moment.
  ///
  /// A fault goes before everything; then come the checks, and the first objection is the answer. What is taken and what
  /// is to be stored has to be on disk before the answer goes out. Source: apple-rules 2, 3.
  public mutating func take(
    _ request: ProviderRequest, on connection: inout ProviderConnection, at now: Timestamp,
    with tools: some GatewayTools
  ) -> GatewayOutcome {
    connection.requestCount += 1
    let draw = faults.draw(for: request, on: connection, at: now)
    var outcome = GatewayOutcome(answer: nil, record: RequestRecord(request, on: connection, at: now))
    var examination = Examination(request, in: connection.environment, at: now, choices: choices, tools: tools)
    switch draw?.answer {
    case .reason(let reason, let since): outcome.answer = examination.refusal(Rejection(reason, since: since))
    case .silence: break
    case .lost, nil: examine(&examination, on: &connection, &outcome)
    }
    outcome.add(examination)
    if let answer = outcome.answer { outcome.actions += connection.streamLimit(after: answer, choices.credentials) }
    if draw?.answer == .lost { outcome.answer = nil }
    if let draw { outcome.add(draw) }
    outcome.record.close(with: outcome.answer)
    return outcome
  }

  /// Refuses a request whose fields are more than are read, some of which are missing therefore: nothing is looked at,
  /// and nothing follows.
  ///
  /// 431 of RFC 6585, which no reason of Apple's goes with.
  public func refuseFields(
    of request: ProviderRequest, on connection: inout ProviderConnection, at now: Timestamp,
    with tools: some GatewayTools
  ) -> GatewayOutcome {
    connection.requestCount += 1
    let examination = Examination(request, in: connection.environment, at: now, choices: choices, tools: tools)
    let answer = examination.answer(431)
    var outcome = GatewayOutcome(answer: answer, record: RequestRecord(request, on: connection, at: now))
    outcome.record.mistake = "the header fields are more than are read"
    outcome.record.close(with: answer)
    return outcome
  }

  /// Asks the checks one after the other; where none objects, the request is taken.
  private mutating func examine(
    _ request: inout Examination, on connection: inout ProviderConnection, _ outcome: inout GatewayOutcome
  ) {
    let checks = request.route.checks
    for place in checks.indices {
      guard let rejection = checks[place].look(&request, &self, &connection) else { continue }
      outcome.answer = request.refusal(rejection)
      request.mistake = rejection.mistake
      return
    }
    switch request.route {
    case .device, .broadcast, .unknown: outcome.accept(request)
    case .channels, .allChannels: outcome.answer = manageChannels(&request)
    }
    outcome.effects = request.effects
  }
}

extension GatewayOutcome {
  /// The push is taken.
  fileprivate mutating func accept(_ request: Examination) {
    let answer = request.answer()
    self.answer = answer
    acceptance = Acceptance(
      environment: request.environment, token: request.token?.token, channel: request.channel?.identifier,
      bundleIdentifier: request.bundleIdentifier, headers: request.arrivalHeaders, identifier: answer.identifier,
      payload: request.request.body, receivedAt: request.now, appRemovedAt: request.appRemovedAt)
  }

  /// What the credentials were, and what they do to the connection.
  fileprivate mutating func add(_ request: Examination) {
    actions += request.actions
    record.claims = request.claims
    credentialFault = request.credentialFault
    record.credentialFault = request.credentialFault?.description
    record.mistake = request.mistake
  }

  /// What cards do beside the answer.
  fileprivate mutating func add(_ draw: FaultDraw) {
    delay = draw.delay
    actions += draw.actions
    record.fault = draw.cause
  }
}
