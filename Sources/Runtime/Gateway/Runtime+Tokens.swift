import APNs
import Center
import Payload

extension Runtime {
  /// Changes the phone's tokens; the answer has those that were asked for, or changed.
  func carryOut(_ operation: TokenOperation) throws(OperationError) -> OperationReply {
    let makeToken = { [identifiers = configuration.identifiers] number in identifiers.deviceToken(number: number) }
    return switch operation {
    case .list: OperationReply(gateway.tokens.ordered.map(\.json))
    case .register(let app, let environment):
      try changeTokens { tokens, now throws(OperationError) in
        [tokens.register(try Self.bundleIdentifier(app), in: environment, at: now, digits: makeToken)]
      }
    case .reinstall(let app):
      try changeTokens { tokens, now throws(OperationError) in
        _ = try tokens.known(of: app)
        return tokens.renew(app, at: now, digits: makeToken)
      }
    case .uninstall(let app):
      try changeTokens { tokens, now throws(OperationError) in
        _ = try tokens.known(of: app)
        return tokens.remove(app, at: now)
      }
    case .restore: try changeTokens { tokens, now in tokens.renew(at: now, digits: makeToken) }
    case .expire(let name):
      try changeTokens { tokens, now throws(OperationError) in
        if let token = tokens[name.lowercased()] { return [tokens.expire(token, at: now)] }
        return try tokens.known(of: name).map { tokens.expire($0, at: now) }
      }
    }
  }

  private func changeTokens(
    _ change: (inout DeviceTokens, Timestamp) throws(OperationError) -> [DeviceToken]
  ) throws(OperationError) -> OperationReply {
    var changed: [DeviceToken] = []
    try changeGateway { gateway throws(OperationError) in
      changed = try change(&gateway.tokens, configuration.clock.now)
      return changed.map(GatewayEffect.storeToken)
    }
    notify(.provider)
    try dropWhatWaits(for: changed)
    return OperationReply(changed.map(\.json))
  }

  /// What is stored for tokens that do not count any more is given up.
  private func dropWhatWaits(for tokens: [DeviceToken]) throws(OperationError) {
    let dead = tokens.filter { $0.condition != .active }
    guard let first = dead.first, !state.storedPushes.isEmpty else { return }
    // One operation ends its tokens in one way.
    try send(.tokensEnded(dead.map(\.token), first.condition.word == "expired" ? .expired : .unregistered))
  }

  private static func bundleIdentifier(_ text: String) throws(OperationError) -> String {
    guard isBundleIdentifier(text) else {
      throw OperationError(
        exitCode: 2, message: "'\(terminalSafe(text))' is no bundle identifier, such as com.example.chat")
    }
    return text
  }
}

extension DeviceTokens {
  /// The tokens of an app that count; it must have one.
  fileprivate func known(of bundleIdentifier: String) throws(OperationError) -> [DeviceToken] {
    let known = active(of: bundleIdentifier)
    guard known.isEmpty else { return known }
    let apps = Array(Set(active().map(\.bundleIdentifier)))
    let hint =
      nearest(bundleIdentifier, in: apps).map { "did you mean '\($0)'?" }
      ?? "'belfry device token BUNDLE-ID' gives an app its token"
    throw OperationError(
      exitCode: 3, kind: .notFound,
      message: (isBundleIdentifier(bundleIdentifier)
        ? "the app '\(terminalSafe(bundleIdentifier))' has no token that counts"
        : "no token '\(terminalSafe(bundleIdentifier))' that counts") + "; \(hint)")
  }
}
