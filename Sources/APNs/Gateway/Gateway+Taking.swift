public import Center

extension Gateway {
  /// Answers one request, as the service would at this moment.
  ///
  /// What is taken and what is to be stored has to be on disk before the answer goes out. Source: apple-rules 2, 3.
  public mutating func take(
    _ request: ProviderRequest, on connection: inout ProviderConnection, at now: Timestamp,
    with tools: some GatewayTools
  ) -> GatewayOutcome {
    var examination = Examination(
      request, in: connection.environment, at: now, choices: choices, tools: tools)
    let rejection = objection(to: &examination, on: &connection)
    let answer = answer(to: examination, rejection)
    var outcome = GatewayOutcome(
      answer: answer,
      record: RequestRecord(
        connection: connection.number, receivedAt: now, method: request.method, path: request.path,
        status: answer.status, reason: answer.reason))
    outcome.effects = examination.effects
    if rejection == nil, !examination.isDiscarded {
      outcome.acceptance = Acceptance(
        environment: connection.environment, token: examination.token?.token,
        bundleIdentifier: examination.bundleIdentifier, headers: examination.arrivalHeaders,
        identifier: answer.identifier, payload: request.body, receivedAt: now)
    }
    return outcome
  }

  /// What the first check objects that has an objection.
  private mutating func objection(
    to request: inout Examination, on connection: inout ProviderConnection
  ) -> Rejection? {
    for check in GatewayCheck.device {
      if let rejection = check.look(&request, &self, &connection) { return rejection }
    }
    return nil
  }

  /// The answer to a request that was examined; nil: it is taken.
  private func answer(to request: Examination, _ rejection: Rejection?) -> ProviderAnswer {
    let given = request.headers.identifier.flatMap { $0.isUUID ? $0 : nil }
    let isTold = request.environment == .sandbox && (rejection == nil || choices.tellsUniqueIdentifierOnErrors)
    return ProviderAnswer(
      reason: rejection?.reason, identifier: given ?? request.tools.makeIdentifier(),
      uniqueIdentifier: isTold ? request.tools.makeIdentifier() : nil, timestamp: rejection?.timestamp)
  }
}
