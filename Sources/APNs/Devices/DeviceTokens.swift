import Center

/// All tokens that this phone's apps have, or once had.
///
/// None is ever forgotten: a provider that still pushes to a dead one has to be told so.
public struct DeviceTokens: Equatable, Sendable {
  /// How many the service keeps that nobody registered: more are not adopted.
  static let limit = 100_000

  private var byToken: [String: DeviceToken] = [:]

  /// None.
  public init() {}

  /// The token with these digits, in lower case; nil where it was never given.
  public subscript(token: String) -> DeviceToken? { byToken[token] }

  /// How many there are.
  public var count: Int { byToken.count }

  /// Puts a token in, in the place of one with the same digits.
  public mutating func insert(_ token: DeviceToken) { byToken[token.token] = token }

  /// All of them, by app and environment, the newest of each first.
  public var ordered: [DeviceToken] {
    byToken.values.sorted { left, right in
      if left.bundleIdentifier != right.bundleIdentifier { return left.bundleIdentifier < right.bundleIdentifier }
      if left.environment != right.environment { return left.environment == .sandbox }
      if left.registeredAt != right.registeredAt { return left.registeredAt > right.registeredAt }
      return left.token < right.token
    }
  }

  /// The tokens that count, in the order of ``ordered``, of one app or of all.
  public func active(of bundleIdentifier: String? = nil) -> [DeviceToken] {
    ordered.filter {
      $0.condition == .active && (bundleIdentifier == nil || $0.bundleIdentifier == bundleIdentifier)
    }
  }

  /// The newest token of an app that counts in `environment`.
  public func current(of bundleIdentifier: String, in environment: APNsEnvironment) -> DeviceToken? {
    active(of: bundleIdentifier).first { $0.environment == environment }
  }
}
