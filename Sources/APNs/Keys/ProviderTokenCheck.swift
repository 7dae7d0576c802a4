import Center

/// Judges the field `authorization` of a request: who asks, and whether this connection lets him.
///
/// In the order of apple-rules 3.4: `MissingProviderToken`, `InvalidProviderToken`, `ExpiredProviderToken`, then
/// environment, team and key of the connection, and last `TooManyProviderTokenUpdates`. Source: apple-rules 5.1.
struct ProviderTokenCheck {
  /// Seconds that a token counts, and that `iat` may lie ahead.
  static let lifetime: Double = 3600
  /// Seconds that a token has to be used before another may come on the same connection.
  static let leastUse: Double = 20 * 60

  let keys: [String: ProviderKey]
  let environment: APNsEnvironment
  let now: Timestamp
  let choices: CredentialChoices
  let tools: any GatewayTools

  /// Judges one field.
  ///
  /// A valid token binds `connection`, or takes the place of the one that was in use there.
  func verdict(
    on authorization: String?, connection: inout ProviderConnection, remembering verified: inout VerifiedTokens
  ) -> CredentialVerdict {
    if let claims = claimsInUse(authorization, on: connection) { return CredentialVerdict(claims: claims) }
    let text: Substring
    switch bearerToken(authorization) {
    case .success(let found): text = found
    case .failure(let fault): return CredentialVerdict(fault: fault)
    }
    // One token, however its scheme is spelled.
    let authorization = "bearer \(text)"
    // Nearly every push comes with the token that its connection used before: that one is at hand.
    let known = connection.binding?.entry(for: authorization) ?? verified[authorization]
    let token = known?.token ?? ProviderToken(text, choices: choices)
    var verdict = CredentialVerdict(claims: RequestRecord.Claims(token))
    switch accepted(token, authorization, known) {
    case .failure(let fault): verdict.fault = fault
    case .success(let accepted):
      if known?.publicKey != accepted.key.publicKey { verified.insert(accepted.verified, for: authorization) }
      verdict.fault = ageFault(accepted, &connection) ?? environmentFault(accepted.key)
      if verdict.fault == nil { bind(accepted, &connection, &verdict) }
    }
    verdict.claims?.verdict = verdict.fault?.reason(choices)
    return verdict
  }

  /// The claims of the token that the connection uses already, where nothing speaks against it; nil: look closely.
  ///
  /// The way of nearly every push: what was found out about the same bytes is not found out again. What can change, by hand
  /// or with time, is looked at each time: the key, its restrictions, and how old the token is.
  private func claimsInUse(_ authorization: String?, on connection: ProviderConnection) -> RequestRecord.Claims? {
    guard let authorization, let binding = connection.binding, binding.authorization == authorization,
      authorization.utf8.starts(with: "bearer ".utf8), !connection.hasSeenExpiredToken,
      abs(now.seconds(since: binding.issuedAt)) <= Self.lifetime, let key = keys[binding.claims.keyIdentifier],
      key.revokedAt == nil, key.teamIdentifier == binding.claims.teamIdentifier,
      key.publicKey == binding.verified.publicKey, environmentFault(key) == nil
    else { return nil }
    return binding.claims
  }

  /// What follows `bearer`.
  private func bearerToken(_ authorization: String?) -> Result<Substring, CredentialFault> {
    guard let authorization else { return .failure(.noAuthorization) }
    let blank = UInt8(ascii: " ")
    let (end, start) = authorization.withBytes { bytes in
      let end = bytes.firstIndex(of: blank) ?? bytes.count
      return (end, bytes[end...].firstIndex { $0 != blank } ?? bytes.count)
    }
    let word = Substring(authorization.utf8.prefix(end))
    guard word == "bearer" || (choices.acceptsBearerInAnyCase && word.lowercased() == "bearer") else {
      return .failure(.noBearer)
    }
    let token = authorization.utf8.dropFirst(start)
    return token.isEmpty ? .failure(.emptyBearer) : .success(Substring(token))
  }

  /// 403 `InvalidProviderToken`: its form, its key, its signature.
  private func accepted(
    _ token: ProviderToken, _ authorization: String, _ known: VerifiedTokens.Entry?
  ) -> Result<AcceptedToken, CredentialFault> {
    if let fault = token.fault { return .failure(fault) }
    // A token without a fault has all three.
    guard let name = token.keyIdentifier, let team = token.teamIdentifier, let issuedAt = token.issuedAt else {
      return .failure(.missing("kid"))
    }
    let ahead = issuedAt.seconds(since: now)
    guard ahead <= Self.lifetime else { return .failure(.issuedInFuture(seconds: ahead)) }
    guard let key = keys[name] else { return .failure(.unknownKey(name)) }
    guard key.revokedAt == nil else { return .failure(.revokedKey(name)) }
    guard key.teamIdentifier == team else { return .failure(.keyOfOtherTeam(key: name, team: team)) }
    guard known?.publicKey == key.publicKey || tools.verify(token.signature, of: token.signedBytes, by: key) else {
      return .failure(.wrongSignature(key: name))
    }
    let verified = VerifiedTokens.Entry(token: token, publicKey: key.publicKey)
    return .success(AcceptedToken(authorization: authorization, verified: verified, issuedAt: issuedAt, key: key))
  }

  /// 403 `ExpiredProviderToken`.
  private func ageFault(_ token: AcceptedToken, _ connection: inout ProviderConnection) -> CredentialFault? {
    let age = now.seconds(since: token.issuedAt)
    if age > Self.lifetime {
      connection.hasSeenExpiredToken = true
      return .expired(seconds: age)
    }
    return connection.hasSeenExpiredToken && !choices.forgivesExpiredTokens ? .afterExpiredToken : nil
  }

  /// 403 `BadEnvironmentKeyIdInToken`.
  private func environmentFault(_ key: ProviderKey) -> CredentialFault? {
    guard let home = key.environment, home != environment else { return nil }
    return .keyOfOtherEnvironment(home)
  }

  /// 403 `Forbidden`, 403 `UnrelatedKeyIdInToken`, 429 `TooManyProviderTokenUpdates`; else the token is in use.
  private func bind(
    _ token: AcceptedToken, _ connection: inout ProviderConnection, _ verdict: inout CredentialVerdict
  ) {
    guard var binding = connection.binding else {
      connection.binding = TokenBinding(token, at: now)
      verdict.actions = [.setStreamLimit(choices.streamLimit)]
      return
    }
    guard binding.authorization != token.authorization else { return }
    if binding.teamIdentifier != token.key.teamIdentifier {
      verdict.fault = .teamOfOtherConnection(binding.teamIdentifier)
    } else if !isRelated(token.key, to: binding.keyIdentifier) {
      verdict.fault = .unrelatedKey(binding.keyIdentifier)
    } else if let fault = updateFault(binding) {
      verdict.fault = fault
    } else {
      binding.use(token, at: now)
      connection.binding = binding
    }
  }

  private func isRelated(_ key: ProviderKey, to name: String) -> Bool {
    guard key.keyIdentifier != name else { return true }
    guard let bound = keys[name] else { return false }
    if key.relatedKey == name || bound.relatedKey == key.keyIdentifier { return true }
    return choices.relatesKeysOfOneScope && key.environment == bound.environment
      && Set(key.topics) == Set(bound.topics)
  }

  private func updateFault(_ binding: TokenBinding) -> CredentialFault? {
    let start = choices.countsUpdatesFromIssue ? min(binding.issuedAt, binding.firstUsedAt) : binding.firstUsedAt
    let use = now.seconds(since: start)
    return use < Self.leastUse ? .updatedTooSoon(seconds: use) : nil
  }
}

/// What came of a request's credentials.
struct CredentialVerdict: Equatable, Sendable {
  /// What the token says; nil: there was none.
  var claims: RequestRecord.Claims?
  /// nil: nothing is wrong.
  var fault: CredentialFault?
  /// What becomes of the connection.
  var actions: [ConnectionAction] = []
}

extension RequestRecord.Claims {
  /// The claims of a token as far as they could be read.
  init(_ token: ProviderToken) {
    self.init(
      keyIdentifier: token.keyIdentifier ?? "", teamIdentifier: token.teamIdentifier ?? "", issuedAt: token.issuedAt)
  }
}
