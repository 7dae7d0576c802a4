/// All tokens that this phone's apps have, or once had.
public struct DeviceTokens: Equatable, Sendable {
  private var byToken: [String: DeviceToken] = [:]

  /// None.
  public init() {}

  /// The token with these digits, in lower case; nil where it was never given.
  public subscript(token: String) -> DeviceToken? { byToken[token] }

  /// Puts a token in, in the place of one with the same digits.
  public mutating func insert(_ token: DeviceToken) { byToken[token.token] = token }
}
