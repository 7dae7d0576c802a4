/// Who asks, and for which apps he may.
///
/// Source: apple-rules 5.
extension Gateway {
  /// 403 and 429 for a provider token, or 403 for a certificate, which makes tokens count for nothing.
  mutating func checkCredentials(of request: inout Examination, on connection: inout ProviderConnection) -> Rejection? {
    let choices = choices.credentials
    guard let certificate = connection.certificate else {
      let check = ProviderTokenCheck(
        keys: keys, environment: connection.environment, now: request.now, choices: choices, tools: request.tools)
      let verdict = check.verdict(
        on: request.headers.authorization, connection: &connection, remembering: &verifiedTokens)
      request.claims = verdict.claims
      request.actions += verdict.actions
      return objection(verdict.fault, to: &request)
    }
    return objection(certificate.fault(in: connection.environment, at: request.now, choices), to: &request)
  }

  /// 400 `TopicDisallowed`: the credentials may not push to this topic.
  func checkTopicOfCredentials(_ request: inout Examination, on connection: ProviderConnection) -> Rejection? {
    objection(topicFault(request, on: connection), to: &request)
  }

  private func topicFault(_ request: Examination, on connection: ProviderConnection) -> CredentialFault? {
    if let certificate = connection.certificate {
      guard !certificate.allows(request.topic, choices.credentials) else { return nil }
      return .topicOutsideCertificate(topic: request.topic, topics: certificate.topics)
    }
    guard let binding = connection.binding, let name = request.claims?.keyIdentifier, let key = keys[name] else {
      return nil
    }
    let app = request.bundleIdentifier
    if !key.topics.isEmpty, !key.topics.contains(app) { return .topicOutsideKey(topic: app, key: name) }
    if !binding.topics.isEmpty, !binding.topics.contains(app) { return .topicAddedLater(topic: app, key: name) }
    return nil
  }

  /// Takes a fault down; it is an objection where not everybody is trusted.
  private func objection(_ fault: CredentialFault?, to request: inout Examination) -> Rejection? {
    guard let fault else { return nil }
    request.credentialFault = request.credentialFault ?? fault
    guard !choices.credentials.trustsEveryone else { return nil }
    return Rejection(fault.reason(choices.credentials), because: fault.description)
  }
}
