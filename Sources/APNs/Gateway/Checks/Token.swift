import Center

/// Whether there is such a device token, for this app, and whether it still counts.
///
/// Source: apple-rules 2.1, 2.2, 3.2.
extension Examination {
  /// 400 `MissingDeviceToken`: the path ends where the token should begin.
  func checkTokenIsThere() -> Rejection? {
    guard route == .device(token: "") else { return nil }
    return Rejection(.missingDeviceToken, because: "the path ends where the token should begin")
  }

  /// 400 `DeviceTokenNotForTopic`: it belongs to another app.
  func checkAppOfToken() -> Rejection? {
    guard token?.bundleIdentifier != bundleIdentifier else { return nil }
    return Rejection(
      .deviceTokenNotForTopic,
      because: "the token is that of \(quoted(token?.bundleIdentifier ?? "")), the topic \(quoted(topic))")
  }

  /// 410 `ExpiredToken`, 410 `Unregistered`, with the moment.
  ///
  /// An app that was removed is found out after ``GatewayChoices/secondsUntilUnregistered``; pushes until then are
  /// taken, and thrown away by the phone, which says so.
  mutating func checkCondition() -> Rejection? {
    switch token?.condition {
    case .active, nil: return nil
    case .expired(let since): return Rejection(.expiredToken, since: since, because: "the token expired at \(since)")
    case .unregistered(let removal):
      let since = removal.adding(seconds: choices.secondsUntilUnregistered)
      if now >= since {
        return Rejection(.unregistered, since: since, because: "the app was removed; the token is dead since \(since)")
      }
      appRemovedAt = removal
      return nil
    }
  }
}

extension Gateway {
  /// 400 `BadDeviceToken`: no hexadecimal digits, unknown, or known in the other environment alone.
  ///
  /// With ``GatewayChoices/adoptsUnknownTokens`` a token that nobody ever saw is registered for the topic's app.
  mutating func checkToken(of request: inout Examination) -> Rejection? {
    guard case .device(let text) = request.route, let digits = DeviceToken.digits(of: text) else {
      return Rejection(.badDeviceToken, because: "the token is no even number of hexadecimal digits")
    }
    if let known = tokens[digits] {
      request.token = known
      guard known.environment != request.environment else { return nil }
      return Rejection(
        .badDeviceToken,
        because: "this is a token of \(known.environment.rawValue), sent to the \(request.environment.rawValue) address"
      )
    }
    guard choices.adoptsUnknownTokens, tokens.count < DeviceTokens.limit else {
      return Rejection(.badDeviceToken, because: "no such token is known; 'belfry device tokens' lists those that are")
    }
    let adopted = DeviceToken(
      token: digits, bundleIdentifier: request.bundleIdentifier, environment: request.environment,
      registeredAt: request.now)
    tokens.insert(adopted)
    request.effects.append(.storeToken(adopted))
    request.token = adopted
    return nil
  }

  /// 429 `TooManyRequests`: more pushes to one token than ``GatewayChoices/pushesPerTokenAndMinute``.
  mutating func countPush(of request: Examination) -> Rejection? {
    guard choices.pushesPerTokenAndMinute > 0, let token = request.token?.token else { return nil }
    let count = pushCounts.count(token, at: request.now)
    guard count > choices.pushesPerTokenAndMinute else { return nil }
    return Rejection(
      .tooManyRequests,
      because: "\(count) pushes to this token in a minute; \(choices.pushesPerTokenAndMinute) are the most")
  }
}

extension DeviceToken {
  /// Digits that a token may have: as many as fit into the header fields of a request.
  static let digitLimit = 8000

  /// The digits of `text` in lower case; nil where it is no token.
  static func digits(of text: String) -> String? {
    let count = text.utf8.count
    guard count > 0, count.isMultiple(of: 2), count <= digitLimit else { return nil }
    var (isHexadecimal, hasCapitals) = (true, false)
    text.withBytes { bytes in
      for byte in bytes {
        if !byte.isHexadecimalDigit { isHexadecimal = false }
        if byte < UInt8(ascii: "a"), byte > UInt8(ascii: "9") { hasCapitals = true }
      }
    }
    guard isHexadecimal else { return nil }
    return hasCapitals ? text.lowercased() : text
  }
}
