import APNs
import Center
import Payload

extension Runtime {
  /// Changes the keys of providers; the answer has those that were asked for, or changed.
  func carryOut(_ operation: KeyOperation) throws(OperationError) -> OperationReply {
    switch operation {
    case .list:
      return OperationReply(keysInOrder.map(\.json))
    case .find(let publicKey): return OperationReply(keysInOrder.filter { $0.publicKey == publicKey }.map(\.json))
    case .add(let key, let replacing): return try add(key, replacing: replacing)
    case .revoke(let name):
      let now = configuration.clock.now
      return try changeKey(name) { $0.revokedAt = $0.revokedAt ?? now }
    case .restrict(let name, let restriction):
      try checkRestriction(restriction)
      return try changeKey(name) { $0.apply(restriction) }
    }
  }

  private var keysInOrder: [ProviderKey] {
    gateway.keys.values.sorted { ($0.createdAt, $0.keyIdentifier) < ($1.createdAt, $1.keyIdentifier) }
  }

  private func add(_ new: NewKey, replacing: Bool) throws(OperationError) -> OperationReply {
    try Self.checkIdentifier(new.keyIdentifier, of: "key")
    try Self.checkIdentifier(new.teamIdentifier, of: "team")
    try checkRestriction(new.restriction)
    var key = ProviderKey(
      keyIdentifier: new.keyIdentifier, teamIdentifier: new.teamIdentifier, publicKey: new.publicKey,
      createdAt: configuration.clock.now)
    key.apply(new.restriction)
    if gateway.keys[key.keyIdentifier] != nil, !replacing {
      throw OperationError(
        exitCode: 1,
        message: "key \(key.keyIdentifier) is known already; choose another --key-id, or replace it with --force")
    }
    return try store(key)
  }

  private func changeKey(_ name: String, _ change: (inout ProviderKey) -> Void) throws(OperationError)
    -> OperationReply
  {
    guard var key = gateway.keys[name] else { throw unknownKey(name) }
    change(&key)
    return try store(key)
  }

  private func store(_ key: ProviderKey) throws(OperationError) -> OperationReply {
    try changeGateway { gateway in
      gateway.keys[key.keyIdentifier] = key
      return [.storeKey(key)]
    }
    notify(.provider)
    return OperationReply([key.json])
  }

  private func unknownKey(_ name: String) -> OperationError {
    let hint =
      nearest(name, in: Array(gateway.keys.keys)).map { "did you mean '\($0)'?" }
      ?? "'belfry key list' shows those that are known"
    return OperationError(exitCode: 3, kind: .notFound, message: "no key '\(terminalSafe(name))'; \(hint)")
  }

  private func checkRestriction(_ restriction: KeyRestriction) throws(OperationError) {
    if let topic = restriction.topics.first(where: { !isBundleIdentifier($0) }) {
      throw OperationError(
        exitCode: 2,
        message: "'\(terminalSafe(topic))' is no topic; expected a bundle identifier, such as com.example.chat")
    }
    if let related = restriction.relatedKey, gateway.keys[related] == nil { throw unknownKey(related) }
  }

  private static func checkIdentifier(_ text: String, of kind: String) throws(OperationError) {
    guard !ProviderKey.isIdentifier(text) else { return }
    throw OperationError(
      exitCode: 2,
      message: "'\(terminalSafe(text))' is no \(kind) identifier; Apple's have ten capital letters and digits, such as "
        + (kind == "key" ? "ABC123DEFG" : "TEAM123456"))
  }
}

extension ProviderKey {
  fileprivate mutating func apply(_ restriction: KeyRestriction) {
    environment = restriction.environment
    topics = restriction.topics
    relatedKey = restriction.relatedKey
  }
}
